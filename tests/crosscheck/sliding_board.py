"""Boards, slides and notation of sliding puzzles (docs/conventions.md)."""
import functools

BLANK_STEPS = {"L": (0, 1), "R": (0, -1), "U": (1, 0), "D": (-1, 0)}  # a tile slides, the blank goes the other way


@functools.lru_cache(None)
def neighbours(rows, columns):
    """By cell: the slides there, and the cells to which the blank goes."""
    found = []
    for cell in range(rows * columns):
        row, column = divmod(cell, columns)
        steps = {}
        for name, (down, right) in BLANK_STEPS.items():
            if 0 <= row + down < rows and 0 <= column + right < columns:
                steps[name] = (row + down) * columns + column + right
        found.append(steps)
    return found


def slide(tiles, rows, columns, name):
    """The tiles after one slide such as L, or after L3, or None where it cannot be made."""
    tiles = list(tiles)
    for _ in range(int(name[1:] or 1)):
        blank = tiles.index(0)
        there = neighbours(rows, columns)[blank].get(name[0])
        if there is None:
            return None
        tiles[blank], tiles[there] = tiles[there], 0
    return tuple(tiles)


def text(tiles):
    return " ".join(map(str, tiles))


SMALL = [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3)]
