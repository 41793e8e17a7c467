"""Turns as people write them (docs/conventions.md): random ones to be asked about, and the program's own to be followed."""
import itertools
import re

PYRAMINX = {"U": "FLR", "L": "DFL", "R": "DFR", "B": "DLR"}
SKEWB = {"U": "UBL", "L": "DFL", "R": "DBR", "B": "DBL"}
LIKE = {"x": "R", "y": "U", "z": "F", "M": "L", "E": "D", "S": "F"}


class Notation:
    """Names of the ends of a puzzle's axes, from the letters of its faces."""

    def __init__(self, puzzle, letters, family=""):
        self.puzzle, self.letters = puzzle, letters
        self.pyraminx = family.startswith("tetra-vertexface")
        only_vertices = puzzle.letter == "c" and all(puzzle.solid.ends[end].kind == "v" for end in puzzle.axes)
        self.skewb = only_vertices and any(abs(offset) < 1e-7 for end in puzzle.axes for offset in puzzle.offsets[end])
        self.ends = {}
        for number, end in enumerate(puzzle.solid.ends):
            for order in itertools.permutations(sorted(end.touches)):
                self.ends["".join(letters[face] for face in order)] = number

    def name(self, random, end):
        faces = sorted(self.puzzle.solid.ends[end].touches)
        return "".join(self.letters[face] for face in random.sample(faces, len(faces)))

    def some_turn(self, random, whole=True):
        """A random turn: its text, and (end, first layer, last layer, amount)."""
        cut = [number for number, offsets in enumerate(self.puzzle.offsets) if offsets and not self.faces_a_vertex(number)]
        end = random.choice(cut)
        name, layers, order = self.name(random, end), self.puzzle.layers(end), self.puzzle.solid.ends[end].order
        kind = random.choice("lllwwrv" if whole else "lllwwr")
        first, last = sorted(random.choices(range(1, layers + 1), k=2))
        if kind == "l":
            last, text = first, name if first == 1 else f"{first}{name}"
        elif kind == "v":
            first, last, text = 1, layers, f"{name}v"
        elif kind == "w":
            first, last = 1, max(2, last)
            text = f"{name}w" if last == 2 else f"{last}{name}w"
            if self.puzzle.letter == "c" and len(name) == 1 and not self.skewb and random.random() < 0.3:
                text = text[:-2] + name.lower()
        else:
            text = f"{first}-{last}{name}" + random.choice(("", "w"))
        amount = random.randint(1, order - 1) if order > 2 else 1
        suffix = random.choice(("", "'")) if amount == 1 else random.choice((str(amount), f"{amount}'"))
        return text + suffix, (end, first, last, -amount if "'" in suffix else amount)

    def faces_a_vertex(self, end):
        """The face at the other end of a tetrahedron's axis: its letter may mean a corner, so it is not used."""
        return self.puzzle.letter == "t" and self.puzzle.solid.ends[end].kind == "f"

    def read(self, text):
        """All turns of a text that the program has written."""
        return [self.read_one(word) for word in text.split()]

    def read_one(self, word):
        match = re.fullmatch(r"(?:(\d+)(?:-(\d+))?)?([A-Z]+|[a-z])([wv]?)(\d*)('?)", word)
        if not match:
            raise ValueError(f"what is {word}?")
        low, high, name, wide, times, back = match.groups()
        amount = int(times or 1) * (-1 if back else 1)
        if self.pyraminx and name.upper() in PYRAMINX:
            end = self.ends[PYRAMINX[name.upper()]]
            last = 1 if name.islower() else {"": 2, "w": 3, "v": self.puzzle.layers(end)}[wide]
            return end, 1, last, amount
        if self.skewb and name in SKEWB:
            end = self.ends[SKEWB[name]]
            return end, 1, self.puzzle.layers(end) // 2, amount
        if self.puzzle.letter == "o" and name == "B":
            name = "BB"
        if self.puzzle.letter != "t" and name in "xyz":
            end = self.ends[LIKE[name]]
            return end, 1, self.puzzle.layers(end), amount
        if self.puzzle.letter == "c" and name.upper() in "MES":
            end = self.ends[LIKE[name.upper()]]
            layers = self.puzzle.layers(end)
            return (end, 2, layers - 1, amount) if name.islower() else (end, (layers + 1) // 2, (layers + 1) // 2, amount)
        if name.islower():
            name, wide = name.upper(), "w"
        end = self.ends[name]
        if wide == "v":
            return end, 1, self.puzzle.layers(end), amount
        if high:
            return end, int(low), int(high), amount
        if wide:
            return end, 1, int(low or 2), amount
        return end, int(low or 1), int(low or 1), amount

    def counted(self, turns):
        """Quarter: unit turns of single layers; half: turns of blocks; layers: of single layers. The whole is free."""
        quarter = half = layers = 0
        for end, first, last, amount in turns:
            order = self.puzzle.solid.ends[end].order
            least = min(amount % order, -amount % order)
            if last - first + 1 < self.puzzle.layers(end) and least:
                quarter += least * (last - first + 1)
                half += 1
                layers += last - first + 1
        return {"quarter": quarter, "half": half, "layers": layers}
