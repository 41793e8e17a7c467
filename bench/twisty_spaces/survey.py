#!/usr/bin/env python3
"""bench/twisty_spaces/survey.py RESULTS [--program P] [--most N] [--cuts N] [--seconds N] [--memory MIB] [--until SECONDS]

Every puzzle whose whole space can be counted. First the orders of groups (`asobi twisty order`): all names of the catalogue, and every way to
cut a regular solid by up to so many cuts, each at one of the exact distances where it changes the puzzle or between two of them (`asobi twisty
distances`). A further cut makes no space smaller, so puzzles with too many states are not cut further. Where quarters can be turned,
half turns alone are tried, too (`f/2`, `v/2`). Then those in reach are counted in both metrics, the smallest first (`asobi twisty census`):
with all layers turning, around a fixed core, and some puzzles with a few turns only (RESTRICTED).

RESULTS has a line of JSON for each puzzle and way to turn it, the last one counting; what stands there is not asked again, so the
survey may be stopped and started again at any time. What was too large or refused stands there, too.

bench/twisty_spaces/survey.py RESULTS --tables prints the tables of docs/discoveries.md instead.
"""
import argparse
import fractions
import json
import math
import os
import pathlib
import subprocess
import sys
import time

sys.set_int_max_str_digits(0)
KINDS = "fve"
HALVES = {"c": "f", "o": "v"}  # the axes with quarters, which may turn by halves alone
METRICS = ("half", "quarter")
RESTRICTED = {
    "2x2x2": ["R U", "R2 U", "R2 U2 F", "R2 U F"],
    "3x3x3": ["R U", "R2 U", "R2 U2 F2", "R2 L2 U2", "M E S", "M2 E S", "M E", "M2 U", "M U", "Rw2 U", "R2 U M2", "M E U2", "M2 E2 U", "Rw U2", "R M U2"],
    "skewb": ["R U", "R U L"],
    "pyraminx": ["R U", "R U L", "R U l b"],
    "Jing pyraminx": ["FLR DFL", "FLR DFL DFR"],
    "dino": ["UFR UFL DBR", "UFR UFL UBL", "UFR UFL UBL UBR", "UFR UFL UBL DBL"],
    "compy cube": ["UFR UFL", "UFR UFL UBL"],
    "skewb-diamond": ["U F", "U F L"],
    "mastermorphix": ["DF DL DR", "DF DL FR LR"],
    "tetra-edge-3": ["DF DL DR"],
}


def simplest(low, high):
    """The fraction with the least denominator between two numbers."""
    whole = math.floor(low)
    if whole + 1 < high:
        return fractions.Fraction(whole + 1 if whole + 1 > low else whole + 2)
    if low == whole:
        return whole + 1 / fractions.Fraction(math.floor(1 / (high - whole)) + 1)
    return whole + 1 / simplest(1 / (high - whole), 1 / (low - whole))


class Survey:
    def __init__(self, options):
        self.options = options
        self.begun = time.monotonic()
        self.results = read(options.results)
        self.file = pathlib.Path(options.results).open("a")

    def late(self):
        return time.monotonic() - self.begun > self.options.until

    def ask(self, *words, seconds):
        command = [self.options.program, "twisty", *words, "--json", "--seconds", str(seconds), "--threads", str(self.options.threads),
                   "--memory", str(self.options.memory)]
        nowhere = {**os.environ, "HOME": "", "XDG_CACHE_HOME": ""}  # tables are not kept
        run = subprocess.run(command, capture_output=True, text=True, env=nowhere)
        try:
            answer = json.loads(run.stdout)
        except json.JSONDecodeError:
            return None, (run.stderr or f"ended with {run.returncode}").strip()
        return (None, answer["error"]["message"]) if "error" in answer else (answer, None)

    def keep(self, row):
        self.results[row["puzzle"], row["turning"]] = row
        self.file.write(json.dumps(row, ensure_ascii=False) + "\n")
        self.file.flush()

    def states(self, puzzle):
        """How many, if all layers turn; more than can be counted if it is not known."""
        if (puzzle, "all") not in self.results:
            row = {"puzzle": puzzle, "turning": "all"}
            order, why = self.ask("order", puzzle, "--turning", "all", seconds=self.options.order_seconds)
            row.update({"refused": why} if order is None else {"states": int(order["states_up_to_rotation"])})
            self.keep(row)
        return self.results[puzzle, "all"].get("states", math.inf)

    def further(self, puzzle, kind):
        """Where another cut of that kind changes the puzzle."""
        answer, _ = self.ask("distances", puzzle, "--axes", kind, "--counts", seconds=self.options.order_seconds)
        for stage in answer["stages"] if answer else []:
            if not stage["counts"] or not stage["counts"]["puzzle"]:
                continue
            if stage["exact"]:
                yield stage["exact"]
            elif stage["to"] - stage["from"] > 1e-4:
                yield str(simplest(stage["from"], stage["to"]))

    def cut(self, solid):
        """The orders of all ways to cut a solid."""
        todo, seen = [solid], set()
        for _ in range(self.options.cuts):
            reached = []
            for puzzle in todo:
                for kind in KINDS:
                    if solid == "t" and kind == "f":
                        continue  # the same axes as those of vertices
                    quarters = kind == HALVES.get(solid)
                    for where in self.further(puzzle, kind):
                        for turns in ("", "/2") if quarters else ("",):
                            own = f"{puzzle} {kind}{turns} {where}"
                            words = own.split()[1:]
                            cuts = frozenset(zip(words[::2], words[1::2]))
                            if cuts in seen or quarters and {kind, f"{kind}/2"} <= set(words):
                                continue
                            seen.add(cuts)
                            if self.states(own) <= self.options.most:
                                reached.append(own)
            todo = reached

    def catalogue(self):
        listed, _ = self.ask("list", seconds=60)
        families = listed["families"]
        names = [f"{one['stem']}-{n}" for one in families if one["least"] for n in range(one["least"], one["least"] + 4, one["step"])]
        names += [one["stem"] for one in families if not one["least"]]
        return names + [one["name"] for one in listed["commercial"] + listed["puzzle_geometry"]]

    def count(self, puzzle, turning):
        """The census in both metrics; `turning` is all, core, or the only turns."""
        row = {"puzzle": puzzle, "turning": turning}
        how = ["--turning", turning] if turning in ("all", "core") else ["--turns", turning]
        for metric in METRICS:
            begun = time.monotonic()
            answer, why = self.ask("census", puzzle, "--metric", metric, *how, seconds=self.options.seconds)
            if answer is None:
                row["refused"] = why
                break
            assert sum(answer["distribution"]) == answer["states"], row
            row["states"] = answer["states"]
            row[metric] = {key: answer[key] for key in ("distribution", "antipode", "antipode_classes")}
            row[metric]["seconds"] = round(time.monotonic() - begun, 2)
        print(f"{time.monotonic() - self.begun:7.0f} s  {puzzle} ({turning})  {row.get('states', row.get('refused'))}", flush=True)
        self.keep(row)

    def run(self):
        if not self.options.no_orders:
            for solid in self.options.solids:
                self.cut(solid)
            for name in self.catalogue():
                self.states(name)
        todo = [(row["states"], puzzle, turning) for (puzzle, _), row in self.results.items() for turning in ("all", "core")
                if row.get("states", math.inf) <= self.options.most and row["turning"] in ("all", "core")]
        first = {}  # of each number of states, in the same way to turn: one puzzle before all others
        for states, puzzle, turning in sorted(set(todo)):
            first.setdefault((states, turning), puzzle)
        todo = sorted(set(todo), key=lambda one: (first[one[0], one[2]] != one[1], one))
        for puzzle, turning in [(puzzle, turns) for puzzle, sets in RESTRICTED.items() for turns in sets] + [one[1:] for one in todo]:
            known = self.results.get((puzzle, turning), {})
            if not self.late() and "quarter" not in known and "refused" not in known:
                self.count(puzzle, turning)


def read(path):
    rows = {}
    if pathlib.Path(path).exists():
        for line in pathlib.Path(path).read_text().splitlines():
            row = json.loads(line)
            key = row["puzzle"], row["turning"]
            if "quarter" in row or "quarter" not in rows.get(key, {}):
                rows[key] = row
    return rows


def spaces(rows):
    """Those that were counted, by what was counted: puzzles with the same counts in both metrics are together."""
    found = {}
    for row in rows.values():
        if "quarter" in row:
            counts = tuple(tuple(row[metric]["distribution"]) for metric in METRICS)
            found.setdefault((row["states"], counts), []).append(row)
    return sorted(found.items(), key=lambda one: one[0])


def classes(row):
    return [row[metric]["antipode_classes"] for metric in METRICS]


def named(row, beside=None):
    """With the farthest up to symmetry, if they are others than those of the row beside which it stands."""
    name = f"`{row['puzzle']}`" + {"all": "", "core": ", core"}.get(row["turning"], f", only {row['turning']}")
    others = beside and classes(beside) != classes(row)
    return name + (" ({:,} and {:,} up to symmetry)".format(*classes(row)) if others else "")


def print_tables(rows):
    print("| | puzzle | the same counts | states | half: farthest | states there | up to symmetry | quarter: farthest | states there | up to symmetry |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    found = spaces(rows)
    for number, ((states, _), alike) in enumerate(found, 1):
        alike.sort(key=lambda row: (row["turning"] != "all", len(row["puzzle"].split()) > 1, len(row["puzzle"]), row["puzzle"]))
        cells = []
        for metric in METRICS:
            counts = alike[0][metric]["distribution"]
            cells += [str(len(counts) - 1), f"{counts[-1]:,}", f"{alike[0][metric]['antipode_classes']:,}"]
        print(f"| {number} | {named(alike[0])} | {'; '.join(named(row, alike[0]) for row in alike[1:])} | {states:,} | {' | '.join(cells)} |")
    print("\n| | metric | states at distance 0, 1, 2, … |\n|---|---|---|")
    for number, (_, alike) in enumerate(found, 1):
        half, quarter = (alike[0][metric]["distribution"] for metric in METRICS)
        for metric, counts in [("both", half)] if half == quarter else [("half", half), ("quarter", quarter)]:
            print(f"| {number} | {metric} | {' '.join(map(str, counts))} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results")
    parser.add_argument("--program", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../build/release/asobi"))
    parser.add_argument("--most", type=float, default=2**33, help="states")
    parser.add_argument("--cuts", type=int, default=3)
    parser.add_argument("--solids", default="tcodi")
    parser.add_argument("--seconds", type=int, default=600, help="for one census")
    parser.add_argument("--order-seconds", type=int, default=20, help="for the order of one group, and for distances")
    parser.add_argument("--memory", type=int, default=5000, help="MiB")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--until", type=float, default=math.inf, help="no census is begun after so many seconds")
    parser.add_argument("--no-orders", action="store_true", help="only what stands in RESULTS is counted")
    parser.add_argument("--tables", action="store_true")
    options = parser.parse_args()
    if options.tables:
        print_tables(read(options.results))
    else:
        Survey(options).run()


main()
