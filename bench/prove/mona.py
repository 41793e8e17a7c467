#!/usr/bin/env python3
"""mona.py K LAW_FILE [--print]: the statement that LAW is the law of the bar z ≤ ⌊y/K⌋, in the language of MONA, and MONA's answer.

Written from the definition of the game and of the law's language, not from src/: a peer and an oracle. Laws of points and
Tables with linear formulas only. Numbers are sets of places of binary digits, the least digit at place 0.
"""
import re
import subprocess
import sys
import tempfile

HEAD = """
pred plus(var2 A, B, C) = ex2 D: 0 notin D & all1 p:
  ((p in C <=> (p in A <=> (p in B <=> p in D))) &
   (p+1 in D <=> ((p in A & p in B) | (p in A & p in D) | (p in B & p in D))));
pred double(var2 A, B) = 0 notin B & all1 p: (p in A <=> p+1 in B);
pred less(var2 A, B) = ex1 p: p notin A & p in B & all1 q: q > p => (q in A <=> q in B);
pred leq(var2 A, B) = A = B | less(A, B);
"""


class Statement:
    """Linear conditions over variables of MONA; products by constants are predicates made when they are needed."""

    def __init__(self):
        self.products = {}
        self.fresh = 0

    def times(self, factor):
        name = f"times{factor}"
        if factor not in self.products:
            if factor == 1:
                self.products[factor] = f"pred {name}(var2 A, B) = A = B;"
            elif factor % 2 == 0:
                half = self.times(factor // 2)
                self.products[factor] = f"pred {name}(var2 A, B) = ex2 C: {half}(A, C) & double(C, B);"
            else:
                rest = self.times(factor - 1)
                self.products[factor] = f"pred {name}(var2 A, B) = ex2 C: {rest}(A, C) & plus(A, C, B);"
        return name

    def compare(self, terms, relation):
        """Σ terms (name: coefficient, "": constant) relation 0, with `=` or `leq`: positive parts against negative ones."""
        sides = [[(n, c) for n, c in terms.items() if c > 0], [(n, -c) for n, c in terms.items() if c < 0]]
        bound, parts, ends = [], [], []
        for side in sides:
            total = None
            for name, factor in side:
                self.fresh += 1
                term = f"T{self.fresh}"
                bound.append(term)
                if name == "":
                    digits = ", ".join(str(i) for i in range(factor.bit_length()) if factor >> i & 1)
                    parts.append(f"{term} = {{{digits}}}")
                else:
                    parts.append(f"{self.times(factor)}({name}, {term})")
                if total is not None:
                    self.fresh += 1
                    bound.append(f"T{self.fresh}")
                    parts.append(f"plus({total}, {term}, T{self.fresh})")
                    term = f"T{self.fresh}"
                total = term
            if total is None:
                self.fresh += 1
                total = f"T{self.fresh}"
                bound.append(total)
                parts.append(f"{total} = empty")
            ends.append(total)
        parts.append(f"{ends[0]} = {ends[1]}" if relation == "=" else f"leq({ends[0]}, {ends[1]})")
        return f"(ex2 {', '.join(bound)}: {' & '.join(parts)})"


def linear(text):
    """{name: coefficient, "": constant} of 6 n - 1."""
    out = {}
    for sign, factor, name in re.findall(r"([+-]?)\s*(\d*)\s*\*?\s*([a-z]?)", text.strip()):
        if factor or name:
            out[name] = out.get(name, 0) + (-1 if sign == "-" else 1) * int(factor or 1)
    return out


def difference(a, b):
    out = dict(a)
    for name, factor in b.items():
        out[name] = out.get(name, 0) - factor
    return {name: factor for name, factor in out.items() if factor}


def split(text):
    return [part.strip() for part in text.split(",")]


def tables(law):
    law = re.sub(r"\(\*.*?\*\)", "", law, flags=re.S)
    for point, ranges in re.findall(r"Table\[\{([^}]*)\}((?:,\s*\{[^}]*\})*)\]", law):
        yield split(point), [split(r) for r in re.findall(r"\{([^}]*)\}", ranges)]
    for point in re.findall(r"(?:^|;|\{)\s*\{([^{}]*)\}", re.sub(r"Table\[.*?\}\]", "", law, flags=re.S)):
        yield split(point), []


def law_predicate(statement, law):
    unions = []
    for point, ranges in tables(law):
        if "⊕" in point[0]:  # theorem 4: x = y ⊕ z in the positions
            unions.append("(position(y, z) & all1 p: (p in x <=> ~(p in y <=> p in z)))")
            continue
        names = sorted({n for text in point for n in linear(text) if n} | {r[0] for r in ranges})
        upper = {n.upper(): n for n in names}
        parts = []
        for coordinate, text in zip("xyz", point):
            terms = {n.upper() if n else n: c for n, c in linear(text).items()}
            parts.append(statement.compare(difference(terms, {coordinate: 1}), "="))
        for name, low, high in ranges:
            value = {name.upper(): 1}
            low = {n.upper() if n else n: c for n, c in linear(low).items()}
            parts.append(statement.compare(difference(low, value), "leq"))
            free = {n for n in re.findall(r"[a-z]", high) if n.upper() not in upper}
            if high != "Infinity" and not free:
                high = {n.upper() if n else n: c for n, c in linear(high).items()}
                parts.append(statement.compare(difference(value, high), "leq"))
        unions.append(f"(ex2 {', '.join(upper)}: {' & '.join(parts)})" if upper else f"({' & '.join(parts)})")
    return "pred law(var2 x, y, z) =\n  " + "\n  | ".join(unions) + ";"


def program(k, law):
    statement = Statement()
    position = statement.compare({"z": k, "y": -1}, "leq")
    edge = f"({position} & {statement.compare({'y': 1, 'z': -k, '': 1 - k} if k > 1 else {'y': 1, 'z': -1}, 'leq')})"
    law = law_predicate(statement, law)
    return "\n".join([
        "ws1s;", HEAD, *statement.products.values(),
        f"pred position(var2 y, z) = {position};",
        f"pred edge(var2 y, z) = {edge};",
        law,
        "pred source(var2 x, y, z) = (ex2 A: less(A, x) & law(A, y, z)) | (ex2 C: less(C, z) & law(x, y, C))",
        "  | (ex2 B: less(B, y) & law(x, B, z) & position(B, z))",
        "  | (ex2 B: less(B, y) & ex2 C: edge(B, C) & less(C, z) & law(x, B, C));",
        "all2 x, y, z: (law(x, y, z) => position(y, z)) & (position(y, z) => (law(x, y, z) <=> ~source(x, y, z)));",
    ])


def main():
    k, text = int(sys.argv[1]), program(int(sys.argv[1]), open(sys.argv[2], encoding="utf-8").read())
    if "--print" in sys.argv:
        print(text)
        return
    with tempfile.NamedTemporaryFile("w", suffix=".mona") as file:
        file.write(text)
        file.flush()
        print(subprocess.run(["mona", "-s", file.name], capture_output=True, text=True, check=False).stdout)


if __name__ == "__main__":
    main()
