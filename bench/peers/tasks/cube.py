"""The stickers of the 3×3×3, in the order U R F D L B, and what turns of its faces do to them: so that nobody's solution is believed."""
import sys
from random import Random

FACES = [("U", (0, 1, 0), (0, 0, 1), (1, 0, 0)), ("R", (1, 0, 0), (0, -1, 0), (0, 0, -1)), ("F", (0, 0, 1), (0, -1, 0), (1, 0, 0)),
         ("D", (0, -1, 0), (0, 0, -1), (1, 0, 0)), ("L", (-1, 0, 0), (0, -1, 0), (0, 0, 1)), ("B", (0, 0, -1), (0, -1, 0), (-1, 0, 0))]
SOLVED = "".join(name * 9 for name, _, _, _ in FACES)


def turn(normal):
    """By sticker: which one comes there when this face is turned clockwise."""
    def turned(v):  # about the normal by a quarter, as seen from outside
        along = tuple(n * sum(a * b for a, b in zip(v, normal)) for n in normal)
        across = (v[1] * normal[2] - v[2] * normal[1], v[2] * normal[0] - v[0] * normal[2], v[0] * normal[1] - v[1] * normal[0])
        return tuple(a + b for a, b in zip(along, across))
    at = [(tuple(n + (r - 1) * d + (c - 1) * e for n, d, e in zip(outside, down, right)), outside)
          for _, outside, down, right in FACES for r in range(3) for c in range(3)]
    number = {where: i for i, where in enumerate(at)}
    out = list(range(54))
    for i, (where, outside) in enumerate(at):
        if sum(a * b for a, b in zip(where, normal)) == 1:
            out[number[turned(where), turned(outside)]] = i
    return out


TURNS = {name: turn(normal) for name, normal, _, _ in FACES}


def after(cube, turns):
    for word in turns.split():
        for _ in range({"": 1, "2": 2, "'": 3}[word[1:]]):
            cube = "".join(cube[i] for i in TURNS[word[0]])
    return cube


def length_checked(cube, solution, most=20):
    """How many turns it has; it must solve the cube."""
    length = len(solution.split())
    if length > most or after(cube, solution) != SOLVED:
        sys.exit(f"{solution} does not solve {cube} by at most {most} turns")
    return length


def random_cubes(count, seed):
    """Each after a hundred random turns."""
    random = Random(seed)
    words = [name + amount for name in TURNS for amount in ("", "2", "'")]
    return [after(SOLVED, " ".join(words[random.randrange(18)] for _ in range(100))) for _ in range(count)]
