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
    case.same("the cycles", permutations.in_cycles(permutation), told["cycles"])


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
    for one in told["loops"]:
        check_loop(case, one, one["seats"], rows, columns)


class Walks:
    """Random walks on one of these boards, and their permutations."""

    def __init__(self, case, boards):
        self.rows, self.columns = case.random.choice(boards)
        self.degree = self.rows * self.columns
        self.walks = [some_walk(case.random, self.rows, self.columns, 10) for _ in range(case.random.randint(2, 3))]
        self.options = {"size": f"{self.rows}x{self.columns}"}
        self.arguments = {"loops": ",".join("-".join(map(str, seats)) for seats in self.walks)}
        self.permutations = [walked(seats, self.rows, self.columns)[0] for seats in self.walks]

    def factors(self, word):
        """The loops of a word, the first one first: in the paper's T1 * T2 that is T2."""
        found = []
        for letter, power in re.findall(r"([A-Z])\^(-?\d+)", word):
            factor = self.permutations["XYZ".index(letter)]
            found += [factor if int(power) > 0 else permutations.inverse(factor)] * abs(int(power))
        return found[::-1]

    def right(self, element):
        """Whether an element is what its word says."""
        value = permutations.product(self.factors(element["word"]), self.degree)
        return [image + 1 for image in value] == element["permutation"]

    def check(self, case, told):
        for seats, letter, one in zip(self.walks, "XYZ", told["generators"]):
            check_loop(case, one, seats, self.rows, self.columns)
            case.same("the letter", letter, one["letter"])


def group(case):
    walks = Walks(case, SMALL + [(2, 5), (3, 4), (4, 4), (3, 5), (5, 5)])
    told = case.ask("sliding", "group", walks.options, walks.arguments | ({"words": True} if walks.degree <= 8 else {}))
    walks.check(case, told)
    order = permutations.Group(walks.permutations, walks.degree, case.random.random()).order()
    case.same("the order", str(order), told["order"])
    if "elements" in told:
        listed = {tuple(element["permutation"]) for element in told["elements"]}
        case.same("how many elements are listed", order, len(listed))
        wrong = [element for element in told["elements"] if not walks.right(element)]
        case.same("the words with another value", [], wrong)
        case.same("the numbers of the elements", list(range(1, order + 1)), [element["index"] for element in told["elements"]])


def words(case):
    """Shortest words in two or three loops."""
    walks = Walks(case, [(2, 3), (3, 2), (2, 4), (4, 2)])
    inverses = case.random.random() < 0.5
    letters = walks.permutations + ([permutations.inverse(one) for one in walks.permutations] if inverses else [])
    known = permutations.lengths(letters, walks.degree)
    wanted = case.random.choice(list(known))
    arguments = walks.arguments | {"element": permutations.in_images(wanted)} | ({"inverses": True} if inverses else {})
    told = case.ask("sliding", "words", walks.options, arguments)
    walks.check(case, told)
    greatest = max(known.values())
    counts = [0] * (greatest + 1)
    for length in known.values():
        counts[length] += 1
    ours = {"order": str(len(known)), "inverses": inverses, "greatest": greatest, "distribution": counts}
    case.same("the lengths of the shortest words", ours, {key: told[key] for key in ours})
    element = told["element"]
    case.same("the element", [image + 1 for image in wanted], element["permutation"])
    case.same("the length", (known[wanted], known[wanted]), (element["length"], len(walks.factors(element["word"]))))
    case.holds("the word has this value", walks.right(element), element["word"])


def pairs(case):
    rows, columns = case.random.choice([(2, 3), (3, 2), (2, 4), (4, 2), (3, 3), (2, 5)])
    told = case.ask("sliding", "pairs", {"size": f"{rows}x{columns}"})
    degree = rows * columns
    everything = math.factorial(degree - 1) // 2
    case.same("everything", str(everything), told["everything"])
    case.same("the loops", sorted(simple_loops(rows, columns)), sorted(one["seats"] for one in told["loops"]))
    by_name = {}
    for one in told["loops"]:
        check_loop(case, one, one["seats"], rows, columns)
        by_name[one["name"]] = walked(one["seats"], rows, columns)[0]
    orders = {}
    for first, second in itertools.combinations(by_name, 2):
        order = permutations.Group([by_name[first], by_name[second]], degree, case.random.random()).order()
        orders[frozenset((first, second))] = order
    theirs = {frozenset((pair["first"], pair["second"])): int(pair["order"]) for pair in told["pairs"]}
    case.same("the orders by pair", sorted((sorted(pair), order) for pair, order in orders.items()),
              sorted((sorted(pair), order) for pair, order in theirs.items()))
    for pair in told["pairs"]:
        case.same("whether a pair generates everything", int(pair["order"]) == everything, pair["everything"])
    counted = {str(order): list(orders.values()).count(order) for order in orders.values()}
    case.same("the orders counted", counted, {row["order"]: row["pairs"] for row in told["orders"]})
    summary = len(orders), counted.get(str(everything), 0)
    case.same("the pairs counted", summary, (told["count"], told["generating"]))


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
    case.same("the permutation", [image + 1 for image in wanted], told["permutation"])
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


# docs/theorems.md: on 4x7 this pair visits every seat and keeps nine parts of three seats together.
FIRST = "1-8-15-22-23-16-9-10-17-24-25-18-11-12-19-26-27-28-21-20-13-14-7-6-5-4-3-2-1"
SECOND = "1-8-15-16-9-10-17-24-25-18-19-26-27-28-21-20-13-6-5-4-3-2-1"


def smallest_exception():
    """The order of its group by the code here alone; as a command, python3 tests/crosscheck/sliding_loops.py."""
    walks = [[int(seat) for seat in loop.split("-")] for loop in (FIRST, SECOND)]
    return permutations.Group([walked(seats, 4, 7)[0] for seats in walks], 28).order()


def show(case):
    """The paper's numbering beside the usual one."""
    rows, columns = case.random.choice(SMALL + [(3, 5), (4, 4)])
    cells = rows * columns
    pieces = case.random.sample(range(1, cells + 1), cells)
    told = case.ask("sliding", "show", {"size": f"{rows}x{columns}", "tiles": text(pieces), "paper": True})
    case.same("the tiles", [pieces[seat_of(cell, columns) - 1] - 1 for cell in range(cells)], told["tiles"])
    case.same("the goal", [seat_of(cell, columns) - 1 for cell in range(cells)], told["goal"])
    case.same("the pieces", pieces, told["paper"]["pieces"])
    case.same("the permutation", [pieces.index(piece) + 1 for piece in range(1, cells + 1)], told["paper"]["permutation"])


CHECKS = [loop, group, words, loops, pairs, cycles, show]

if __name__ == "__main__":
    print(smallest_exception())
