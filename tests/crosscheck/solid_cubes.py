"""Solid cubes (paper 002, 15.1): N³ little cubes, each with a place and a direction, and layers that turn. All by whole numbers;
a little cube at (x, y, z) has its stickers where it touches the outside of the cubes nested at its depth."""
import itertools

import solids

FACES = {"R": (1, 0, 0), "L": (-1, 0, 0), "U": (0, 1, 0), "D": (0, -1, 0), "F": (0, 0, 1), "B": (0, 0, -1)}
ROTATIONS = {"x": "R", "y": "U", "z": "F"}
IDENTITY = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def applied(matrix, vector):
    return tuple(sum(a * b for a, b in zip(row, vector)) for row in matrix)


def after(second, first):
    return tuple(zip(*(applied(second, column) for column in zip(*first))))


def clockwise(normal):
    """A quarter turn as seen from outside: v is split along the axis, the rest is turned left-handedly."""
    columns = []
    for unit in IDENTITY:
        along = tuple(solids.dot(unit, normal) * n for n in normal)
        columns.append(tuple(round(a - c) for a, c in zip(along, solids.cross(normal, unit))))
    return tuple(zip(*columns))


class SolidCube:
    def __init__(self, size):
        self.size = size
        self.homes = list(itertools.product(range(size), repeat=3))
        self.state = {home: (home, IDENTITY) for home in self.homes}  # by home: place and direction

    def depth(self, place):
        return min(min(x, self.size - 1 - x) for x in place)

    def stickers(self, home):
        """The outward normals of the sides that have one."""
        depth = self.depth(home)
        for axis, sign in itertools.product(range(3), (-1, 1)):
            if home[axis] == (depth if sign < 0 else self.size - 1 - depth):
                yield tuple(sign if a == axis else 0 for a in range(3))

    def turn(self, normal, layers, times):
        """Layers are counted from 1 at the side with this normal."""
        axis = next(a for a in range(3) if normal[a])
        quarter = clockwise(normal)
        for home, (place, direction) in self.state.items():
            layer = self.size - place[axis] if normal[axis] > 0 else place[axis] + 1
            if layer not in layers:
                continue
            for _ in range(times % 4):
                centred = applied(quarter, [2 * x - self.size + 1 for x in place])
                place = tuple((x + self.size - 1) // 2 for x in centred)
                direction = after(quarter, direction)
            self.state[home] = place, direction

    def some_turn(self, random):
        """Its name, after it has been made."""
        times = random.choice((1, 2, -1))
        suffix = {1: "", 2: "2", -1: "'"}[times]
        if random.random() < 0.1:
            letter = random.choice("xyz")
            self.turn(FACES[ROTATIONS[letter]], range(1, self.size + 1), times)
            return letter + suffix
        letter, layer = random.choice("RLUDFB"), random.randint(1, self.size)
        self.turn(FACES[letter], [layer], times)
        return f"{layer if layer > 1 else ''}{letter}{suffix}"

    def shown(self):
        """By place and side of a sticker: its home and its side there."""
        out = {}
        for home, (place, direction) in self.state.items():
            for normal in self.stickers(home):
                out[place, applied(direction, normal)] = home, normal
        return out

    def oriented_solved(self):
        directions = {direction for _, direction in self.state.values()}
        if len(directions) > 1:
            return False
        direction = directions.pop()
        centred = lambda place: tuple(2 * x - self.size + 1 for x in place)
        return all(centred(place) == applied(direction, centred(home)) for home, (place, _) in self.state.items())


def numbered(shape, size):
    """The stickers of a `shape` in its order: place of the little cube and side."""
    out = []
    for face in shape["faces"]:
        normal = tuple(round(x) for x in face["centre"])
        for cell, shell in zip(shape["cells"], shape["shell_of"]):
            points = [shape["points"][corner] for corner in cell]
            x, y = (sum(parts) / len(points) for parts in zip(*points))
            at = solids.total([solids.scaled(face["centre"], shape["heights"][shell] - 1 / size),
                               solids.scaled(face["along"], x), solids.scaled(face["across"], y)])
            out.append((tuple(round(((c + 1) * size - 1) / 2) for c in at), normal))
    return out
