#!/usr/bin/env python3
"""bench/prove/edges.py [PROGRAM] [--seconds N]: a law of the L-states for many edges of a chocolate bar, found and proved, as the
table of docs/discoveries.md, one row for each function, by its shortest formula. Each edge is asked by itself (`asobi chocolate law --f …`);
processor time is that of the process.
"""
import argparse
import json
import pathlib
import re
import resource
import subprocess

QUOTIENTS = [f"y/{k}" if k > 1 else "y" for k in range(1, 17)]
LINEAR = [f"({a} y + {b})/{c}".replace("1 y", "y").replace(" + 0", "") for c in range(1, 5) for a in range(1, 4) for b in range(0, c + 1) if (a, b) != (1, 0) and a % c]
STAIRS = ["2 (y/2)", "2 (y/3)", "2 (y/4)", "3 (y/3)", "3 (y/4)", "4 (y/4)", "y/2 + y/3", "y/2 + 1", "y/3 + 1", "y/4 + y/8"]
BOUNDED = ["0", "1", "3", "min(y, 5)", "min(y/2, 5)", "max(y - 1, 0)", "max(y - 3, 0)", "max(y/2 - 2, 0)", "max(y - 4, 0)/2", "min(2 y, y + 3)", "min(2 y, y/2 + 4)"]


def heights(edge):
    """f(0) … f(999) of a formula of these lists."""
    formula = re.sub(r"(\d) (y|\()", r"\1 * \2", edge).replace("/", "//")
    return tuple(eval(formula, {"min": min, "max": max, "y": y}) for y in range(1_000))


def functions(edges):
    shortest = {}
    for edge in edges:
        at = heights(edge)
        shortest[at] = min(shortest.get(at, edge), edge, key=len)
    return list(shortest.values())


def ask(program, edge, seconds):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    run = subprocess.run([program, "chocolate", "law", "--f", edge, "--json", "--seconds", str(seconds)], capture_output=True, text=True)
    used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    answer = json.loads(run.stdout or "{}")
    return ("error" not in answer and answer) or None, used


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", nargs="?", default=str(pathlib.Path(__file__).resolve().parents[2] / "build/release/asobi"))
    parser.add_argument("--seconds", type=int, default=60)
    options = parser.parse_args()
    print("| edge f(y) | law | states | found and proved in |\n|---|---|---|---|", flush=True)
    for edge in functions(QUOTIENTS + LINEAR + STAIRS + BOUNDED):
        found, used = ask(options.program, edge, options.seconds)
        law = found.get("formula", found["kind"]) if found else "none found"
        print(f"| {edge} | {law} | {found['states'] if found else ''} | {used:.2f} s |", flush=True)


main()
