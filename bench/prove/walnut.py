#!/usr/bin/env python3
"""walnut.py --walnut COMMAND [--asobi PROGRAM] [--random N] [--seed N] [--seconds N]: what `export --to walnut` writes, run in Walnut.

COMMAND starts Walnut (https://github.com/firetto/Walnut), which reads its commands on standard input and writes the automata
into its own folders. Laws of games, right and spoiled, and statements at random are exported and decided there, and decided by
`conjecture` here; a table of both is printed. The exit code is 1 if they differ, or if Walnut could not read what it was given;
what takes Walnut more than so many seconds (600) is counted apart.
"""
import argparse
import json
import pathlib
import random
import re
import shlex
import subprocess
import sys
import time

GOLDEN = "exists n: x = phi(n) and y = phi2(n) or x = phi2(n) and y = phi(n)"
MISERE = "x + y > 3 and (" + GOLDEN + ") or x = 0 and y = 1 or x = 1 and y = 0 or x = 2 and y = 2"
ONE = "exists n: x = 2phi(n) + 2 and y = 2phi2(n) + 2 or x = 2phi2(n) + 2 and y = 2phi(n) + 2"
XYZ = "forall x, y, z: lost(x, y, z) <=> "

# Which game, with which options, and the right side of a law of its lost positions, or a whole statement.
LAWS = [
    ("nim", {"heaps": "3 5 7"}, XYZ + "(x xor y xor z) = 0"),
    ("nim", {"heaps": "3 5 7"}, XYZ + "x + y = z"),
    ("nim", {"heaps": "3 5 7"}, "forall x, y, z: grundy(x, y, z) = (x xor y xor z)"),
    ("nim", {"heaps": "3 5", "misere": True}, "forall x, y: lost(x, y) <=> x = y and x > 1 or x + y = 1"),
    ("nim", {"heaps": "3 5", "misere": True}, "forall x, y: lost(x, y) <=> x = y"),
    ("nim", {"heaps": "3 5", "limit": "2"}, "forall x, y: lost(x, y) <=> x mod 3 = y mod 3"),
    ("nim", {"heaps": "3 5", "limit": "2"}, "forall x, y: lost(x, y) <=> x mod 4 = y mod 4"),
    ("chocolate", {"k": 2}, XYZ + "position(x, y, z) and x = (y xor z)"),
    ("chocolate", {"k": 1}, XYZ + "position(x, y, z) and x = (y xor z)"),
    ("chocolate", {"k": 4}, XYZ + "position(x, y, z) and x = (y xor z)"),
    ("chocolate", {"k": 4}, "forall x, y, z: position(x, y, z) => grundy(x, y, z) = (x xor y xor z)"),
    ("chocolate", {"k": 3}, "forall x, y, z: position(x, y, z) => grundy(x, y, z) = (x xor y xor z)"),
    ("numbers", {"rules": "rook"}, "forall x, y: grundy(x, y) = (x xor y)"),
    ("numbers", {"rules": "rook"}, "forall x, y: grundy(x, y) = x + y"),
    ("numbers", {"rules": "king"}, "forall x, y: lost(x, y) <=> x mod 2 = 0 and y mod 2 = 0"),
    ("numbers", {"rules": "king"}, "forall x, y: lost(x, y) <=> (x + y) mod 2 = 0"),
    ("numbers", {"rules": "king", "numeration": "base 3"}, "forall x, y: lost(x, y) <=> x mod 2 = 0 and y mod 2 = 0"),
    ("numbers", {"rules": "knight"}, "forall x, y: lost(x, y) <=> x mod 4 <= 1 and y mod 4 <= 1"),
    ("numbers", {"rules": "knight", "misere": True}, "forall x, y: lost(x, y) <=> x mod 4 <= 1 and y mod 4 <= 1"),
    ("numbers", {"rules": "bachet", "misere": True}, "forall x: lost(x) <=> x mod 4 = 1"),
    ("numbers", {"rules": "bachet", "misere": True, "numeration": "base 3"}, "forall x: lost(x) <=> x mod 4 = 1"),
    ("numbers", {"rules": "bachet", "numeration": "base 3"}, "forall x: grundy(x) = x mod 4"),
    ("numbers", {"rules": "bachet", "misere": True}, "forall x: lost(x) <=> x mod 4 = 0"),
    ("numbers", {"rules": "different"}, XYZ + "x < y < z and z = x + y + 1"),
    ("numbers", {"rules": "different", "numeration": "base 3"}, XYZ + "z = x + y + 1"),
    ("numbers", {"rules": "wythoff"}, "forall x, y: lost(x, y) <=> " + GOLDEN),
    ("numbers", {"rules": "wythoff"}, "forall x, y: lost(x, y) <=> x = y or " + GOLDEN),
    ("numbers", {"rules": "wythoff", "misere": True}, "forall x, y: lost(x, y) <=> " + MISERE),
    ("numbers", {"rules": "wythoff", "misere": True}, "forall x, y: lost(x, y) <=> " + GOLDEN),
    ("numbers", {"rules": "larger"}, "forall x, y: lost(x, y) <=> " + GOLDEN),
    ("numbers", {"rules": "leap"}, "forall x, y: lost(x, y) <=> " + GOLDEN),
    ("numbers", {"rules": "castle"}, "forall x, y: lost(x, y) <=> " + GOLDEN),
    ("numbers", {"rules": "bachet", "blocks": 1}, "forall x: lost(x) <=> x mod 4 <= 1"),
    ("numbers", {"rules": "bachet", "blocks": 1, "misere": True}, "forall x: lost(x) <=> 1 <= x mod 4 <= 2"),
    ("numbers", {"rules": "bachet", "blocks": 1, "misere": True}, "forall x: lost(x) <=> x mod 4 <= 1"),
    ("numbers", {"rules": "rook", "blocks": 1}, "forall x, y: lost(x, y) <=> x = y + 1 or y = x + 1 or x + y = 0"),
    ("numbers", {"rules": "rook", "blocks": 1}, "forall x, y: lost(x, y) <=> x = y + 1 or y = x + 1"),
    ("numbers", {"rules": "block1"}, "forall x, y: lost(x, y) <=> x + y = 0 or y = 2x + 1 or x = 2y + 1 or " + ONE),
    ("numbers", {"rules": "block1"}, "forall x, y: lost(x, y) <=> x + y = 0 or y = 2x + 1 or x = 2y + 1"),
    ("numbers", {"rules": "block2"}, "forall x, y: lost(x, y) <=> x + y = 0 or 2x + 1 <= y <= 2x + 2 or 2y + 1 <= x <= 2y + 2"),
    ("numbers", {"rules": "block2"}, "forall x, y: lost(x, y) <=> x + y = 0 or y = 2x + 1 or x = 2y + 1"),
]


class Asobi:
    """Answers of tools, over the protocol."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, game, options, tool, arguments):
        request = {"id": 1, "op": "ask", "game": game, "options": options, "tool": tool, "arguments": arguments}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        while not (reply := json.loads(self.process.stdout.readline())).get("final"):
            pass
        if not reply["ok"]:
            sys.exit(f"{request}: {reply['error']['message']}")
        return reply["result"]


class Texts:
    """Statements at random about a and b, with numbers that may be negative on the way."""

    def __init__(self, dice, base):
        self.dice, self.base = dice, base

    def term(self, depth):
        if depth == 0:
            return self.dice.choice(["a", "b", str(self.dice.randint(0, 9))])
        kinds = ["{} + {}", "{} - {}", "min({}, {})", "max({}, {})", "3 ({}) / 2", "({}) mod 3", "({}) / 2", "{}", "shift({})"]
        kinds += {2: ["({} xor {})"], "zeckendorf": ["phi({})", "phi2({})"]}.get(self.base, [])
        kind = self.dice.choice(kinds)
        return kind.format(*(self.term(depth - 1) for _ in range(kind.count("{}"))))

    def truth(self, depth):
        if depth == 0:
            sign = self.dice.choice(["=", "!=", "<", "<=", ">"])
            return f"{self.term(self.dice.randint(0, 2))} {sign} {self.term(1)}"
        kind = self.dice.choice(["({}) and ({})", "({}) or ({})", "not ({})", "({}) => ({})", "({}) <=> ({})", "exists {0}: {0} < {1} and ({2})"])
        if kind.startswith("exists"):
            name = f"c{depth}"
            return kind.format(name, self.dice.choice("ab"), self.truth(depth - 1).replace("b", name))
        return kind.format(*(self.truth(depth - 1) for _ in range(kind.count("{}"))))

    def statement(self):
        first, second = self.dice.choice([("forall a", "forall b"), ("forall a", "exists b"), ("exists a", "forall b"), ("exists a", "exists b")])
        return f"{first}: {second}: {self.truth(2)}"


def at_random(count, seed):
    dice = random.Random(seed)
    for _ in range(count):
        base = dice.choice([2, 2, 3, "zeckendorf", "zeckendorf"])
        numeration = base if base == "zeckendorf" else f"base {base}"
        yield "numbers", {"rules": "rook", "numeration": numeration}, Texts(dice, base).statement()


def walnut_says(command, programs, seconds):
    """Of every program what its `eval` has found (None: nothing), in at most so many seconds, how long it took by Walnut's own clock, and what it wrote."""
    for program in programs:
        try:
            said = subprocess.run(shlex.split(command), input=program + "exit;\n", capture_output=True, text=True, timeout=seconds, check=False)
        except subprocess.TimeoutExpired:
            yield "too long", seconds, ""
            continue
        verdicts = re.findall(r"^(TRUE|FALSE)$", said.stdout, re.M)
        spent = sum(int(ms) for ms in re.findall(r"Total computation time: (\d+)ms", said.stdout)) / 1000
        yield (verdicts[0] == "TRUE" if len(verdicts) == 1 else None), spent, said.stdout + said.stderr


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--walnut", required=True)
    parser.add_argument("--asobi", default=str(pathlib.Path(__file__).parents[2] / "build/release/asobi"))
    parser.add_argument("--random", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=600)
    given = parser.parse_args()
    asobi, differ = Asobi(given.asobi), 0
    for title, cases in (("laws", LAWS), ("at random", list(at_random(given.random, given.seed)))):
        programs, ours = [], []
        for game, options, statement in cases:
            programs.append(asobi.ask(game, options, "export", {"statement": statement, "to": "walnut"})["program"])
            begun = time.monotonic()
            ours.append((asobi.ask(game, options, "conjecture", {"statement": statement})["holds"], time.monotonic() - begun))
        true = undecided = 0
        for case, (holds, spent), (says, seconds, wrote) in zip(cases, ours, walnut_says(given.walnut, programs, given.seconds)):
            true += holds
            undecided += says == "too long"
            differs = says not in (holds, "too long")
            differ += differs
            if title == "laws" or says != holds:
                options = ", ".join(f"{name} {value}" for name, value in case[1].items())
                print(f"| {case[0]} | {options} | `{case[2]}` | {holds} | {says} | {1000 * spent:.1f} ms | {seconds:.2f} s |", flush=True)
            if differs:
                print(wrote[-2000:], file=sys.stderr)
        print(f"{title}: {len(cases)} statements, {true} true; {undecided} took Walnut too long; {differ} differ so far", flush=True)
    sys.exit(differ != 0)


if __name__ == "__main__":
    main()
