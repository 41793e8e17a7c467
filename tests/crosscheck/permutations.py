"""Permutations as tuples of images from 0, and the groups they generate: by lists of elements, or chains of stabilisers."""
import math
import random as random_numbers


def identity(degree):
    return tuple(range(degree))


def times(first, then):
    """First `first`, then `then`."""
    return tuple([then[image] for image in first])


def inverse(permutation):
    back = [0] * len(permutation)
    for point, image in enumerate(permutation):
        back[image] = point
    return tuple(back)


def product(factors, degree):
    """Of all factors, the first first."""
    result = identity(degree)
    for factor in factors:
        result = times(result, factor)
    return result


def cycles(permutation):
    """The cycles of two points and more, from 0, each beginning with its least point."""
    seen, found = set(), []
    for start in range(len(permutation)):
        cycle = []
        while start not in seen:
            seen.add(start)
            cycle.append(start)
            start = permutation[start]
        if len(cycle) > 1:
            found.append(tuple(cycle))
    return found


def order(permutation):
    """How often it must be repeated until nothing has moved."""
    return math.lcm(*(len(cycle) for cycle in cycles(permutation)))


def is_even(permutation):
    return sum(len(cycle) - 1 for cycle in cycles(permutation)) % 2 == 0


def in_cycles(permutation):
    """As people write it, from 1."""
    return "".join("(" + " ".join(str(point + 1) for point in cycle) + ")" for cycle in cycles(permutation)) or "()"


def in_images(permutation):
    return "[" + ",".join(str(image + 1) for image in permutation) + "]"


def read_cycles(text, degree):
    """One permutation from text such as (1 2 3)(4 5), whose cycles have no point in common."""
    images = list(range(degree))
    for part in text.replace(")", "").split("(")[1:]:
        points = [int(word) - 1 for word in part.replace(",", " ").split()]
        for here, there in zip(points, points[1:] + points[:1]):
            images[here] = there
    return tuple(images)


def lengths(generators, degree, most=1 << 60):
    """All elements with the least number of generators whose product they are; up to `most` elements, else None."""
    known = {identity(degree): 0}
    todo = list(known)
    for element in todo:
        for generator in generators:
            after = times(element, generator)
            if after not in known:
                known[after] = known[element] + 1
                todo.append(after)
                if len(known) > most:
                    return None
    return known


class Group:
    """A chain of stabilisers from random elements (Schreier, Sims; Leon). Its order never exceeds the true one, and is less with
    a chance of at most one in 2^certainty, since each random element would have shown it with a chance of a half."""

    certainty = 40

    def __init__(self, generators, degree, seed=1):
        self.degree = degree
        self.random = random_numbers.Random(seed)
        self.base, self.strong, self.orbits = [], [], []
        self.pool = [generator for generator in generators if generator != identity(degree)]
        for generator in self.pool[:]:
            self._add(generator)
        if not self.pool:
            return
        while len(self.pool) < 11:
            self.pool.append(self.random.choice(self.pool))
        self.last = identity(degree)
        for _ in range(60):
            self._element()
        quiet = 0
        while quiet < self.certainty:
            quiet = 0 if self._add(self._element()) else quiet + 1

    def _element(self):
        """A random element, by product replacement."""
        one, other = self.random.sample(range(len(self.pool)), 2)
        factor = self.pool[other] if self.random.random() < 0.5 else inverse(self.pool[other])
        self.pool[one] = times(self.pool[one], factor) if self.random.random() < 0.5 else times(factor, self.pool[one])
        self.last = times(self.last, self.pool[one])
        return self.last

    def _sift(self, permutation):
        """What is left of it, and the level where it does not go on."""
        for level, point in enumerate(self.base):
            image = permutation[point]
            if image not in self.orbits[level]:
                return permutation, level
            permutation = times(permutation, inverse(self.orbits[level][image]))
        return permutation, len(self.base)

    def _add(self, permutation):
        rest, level = self._sift(permutation)
        if rest == identity(self.degree):
            return False
        if level == len(self.base):
            point = next(point for point, image in enumerate(rest) if point != image)
            self.base.append(point)
            self.strong.append([])
            self.orbits.append({point: identity(self.degree)})
        first = next(number for number, point in enumerate(self.base) if rest[point] != point)
        for number in range(first + 1):  # it fixes the base points before `first`
            self.strong[number].append(rest)
            self._widen(number)
        return True

    def _widen(self, level):
        orbit = self.orbits[level]
        todo = list(orbit)
        for point in todo:
            for generator in self.strong[level]:
                if generator[point] not in orbit:
                    orbit[generator[point]] = times(orbit[point], generator)
                    todo.append(generator[point])

    def order(self):
        order = 1
        for orbit in self.orbits:
            order *= len(orbit)
        return order

    def __contains__(self, permutation):
        return self._sift(permutation)[0] == identity(self.degree)
