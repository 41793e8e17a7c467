"""Games on numbers: rules typed as statements, against plain search with the same rules written in Python."""
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


hint, reply, match = impartial.play_checks(small)

CHECKS = [analyze, table, grundy, line, hint, reply, match]
