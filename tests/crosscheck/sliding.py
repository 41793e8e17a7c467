"""Sliding puzzles (docs/conventions.md): shortest solutions, parity, censuses. Against breadth-first search: of all positions
on small boards, from both ends on larger ones."""
import functools

import permutations
import sliding_loops
from sliding_board import SMALL, neighbours, slide, text


def around(state, blank, steps):
    """The positions one slide away; the piece `blank` is the blank."""
    here = state.index(blank)
    for there in steps[here].values():
        after = bytearray(state)
        after[here], after[there] = after[there], blank
        yield bytes(after)


@functools.lru_cache(None)
def distances(rows, columns, blank):
    """Of all positions from the one in which every piece is in the cell of its number."""
    steps = neighbours(rows, columns)
    known = {bytes(range(rows * columns)): 0}
    todo = list(known)
    for state in todo:
        for after in around(state, blank, steps):
            if after not in known:
                known[after] = known[state] + 1
                todo.append(after)
    return known


def by_home(tiles, goal):
    """The position with every piece named by the cell where it belongs, and the name of the blank."""
    home = {tile: cell for cell, tile in enumerate(goal)}
    return bytes(home[tile] for tile in tiles), home[0]


def meeting(tiles, goal, rows, columns):
    """The distance, by growing balls from both ends."""
    start, blank = by_home(tiles, goal)
    steps = neighbours(rows, columns)
    balls = [{start}, {bytes(range(len(start)))}]
    shells = [set(ball) for ball in balls]
    depth = 0
    while not shells[0] & shells[1]:
        side = 0 if len(shells[0]) <= len(shells[1]) else 1
        shells[side] = {after for state in shells[side] for after in around(state, blank, steps)} - balls[side]
        balls[side] |= shells[side]
        depth += 1
    return depth


def can_be_solved(tiles, goal, columns):
    """By the chessboard argument of the paper's (iv)."""
    state, blank = by_home(tiles, goal)
    here = state.index(blank)
    apart = abs(here // columns - blank // columns) + abs(here % columns - blank % columns)
    return permutations.is_even(tuple(state)) == (apart % 2 == 0)


def usual(cells):
    return tuple(range(1, cells)) + (0,)


def wander(random, tiles, rows, columns, length):
    """After random slides, none of which undoes the one before."""
    back = {"L": "R", "R": "L", "U": "D", "D": "U"}
    last = None
    for _ in range(length):
        names = [name for name in neighbours(rows, columns)[tiles.index(0)] if back[name] != last]
        last = random.choice(names)
        tiles = slide(tiles, rows, columns, last)
    return tiles


LARGE = [(2, 5), (3, 4), (4, 3), (2, 6), (3, 5), (4, 4), (4, 4), (4, 4), (2, 9), (6, 6), (10, 10)]


def some_goal(random, rows, columns):
    """Often the usual one. The blank of a 3x3 is at home in the last cell or in the middle, that of a larger board in a corner:
    other homes cost us, or the program, a table of their own."""
    if random.random() < 0.5:
        return usual(rows * columns), {}
    goal = random.sample(range(rows * columns), rows * columns)
    if rows * columns > 8:
        corners = [0, columns - 1, rows * columns - columns, rows * columns - 1]
        home = random.choice((4, 8) if rows == columns == 3 else corners)
        here = goal.index(0)
        goal[here], goal[home] = goal[home], 0
    return tuple(goal), {"goal": text(goal)}


def some_position(random):
    """A small board: options, board, position and goal."""
    rows, columns = random.choice(SMALL)
    goal, options = some_goal(random, rows, columns)
    tiles = tuple(random.sample(range(rows * columns), rows * columns))
    return options | {"size": f"{rows}x{columns}", "tiles": text(tiles)}, rows, columns, tiles, goal


def check_solution(case, answer, tiles, goal, rows, columns):
    case.same("whether it can be solved", True, answer["solvable"])
    for name in answer["moves"]:
        tiles = tiles and slide(tiles, rows, columns, name)
    case.same("where the solution leads", goal, tiles)
    case.same("the length", len(answer["moves"]), answer["length"])


def solve(case):
    options, rows, columns, tiles, goal = some_position(case.random)
    state, blank = by_home(tiles, goal)
    distance = distances(rows, columns, blank).get(state)
    fast = case.random.random() < 0.2
    answer = case.ask("sliding", "solve", options, {"fast": True} if fast else {})
    case.same("whether it can be solved", distance is not None, answer["solvable"])
    if distance is not None:
        check_solution(case, answer, tiles, goal, rows, columns)
        if not fast:
            case.same("the fewest slides", (distance, True), (answer["length"], answer["optimal"]))
        case.holds("no solution is shorter than the shortest", answer["length"] >= distance, answer["length"])
    else:
        case.same("no solution", (None, None), (answer["moves"], answer["length"]))


def solve_large(case):
    rows, columns = case.random.choice(LARGE)
    goal, options = some_goal(case.random, rows, columns)
    tiles = wander(case.random, goal, rows, columns, case.random.randint(0, 18))
    answer = case.ask("sliding", "solve", options | {"size": f"{rows}x{columns}", "tiles": text(tiles)})
    case.same("whether it can be solved", True, answer["solvable"])
    check_solution(case, answer, tiles, goal, rows, columns)
    distance = meeting(tiles, goal, rows, columns)
    case.holds(f"it is at least {distance}", answer["length"] >= distance, answer["length"])
    if answer["optimal"] or rows * columns <= 16:
        case.same("the fewest slides", (distance, True), (answer["length"], answer["optimal"]))


def solve_fast(case):
    """Any board, any position."""
    rows, columns = case.random.choice(LARGE + [(3, 9), (4, 5), (5, 5), (7, 4), (8, 8)])
    goal, options = some_goal(case.random, rows, columns)
    tiles = tuple(case.random.sample(range(rows * columns), rows * columns))
    answer = case.ask("sliding", "solve", options | {"size": f"{rows}x{columns}", "tiles": text(tiles)}, {"fast": True})
    case.same("whether it can be solved", can_be_solved(tiles, goal, columns), answer["solvable"])
    if answer["solvable"]:
        check_solution(case, answer, tiles, goal, rows, columns)
    else:
        case.same("no solution", (None, None), (answer["moves"], answer["length"]))


def fifteen(case):
    """A random 15-puzzle: its shortest solution has the right parity, and is no shorter than the sum of distances."""
    tiles = tuple(case.random.sample(range(16), 16))
    if not can_be_solved(tiles, usual(16), 4):
        one, other = case.random.sample([cell for cell in range(16) if tiles[cell]], 2)
        swapped = list(tiles)
        swapped[one], swapped[other] = tiles[other], tiles[one]
        tiles = tuple(swapped)
    answer = case.ask("sliding", "solve", {"size": "4x4", "tiles": text(tiles)})
    check_solution(case, answer, tiles, usual(16), 4, 4)
    ways = [(cell, tile - 1) for cell, tile in enumerate(tiles) if tile]
    least = sum(abs(here // 4 - home // 4) + abs(here % 4 - home % 4) for here, home in ways)
    case.holds(f"it takes from {least} to 80 slides", least <= answer["length"] <= 80, answer["length"])
    case.same("whether it is shortest", True, answer["optimal"])
    if answer["moves"]:  # the rest of a shortest solution is a shortest one
        rest = case.ask("sliding", "solve", {"size": "4x4", "tiles": text(slide(tiles, 4, 4, answer["moves"][0]))})
        case.same("the length after the first slide", answer["length"] - 1, rest["length"])


def hint(case):
    options, rows, columns, tiles, goal = some_position(case.random)
    state, blank = by_home(tiles, goal)
    table = distances(rows, columns, blank)
    if state not in table:
        case.refused("unsolvable", "sliding", "hint", options)
        return
    answer = case.ask("sliding", "hint", options)
    case.same("whether it is solved", tiles == goal, answer["solved"])
    if tiles != goal:
        case.same("what is left", table[state], answer["left"])
        for name in answer["moves"]:
            after, _ = by_home(slide(tiles, rows, columns, name), goal)
            case.same(f"the distance after {name}", table[state] - 1, table[after])


def parity(case):
    options, rows, columns, tiles, goal = some_position(case.random)
    state, blank = by_home(tiles, goal)
    answer = case.ask("sliding", "parity", options)
    case.same("whether it can be solved", state in distances(rows, columns, blank), answer["solvable"])
    exchanges = sum(len(cycle) - 1 for cycle in permutations.cycles(tuple(state)))
    case.same("the exchanges", exchanges, answer["about"]["exchanges"])
    here = tiles.index(0)
    apart = abs(here // columns - blank // columns) + abs(here % columns - blank % columns)
    case.same("the way of the blank", apart, answer["about"]["blank_distance"])
    if not answer["solvable"]:
        one, other = answer["about"]["remedy"]
        mended = tuple({one: other, other: one}.get(tile, tile) for tile in tiles)
        case.holds("the remedy makes it solvable", by_home(mended, goal)[0] in distances(rows, columns, blank), [one, other])


def census(case):
    rows, columns = case.random.choice(SMALL)
    goal, options = some_goal(case.random, rows, columns)
    table = distances(rows, columns, goal.index(0))
    greatest = max(table.values())
    counts = [0] * (greatest + 1)
    for distance in table.values():
        counts[distance] += 1
    answer = case.ask("sliding", "census", options | {"size": f"{rows}x{columns}"})
    ours = {"states": len(table), "diameter": greatest, "distribution": counts}
    case.same("the census", ours, {key: answer[key] for key in ours})
    for antipode in answer["antipodes"]:
        case.same("the distance of an antipode", greatest, table[by_home(map(int, antipode.split()), goal)[0]])


def sample(case):
    rows, columns = case.random.choice(SMALL[1:])
    goal, options = some_goal(case.random, rows, columns)
    positions = case.random.randint(1, 30)
    arguments = {"positions": positions, "seed": case.random.randrange(10**6)}
    answer = case.ask("sliding", "sample", options | {"size": f"{rows}x{columns}"}, arguments)
    counts = answer["distribution"]
    case.same("the positions", (positions, positions), (answer["positions"], sum(counts)))
    mean = sum(length * count for length, count in enumerate(counts)) / positions
    case.holds(f"the mean is {mean}", abs(answer["mean"] - mean) < 1e-9, answer["mean"])
    for example in answer["examples"]:
        for tiles in example["tiles"]:
            state, blank = by_home(map(int, tiles.split()), goal)
            case.same(f"the distance of {tiles}", example["length"], distances(rows, columns, blank)[state])


def line(case):
    """A session: slides of one and more tiles, the moves there are, and whether it is solved."""
    rows, columns = case.random.choice(SMALL + LARGE)
    goal, options = some_goal(case.random, rows, columns)
    start = tiles = wander(case.random, goal, rows, columns, case.random.randint(1, 40))
    names = []
    for _ in range(case.random.randint(0, 20)):
        if tiles == goal:
            break
        names.append(case.random.choice(pushes(tiles, rows, columns)))
        tiles = slide(tiles, rows, columns, names[-1])
    if start == goal:
        return
    opened = case.open("sliding", options | {"size": f"{rows}x{columns}", "tiles": text(start)}, " ".join(names))
    ours = {"rows": rows, "cols": columns, "tiles": list(tiles), "goal": list(goal), "blank": tiles.index(0)}
    ours |= {"solved": tiles == goal, "solvable": True}
    case.same("the view", ours, {key: opened["view"][key] for key in ours})
    case.same("whether it is over", tiles == goal, opened["status"]["over"])
    if tiles != goal:
        case.same("the moves", sorted(pushes(tiles, rows, columns)), sorted(case.moves()))


def pushes(tiles, rows, columns):
    row, column = divmod(tiles.index(0), columns)
    room = {"L": columns - 1 - column, "R": column, "U": rows - 1 - row, "D": row}
    return [name + (str(count) if count > 1 else "") for name in room for count in range(1, room[name] + 1)]


def scramble(case):
    rows, columns = case.random.choice(SMALL + LARGE)
    told = case.ask("sliding", "scramble", {"size": f"{rows}x{columns}", "seed": case.random.randrange(10**9)})
    tiles = tuple(map(int, told["tiles"].split()))
    case.same("the tiles", sorted(usual(rows * columns)), sorted(tiles))
    case.same("whether it can be solved", True, can_be_solved(tiles, usual(rows * columns), columns))


def prepare(case):
    """The tables of the 15-puzzle."""
    case.ask("sliding", "solve", {"size": "4x4", "seed": 1})


CHECKS = [solve, solve_large, hint, parity, line, solve_fast, census, sample, scramble, fifteen] + sliding_loops.CHECKS
