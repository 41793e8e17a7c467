"""Permutation groups: order, orbits, membership and words. Against lists of all elements, and chains of stabilisers of our own
where groups are large."""

import permutations
from permutations import identity, in_cycles, in_images, times


def some_permutation(random, degree, moved):
    """A random permutation that moves at most so many points."""
    points = random.sample(range(degree), min(moved, degree))
    images = list(range(degree))
    for point, image in zip(points, random.sample(points, len(points))):
        images[point] = image
    return tuple(images)


def some_generators(random, degree, moved, most):
    return [some_permutation(random, degree, random.randint(1, moved)) for _ in range(random.randint(1, most))]


def blocks(random, size, count):
    """A permutation of `count` blocks of `size` points each, every block turned on the way."""
    images = []
    for block in random.sample(range(count), count):
        shift = random.randrange(size)
        images += [block * size + (place + shift) % size for place in range(size)]
    return tuple(images)


def fractional(prime):
    """x → x + 1 and x → -1/x on 0 … p - 1 and infinity (the last point): PSL(2, p)."""
    shift = tuple((x + 1) % prime for x in range(prime)) + (prime,)
    turn = (prime, *[-pow(x, -1, prime) % prime for x in range(1, prime)], 0)
    return [shift, turn]


def of_cycles(degree, *texts):
    return [permutations.read_cycles(text, degree) for text in texts]


ELEVEN = ["(1 2 3 4 5 6 7 8 9 10 11)", "(3 7 11 8)(4 10 5 6)"]
TWELVE = "(1 12)(2 11)(3 6)(4 8)(5 9)(7 10)"
TWENTYTHREE = [
    "(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23)",
    "(3 17 10 7 9)(4 13 14 19 5)(8 18 11 12 23)(15 20 22 21 16)",
]
TWENTYFOUR = "(1 24)(2 23)(3 12)(4 16)(5 18)(6 10)(7 20)(8 14)(9 21)(11 17)(13 22)(15 19)"
KNOWN = [  # four groups of Mathieu and some PSL(2, p), with their orders
    (of_cycles(11, *ELEVEN), 7920),
    (of_cycles(12, *ELEVEN, TWELVE), 95040),
    (of_cycles(23, *TWENTYTHREE), 10200960),
    (of_cycles(24, *TWENTYTHREE, TWENTYFOUR), 244823040),
] + [(fractional(prime), prime * (prime * prime - 1) // 2) for prime in (5, 7, 11, 13, 17, 19, 23)]


def written(random, generators):
    """In cycles or images, on lines or with semicolons. Cycles may leave out the last points, so one is in images."""
    texts = [random.choice((in_cycles, in_images))(generator) for generator in generators[1:]]
    return random.choice((";", "\n", " ; ")).join([in_images(generators[0])] + texts)


def small_group(case):
    """Random generators of a group whose elements can all be listed."""
    degree = case.random.randint(2, 9)
    while True:
        generators = some_generators(case.random, degree, 6, 3)
        elements = permutations.lengths(generators, degree, 6000)
        if elements:
            return degree, generators, elements


def order(case):
    degree, generators, elements = small_group(case)
    answer = case.ask("group", "order", {"generators": written(case.random, generators)})
    moving = orbits_of(generators, degree)
    case.same("the order", {"order": str(len(elements)), "degree": degree, "transitive": len(moving) == 1}, answer)


def large_order(case):
    """Groups that cannot be listed: wreath products, pieces of symmetric groups, and groups known by name."""
    kind = case.random.randrange(3)
    known = None
    if kind == 0:
        size, count = case.random.randint(2, 5), case.random.randint(3, 9)
        generators = [blocks(case.random, size, count) for _ in range(case.random.randint(2, 3))]
    elif kind == 1:
        degree = case.random.randint(8, 40)
        generators = some_generators(case.random, degree, 12, 8)
    else:
        generators, known = case.random.choice(KNOWN)
        names = some_permutation(case.random, len(generators[0]), 99)
        back = permutations.inverse(names)
        generators = [times(times(back, generator), names) for generator in generators]
    degree = len(generators[0])
    group = permutations.Group(generators, degree, case.random.random())
    if known:
        case.same("our own chain of stabilisers", known, group.order())
    options = {"generators": written(case.random, generators)}
    case.same("the order", str(group.order()), case.ask("group", "order", options)["order"])
    wanted = some_permutation(case.random, degree, degree)
    if case.random.random() < 0.7:
        wanted = permutations.product([case.random.choice(generators) for _ in range(30)], degree)
    told = case.ask("group", "contains", options, {"permutation": in_images(wanted)})
    case.same("whether it is in the group", (wanted in group, in_cycles(wanted)), (told["contains"], told["permutation"]))


def orbits_of(generators, degree):
    left, found = set(range(degree)), []
    while left:
        orbit = [min(left)]
        for point in orbit:
            orbit += {generator[point] for generator in generators} - set(orbit)
        found.append(sorted(point + 1 for point in orbit))
        left -= set(orbit)
    return found


def orbits(case):
    degree = case.random.randint(2, 60)
    generators = some_generators(case.random, degree, degree, 3)
    answer = case.ask("group", "orbits", {"generators": written(case.random, generators)})
    ours = orbits_of(generators, degree)
    case.same("the orbits", (len(ours), ours), (answer["count"], sorted(sorted(orbit) for orbit in answer["orbits"])))


def contains(case):
    degree, generators, elements = small_group(case)
    wanted = some_permutation(case.random, degree, 9)
    if case.random.random() < 0.5:
        wanted = case.random.choice(list(elements))
    options = {"generators": written(case.random, generators)}
    answer = case.ask("group", "contains", options, {"permutation": case.random.choice((in_cycles, in_images))(wanted)})
    case.same("whether it is in the group", wanted in elements, answer["contains"])
    case.same("the permutation in cycles", in_cycles(wanted), answer["permutation"])


def word(case):
    degree, generators, elements = small_group(case)
    wanted = case.random.choice(list(elements)) if case.random.random() < 0.8 else some_permutation(case.random, degree, 9)
    options = {"generators": written(case.random, generators)}
    if wanted not in elements:
        case.refused("unsolvable", "group", "word", options, {"permutation": in_images(wanted)})
        return
    if case.random.random() < 0.5:
        answer = case.ask("group", "word", options, {"permutation": in_images(wanted)})
    else:
        answer = case.ask("group", "word", options | {"start": in_images(wanted)})
    both = {number: generator for number, generator in enumerate(generators, 1)}
    both |= {-number: permutations.inverse(generator) for number, generator in both.items()}
    letters = [both[letter] for letter in answer["letters"]]
    case.same("the product of the word", wanted, permutations.product(letters, degree))
    case.same("the length of the word", len(answer["letters"]), answer["length"])
    case.same("the permutation", in_cycles(wanted), answer["permutation"])
    names = [chr(96 + abs(letter)) + ("'" if letter < 0 else "") for letter in answer["letters"]]
    case.same("the word", " ".join(names), answer["word"])


def random_element(case):
    degree, generators, elements = small_group(case)
    options = {"generators": written(case.random, generators)}
    answer = case.ask("group", "random", options, {"seed": case.random.randrange(10**6)})
    element = permutations.read_cycles(answer["cycles"], degree)
    case.holds("a random element is in the group", element in elements, answer)
    case.same("the element in both ways", (in_cycles(element), in_images(element)), (answer["cycles"], answer["images"]))


def line(case):
    """A session: turns by the generators and their inverses."""
    degree, generators, elements = small_group(case)
    generators = [generator for generator in generators if generator != identity(degree)]
    if not generators:
        return
    start = case.random.choice(list(elements))
    turns = {}
    for number, generator in enumerate(generators):
        turns[chr(97 + number)] = generator
        if times(generator, generator) != identity(degree):
            turns[chr(97 + number) + "'"] = permutations.inverse(generator)
    names, state = [], start
    for _ in range(case.random.randint(0, 12)):
        if names and state == identity(degree):
            break
        names.append(case.random.choice(list(turns)))
        state = times(state, turns[names[-1]])
    if start == identity(degree) and names:
        return  # solved before it begins
    options = {"generators": written(case.random, generators), "start": in_images(start)}
    opened = case.open("group", options, " ".join(names))
    ours = {"degree": degree, "images": [image + 1 for image in state], "cycles": in_cycles(state)}
    case.same("the view", ours, {key: opened["view"][key] for key in ours})
    case.same("the turns made", len(names), opened["status"]["played"])
    case.same("whether it is solved", state == identity(degree), opened["status"]["over"])
    if not opened["status"]["over"]:
        case.same("the moves", sorted(turns), sorted(case.moves()))


CHECKS = [order, large_order, orbits, contains, word, random_element, line]
