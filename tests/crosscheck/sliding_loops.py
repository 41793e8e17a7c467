"""Loops of the blank and the groups they generate (paper 004), in the paper's numbering.

Seats count from 1, row by row from the top right, right to left; the blank is the piece 1, at home on seat 1.
"""
import functools
import itertools
import math
import re

import permutations
from sliding_board import SMALL, neighbours, text


def seat_of(cell, columns):
    return cell // columns * columns + columns - cell % columns


def cell_of(seat, columns):
    return (seat - 1) // columns * columns + columns - 1 - (seat - 1) % columns


def walked(seats, rows, columns):
    """The permutation of a closed walk of the blank, from 0: where the piece of each seat goes; and the slides."""
    steps = neighbours(rows, columns)
    where = list(range(rows * columns + 1))  # by seat: the piece there
    slides = ""
    for here, there in zip(seats, seats[1:]):
        where[here], where[there] = where[there], where[here]
        slides += next(name for name, cell in steps[cell_of(here, columns)].items() if cell == cell_of(there, columns))
    permutation = [0] * (rows * columns)
    for seat, piece in enumerate(where[1:], 1):
        permutation[piece - 1] = seat - 1
    return tuple(permutation), slides


def some_walk(random, rows, columns, longest):
    """A random closed walk from seat 1."""
    steps = neighbours(rows, columns)
    cells = [cell_of(1, columns)]
    for _ in range(random.randint(2, longest)):
        onward = [cell for cell in steps[cells[-1]].values() if len(cells) < 2 or cell != cells[-2]]
        cells.append(random.choice(onward))
    while cells[-1] != cells[0]:  # home: first to the right, then up
        cells.append(cells[-1] + 1 if cells[-1] % columns < columns - 1 else cells[-1] - columns)
    return [seat_of(cell, columns) for cell in cells]


def simple_loops(rows, columns):
    """Every loop from seat 1 that goes down first and visits no seat twice."""
    steps, home, found = neighbours(rows, columns), cell_of(1, columns), []

    def go(way):
        for cell in steps[way[-1]].values():
            if cell == home and len(way) > 2:
                found.append([seat_of(visited, columns) for visited in way + [home]])
            elif cell not in way:
                go(way + [cell])

    go([home, home + columns])
    return found


def check_loop(case, told, seats, rows, columns):
    permutation, slides = walked(seats, rows, columns)
    case.same("the seats", seats, told["seats"])
    case.same("the slides", slides, told["moves"])
    case.same("the permutation", [image + 1 for image in permutation], told["permutation"])
    case.same("the cycles", permutation, permutations.read_cycles(told["cycles"], rows * columns))


def loop(case):
    rows, columns = case.random.choice(SMALL + [(3, 4), (4, 4), (2, 7), (5, 3)])
    seats = some_walk(case.random, rows, columns, 14)
    slides = walked(seats, rows, columns)[1]
    walk = case.random.choice(("-".join(map(str, seats)), slides))
    told = case.ask("sliding", "loop", {"size": f"{rows}x{columns}"}, {"walk": walk})
    check_loop(case, told, seats, rows, columns)
    case.same("whether it is even", permutations.is_even(walked(seats, rows, columns)[0]), told["even"])


def loops(case):
    rows, columns = case.random.choice(SMALL + [(2, 6), (3, 4), (4, 3)])
    told = case.ask("sliding", "loops", {"size": f"{rows}x{columns}"})
    ours = simple_loops(rows, columns)
    case.same("how many loops", len(ours), told["count"])
    case.same("the loops", sorted(ours), sorted(one["seats"] for one in told["loops"]))
    one = case.random.choice(told["loops"])
    check_loop(case, one, one["seats"], rows, columns)


def some_generators(case, boards):
    rows, columns = case.random.choice(boards)
    walks = [some_walk(case.random, rows, columns, 10) for _ in range(case.random.randint(2, 3))]
    arguments = {"loops": ",".join("-".join(map(str, seats)) for seats in walks)}
    return rows, columns, {"size": f"{rows}x{columns}"}, arguments, [walked(seats, rows, columns)[0] for seats in walks]


def of_word(word, generators, degree):
    """The paper's words: T1 * T2 is first T2, then T1."""
    factors = []
    for letter, power in re.findall(r"([A-Z])\^(-?\d+)", word):
        factor = generators["XYZ".index(letter)]
        factors += [factor if int(power) > 0 else permutations.inverse(factor)] * abs(int(power))
    return permutations.product(factors[::-1], degree), len(factors)


def group(case):
    rows, columns, options, arguments, generators = some_generators(case, SMALL + [(2, 5), (3, 4), (4, 4), (3, 5), (5, 5)])
    degree = rows * columns
    told = case.ask("sliding", "group", options, arguments | ({"words": True} if degree <= 6 else {}))
    case.same("the order", str(permutations.Group(generators, degree, case.random.random()).order()), told["order"])
    if degree <= 6:
        listed = {tuple(element["permutation"]) for element in told["elements"]}
        case.same("how many elements are listed", int(told["order"]), len(listed))
        for element in told["elements"]:
            ours = [image + 1 for image in of_word(element["word"], generators, degree)[0]]
            case.same(f"the value of {element['word']}", ours, element["permutation"])


def words(case):
    """Shortest words in two or three loops."""
    rows, columns, options, arguments, generators = some_generators(case, [(2, 3), (3, 2), (2, 4), (4, 2)])
    degree, inverses = rows * columns, case.random.random() < 0.5
    letters = generators + [permutations.inverse(generator) for generator in generators] if inverses else generators
    known = permutations.lengths(letters, degree)
    wanted = case.random.choice(list(known))
    arguments |= {"element": permutations.in_images(wanted)} | ({"inverses": True} if inverses else {})
    told = case.ask("sliding", "words", options, arguments)
    counts = [list(known.values()).count(length) for length in range(max(known.values()) + 1)]
    case.same("the lengths of the shortest words", (str(len(known)), counts), (told["order"], told["distribution"]))
    case.same("the word and its length", (wanted, known[wanted]), of_word(told["element"]["word"], generators, degree))
    case.same("the length told", known[wanted], told["element"]["length"])


def pairs(case):
    rows, columns = case.random.choice([(2, 3), (3, 2), (2, 4), (4, 2), (3, 3), (2, 5)])
    told = case.ask("sliding", "pairs", {"size": f"{rows}x{columns}"})
    degree = rows * columns
    everything = math.factorial(degree - 1) // 2
    case.same("everything", str(everything), told["everything"])
    by_name = {one["name"]: walked(one["seats"], rows, columns)[0] for one in told["loops"]}
    case.same("the loops", sorted(simple_loops(rows, columns)), sorted(one["seats"] for one in told["loops"]))
    case.same("the pairs", len(by_name) * (len(by_name) - 1) // 2, len(told["pairs"]))
    for pair in case.random.sample(told["pairs"], min(4, len(told["pairs"]))):
        order = permutations.Group([by_name[pair["first"]], by_name[pair["second"]]], degree, case.random.random()).order()
        ours = {"order": str(order), "everything": order == everything}
        case.same(f"the pair {pair['first']}, {pair['second']}", ours, {key: pair[key] for key in ours})


@functools.lru_cache(None)
def three_cycle_lengths(degree):
    """By permutation of the seats from 2: the fewest three-cycles, of any seats, and of the paper's (2 3 k) and their squares."""
    of_any = [cycle(degree, *points) for points in itertools.permutations(range(1, degree), 3)]
    of_paper = [cycle(degree, *points) for k in range(3, degree) for points in ((1, 2, k), (2, 1, k))]
    return permutations.lengths(of_any, degree), permutations.lengths(of_paper, degree)


def cycle(degree, a, b, c):
    images = list(range(degree))
    images[a], images[b], images[c] = b, c, a
    return tuple(images)


def cycles(case):
    rows, columns = case.random.choice([(2, 3), (3, 2), (2, 4)])
    degree = rows * columns
    images = [0] + case.random.sample(range(1, degree), degree - 1)
    if not permutations.is_even(images):
        images[1], images[2] = images[2], images[1]
    wanted = tuple(images)
    write = case.random.choice((permutations.in_images, permutations.in_cycles))
    told = case.ask("sliding", "cycles", {"size": f"{rows}x{columns}"}, {"permutation": write(wanted)})
    of_any, of_paper = three_cycle_lengths(degree)
    case.same("the fewest 3-cycles", of_any[wanted], told["least"])
    case.same("the fewest of the paper's 3-cycles", of_paper[wanted], told["paper_length"])
    factors = [permutations.read_cycles(factor, degree) for factor in re.findall(r"\([\d ]+\)", told["product"])]
    case.same("the product", wanted, permutations.product(factors[::-1], degree))
    case.same("the factors", told["least"], len(factors))
    factors = []
    for points, square in re.findall(r"\((\d+)\)(\^2)?", told["paper_product"]):
        factors += [cycle(degree, *(int(point) - 1 for point in points))] * (2 if square else 1)
    case.same("the product of the paper's", wanted, permutations.product(factors[::-1], degree))


def show(case):
    """The paper's numbering beside the usual one."""
    rows, columns = case.random.choice(SMALL + [(3, 5), (4, 4)])
    cells = rows * columns
    pieces = case.random.sample(range(1, cells + 1), cells)
    told = case.ask("sliding", "show", {"size": f"{rows}x{columns}", "tiles": text(pieces), "paper": True})
    case.same("the tiles", [pieces[seat_of(cell, columns) - 1] - 1 for cell in range(cells)], told["tiles"])
    case.same("the pieces", pieces, told["paper"]["pieces"])
    case.same("the permutation", [pieces.index(piece) + 1 for piece in range(1, cells + 1)], told["paper"]["permutation"])


CHECKS = [loop, group, words, loops, pairs, cycles, show]
