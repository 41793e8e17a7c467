"""Twisty puzzles from their geometry: a regular solid, planes across its axes, and points on the stickers that turns carry.

Every sticker bears as many marks as there are rotations of the solid that take the sticker to itself, so that a middle
sticker that only turns is seen to do so. The inradius is 1.
"""
import bisect
import functools
import itertools
import math

import permutations

PHI = (1 + math.sqrt(5)) / 2
NEAR = 1e-7


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def minus(a, b):
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def scaled(a, factor):
    return (a[0] * factor, a[1] * factor, a[2] * factor)


def total(vectors):
    return tuple(sum(parts) for parts in zip(*vectors))


def length(a):
    return math.sqrt(dot(a, a))


def unit(a):
    return scaled(a, 1 / length(a))


def close(a, b):
    return length(minus(a, b)) < NEAR


def rotation(axis, angle):
    """Right-handed, about a unit vector: three rows."""
    x, y, z = axis
    c, s = math.cos(angle), math.sin(angle)
    d = 1 - c
    return (
        (c + x * x * d, x * y * d - z * s, x * z * d + y * s),
        (y * x * d + z * s, c + y * y * d, y * z * d - x * s),
        (z * x * d - y * s, z * y * d + x * s, c + z * z * d),
    )


def turned(matrix, a):
    return (dot(matrix[0], a), dot(matrix[1], a), dot(matrix[2], a))


def around(*triple):
    """All signs and cyclic orders."""
    signed = {tuple(s * c for s, c in zip(signs, triple)) for signs in itertools.product((1, -1), repeat=3)}
    return sorted({(p[i], p[(i + 1) % 3], p[(i + 2) % 3]) for p in signed for i in range(3)}, reverse=True)


TETRAHEDRON = [(1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1)]  # vertices I, J, K, L


class Solid:
    """Faces, vertices and axes of a regular solid, oriented as in the paper (docs/conventions.md)."""

    def __init__(self, letter):
        if letter == "i":
            normals = Solid("d").vertices
        else:
            normals = {
                "t": [scaled(vertex, -1) for vertex in TETRAHEDRON],
                "c": around(1, 0, 0),
                "o": TETRAHEDRON + [scaled(vertex, -1) for vertex in TETRAHEDRON],
                "d": around(0, 1, PHI),
            }[letter]
        self.faces = [unit(normal) for normal in normals]
        self.vertices = []
        for a, b, c in itertools.combinations(self.faces, 3):  # where three planes meet, inside all others
            volume = dot(a, cross(b, c))
            if abs(volume) > NEAR:
                point = scaled(total([cross(b, c), cross(c, a), cross(a, b)]), 1 / volume)
                inside = all(dot(face, point) < 1 + NEAR for face in self.faces)
                if inside and not any(close(point, other) for other in self.vertices):
                    self.vertices.append(point)
        self.ends = [End("f", face, {number}) for number, face in enumerate(self.faces)]
        for vertex in self.vertices:
            self.ends.append(End("v", unit(vertex), self.faces_at(vertex)))
        for one, other in itertools.combinations(self.vertices, 2):
            common = self.faces_at(one) & self.faces_at(other)
            if len(common) == 2:
                self.ends.append(End("e", unit(total([one, other])), common))
                self.midradius = length(total([one, other])) / 2
        self.radius = length(self.vertices[0])
        corners = self.corners(0)
        order = {"f": len(corners), "v": len(self.ends[len(self.faces)].touches), "e": 2}
        for end in self.ends:
            end.order = order[end.kind]
        self.rotations = [((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))]
        for end in self.ends:
            for amount in range(1, end.order):
                matrix = rotation(end.direction, 2 * math.pi * amount / end.order)
                if not any(all(close(a, b) for a, b in zip(matrix, other)) for other in self.rotations):
                    self.rotations.append(matrix)

    def faces_at(self, vertex):
        return {number for number, face in enumerate(self.faces) if abs(dot(face, vertex) - 1) < NEAR}

    def corners(self, face):
        """Of a face, counter-clockwise as seen from outside."""
        normal = self.faces[face]
        points = [vertex for vertex in self.vertices if abs(dot(vertex, normal) - 1) < NEAR]
        along = unit(minus(points[0], normal))
        across = cross(normal, along)
        return sorted(points, key=lambda p: math.atan2(dot(minus(p, normal), across), dot(minus(p, normal), along)))


class End:
    """One end of an axis: the direction, and the faces that meet there."""

    def __init__(self, kind, direction, touches):
        self.kind, self.direction, self.touches = kind, direction, touches


@functools.lru_cache(None)
def solid(letter):
    return Solid(letter)


def split(polygons, normal, offset):
    """Convex polygons, cut by a plane."""
    found = []
    for polygon in polygons:
        heights = [dot(point, normal) - offset for point in polygon]
        if min(heights) > -NEAR or max(heights) < NEAR:
            found.append(polygon)
            continue
        above, below = [], []
        for number, (point, height) in enumerate(zip(polygon, heights)):
            after, next_height = polygon[(number + 1) % len(polygon)], heights[(number + 1) % len(polygon)]
            if height > -NEAR:
                above.append(point)
            if height < NEAR:
                below.append(point)
            if (height > NEAR and next_height < -NEAR) or (height < -NEAR and next_height > NEAR):
                share = height / (height - next_height)
                middle = total([scaled(point, 1 - share), scaled(after, share)])
                above.append(middle)
                below.append(middle)
        found += [above, below]
    return found


class Puzzle:
    """A solid with its cuts: by kind of axis (f, v, e) the distances of planes from the centre."""

    def __init__(self, letter, cuts):
        self.letter, self.solid = letter, solid(letter)
        planes = [(end.direction, distance) for end in self.solid.ends for distance in cuts.get(end.kind, [])]
        self.offsets = []  # by end: those of all planes across its axis, ascending along its direction
        for end in self.solid.ends:
            highest = max(dot(vertex, end.direction) for vertex in self.solid.vertices)
            lowest = min(dot(vertex, end.direction) for vertex in self.solid.vertices)
            offsets = []
            for normal, distance in planes:
                along = dot(normal, end.direction)
                offset = distance * along
                cuts = abs(abs(along) - 1) < NEAR and lowest + NEAR < offset < highest - NEAR
                if cuts and all(abs(offset - other) > NEAR for other in offsets):
                    offsets.append(offset)
            self.offsets.append(sorted(offsets))
        self.axes = []  # one end of each axis that is cut
        for number, end in enumerate(self.solid.ends):
            known = any(abs(abs(dot(end.direction, self.solid.ends[other].direction)) - 1) < NEAR for other in self.axes)
            if self.offsets[number] and not known:
                self.axes.append(number)
        self._mark()
        self.turns = {}

    def layers(self, end):
        return len(self.offsets[end]) + 1

    def layer(self, point, end):
        """From 1 at this end."""
        return self.layers(end) - bisect.bisect(self.offsets[end], dot(point, self.solid.ends[end].direction))

    def sticker_at(self, point):
        """A sticker is known by its face and its layers."""
        face = max(range(len(self.solid.faces)), key=lambda number: dot(self.solid.faces[number], point))
        return face, tuple(self.layer(point, end) for end in self.axes)

    def _mark(self):
        cells = [self.solid.corners(0)]
        for end in self.axes:
            for offset in self.offsets[end]:
                cells = split(cells, self.solid.ends[end].direction, offset)
        self.cells = len(cells)
        self.marks, self.sticker, self.where = [], [], {}
        stickers = {}
        for cell in cells:
            weights = [1 + (number * 0.618) % 0.4 for number in range(len(cell))]  # inside, but nowhere special
            point = scaled(total([scaled(corner, weight) for corner, weight in zip(cell, weights)]), 1 / sum(weights))
            if self.sticker_at(point) in stickers:
                continue
            for matrix in self.solid.rotations:
                mark = turned(matrix, point)
                sticker = stickers.setdefault(self.sticker_at(mark), len(stickers))
                self.where[self._key(mark)] = len(self.marks)
                self.marks.append(mark)
                self.sticker.append(sticker)
        self.number = stickers  # from face and layers
        self.face = [face for face, _ in stickers]
        assert len(stickers) == self.cells * len(self.solid.faces)

    @staticmethod
    def _key(point):
        return tuple(math.floor(part * 1e5 + 0.123) for part in point)

    def _find(self, point):
        found = self.where.get(self._key(point))
        if found is None:
            found = min(range(len(self.marks)), key=lambda number: length(minus(self.marks[number], point)))
        assert close(self.marks[found], point)
        return found

    def turn(self, end, first, last, amount):
        """Layers first … last, counted from 1 at this end, so many unit turns clockwise as seen from there: the marks' images."""
        key = end, first, last, amount
        if key not in self.turns:
            matrix = rotation(self.solid.ends[end].direction, -2 * math.pi * amount / self.solid.ends[end].order)
            self.turns[key] = tuple(
                self._find(turned(matrix, mark)) if first <= self.layer(mark, end) <= last else number
                for number, mark in enumerate(self.marks)
            )
        return self.turns[key]

    @functools.cached_property
    def wholes(self):
        """The rotations of the whole, by marks."""
        return [tuple(self._find(turned(matrix, mark)) for mark in self.marks) for matrix in self.solid.rotations]

    def on_stickers(self, permutation):
        """Where each sticker goes."""
        images = [0] * len(self.number)
        for mark, image in enumerate(permutation):
            images[self.sticker[mark]] = self.sticker[image]
        return tuple(images)

    def colours(self, permutation):
        """By place of a sticker: the face that the sticker there comes from."""
        found = bytearray(len(self.number))
        for sticker, place in enumerate(self.on_stickers(permutation)):
            found[place] = self.face[sticker]
        return bytes(found)

    @functools.cached_property
    def solved_colours(self):
        """Those of the solved puzzle, however it is held."""
        return {self.colours(whole) for whole in self.wholes}

    def pieces(self):
        """By layers: how many stickers; a piece is what has the same layers about all axes."""
        found = {}
        for _, layers in self.number:
            found[layers] = found.get(layers, 0) + 1
        return found

    def single_turns(self, core=False):
        """A unit turn of every layer about every axis; with `core` only of layers that do not hold the centre."""
        found = []
        for end in self.axes:
            bounds = [math.inf] + self.offsets[end][::-1] + [-math.inf]
            for layer in range(1, self.layers(end) + 1):
                if not core or not bounds[layer] < -NEAR or not bounds[layer - 1] > NEAR:
                    found.append(self.turn(end, layer, layer, 1))
        return found

    def block_turns(self):
        """Every turn of neighbouring layers, but not of all, by any angle."""
        return [
            self.turn(end, first, last, amount)
            for end in self.axes
            for first in range(1, self.layers(end) + 1)
            for last in range(first, self.layers(end) + 1)
            for amount in range(1, self.solid.ends[end].order)
            if last - first + 1 < self.layers(end)
        ]

    def identity(self):
        return permutations.identity(len(self.marks))
