"""Shortest solutions of the 3×3×3, cubes at proven distances (bench/twisty_cube3/instances.txt), tables of about the same size."""
import atexit, os, re, tempfile
from . import cube
from .process import Done, Talk, built, run

OURS = re.compile(r"(.*) \((\d+) nodes, ([\d.]+) CPU seconds\)")
EACH = 20


def rows(distances_of):
    """A row of twenty cubes for each (peer's table, our MiB) and distance."""
    return {f"distance {distance}, {table} and our {mebibytes} MiB": [(distance, i, table, mebibytes) for i in range(EACH)]
            for (table, mebibytes), distances in distances_of.items() for distance in distances}


class Shortest:
    def __init__(self, program, peer):
        self.peer_program = os.path.abspath(peer)
        self.kept = tempfile.TemporaryDirectory()
        self.folder = os.environ.get("ASOBI_BENCH_TABLES", self.kept.name)
        self.scrambles, self.talks, self.start = {}, {}, {}

    def scramble(self, case):
        distance = case[0]
        if distance not in self.scrambles:
            self.scrambles[distance] = run([built("bench_twisty_cube3"), self.folder, "scrambles", str(distance)])[0].splitlines()
        return self.scrambles[distance][case[1]]

    def checked(self, case, solution, seconds, told={}):
        return Done(cube.length_checked(cube.after(cube.SOLVED, self.scramble(case)), solution), seconds, told)

    def talk(self, who, words):
        """It is there, and has its tables."""
        if who not in self.talks:
            self.talks[who] = Talk(words)
            atexit.register(self.talks[who].end)
            self.talks[who].ask("R U F", r"F'\s+U'\s+R'")
        return self.talks[who]

    def ours(self, case):
        talk = self.talk(("ours", case[3]), [built("bench_twisty_cube3"), self.folder, "shortest", str(case[3])])
        solution, nodes, seconds = OURS.search(talk.ask(self.scramble(case), r"CPU seconds\)$")).groups()
        return self.checked(case, solution, float(seconds), {"million nodes": int(nodes) / 1e6})


class Nissy(Shortest):
    peer = "nissy-core H48"
    how = """github.com/sebastianotronto/nissy-core, commit 3cb60bcbf4ab9af4e9452a43681f1e7176b0c88f, -O3 with NEON or AVX2 as its build script finds, gcc 12,
its shell; its tables h48h0 and h48h3 take 3 and 20 CPU minutes; --peer …/run
Run as: run solve_scramble -solver h48h0 -n 1 -t 1 -moves "…", once for each cube; what the same takes for three turns (reading the table) is taken
off. Ours as bench_twisty_cube3 FOLDER shortest MIB, which is asked the same; only searching counts. Tables of ours are kept in ASOBI_BENCH_TABLES, if it is set."""
    rows = rows({("h48h0", 52): [16], ("h48h3", 243): [16, 17]})

    def solve(self, table, turns):
        text, seconds = run([self.peer_program, "solve_scramble", "-solver", table, "-n", "1", "-t", "1", "-moves", turns], folder=os.path.dirname(self.peer_program))
        return text.strip(), seconds

    def theirs(self, case):
        table = case[2]
        if table not in self.start:
            self.start[table] = min(self.solve(table, "R U F")[1] for _ in range(3))
        solution, seconds = self.solve(table, self.scramble(case))
        return self.checked(case, solution, seconds - self.start[table])


class Vcube(Shortest):
    peer = "vcube"
    how = """github.com/Voltara/vcube, commit 9f5bc2cce18f29437879ace825f22917f6705378, with its tables of 19 and 310 MiB (in its list of solvers, but commented
out) and of 1,358 MiB, -std=c++17 -O3 -mavx2 -mbmi -mbmi2 -mlzcnt -flax-vector-conversions, clang; x86-64 only; --peer …/vc-optimal
Run as: vc-optimal -c 104 (19 MiB), 108 (310 MiB) or 304 (1,358 MiB) -w 1, asked the turns of one cube after the other. Ours as bench_twisty_cube3 FOLDER shortest MIB, which is asked the same.
Tables of ours are kept in ASOBI_BENCH_TABLES, if it is set."""
    rows = rows({("104", 52): [16], ("108", 243): [16, 17], ("304", 899): [17, 18]})

    def theirs(self, case):
        talk = self.talk(("vcube", case[2]), [self.peer_program, "-c", case[2], "-w", "1"])
        text, seconds = talk.timed(self.scramble(case), SOLUTION)
        return self.checked(case, re.search(SOLUTION, text, re.M).group(1), seconds)


SOLUTION = r"^\d+ [\d.]+ \d+ ([URFDLB2' ]+)$"  # number, seconds by the clock, length
