"""Statements about games on numbers, at random, with terms that have no value (the Grundy number of no position, digits of a
negative number): decided by the program for all numbers, by Python for the few that the statement speaks of. What the program
says that it read is parsed here, too, and must mean the same.

A term is a number or None; a comparison or predicate with None is false, != too."""
import functools
import itertools
import re

import impartial


class Game:
    """A game and its Grundy numbers by plain search."""

    def __init__(self, game, options, names, is_position, moves):
        self.game, self.options, self.names, self.is_position = game, options, names, is_position

        @functools.lru_cache(None)
        def grundy(position):
            return impartial.mex(grundy(after) for after in moves(*position) if is_position(*after))

        self.grundy = grundy


def rook(x, y):
    return [(a, y) for a in range(x)] + [(x, b) for b in range(y)]


def king(x, y):
    return [(a, b) for a, b in ((x - 1, y), (x, y - 1), (x - 1, y - 1)) if a >= 0 and b >= 0]


def cuts(x, y, z):
    return [(a, y, z) for a in range(x)] + [(x, b, min(z, b // 2)) for b in range(y)] + [(x, y, c) for c in range(z)]


ROOK = "x' < x and y' = y or x' = x and y' < y"
GAMES = [
    Game("nim", {"heaps": "1 1"}, "xy", lambda x, y: True, rook),
    Game("numbers", {"rules": "king"}, "xy", lambda x, y: True, king),
    Game("numbers", {"move": ROOK, "position": "x != 2"}, "xy", lambda x, y: x != 2, rook),
    Game("chocolate", {"k": 2}, "xyz", lambda x, y, z: y >= 2 * z, cuts),
]

# --- statements as trees: (what, parts…) ---


TERMS = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a // b,
    "mod": lambda a, b: a % b,
    "xor": lambda a, b: a ^ b if a >= 0 and b >= 0 else None,
    "min": min,
    "max": max,
    "shift": lambda a: 2 * a if a >= 0 else None,
}
COMPARISONS = {
    "=": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}
JOINTS = {
    "and": lambda a, b: a and b,
    "or": lambda a, b: a or b,
    "=>": lambda a, b: not a or b,
    "<=>": lambda a, b: a == b,
}
BOUND = 4  # all variables stay below


def value(game, tree, at):
    """Of a term or a statement, where the variables have these values; what is bound runs below the bound."""
    what, parts = tree[0], tree[1:]
    if what == "number":
        return parts[0]
    if what == "variable":
        return at[parts[0]]
    if what == "not":
        return not value(game, parts[0], at)
    if what in ("forall", "exists"):
        names, inner = parts
        every = itertools.product(range(BOUND), repeat=len(names))
        return (all if what == "forall" else any)(value(game, inner, at | dict(zip(names, some))) for some in every)
    if what in JOINTS:
        return JOINTS[what](value(game, parts[0], at), value(game, parts[1], at))
    values = [value(game, part, at) for part in parts]
    truth = what in COMPARISONS or what in ("lost", "position")
    if None in values:
        return False if truth else None
    if what in COMPARISONS:
        return COMPARISONS[what](*values)
    if what in TERMS:
        return TERMS[what](*values)
    is_position = min(values) >= 0 and game.is_position(*values)
    if what == "position":
        return is_position
    if what == "lost":
        return is_position and game.grundy(tuple(values)) == 0
    return game.grundy(tuple(values)) if is_position else None  # grundy


def text(random, tree):
    """As a person might type it."""
    what, parts = tree[0], tree[1:]
    if what in ("number", "variable"):
        return str(parts[0])
    if what == "not":
        return f"{random.choice(('not ', '¬'))}({text(random, parts[0])})"
    if what in ("forall", "exists"):
        return f"{random.choice((what, '∀' if what == 'forall' else '∃'))} {', '.join(parts[0])}: {text(random, parts[1])}"
    written = [text(random, part) for part in parts]
    if what in ("min", "max", "shift", "lost", "position", "grundy"):
        return f"{what}({', '.join(written)})"
    other = {"!=": "≠", "<=": "≤", ">=": "≥", "xor": "⊕", "and": "∧", "or": "∨", "=>": "⇒", "<=>": "⇔"}.get(what, what)
    if what in COMPARISONS:
        return f"{written[0]} {random.choice((what, other))} {written[1]}"
    left, right = (f"({part})" for part in written)
    return f"{left} {random.choice((what, other))} {right if what not in ('*', '/', 'mod') else written[1]}"


def term(random, game, names, depth):
    if depth == 0 or random.random() < 0.3:
        return ("number", random.randint(0, 5)) if random.random() < 0.3 else ("variable", random.choice(names))
    what = random.choice(("grundy", "grundy", "-", "-", "+", "xor", "shift", "/", "mod", "*", "min", "max"))
    count = {"grundy": len(game.names), "shift": 1}.get(what, 2)
    parts = [term(random, game, names, depth - 1) for _ in range(count)]
    if what in ("/", "mod", "*"):
        parts[1] = ("number", random.randint(1, 4))
    return (what, *parts)


def statement(random, game, names, depth):
    kind = random.random() if depth > 0 else 0
    if kind < 0.4:
        what = random.choice((*COMPARISONS, *COMPARISONS, "lost", "position"))
        count = len(game.names) if what in ("lost", "position") else 2
        return (what, *(term(random, game, names, 2 if count == 2 else 1) for _ in range(count)))
    if kind < 0.55:
        return ("not", statement(random, game, names, depth - 1))
    if kind < 0.7:
        more, bound = f"n{depth}", random.choice(("forall", "exists"))
        inner = statement(random, game, [*names, more], depth - 1)
        below = ("<", ("variable", more), ("number", BOUND))
        return (bound, [more], ("=>" if bound == "forall" else "and", below, inner))
    return (random.choice(sorted(JOINTS)), *(statement(random, game, names, depth - 1) for _ in range(2)))


# --- what the program says that it read ---


def parsed(told):
    """The tree of a statement with all quantifiers and brackets."""
    tokens = re.findall(r"[A-Za-z_][A-Za-z_0-9']*|\d+|<=>|=>|<=|!=|[-+*/=<(),:]", told)
    if "".join(tokens) != told.replace(" ", ""):
        raise ValueError(f"signs that are not known: {told}")

    def take(wanted=None):
        if wanted is not None and tokens[0] != wanted:
            raise ValueError(f"{wanted} is missing before {' '.join(tokens[:8])}: {told}")
        return tokens.pop(0)

    def chain(signs, part):
        out = part()
        while tokens and tokens[0] in signs:
            sign = take()
            out = (sign, out, part())
        return out

    def arguments():
        take("(")
        out = [chain(TERMS, word)]
        while tokens[0] == ",":
            take()
            out.append(chain(TERMS, word))
        take(")")
        return out

    def word():
        token = take()
        if token == "(":
            out = whole()
            take(")")
            return out
        if token.isdigit():
            return ("number", int(token))
        if token == "not":
            take("(")
            out = whole()
            take(")")
            return ("not", out)
        return (token, *arguments()) if tokens and tokens[0] == "(" else ("variable", token)

    def comparison():
        return chain(COMPARISONS, lambda: chain(TERMS, word))

    def whole():
        if tokens[0] not in ("forall", "exists"):
            return chain(JOINTS, comparison)
        what, names = take(), [take()]
        while tokens[0] == ",":
            take()
            names.append(take())
        take(":")
        return (what, names, whole())

    out = whole()
    if tokens:
        raise ValueError(f"more than a statement: {told}")
    return out


# --- checks ---


def some_game(case):
    game = case.random.choice(GAMES)
    return game, list(game.names)


def decided(case):
    """A statement about a few numbers: its verdict, the first example, and what was read."""
    game, names = some_game(case)
    inner = statement(case.random, game, names, 2)
    below = " and ".join(f"{name} < {BOUND}" for name in names)
    exists = case.random.random() < 0.4
    told = text(case.random, inner)
    if exists:
        told = f"exists {', '.join(names)}: {below} and ({told})"
    else:
        told = f"{case.random.choice(('', f'forall {chr(44).join(names)}: '))}{below} => ({told})"
    answer = case.ask(game.game, "conjecture", game.options, {"statement": told})
    every = [dict(zip(names, some)) for some in itertools.product(range(BOUND), repeat=len(names))]
    found = [at for at in every if value(game, inner, at) == exists]
    case.same("whether it holds", bool(found) == exists, answer["holds"])
    first = min(found, key=lambda at: (sum(at.values()), list(at.values())), default=None)
    example = {row["name"]: row["value"] for row in answer["example"]} if "example" in answer else None
    case.same("the first example", first, example)
    read = parsed(answer["read"])
    case.same("the quantifier that was read", ("exists" if exists else "forall", names), tuple(read[:2]))
    for at in every:
        case.same(f"what was read, {answer['read']}, at {at}", value(game, inner, at) if exists else not (at in found), value(game, read[2], at))
    again = case.ask(game.game, "conjecture", game.options, {"statement": answer["read"]})
    case.same("the reading of the reading", answer["read"], again["read"])
    case.same("its verdict", answer["holds"], again["holds"])


def order(case):
    """Of any two terms, for all numbers: a <= b is a < b or a = b, a != b is a < b or b < a, and a = a says that it has a value."""
    game, names = some_game(case)
    a, b = (text(case.random, term(case.random, game, names, 2)) for _ in range(2))
    for says in (
        "({0} <= {1}) <=> ({0} < {1} or {0} = {1})",
        "({0} != {1}) <=> ({0} < {1} or {0} > {1})",
        "({0} = {0} and {1} = {1}) <=> ({0} <= {1} or {0} >= {1})",
        "not ({0} = {1} and {0} != {1})",
    ):
        answer = case.ask(game.game, "conjecture", game.options, {"statement": says.format(a, b)})
        case.same("whether it holds", True, answer["holds"])


def refused(case):
    """What can be read in two ways is refused, at its place."""
    game, names = some_game(case)
    a, b = case.random.choice(names), case.random.choice((*names, "2", "(x)"))
    sign = case.random.choice(("^", "**", "²", " ^ "))
    told = f"{a}{sign}{b} = 1"
    reply = case.reply(op="ask", game=game.game, tool="conjecture", options=game.options, arguments={"statement": told})
    case.same("whether it is refused", False, reply["ok"])
    case.same("its place", 1 + told.index(sign.strip()), reply["error"]["place"]["column"])
    case.holds("the message names the nim-sum", "xor" in reply["error"]["message"], reply["error"]["message"])


CHECKS = [decided, order, decided, refused]
