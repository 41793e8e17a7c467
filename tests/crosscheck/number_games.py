"""Games on numbers: rules typed as statements, also with blocking, against plain search with the same rules written in Python."""
import functools
import itertools

import impartial

# A way to move: the statement, and what it says. Numbers after the move never exceed those before, but for `trade`.
WAYS = {
    "x' < x and y' = y": lambda x, y, a, b: a < x and b == y,
    "x' = x and y' < y": lambda x, y, a, b: a == x and b < y,
    "x' < x and x - x' = y - y'": lambda x, y, a, b: a < x and x - a == y - b,
    "x' + 2 = x and y' + 1 = y": lambda x, y, a, b: a + 2 == x and b + 1 == y,
    "x' + 1 = x and (y' = y or y' + 1 = y)": lambda x, y, a, b: a + 1 == x and b in (y, y - 1),
    "y' < y <= y' + 3 and x' = min(x, y')": lambda x, y, a, b: b < y <= b + 3 and a == min(x, b),
    "x' + 2 = x and y' = y + 1": lambda x, y, a, b: a + 2 == x and b == y + 1,
    "x' = x / 2 and y' = y / 2 and x + y > 0": lambda x, y, a, b: a == x // 2 and b == y // 2 and x + y > 0,
    "exists h: x = 2h and x' = h and y' = y and h > 0": lambda x, y, a, b: x > 0 and x == 2 * a and b == y,
    "x' mod 3 = x mod 3 and x' < x and y' = y": lambda x, y, a, b: a % 3 == x % 3 and a < x and b == y,
}
POSITIONS = {
    "true": lambda x, y: True,
    "x <= y": lambda x, y: x <= y,
    "not (x = 3 and y = 4)": lambda x, y: (x, y) != (3, 4),
    "(x + 2y) mod 5 != 1": lambda x, y: (x + 2 * y) % 5 != 1,
}


def rules_of(case):
    ways = case.random.sample(sorted(WAYS), case.random.randint(1, 3))
    place = case.random.choice(sorted(POSITIONS))

    @functools.lru_cache(None)
    def moves(position):
        x, y = position
        found = {}
        for a, b in itertools.product(range(x + y + 1), repeat=2):
            if a + b < x + y and POSITIONS[place](a, b) and any(WAYS[way](x, y, a, b) for way in ways):
                found[f"{a},{b}"] = (a, b)
        return found

    return {"move": " or ".join(ways), "position": place}, place, moves


def small(case):
    options, place, moves = rules_of(case)
    while True:
        start = (case.random.randint(0, 9), case.random.randint(0, 9))
        if POSITIONS[place](*start):
            break
    misere = case.random.random() < 0.4
    options |= {"start": f"{start[0]} {start[1]}"} | ({"misere": True} if misere else {})
    return impartial.Play(case, "numbers", options, moves, start, misere)


def analyze(case):
    play = small(case)
    position, names = play.line()
    answer = case.ask("numbers", "analyze", play.options, moves=" ".join(names))
    case.same("the position", list(position), answer["position"])
    case.same("the outcome", "N" if play.wins(position) else "P", answer["outcome"])
    theirs = [",".join(map(str, after)) for after in answer["winning_moves"]]
    case.same("the winning moves", sorted(play.winning(position)), sorted(theirs))


def lost_below(case, options, place, moves, misere, most):
    known = {}
    for position in itertools.product(range(most + 1), repeat=2):
        if sum(position) <= most and POSITIONS[place](*position):
            known |= impartial.solve(moves, position, misere)
    return sorted(list(position) for position, (wins, _) in known.items() if not wins and sum(position) <= most)


def table(case):
    options, place, moves = rules_of(case)
    misere = case.random.random() < 0.4
    most = case.random.randint(0, 14)
    options |= {"misere": True} if misere else {}
    options["start"] = "0 0" if POSITIONS[place](0, 0) else "1 1"
    answer = case.ask("numbers", "table", options, {"sum": most})
    case.same("the lost positions", lost_below(case, options, place, moves, misere, most), sorted(answer["lost"]))


def line(case):
    play = small(case)
    fixed = {"names": ["x", "y"], "position": play.options["position"], "move": play.options["move"], "misere": play.misere}
    play.check_line(lambda position: fixed | {"values": list(position)})


def grundy(case):
    """A law that lists the Grundy numbers of small positions, perhaps one of them wrongly, fails first where Python says."""
    options, place, moves = rules_of(case)

    @functools.lru_cache(None)
    def number(position):
        seen = {number(after) for after in moves(position).values()}
        return next(n for n in itertools.count() if n not in seen)

    small = [at for at in itertools.product(range(9), repeat=2) if sum(at) <= 8 and POSITIONS[place](*at)]
    right = {(*at, number(at)) for at in small}
    law = {point for point in right if sum(point[:2]) <= 4}
    x, y, v = case.random.choice(sorted(law))
    law = law - {(x, y, v)} | {(x, y, case.random.randint(0, v + 1))}
    wrong = min(right ^ law, key=lambda point: (sum(point), point))
    told = " or ".join(f"x = {x} and y = {y} and v = {v}" for x, y, v in sorted(law))
    options["start"] = "0 0" if POSITIONS[place](0, 0) else "1 1"
    answer = case.ask("numbers", "conjecture", options, {"statement": f"forall x, y, v: grundy(x, y) = v <=> {told}"})
    if sum(wrong) <= 8:  # greater ones may be beyond the table
        case.same("the first fault of the law", list(wrong), [row["value"] for row in answer["example"]])


def blocking(case):
    """Before each move the other player forbids some: every turn is a position, to forbid or to move, and plain search goes through all."""
    options, place, moves = rules_of(case)
    start = case.random.choice([at for at in itertools.product(range(5), repeat=2) if POSITIONS[place](*at) and sum(at) <= 6])
    misere, most = case.random.random() < 0.4, case.random.randint(1, 3)
    options |= {"start": f"{start[0]} {start[1]}", "blocks": most} | ({"misere": True} if misere else {})

    # A turn: where the piece is, what is forbidden, whether it is still being forbidden, who moves next (0 or 1).
    def acts(turn):
        at, banned, forbidding, mover = turn
        free = {name: to for name, to in moves(at).items() if name not in banned}
        if not forbidding:
            return {name: (to, frozenset(), bool(moves(to)), 1 - mover) for name, to in free.items()}
        more = {f"forbid:{name}": (at, banned | {name}, True, mover) for name in free} if len(banned) < most else {}
        return more | {"done": (at, banned, False, mover)}

    def player(turn):
        return 1 - turn[3] if turn[2] else turn[3]

    @functools.lru_cache(None)
    def winner(turn):
        after = [winner(other) for other in acts(turn).values()]
        if not after:
            return turn[3] if misere else 1 - turn[3]
        return player(turn) if player(turn) in after else 1 - player(turn)

    turn, names = (start, frozenset(), bool(moves(start)), 0), []
    for _ in range(case.random.choice((0, 1, 2, 3, 5, 99))):
        if not acts(turn):
            break
        names.append(case.random.choice(sorted(acts(turn))))
        turn = acts(turn)[names[-1]]
    line = " ".join(names)
    state = case.open("numbers", options, line)
    shown = {"blocks": most, "forbidding": turn[2], "values": list(turn[0])}
    case.same("the view", shown, {key: state["view"][key] for key in shown})
    case.same("what is forbidden", sorted(turn[1]), sorted(",".join(map(str, one)) for one in state["view"]["forbidden"]))
    over = not acts(turn)
    expected = {"over": over, "played": len(names), **({"last": names[-1]} if names else {})}
    expected |= {"winner": winner(turn)} if over else {"to_move": player(turn)}
    case.same("the status", expected, state["status"])
    case.same("the moves", sorted(acts(turn)), sorted(case.moves()))
    answer = case.ask("numbers", "analyze", options, moves=line)
    case.same("the outcome", "N" if winner(turn) == turn[3] else "P", answer["outcome"])
    hint = case.ask("numbers", "hint", options, {"level": 4}, moves=line)
    case.same("whether it is won", winner(turn) == player(turn), hint["wins"])
    wins = {name for name, other in acts(turn).items() if winner(other) == player(turn)} if hint["wins"] else set()
    case.holds("the moves of the hint win", set(hint["moves"]) <= wins, sorted(hint["moves"]))
    case.same("whether the hint names a move", bool(wins), bool(hint["moves"]))
    if not over:
        move = case.ask("numbers", "reply", options, {"dice": case.random.randrange(1000)}, moves=line)["move"]
        case.holds("the perfect opponent's move is one, and wins where one does", move in (wins or acts(turn)), move)
    first = case.random.choice(("perfect", "random"))
    if not over:
        asked = {"games": 3, "first": first, "second": "perfect", "dice": case.random.randrange(1000)}
        match = case.ask("numbers", "match", options, asked, moves=line)
        case.same("the games", 3, sum(match["wins"]))
        if first == "perfect" or winner(turn) != player(turn):
            case.same("wins of perfect players", [3, 0] if winner(turn) == player(turn) else [0, 3], match["wins"])


def blocking_table(case):
    """Lost is who has at most so many moves into lost positions and, in misere play, another move besides."""
    options, place, moves = rules_of(case)
    misere, most, upto = case.random.random() < 0.4, case.random.randint(1, 5), case.random.randint(0, 12)

    @functools.lru_cache(None)
    def lost(at):
        into = [lost(to) for to in moves(at).values()]
        return sum(into) <= most and (not misere or not all(into))

    options |= {"start": "0 0" if POSITIONS[place](0, 0) else "1 1", "blocks": most} | ({"misere": True} if misere else {})
    answer = case.ask("numbers", "table", options, {"sum": upto})
    here = [at for at in itertools.product(range(upto + 1), repeat=2) if sum(at) <= upto and POSITIONS[place](*at)]
    case.same("the lost positions", sorted(list(at) for at in here if lost(at)), sorted(answer["lost"]))


hint, reply, match = impartial.play_checks(small)

CHECKS = [analyze, table, grundy, line, hint, reply, match, blocking, blocking_table]
