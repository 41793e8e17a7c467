"""Twisty puzzles (paper 002; docs/conventions.md): stickers, turns, colours, group orders, shortest solutions. Against puzzles
cut and turned by geometry (solids.py)."""
import functools
import json
import math
import operator

import permutations
import solids
from puzzles import FAMILIES, MIXED, SAME, Puzzle, described, puzzle_of, some_name
from solid_cubes import FACES, SolidCube, numbered


def stickers(case):
    """How many stickers and pieces, and how many pieces in each layer."""
    puzzle = Puzzle.ask(case, some_name(case.random))
    model = puzzle.model
    info = case.ask("twisty", "info", {"puzzle": puzzle.name})
    pieces = model.pieces()
    case.same("the stickers", len(model.number), info["stickers"])
    case.same("the pieces", len(pieces), info["pieces"])
    case.same("the orbits", len(orbits(model)), info["orbits"])
    kinds = {model.solid.ends[end].kind for end in model.axes}
    if len(kinds) == 1:
        place = case.random.randrange(len(model.axes))
        counts = [0] * model.layers(model.axes[place])
        for layers in pieces:
            counts[layers[place] - 1] += 1
        told = info["pieces_per_layer"]
        case.holds(f"the pieces by layer are {counts}, from one end or the other", told in (counts, counts[::-1]), told)


def orbits(model):
    """The pieces that turns can bring to each other's places."""
    piece = [layers for _, layers in model.number]
    turns = [model.on_stickers(turn) for turn in model.single_turns()]
    left, found = set(piece), []
    while left:
        orbit, todo = set(), [min(left)]
        while todo:
            here = todo.pop()
            if here not in orbit:
                orbit.add(here)
                sticker = piece.index(here)
                todo += [piece[turn[sticker]] for turn in turns]
        found.append(orbit)
        left -= orbit
    return found


def state(case):
    """Every sticker after random turns."""
    puzzle = Puzzle.ask(case, some_name(case.random))
    text, turns = puzzle.some_turns(case.random, 12)
    check_state(case, puzzle, text, turns)


def check_state(case, puzzle, text, turns):
    view = case.open("twisty", {"puzzle": puzzle.name, "scramble": text})["view"]
    permutation = puzzle.after(turns)
    case.same(f"the stickers after {text}", puzzle.at(permutation), view["at"])
    case.same("whether the colours are solved", puzzle.solved(permutation), view["solved"])
    case.same("whether all is solved", permutation in puzzle.model.wholes, view["oriented_solved"])


def turned_middles(case):
    """How far the middles of faces are turned, where they are on their own faces."""
    names = ["cube-face-3", "cube-face-5", "octa-face-2", "octa-vertex-2", "tetra-vertexface-4", "d f .7", "d f 0", "c v 0"]
    puzzle = Puzzle.ask(case, case.random.choice(names))
    model = puzzle.model
    text, turns = puzzle.some_turns(case.random, 6, whole=False)
    permutation = puzzle.after(turns)
    view = case.open("twisty", {"puzzle": puzzle.name, "scramble": text})["view"]
    for number, face in enumerate(puzzle.shape["faces"]):
        normal = min(model.solid.faces, key=lambda n: solids.length(solids.minus(n, face["centre"])))
        middle = model.number[model.sticker_at(normal)]
        mark = model.sticker.index(middle)
        image = permutation[mark]
        if model.sticker[image] == middle:
            order = len(face["corners"])
            before, after = (solids.unit(solids.minus(model.marks[m], normal)) for m in (mark, image))
            angle = math.atan2(solids.dot(solids.cross(before, after), normal), solids.dot(before, after))
            ours = round(angle / (2 * math.pi / order)) % order
            case.same(f"how far {face['letters']} is turned after {text}", ours, view["turned"][number])


def solid(case):
    """A cube with its inner pieces: where each of the N³ little cubes is, and which way it stands, after random turns."""
    size = case.random.randint(2, 10)
    cube = SolidCube(size)
    text = " ".join(cube.some_turn(case.random) for _ in range(case.random.choice((0, 1, 2, 8, 20))))
    name = case.random.choice((f"cube-solid-{size}", f"solid {size}x{size}x{size}"))
    shape = case.ask("twisty", "shape", {"puzzle": name})
    stickers = numbered(shape, size)
    case.same("the little cubes", len(cube.homes), len(set(shape["piece_of"])))
    case.same("the stickers", len(cube.shown()), len(set(stickers)))
    number = {sticker: n for n, sticker in enumerate(stickers)}
    shown = cube.shown()
    view = case.open("twisty", {"puzzle": name, "scramble": text})["view"]
    case.same(f"the stickers after {text}", [number[shown[sticker]] for sticker in stickers], view["at"])
    case.same("whether all is solved", cube.oriented_solved(), view["oriented_solved"])
    colours = {}
    for (_, there), (_, home) in shown.items():
        colours.setdefault(there, set()).add(home)
    case.same("whether the colours are", all(len(found) == 1 for found in colours.values()), view["solved"])
    turned = []
    for face in shape["faces"]:  # of each shell the sticker in the middle, from outside
        normal = tuple(round(x) for x in face["centre"])
        for depth in range((size + 1) // 2 if size % 2 else 0):
            place = tuple(size // 2 + n * (size // 2 - depth) for n in normal)
            home, side = shown[place, normal]
            there = next(f for f in shape["faces"] if tuple(round(x) for x in f["centre"]) == side)
            along = [sum(a * b for a, b in zip(row, there["along"])) for row in cube.state[home][1]]
            angle = math.atan2(solids.dot(along, face["across"]), solids.dot(along, face["along"]))
            turned.append(round(angle / (math.pi / 2)) % 4)
    case.same("how the middles are turned", turned or None, view.get("turned"))


def solid_order(case):
    """The order of the group of a solid cube, by a chain of stabilisers of our own."""
    size = case.random.choice((2, 3, 4))
    stickers, turns = [(home, side) for home in SolidCube(size).homes for side in SolidCube(size).stickers(home)], []
    number = {sticker: n for n, sticker in enumerate(stickers)}
    for letter in "RUF":
        for layer in range(1, size + 1):
            cube = SolidCube(size)
            cube.turn(FACES[letter], [layer], 1)
            images = [0] * len(stickers)
            for place, home in cube.shown().items():
                images[number[home]] = number[place]
            turns.append(tuple(images))
    group = permutations.Group(turns, len(stickers), case.random.random())
    answer = case.ask("twisty", "order", {"puzzle": f"cube-solid-{size}"})
    case.same("the order", str(group.order()), answer["order"])


def colours(case):
    """The colours by name after random turns, as the tool `apply` gives them."""
    puzzle = Puzzle.ask(case, case.random.choice(MIXED))
    text, turns = puzzle.some_turns(case.random, 10)
    answer = case.ask("twisty", "apply", {"puzzle": puzzle.name, "scramble": text})
    permutation = puzzle.after(turns)
    at = puzzle.at(permutation)
    ours = {}
    for place, (face, cell) in enumerate(puzzle.cells()):
        ours[f"{face['letters']}{cell + 1}"] = puzzle.shape["faces"][at[place] // puzzle.model.cells]["letters"]
    case.same(f"the colours after {text}", ours, answer["facelets"])
    case.same("whether it is solved", puzzle.solved(permutation), answer["solved"])


# Face by face as the net of a cube is read: the corner where it begins, and the ways of its columns and its rows.
NET = {
    "U": ((-1, 1, -1), (1, 0, 0), (0, 0, 1)), "R": ((1, 1, 1), (0, 0, -1), (0, -1, 0)),
    "F": ((-1, 1, 1), (1, 0, 0), (0, -1, 0)), "D": ((-1, -1, 1), (1, 0, 0), (0, 0, -1)),
    "L": ((-1, 1, -1), (0, 0, 1), (0, -1, 0)), "B": ((1, 1, -1), (-1, 0, 0), (0, -1, 0)),
}


@functools.lru_cache(None)
def net(size):
    """The stickers of a cube in the order U R F D L B, row by row."""
    model = puzzle_of(f"cube-face-{size}")
    step = 2 / size
    points = [
        solids.total([corner, solids.scaled(right, (column + 0.5) * step), solids.scaled(down, (row + 0.5) * step)])
        for corner, right, down in NET.values()
        for row in range(size)
        for column in range(size)
    ]
    return [model.number[model.sticker_at(point)] for point in points]


def facelets(case):
    """The colours of a cube as one string; and what of a cube taken apart is possible."""
    size = case.random.randint(2, 6)
    puzzle = Puzzle.ask(case, f"cube-face-{size}")
    text, turns = puzzle.some_turns(case.random, 15, whole=False)
    by_place = puzzle.model.colours(puzzle.after(turns))
    ours = "".join(puzzle.letters[by_place[sticker]] for sticker in net(size))
    answer = case.ask("twisty", "facelets", {"puzzle": puzzle.name, "scramble": text})
    case.same(f"the colours after {text}", ours, answer["facelets"])
    case.same("whether it is possible, and solved", (True, by_place in puzzle.model.solved_colours), (answer["possible"], answer["solved"]))
    if size != 3:
        return
    model = puzzle.model
    pieces = {}
    for (_, layers), sticker in model.number.items():
        pieces.setdefault(layers, []).append(sticker)
    shown, possible = bytearray(by_place), True
    for piece in case.random.sample([piece for piece in pieces.values() if len(piece) > 1], case.random.choice((0, 1, 1))):
        held = [shown[sticker] for sticker in piece]  # one corner twisted, or one edge flipped
        for sticker, colour in zip(piece[1:] + piece[:1], held):
            shown[sticker] = colour
        possible = False
    told = "".join(puzzle.letters[shown[sticker]] for sticker in net(3))
    reply = case.reply(op="ask", game="twisty", tool="facelets", options={"puzzle": "rubik"}, arguments={"colours": told})
    theirs = reply["ok"] and reply["result"]["possible"]
    case.same("whether the colours are possible", possible, theirs)


def paper_turns(case):
    """The paper's own names of turns: axis, number of the layer, sense (right-handed about the axis)."""
    name = case.random.choice(list(FAMILIES))
    family = FAMILIES[name]
    size = case.random.choice(family.sizes or [1])
    puzzle = Puzzle.ask(case, f"{name}-{size}" if family.sizes else name)
    words = []
    for _ in range(case.random.randint(1, 10)):
        number = case.random.choice(["", *family.numbers(size)])
        words.append(f"{case.random.choice(list(family.axes))}{number}{case.random.choice('+-')}")
    check_state(case, puzzle, " ".join(words), puzzle.read_paper(" ".join(words)))


def moves(case):
    """Turns simplified, inverted and counted."""
    puzzle = Puzzle.ask(case, some_name(case.random))
    text, turns = puzzle.some_turns(case.random, 12)
    if not turns:
        return
    answer = case.ask("twisty", "moves", {"puzzle": puzzle.name}, {"moves": text})
    permutation = puzzle.after(turns)
    back = permutations.inverse(permutation)
    for field, wanted in (("moves", permutation), ("simplified", permutation), ("inverse", back)):
        theirs = puzzle.after(puzzle.notation.read(answer[field]))
        case.same(f"what {field} does ({answer[field]})", puzzle.at(wanted), puzzle.at(theirs))
    if answer["paper"] and puzzle.family:
        case.same(f"what {answer['paper']} does", puzzle.at(permutation), puzzle.at(puzzle.after(puzzle.read_paper(answer["paper"]))))
    case.same("how many turns", len(answer["moves"].split()), answer["turns"])
    ours = puzzle.notation.counted(puzzle.notation.read(answer["moves"]))
    case.same("the counts", ours, {key: answer[key] for key in ours})


def scramble(case):
    puzzle = Puzzle.ask(case, some_name(case.random))
    arguments = {"seed": case.random.randrange(10**6), "turns": case.random.randint(1, 30)}
    answer = case.ask("twisty", "scramble", {"puzzle": puzzle.name}, arguments)
    check_state(case, puzzle, answer["scramble"], puzzle.notation.read(answer["scramble"]))


ORDERS = [
    "cube-face-2", "cube-face-3", "cube-vertex1-1", "cube-vertex2-2", "cube-vertex2-3", "cube-edge-1",
    "tetra-vertexface-2", "tetra-vertexface-3", "tetra-vertexface-4", "tetra-edge-2", "tetra-edge-3", "tetra-edge-4",
    "octa-face-2", "octa-face-3", "octa-vertex-2", "c v 1/6*R", "c e 1/2*m", "t v 1/3", "o e 0", "c f 0 v 0",
    "t v 0 e 0", "o v 1/3*R", "cube-face-4", "dodeca-face1",
]


# States by colour, and those up to rotations, where pieces look alike (computed with GAP; the 4x4x4 is OEIS A075152).
STATES = {
    "cube-edge-1": (3246670537110000, 135277941853080),
    "octa-vertex-2": (14894166022402867200000, 620590250933452800000),
    "c e 1/2*m": (11848661611315200000, 493694233804800000),
    "cube-face-4": (24 * 7401196841564901869874093974498574336000000000, 7401196841564901869874093974498574336000000000),
}


def order(case):
    """The order of the group, with the directions of middles and without, and the rotations of the whole in it."""
    puzzle = Puzzle.ask(case, case.random.choice(ORDERS))
    model = puzzle.model
    turning = case.random.choice(("all", "all", "core"))
    answer = case.ask("twisty", "order", {"puzzle": puzzle.name}, {"turning": turning})
    generators = model.single_turns(turning == "core")
    on_stickers = [model.on_stickers(generator) for generator in generators]
    group = permutations.Group(on_stickers, len(model.number), case.random.random())
    case.same("the order", str(group.order()), answer["order"])
    rotations = sum(model.on_stickers(whole) in group for whole in model.wholes)
    case.same("the rotations of the whole", rotations, answer["rotations"])
    if len(model.marks) == len(model.number):
        case.same("the order with directions", str(group.order()), answer["oriented"])
    elif len(model.marks) < 100:
        oriented = permutations.Group(generators, len(model.marks), case.random.random())
        case.same("the order with directions", str(oriented.order()), answer["oriented"])
    looks = {}
    for face, layers in model.number:
        looks.setdefault(layers, set()).add(face)
    if len(set(map(frozenset, looks.values()))) == len(looks):  # no two pieces look alike
        case.same("the states by colour", str(group.order()), answer["states"])
        case.same("those up to rotations", str(group.order() // rotations), answer["states_up_to_rotation"])
    elif turning == "all" and puzzle.name in STATES:
        theirs = answer["states"], answer["states_up_to_rotation"]
        case.same("the states by colour, and up to rotations", tuple(map(str, STATES[puzzle.name])), theirs)
    elif group.order() <= 2000:
        elements = permutations.lengths(on_stickers, len(model.number))
        pictures = {bytes(model.face[sticker] for sticker in permutations.inverse(element)) for element in elements}
        case.same("the states by colour", str(len(pictures)), answer["states"])


SMALL = ["2x2x2", "pyraminx", "skewb", "dino", "skewb-diamond", "tetra-edge-2", "tetra-vertexface-2", "tetra-edge-3"]


@functools.lru_cache(None)
def ball(name, metric, most=12000):
    """All colourings near the solved ones, with their distances; how to turn; how far they reach; whether there are no others."""
    model = puzzle_of(SAME.get(name, name))
    if metric == "half":
        turns = model.block_turns()
    else:
        single = model.single_turns()
        turns = single + [permutations.inverse(turn) for turn in single]
    different = sorted({model.on_stickers(turn) for turn in turns})
    steps = [operator.itemgetter(*permutations.inverse(turn)) for turn in different]
    known = dict.fromkeys(model.solved_colours, 0)
    shell, depth = list(known), 0
    while len(known) < most:
        shell = list({after for colouring in shell for after in neighbours(colouring, steps)} - known.keys())
        if not shell:
            return known, steps, depth, True
        depth += 1
        known.update(dict.fromkeys(shell, depth))
    return known, steps, depth, False


def neighbours(colouring, steps):
    return [bytes(step(colouring)) for step in steps]


def distance(name, colouring, metric="half"):
    known, steps, _, _ = ball(name, metric)
    shell, seen, away = {colouring}, {colouring}, 0
    while not shell & known.keys():
        shell = {after for one in shell for after in neighbours(one, steps)} - seen
        seen |= shell
        away += 1
    return away + min(known[one] for one in shell & known.keys())


def shortest(case):
    """Shortest solutions of small puzzles, in turns of blocks."""
    puzzle = Puzzle.ask(case, case.random.choice(SMALL))
    deepest = ball(puzzle.name, "half")[2]
    text, turns = puzzle.some_turns(case.random, deepest + 1, whole=False)
    answer = case.ask("twisty", "solve", {"puzzle": puzzle.name, "scramble": text}, {"method": "table"})
    ours = distance(puzzle.name, puzzle.model.colours(puzzle.after(turns)))
    case.same("the fewest turns", (ours, True), (answer["turns"]["half"], answer["optimal"]))
    check_solution(case, puzzle, turns, answer)


def check_solution(case, puzzle, turns, answer):
    solution = puzzle.notation.read(answer["solution"])
    after = puzzle.after(turns + solution)
    case.holds("the solution solves", puzzle.solved(after), answer["solution"])
    case.same("the turns", puzzle.notation.counted(solution), answer["turns"])
    case.same("whether it was verified", True, answer["verified"])
    words = answer["solution"].split()
    for phase in answer["phases"]:
        part = words[phase["from"] : phase["to"]]
        case.same(f"the phase {phase['id']}", " ".join(part), phase["moves"])
        case.same(f"the turns of {phase['id']}", puzzle.notation.counted(puzzle.notation.read(phase["moves"])), phase["turns"])
    if answer.get("paper") and puzzle.family:
        paper = puzzle.after(turns + puzzle.read_paper(answer["paper"]))
        case.holds("the solution in the paper's notation solves", puzzle.solved(paper), answer["paper"])
    if answer["method"] == "picture":
        case.holds("the pictures are right", after in puzzle.model.wholes, answer["solution"])


METHODS = [
    ("cube-face-2", "tsukuda"), ("cube-face-3", "tsukuda"), ("cube-face-4", "tsukuda"), ("cube-face-5", "tsukuda"),
    ("rubik", "lbl"), ("rubik", "picture"), ("cube-face-4", "picture"), ("pyraminx", "pyraminx"),
    ("tetra-vertexface-4", "pyraminx"), ("rubik", "twophase"), ("cube-face-4", "short"), ("cube-face-5", "short"),
    ("skewb", "universal"), ("octa-face-3", "universal"), ("c v 1/6*R", "universal"), ("c e 1/2*m", "universal"),
    ("t e 1/3*m", "universal"), ("cube-vertex2-2", "universal"),
    ("dino", "carried"), ("octa-vertex-2", "carried"), ("cube-face-2", "carried"),
]


def solve(case):
    """Solutions by every method, followed turn by turn."""
    name, method = case.random.choice(METHODS)
    puzzle = Puzzle.ask(case, name)
    text, turns = puzzle.some_turns(case.random, 25)
    answer = case.ask("twisty", "solve", {"puzzle": name, "scramble": text}, {"method": method})
    check_solution(case, puzzle, turns, answer)


def census(case):
    """How many states there are near the solved one, up to rotations of the whole."""
    name = case.random.choice(["2x2x2", "skewb-diamond", "tetra-edge-2", "tetra-vertexface-2", "tetra-edge-3", "o v 0"])
    metric = case.random.choice(("half", "quarter"))
    answer = case.ask("twisty", "census", {"puzzle": name}, {"metric": metric, "turning": "all"})
    known, _, depth, complete = ball(name, metric)
    rotations = len(puzzle_of(SAME.get(name, name)).solid.rotations)
    counts = [0] * (depth + 1)
    for away in known.values():
        counts[away] += 1
    ours = [count / rotations for count in counts]
    case.same("the states by distance", ours, answer["distribution"] if complete else answer["distribution"][: len(ours)])
    case.same("all states", answer["states"], sum(answer["distribution"]))
    case.same("the farthest", len(answer["distribution"]) - 1, answer["diameter"])
    if complete:
        puzzle = Puzzle.ask(case, name)
        far = puzzle.model.colours(puzzle.after(puzzle.notation.read(answer["antipode"])))
        case.same("the distance of the antipode", answer["diameter"], known[far])
        case.same("the farthest up to symmetry", classes(puzzle.model, [c for c, away in known.items() if away == depth]), answer["antipode_classes"])


def classes(model, colourings):
    """How many differ where rotations of the whole are free, and a rotation or reflection of space moves places and colours alike."""
    wholes = [model.on_stickers(whole) for whole in model.wholes]
    point = {sticker: mark for mark, sticker in zip(model.marks, model.sticker)}
    mirrored = (lambda p: (p[1], p[0], p[2])) if model.letter == "t" else (lambda p: (-p[0], p[1], p[2]))
    mirror = [model.number[model.sticker_at(mirrored(point[sticker]))] for sticker in range(len(model.number))]
    repaints = [{model.face[sticker]: model.face[image] for sticker, image in enumerate(images)} for images in wholes + [mirror]]

    def images(one):
        moved = [bytes(one[place] for place in permutations.inverse(places)) for places in wholes + [mirror]]
        yield from moved[:-1]
        for repaint in repaints[:-1]:
            yield bytes(repaint[colour] for colour in one)
        yield bytes(repaints[-1][colour] for colour in moved[-1])

    left, count = set(colourings), 0
    while left:
        count += 1
        todo = [left.pop()]
        while todo:
            for image in images(todo.pop()):
                if image in left:
                    left.remove(image)
                    todo.append(image)
    return count


def export(case):
    """The puzzle as other programs read it (KPuzzle, all marks told apart): the same group, and words of the same order."""
    puzzle = Puzzle.ask(case, case.random.choice([name for name in ORDERS if len(puzzle_of(name).marks) < 100]))
    answer = case.ask("twisty", "export", {"puzzle": puzzle.name}, {"format": "kpuzzle", "marks": True})
    definition = json.loads(answer["definition"])
    moves = {name: joined(definition["orbits"], move) for name, move in definition["moves"].items()}
    case.same("the moves and orbits", (len(moves), len(definition["orbits"])), (answer["moves"], answer["orbits"]))
    group = permutations.Group(puzzle.model.single_turns(), len(puzzle.model.marks), case.random.random())
    theirs = permutations.Group(list(moves.values()), len(next(iter(moves.values()))), case.random.random())
    case.same("the order of the exported group", group.order(), theirs.order())
    for _ in range(5):
        names = case.random.choices(list(moves), k=case.random.randint(1, 6))
        ours = permutations.order(puzzle.after(puzzle.notation.read(" ".join(names))))
        word = permutations.product([moves[name] for name in names], len(moves[names[0]]))
        case.same(f"the order of {' '.join(names)}", ours, permutations.order(word))


def joined(orbits, move):
    """A move of a KPuzzle, on all pieces with all their orientations: which comes to a place, and turned how far."""
    images = []
    for orbit in orbits:
        begin, pieces, ways = len(images), orbit["numPieces"], orbit["numOrientations"]
        images += range(begin, begin + pieces * ways)
        told = move.get(orbit["orbitName"], {"permutation": range(pieces), "orientationDelta": [0] * pieces})
        for place, (old, delta) in enumerate(zip(told["permutation"], told["orientationDelta"])):
            for way in range(ways):
                images[begin + old * ways + way] = begin + place * ways + (way + delta) % ways
    return tuple(images)


def distances(case):
    """What a further cut makes of a solid: stickers, pieces and orbits at the distances where it changes, and between them."""
    others, kind = case.random.choice(["t", "c", "o", "c f 1/3", "o f 0"]), case.random.choice("fve")
    answer = case.ask("twisty", "distances", {}, {"others": others, "axes": kind, "counts": True})
    stages = [stage for stage in answer["stages"] if stage.get("counts")]
    for stage in case.random.sample(stages, min(3, len(stages))):
        letter, cuts = described(f"{others} {kind} ({stage['from']}+{stage['to']})/2")
        model = solids.Puzzle(letter, cuts)
        pieces = model.pieces()
        counts = {}
        for stickers_of_piece in pieces.values():
            counts[str(stickers_of_piece)] = counts.get(str(stickers_of_piece), 0) + 1
        ours = {"stickers": len(model.number), "pieces": len(pieces), "orbits": len(orbits(model)), "by_stickers": counts}
        case.same(f"the counts from {stage['from']} to {stage['to']}", ours, {key: stage["counts"][key] for key in ours})


def prepare(case):
    """The program makes its tables before the clock starts."""
    for name, method in [("rubik", "twophase"), ("cube-face-4", "short")] + [(name, "table") for name in SMALL]:
        case.ask("twisty", "solve", {"puzzle": name, "seed": 1}, {"method": method})


QUICK = [stickers, state, turned_middles, solid, colours, facelets, paper_turns, moves, scramble]
CHECKS = QUICK + [shortest, export] + QUICK + [order, solid_order] + QUICK + [solve, distances] + QUICK + [shortest, census]
