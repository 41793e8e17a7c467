"""Nim with limits and misère play (paper 003; docs/papers/nim.md). Against plain search, and the paper's rule where heaps are
large."""
import functools

import impartial
from asobi import whole


def moves_of(limits):
    def moves(heaps):
        found = {}
        for number, heap in enumerate(heaps):
            for take in range(1, min(heap, limits[number] or heap) + 1):
                found[f"{number + 1}:{take}"] = heaps[:number] + (heap - take,) + heaps[number + 1 :]
        return found

    return functools.lru_cache(None)(moves)


def options_of(random, count, largest):
    """Random limits, and how they are written: none, one for all, or one for each heap."""
    kind = random.randrange(3)
    if kind == 0:
        return [None] * count, {}
    if kind == 1:
        limit = random.randint(1, largest)
        return [limit] * count, {"limit": str(limit)}
    limits = [random.choice((None, random.randint(1, largest))) for _ in range(count)]
    return limits, {"limit": ",".join(str(limit or "-") for limit in limits)}


def small(case):
    count = case.random.randint(1, 4)
    heaps = tuple(case.random.randint(0, (20, 12, 7, 4)[count - 1]) for _ in range(count))
    limits, options = options_of(case.random, count, 6)
    misere = case.random.random() < 0.5
    options["heaps"] = " ".join(map(str, heaps))
    if misere:
        options["misere"] = True
    return heaps, limits, impartial.Play(case, "nim", options, moves_of(limits), heaps, misere)


def digits(heaps, limits):
    """The paper's table: heaps, or what is left of them without blocks of limit + 1, in binary; the ones at each place."""
    numbers = [heap % (limit + 1) if limit else heap for heap, limit in zip(heaps, limits)]
    width = max(1, max(numbers).bit_length())
    rows = [format(number, "b").zfill(width) for number in numbers]
    ones = [sum(row[place] == "1" for row in rows) for place in range(width)]
    xor = int("".join(str(count % 2) for count in ones), 2)
    return {"numbers": numbers, "rows": rows, "ones": ones, "xor": xor, "state": "imbalance" if xor else "balance"}


def check_table(case, heaps, limits, answer):
    case.same("the digits", digits(heaps, limits), answer["digits"])
    blocks = [
        {"heap": number, "limit": limit, "block": limit + 1, "blocks": heap // (limit + 1), "remainder": heap % (limit + 1)}
        if limit
        else {"heap": number, "limit": None, "block": None, "blocks": 0, "remainder": heap}
        for number, (heap, limit) in enumerate(zip(heaps, limits))
    ]
    case.same("the blocks", blocks if any(limits) else [], answer.get("blocks", []))


def analyze(case):
    _, limits, play = small(case)
    heaps, names = play.line()
    answer = case.ask("nim", "analyze", play.options, moves=" ".join(names))
    case.same("the heaps", list(heaps), answer["heaps"])
    case.same("the outcome", "N" if play.wins(heaps) else "P", answer["outcome"])
    case.same("the Grundy number", play.grundy(heaps), answer["grundy"])
    theirs = [f"{move['heap'] + 1}:{move['take']}" for move in answer["winning_moves"]]
    case.same("the winning moves", sorted(play.winning(heaps)), sorted(theirs))
    case.same("the rule", play.misere, answer["misere"])
    check_table(case, heaps, limits, answer)


def large(case):
    """Heaps that no search can reach: the paper's rule, and for misère play that of docs/papers/nim.md."""
    count = case.random.randint(1, 12)
    heaps = [case.random.randrange(2 ** case.random.choice((1, 4, 20, 63))) for _ in range(count)]
    limits, options = options_of(case.random, count, 2 ** case.random.choice((1, 3, 30)))
    misere = case.random.random() < 0.5
    options |= {"heaps": " ".join(map(str, heaps))} | ({"misere": True} if misere else {})
    answer = whole(case.ask("nim", "analyze", options))
    rests = [heap % (limit + 1) if limit else heap for heap, limit in zip(heaps, limits)]
    xor = functools.reduce(lambda a, b: a ^ b, rests)
    case.same("the Grundy number", xor, answer["grundy"])
    all_small = max(rests) < 2
    wins = xor == 0 if misere and all_small else xor != 0
    case.same("the outcome", "N" if wins else "P", answer["outcome"])
    check_table(case, heaps, limits, answer)
    if any(heaps):
        case.same("whether there is a winning move", wins, bool(answer["winning_moves"]))
    for move in answer["winning_moves"]:
        number, take = move["heap"], move["take"]
        case.holds("a winning move can be made", 1 <= take <= min(heaps[number], limits[number] or heaps[number]), move)
        left = list(rests)
        left[number] = (heaps[number] - take) % (limits[number] + 1) if limits[number] else heaps[number] - take
        after = functools.reduce(lambda a, b: a ^ b, left)
        lost = after != 0 if misere and max(left) < 2 else after == 0
        case.holds("a winning move leaves a lost position", lost, move)


def table(case):
    count = case.random.randint(1, 8)
    heaps = [case.random.randrange(2 ** case.random.randint(1, 40)) for _ in range(count)]
    limits, options = options_of(case.random, count, 40)
    answer = case.ask("nim", "table", options | {"heaps": " ".join(map(str, heaps))})
    check_table(case, heaps, limits, answer)


def line(case):
    _, limits, play = small(case)
    fixed = {"limits": limits, "misere": play.misere}
    play.check_line(lambda heaps: fixed | {"heaps": list(heaps), "digits": digits(heaps, limits)})


hint, reply, match = impartial.play_checks(lambda case: small(case)[2])

CHECKS = [analyze, large, table, line, hint, reply, match]
