"""Twisty puzzles by name: families of the paper, descriptions such as c v 1/6*R, and how the program numbers their stickers."""
import functools
import math
import re

import permutations
import solids
from notation import Notation
from solids import PHI

XYZ = {"X": (1, 0, 0), "Y": (0, 1, 0), "Z": (0, 0, 1)}
IJKL = dict(zip("IJKL", solids.TETRAHEDRON))
EDGES = {"I": (0, 1, 1), "J": (1, 0, 1), "K": (1, 1, 0), "L": (0, 1, -1), "M": (-1, 0, 1), "N": (1, -1, 0)}
PENTAGONS = {"I": (0, 1, PHI), "J": (PHI, 0, 1), "K": (1, PHI, 0), "L": (0, 1, -PHI), "M": (-PHI, 0, 1), "N": (1, -PHI, 0)}
ROOT2, ROOT3 = math.sqrt(2), math.sqrt(3)


class Family:
    """One of the paper's (chapters 3 to 12): solid, kind of axis, distances of the planes and numbers of the layers by N, directions
    of the axes by name, and which N are tried."""

    def __init__(self, letter, kind, axes, sizes, distances, numbers):
        self.letter, self.kind, self.axes, self.sizes, self.distances, self.numbers = letter, kind, axes, sizes, distances, numbers


def equal(count, radius):
    """Planes that cut from -radius to radius into layers equally thick."""
    return [(2 * k / count - 1) * radius for k in range(1, count)]


FAMILIES = {
    "cube-face": Family("c", "f", XYZ, range(2, 7), lambda n: equal(n, 1), range),
    "cube-vertex1": Family("c", "v", IJKL, range(1, 4), lambda n: equal(3 * n, ROOT3), lambda n: range(1, 6 * n, 2)),
    "cube-vertex2": Family(
        "c", "v", IJKL, range(2, 5),
        lambda n: [((2 * k + 1) / (n - 1) - 3) / ROOT3 for k in range(3 * n - 3)],
        lambda n: range(0, 6 * n - 5, 2),
    ),
    "cube-edge": Family("c", "e", EDGES, range(1, 4), lambda n: equal(2 * n, ROOT2), lambda n: range(2, 8 * n, 4)),
    "tetra-vertexface": Family("t", "v", IJKL, range(2, 7), lambda n: [4 * k / n - 1 for k in range(1, n)], range),
    "tetra-edge": Family("t", "e", XYZ, range(2, 7), lambda n: equal(n, ROOT3), range),
    "octa-face": Family("o", "f", IJKL, range(2, 6), lambda n: equal(n, 1), range),
    "octa-vertex": Family("o", "v", XYZ, range(2, 5), lambda n: equal(2 * n, ROOT3), lambda n: range(2 * n)),
    "dodeca-face1": Family("d", "f", PENTAGONS, None, lambda n: [0], lambda n: range(2)),
    "dodeca-face2": Family("d", "f", PENTAGONS, None, lambda n: [-1 / PHI, 1 / PHI], lambda n: range(3)),
}
LETTERS = {  # of faces, where docs/conventions.md tells them
    "c": {"R": (1, 0, 0), "U": (0, 1, 0), "F": (0, 0, 1), "L": (-1, 0, 0), "D": (0, -1, 0), "B": (0, 0, -1)},
    "t": {"D": (-1, -1, -1), "L": (-1, 1, 1), "F": (1, -1, 1), "R": (1, 1, -1)},
    "o": {"U": (1, 1, 1), "F": (-1, -1, 1), "L": (-1, 1, 1), "R": (1, -1, 1)},
    "d": {"U": PENTAGONS["I"], "F": (0, -1, PHI), "R": PENTAGONS["J"], "L": PENTAGONS["M"]},
    "i": {},
}
MIXED = [
    "c f 1/3", "c f 0 v 1/sqrt(3)", "c v 1/6*R", "c v 0", "c e 1/2*m", "c f 1/2 f 0 e 0", "c v .8 f .2", "t v 1/3",
    "t v 1/3 v 5/3", "t e 1/3*m", "t v 0 e .5", "o f .4", "o v 1/3*R", "o e 1/3*m", "o f 0 v 0", "d f .7",
    "d f 1/sqrt(5)", "d f sqrt(5)-2", "d v 0", "d e 0", "i f 0", "i v 0", "i v .8", "i e 0",
]


def described(text):
    """The cuts of a description such as c v 1/6*R f .2."""
    letter, *words = text.split()
    solid = solids.solid(letter)
    cuts = {}
    for kind, distance in zip(words[::2], words[1::2]):
        known = {"R": solid.radius, "m": solid.midradius, "phi": PHI, "sqrt": math.sqrt, "__builtins__": {}}
        cuts.setdefault(kind, []).append(float(eval(distance, known)))
    if letter != "t":
        cuts = {kind: distances + [-distance for distance in distances] for kind, distances in cuts.items()}
    elif "e" in cuts:  # only its edge axes have two ends alike
        cuts["e"] = cuts["e"] + [-distance for distance in cuts["e"]]
    return letter, cuts


@functools.lru_cache(None)
def puzzle_of(name):
    """By a family's name or a description."""
    family, _, size = name.rpartition("-")
    if name in FAMILIES:
        family, size = name, 1
    if family in FAMILIES:
        known = FAMILIES[family]
        return solids.Puzzle(known.letter, {known.kind: known.distances(int(size))})
    return solids.Puzzle(*described(name))


SAME = {
    "2x2x2": "c f 0", "rubik": "cube-face-3", "pyraminx": "tetra-vertexface-3", "skewb": "c v 0",
    "dino": "cube-vertex1-1", "skewb-diamond": "octa-face-2", "helicopter": "c e 1/2*m", "fto": "octa-face-3",
    "pyraminx-crystal": "d f 1/sqrt(5)",
}


class Puzzle:
    """A puzzle with its names: ours, and the program's numbers of stickers, found by where they are."""

    @classmethod
    def ask(cls, case, name, known={}):
        if name not in known:
            known[name] = cls(case, name)
        return known[name]

    def __init__(self, case, name):
        self.name = name
        full = SAME.get(name, name)
        self.model = puzzle_of(full)
        self.shape = case.ask("twisty", "shape", {"puzzle": name})
        solid = self.model.solid
        faces = [
            min(range(len(solid.faces)), key=lambda face: solids.length(solids.minus(solid.faces[face], told["centre"])))
            for told in self.shape["faces"]
        ]
        case.same("the faces", list(range(len(solid.faces))), sorted(faces))
        self.letters = {ours: told["letters"] for ours, told in zip(faces, self.shape["faces"])}
        for letter, direction in LETTERS[self.model.letter].items():
            ours = next(number for number, normal in enumerate(solid.faces) if solids.close(normal, solids.unit(direction)))
            case.same(f"the face {letter}", letter, self.letters[ours])
        case.same("the stickers of a face", self.model.cells, len(self.shape["cells"]))
        stickers = [self.model.number.get(self.model.sticker_at(self.middle_of(face, cell))) for face, cell in self.cells()]
        case.same("the places of the stickers", set(range(len(stickers))), set(stickers))
        self.theirs = {ours: number for number, ours in enumerate(stickers)}
        self.notation = Notation(self.model, self.letters, full)
        stem, _, size = full.rpartition("-")
        self.family = FAMILIES.get(full) or FAMILIES.get(stem)
        self.size = int(size) if stem in FAMILIES else 1

    def cells(self):
        """Face and cell of each sticker, in the program's order."""
        return [(face, cell) for face in self.shape["faces"] for cell in range(len(self.shape["cells"]))]

    def middle_of(self, face, cell):
        points = [self.shape["points"][corner] for corner in self.shape["cells"][cell]]
        x, y = (sum(parts) / len(points) for parts in zip(*points))
        return solids.total([face["centre"], solids.scaled(face["along"], x), solids.scaled(face["across"], y)])

    def after(self, turns):
        """Where each mark goes."""
        return permutations.product([self.model.turn(*turn) for turn in turns], len(self.model.marks))

    def read_paper(self, text):
        """Turns as the paper writes them: X2+ a layer, X+ the whole."""
        turns = []
        for axis, number, sense in re.findall(r"([A-Z])(\d*)([+-])", text):
            direction = solids.unit(self.family.axes[axis])
            end = next(n for n, end in enumerate(self.model.solid.ends) if solids.close(end.direction, direction))
            layers = self.model.layers(end)
            first = last = layers - list(self.family.numbers(self.size)).index(int(number)) if number else 1
            turns.append((end, first, last if number else layers, -1 if sense == "+" else 1))
        return turns

    def at(self, permutation):
        """By their place of a sticker: the sticker there."""
        found = [0] * len(self.theirs)
        for sticker, place in enumerate(self.model.on_stickers(permutation)):
            found[self.theirs[place]] = self.theirs[sticker]
        return found

    def solved(self, permutation):
        return self.model.colours(permutation) in self.model.solved_colours

    def some_turns(self, random, most, whole=True):
        turns = [self.notation.some_turn(random, whole) for _ in range(random.randint(0, most))]
        return " ".join(text for text, _ in turns), [turn for _, turn in turns]


def some_name(random):
    kind = random.randrange(3)
    if kind == 0:
        return random.choice(MIXED)
    if kind == 1:
        family = random.choice(list(FAMILIES))
        sizes = FAMILIES[family].sizes
        return f"{family}-{random.choice(sizes)}" if sizes else family
    letter, kind = random.choice(("tv", "te", "cf", "cv", "ce", "of", "ov", "oe", "df", "dv", "de"))
    share = f"{random.randint(0, 7)}/{24 if letter == 't' else 16}"  # not so far out that no two planes meet
    return f"{letter} {kind} {share}" + {"f": "", "v": "*R", "e": "*m"}[kind]
