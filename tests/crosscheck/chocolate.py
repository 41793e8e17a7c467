"""The chocolate game (paper 001): cuts left of, right of and above the bitter square; z ≤ f(y). Against plain search in all
three coordinates, which does not know that x is a heap of its own."""
import functools
import math

import impartial


class Edge:
    """A monotone f, as options of the program and as a list of ours."""

    def __init__(self, random, most):
        kind = random.randrange(5)
        if kind <= 1:
            k = random.randint(1, 5)
            self.options, self.f = {"k": k}, lambda y: y // k
        elif kind == 2:
            height = random.randint(0, 6)
            self.options, self.f = {"f": str(height)}, lambda y: height
        elif kind == 3:
            values = [random.randint(0, 2)]
            while len(values) <= most:
                values.append(values[-1] + random.choice((0, 0, 1, 1, 2)))
            self.options, self.f = {"f": ",".join(map(str, values))}, lambda y: values[y]
        else:
            text, self.f = random.choice(
                [
                    ("Floor[Sqrt[y]]", math.isqrt),
                    ("2 y", lambda y: 2 * y),
                    ("y + 1", lambda y: y + 1),
                    ("Floor[(2 y + 1)/3]", lambda y: (2 * y + 1) // 3),
                    ("Min[y, 4]", lambda y: min(y, 4)),
                    ("Max[2, Floor[y/2]]", lambda y: max(2, y // 2)),
                ]
            )
            self.options = {"f": text}

    def moves(self):
        @functools.lru_cache(None)
        def moves(position):
            x, y, z = position
            found = {f"x{left}": (left, y, z) for left in range(x)}
            found |= {f"y{left}": (x, left, min(z, self.f(left))) for left in range(y)}
            found |= {f"z{left}": (x, y, left) for left in range(z)}
            return found

        return moves


def some_play(case, most=7):
    edge = Edge(case.random, most)
    x, y = case.random.randint(0, most), case.random.randint(0, most)
    z = min(most, case.random.randint(0, edge.f(y)))
    options = edge.options | {"x": x, "y": y, "z": z}
    return impartial.Play(case, "chocolate", options, edge.moves(), (x, y, z)), edge


def analyze(case):
    play, edge = some_play(case)
    position, names = play.line()
    answer = case.ask("chocolate", "analyze", play.options, moves=" ".join(names))
    case.same("the position", list(position), answer["position"])
    case.same("the outcome", "N" if play.wins(position) else "P", answer["outcome"])
    case.same("the Grundy number", play.grundy(position), answer["grundy"])
    ours = {play.moves(position)[name] for name in play.winning(position)}
    case.same("the winning cuts", sorted(ours), sorted(map(tuple, answer["winning_moves"])))
    case.same("the Grundy number without x", play.grundy((0, *position[1:])), answer["plane_grundy"])
    case.same("the nim-sum", position[0] ^ position[1] ^ position[2], answer["nim_sum"])


def numbers_up_to(edge, most):
    """The Grundy numbers of all positions with x and y up to a bound."""
    moves, known = edge.moves(), {}
    for x in range(most + 1):
        for y in range(most + 1):
            for z in range(edge.f(y) + 1):
                known[x, y, z] = impartial.mex(known[after] for after in moves((x, y, z)).values())
    return known


def lstates(case):
    most = case.random.randint(0, 9)
    edge = Edge(case.random, most)
    answer = case.ask("chocolate", "lstates", edge.options, {"max": most})
    ours = sorted(position for position, number in numbers_up_to(edge, most).items() if number == 0)
    case.same("how many L-states", len(ours), answer["count"])
    case.same("the L-states", ours, sorted(map(tuple, answer["lstates"])))


def table(case):
    most = case.random.randint(0, 12)
    edge = Edge(case.random, most)
    answer = case.ask("chocolate", "table", edge.options, {"max": most})
    moves, known, rows = edge.moves(), {}, []
    for y in range(most + 1):
        for z in range(edge.f(y) + 1):
            known[0, y, z] = impartial.mex(known[after] for after in moves((0, y, z)).values())
        rows.append([known[0, y, z] for z in range(edge.f(y) + 1)])
    case.same("the table", {"positions": len(known), "greatest": max(known.values()), "rows": rows}, answer)


def law(case):
    """A law that lists points, some of them wrong: what is missing, what is surplus, and where the proof breaks down."""
    most = case.random.randint(1, 7)
    edge = Edge(case.random, most)
    known = numbers_up_to(edge, most)
    lost = {position for position, number in known.items() if number == 0}
    said = {point for point in lost if case.random.random() < 0.9}
    said |= set(case.random.sample(sorted(known), case.random.randint(0, 2)))
    if case.random.random() < 0.3:
        said = lost
    if not said:
        return
    points = case.random.sample(sorted(said), len(said))
    text = "\n".join("{%d, %d, %d};" % point for point in points)
    answer = case.ask("chocolate", "check", edge.options, {"max": most, "law": text})
    if len(answer["missing"]) == answer["missing_count"]:  # else only some are told
        case.same("what is missing", sorted(lost - said), sorted(map(tuple, answer["missing"])))
    case.same("what is surplus", sorted(said - lost), sorted(map(tuple, answer["surplus"])))
    case.same("how much is missing", len(lost - said), answer["missing_count"])
    case.same("how much is surplus", len(said - lost), answer["surplus_count"])
    case.same("whether it holds", said == lost, answer["holds"])
    moves = edge.moves()
    between = any(set(moves(point).values()) & said for point in said)
    reach = all(set(moves(point).values()) & said for point in known if point not in said)
    proof = case.ask("chocolate", "proof", edge.options, {"max": most, "law": text})
    case.same("whether the proof holds", reach and not between, proof["holds"])
    case.same("the positions of the proof", len(known), proof["positions"])
    apart = len({point[1:] for point in said}) == len(said)
    case.same("whether different x differ in (y, z)", apart, proof["different_x_differ_in_yz"]["holds"])
    case.same("the points of the proof", len(said), proof["points"])
    case.same("whether the others reach one", reach, proof["others_reach_one"]["holds"])
    for step, falls in (("same_x_differ_in_y", falls_z), ("same_x_differ_in_z", falls_y), ("same_x_no_edge_reached", falls_both)):
        fine = not any(falls(edge, one, other) for one in said for other in said)
        case.same(step, fine, proof[step]["holds"])


def falls_z(edge, one, other):
    """A cut of z leads from one to the other."""
    return one[:2] == other[:2] and one[2] > other[2]


def falls_y(edge, one, other):
    """A cut of y does that leaves z."""
    return one[0] == other[0] and one[1] > other[1] and one[2] == other[2]


def falls_both(edge, one, other):
    """A cut of y does that lowers z to the edge."""
    return one[0] == other[0] and one[1] > other[1] and one[2] > other[2] == edge.f(other[1])


def search(case):
    """What the search counts before it looks for a law."""
    most = case.random.randint(2, 9)
    edge = Edge(case.random, most)
    answer = case.ask("chocolate", "search", edge.options, {"max": most})
    known = numbers_up_to(edge, most)
    plane = {(y, z): number for (x, y, z), number in known.items() if x == 0}
    wrong = sum(number != y ^ z for (y, z), number in plane.items())
    lost = [position for position, number in known.items() if number == 0]
    case.same("how many L-states", len(lost), answer["count"])
    told = answer["nim_sum"]
    case.same("exceptions of the nim-sum", (wrong, len(plane)), (told["exceptions"], told["positions"]))
    case.same("whether the nim-sum is the law", wrong == 0, told["holds"])
    found = answer["outcome"] == "found"
    case.same("whether a law comes with the outcome", found, answer["law"] is not None)
    case.same("the period that so many L-states decide", min(512, (answer["bound"] // 4 + 1) // 6), answer["decided_period"])
    case.same("whether 'none' is said too early", False, answer["outcome"] == "none" and answer["decided_period"] < 512)
    case.same("whether it is told why it is undecided", answer["outcome"] == "undecided", "stopped" in answer)
    k = edge.options.get("k")
    case.same("whether a law is known", k is not None, answer["known"] is not None)
    if found or k:
        text = answer["known"]["text"] if k else answer["law"]["text"]
        case.same("whether it holds", True, case.ask("chocolate", "check", edge.options, {"max": most, "law": text})["holds"])
    for row in answer["by_x"]:
        ys = [y for x, y, _ in lost if x == row["x"]]
        case.same(f"the L-states with x = {row['x']}", len(ys), row["count"])
        if ys:
            case.same(f"the range of y with x = {row['x']}", [min(ys), max(ys)], row["y"])
            case.same(f"gaps with x = {row['x']}", len(set(ys)) <= max(ys) - min(ys), row["gaps"])
            case.same(f"the bound with x = {row['x']}", max(ys) == most, row["to_the_bound"])


def prove(case):
    """A law of finitely many points holds nowhere for long: the smallest position that breaks it, or that they are all."""
    most = case.random.randint(1, 5)
    edge = Edge(case.random, most)
    if "," in edge.options.get("f", "") or "Sqrt" in edge.options.get("f", ""):
        return  # nothing is proved of these
    misere = case.random.random() < 0.3
    moves, lost = edge.moves(), set()

    def positions(total):
        for x in range(total + 1):
            for y in range(total - x + 1):
                if total - x - y <= edge.f(y):
                    yield x, y, total - x - y

    for total in range(most + 1):
        for position in positions(total):
            if not (lost & set(moves(position).values())) and (total > 0 or not misere):
                lost.add(position)
    said = {point for point in lost if case.random.random() < 0.9} or {(1, 0, 0)}
    said |= set(case.random.sample(sorted(positions(case.random.randint(0, most))), 1)) if case.random.random() < 0.3 else set()
    text = "\n".join("{%d, %d, %d};" % point for point in sorted(said))
    answer = case.ask("chocolate", "prove", edge.options, {"law": text} | ({"misere": True} if misere else {}))

    def breaks(position):
        won_at_the_end = misere and position == (0, 0, 0)
        return (position in said) == (won_at_the_end or bool(said & set(moves(position).values())))

    first = next(position for total in range(60) for position in positions(total) if breaks(position))
    case.same("whether it is proved", False, answer["proved"])
    case.same("the smallest counter-example", list(first), answer["counterexample"]["position"])
    if "move" in answer["counterexample"]:
        case.same("where the move leads", moves(first)[answer["counterexample"]["move"]], tuple(answer["counterexample"]["to"]))


def line(case):
    play, edge = some_play(case)

    def shown(position):
        x, y, z = position
        heights = [min(z, edge.f(column)) + 1 for column in range(y + 1)]
        return {"x": x, "y": y, "z": z, "left": x, "heights": heights, "bitter": [x, 0]}

    play.check_line(shown)


hint, reply, match = impartial.play_checks(lambda case: some_play(case)[0])

CHECKS = [analyze, lstates, line, table, hint, law, reply, search, match, prove]
