"""The 3×3×3 by two phases: random cubes, solutions of at most so many turns of faces."""
import atexit, os, re, tempfile
from . import cube
from .process import Done, Talk, built

BATCHES, EACH = 20, 250
SOLUTION = re.compile(r"^(.*?) ?\((?:\d+ nodes, )?([\d.]+) CPU seconds\)$")


class TwoPhase:
    rows = {f"{BATCHES} batches of {EACH} cubes, at most {most} turns": [(most, i) for i in range(BATCHES)] for most in (20, 21)}

    def __init__(self, program, peer):
        self.peer_program = os.path.abspath(peer)
        self.folder = tempfile.TemporaryDirectory()
        self.cubes = cube.random_cubes(BATCHES * EACH, seed=1)
        self.warm = cube.random_cubes(1000, seed=2)
        self.talks = {}

    def batch(self, case):
        return self.cubes[case[1] * EACH:(case[1] + 1) * EACH]

    def talk(self, who, words, question, last, folder=None):
        """It is there, has its tables, and its compiler, if it has one, has seen what is asked."""
        if who not in self.talks:
            self.talks[who] = Talk(words, folder)
            atexit.register(self.talks[who].end)
            for start in self.warm:
                self.talks[who].ask(question + start, last)
        return self.talks[who]

    def checked(self, case, solutions, seconds):
        lengths = [cube.length_checked(start, solution, case[0]) for start, solution in zip(self.batch(case), solutions, strict=True)]
        return Done("solved", seconds, {"turns": sum(lengths) / len(lengths)})

    def self_timed(self, case, talk):
        """Of a program of ours, or one that we have written around theirs."""
        lines = [SOLUTION.match(talk.ask(start, r"CPU seconds\)$").strip()).groups() for start in self.batch(case)]
        return self.checked(case, [solution for solution, _ in lines], sum(float(seconds) for _, seconds in lines))

    def ours(self, case):
        words = [built("bench_twisty_cube3"), self.folder.name, "facelets", str(case[0])]
        return self.self_timed(case, self.talk(("ours", case[0]), words, "", r"CPU seconds\)$"))


class RobTwoPhase(TwoPhase):
    peer = "rob-twophase 2.0"
    how = """github.com/efrantar/rob-twophase, commit d245031257d52b2663c5790c5410ef30aefd775f, -std=c++11 -O3, g++ 12; its first start makes its table
of 676 MB; --peer …/twophase
Run as: twophase -t 1 -l TURNS -m 10000 with a line `solve FACELETS` for each cube; ours as bench_twisty_cube3 FOLDER facelets TURNS with the
same, of which only searching counts. Of theirs, loading its tables does not count. Every solution is made on the cube before the time counts."""

    def theirs(self, case):
        last = r"\(\d+\)$"
        words = [self.peer_program, "-t", "1", "-l", str(case[0]), "-m", "10000"]
        talk = self.talk(("theirs", case[0]), words, "solve ", last, os.path.dirname(self.peer_program))
        before = talk.seconds()
        solutions = [re.sub(r" ?\(\d+\)$", "", talk.ask(f"solve {start}", last).splitlines()[-1]) for start in self.batch(case)]
        return self.checked(case, solutions, talk.seconds() - before)


class Min2Phase(TwoPhase):
    peer = "min2phase"
    how = """github.com/cs0x7f/min2phase, commit 4d183b9eff8119cac72bc50ef35a7d8990740e06, a JDK (17 here); --peer …/twophase.jar
Run as: java -cp twophase.jar bench/peers/drivers/Min2phase.java TURNS with a line of facelets for each cube; 1,000 others before, not counted, are there for
its compiler. Its CPU time is that of the thread that searches (compiler and collector apart)."""

    def theirs(self, case):
        driver = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "drivers/Min2phase.java")
        words = ["java", "-cp", self.peer_program, driver, str(case[0])]
        return self.self_timed(case, self.talk(("theirs", case[0]), words, "", r"CPU seconds\)$"))
