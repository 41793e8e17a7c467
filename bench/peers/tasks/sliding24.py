"""Korf and Felner's positions of the 24-puzzle, those that took them the fewest nodes."""
import atexit, os, re, sys, tempfile
from .process import Done, ROOT, Talk, built, run

EASIEST = [38, 40, 25, 32, 44, 37, 30, 13, 1, 28]


def positions():
    """By number: the tiles by cell, and the known length."""
    with open(os.path.join(ROOT, "bench/sliding_24/instances/korf_felner50.txt")) as file:
        lines = [line.split() for line in file if not line.startswith("#")]
    return {number: ([int(word) for word in line[:25]], int(line[25])) for number, line in enumerate(lines, 1)}


def length_checked(tiles, cells):
    """How many moves lead the blank over these cells; they must be neighbours, and all tiles come home."""
    tiles, blank = list(tiles), tiles.index(0)
    for cell in cells:
        if abs(cell // 5 - blank // 5) + abs(cell % 5 - blank % 5) != 1:
            sys.exit(f"the blank cannot go from {blank} to {cell}")
        tiles[blank], tiles[cell], blank = tiles[cell], 0, cell
    if tiles != list(range(25)):
        sys.exit(f"{cells} leads to {tiles}")
    return len(cells)


class Sliding24:
    peer = "24puzzle"
    how = """github.com/clausecker/24puzzle, commit 5e6b627466ac92cd61bc52225e9bc745ee0624a4, -O3 -march=native as its makefile says, gcc 12. In its folder
loops.fsm, the automaton of its genloops (-l 12, for every cell) and compilefsm, and pdbs, where its first start writes its 14 tables (2.5 GB, a quarter of an hour); --peer …/cmd/pdbsearch
Run as: pdbsearch -m loops.fsm -d pdbs catalogues/small-compound.cat, asked one position after the other (with -t, for the mirror image, its solutions of
positions 38 and 40 are ten and eight moves too long). Ours as bench_sliding_24 FOLDER SECONDS NUMBER with the same 14 tables and their mirror images,
1.3 GB; only searching counts, for both. Nodes: theirs expanded, ours generated.
Tables of ours are kept in ASOBI_BENCH_TABLES, if it is set."""
    rows = {f"position {number}": [number] for number in EASIEST}

    def __init__(self, program, peer):
        self.kept = tempfile.TemporaryDirectory()
        self.folder = os.environ.get("ASOBI_BENCH_TABLES", self.kept.name)
        self.positions = positions()
        home = os.path.dirname(os.path.dirname(os.path.abspath(peer)))
        self.talk = Talk([os.path.abspath(peer), "-m", "loops.fsm", "-d", "pdbs", "catalogues/small-compound.cat"], home)
        atexit.register(self.talk.end)
        self.talk.ask(",".join(map(str, [1, 0] + list(range(2, 25)))), "^Solution found:")  # its tables are there

    def ours(self, case):
        text, _ = run([built("bench_sliding_24"), self.folder, "3600", str(case)])
        length, nodes, seconds = re.search(r"^ *\d+: (\d+) moves, bound \d+, ([\d,]+) nodes, ([\d.]+) CPU s", text, re.M).groups()
        return Done(int(length), float(seconds), {"million nodes": int(nodes.replace(",", "")) / 1e6})

    def theirs(self, case):
        tiles, _ = self.positions[case]
        text, seconds = self.talk.timed(",".join(map(str, tiles)), "^Solution found:")
        cells = [int(cell) for cell in re.search(r"Solution found: ([\d,]+)", text).group(1).split(",")]
        nodes = int(re.search(r"Expanded (\d+) nodes in total", text).group(1))
        return Done(length_checked(tiles, cells), seconds, {"million nodes": nodes / 1e6})
