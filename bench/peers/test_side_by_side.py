#!/usr/bin/env python3
"""The comparison itself, with programs that only pretend: python3 bench/peers/test_side_by_side.py"""
import contextlib, io, json, os, re, subprocess, sys, tempfile, unittest

sys.dont_write_bytecode = True
from compare import figures, keep, measure, shown
from tasks import TASKS, cube, play, shortest, sliding24, spaces, twophase
from tasks.process import Done, Talk, run

HERE = os.path.dirname(os.path.abspath(__file__))
TWS = """Name puzzle
Set C 3 3

Solved
C
1 2 3
0 0 0
End

Move L
C
1 3 2
0 1 2
End

Move R
C
2 1 3
1 2 0
End
"""


class Both:
    """Seconds and answers as told, case by case."""

    def __init__(self, ours, theirs):
        self.of = {"ours": iter(ours), "theirs": iter(theirs)}

    def ours(self, case):
        return Done(*next(self.of["ours"]))

    def theirs(self, case):
        return Done(*next(self.of["theirs"]))


class Comparison(unittest.TestCase):
    def test_many_cases(self):
        with contextlib.redirect_stderr(io.StringIO()) as said:
            row = measure(Both([(16, 1.0, {"nodes": 2}), (16, 3.0, {"nodes": 4})], [(16, 8.0), (16, 6.0)]), "row", ["a", "b"], 1)
        self.assertEqual(said.getvalue(), "row: a: ours [1.0], theirs [8.0]\nrow: b: ours [3.0], theirs [6.0]\n")
        self.assertEqual(row["told"], {"ours": {"nodes": 3}, "theirs": {}})
        told = figures(row)
        self.assertEqual((told["ours"]["mean"], told["ours"]["least"], told["ours"]["most"]), (2.0, 1.0, 3.0))
        self.assertEqual((told["ratio"], told["ratios"]), (3.5, [2.0, 8.0]))
        self.assertEqual(shown("row", row), "| row | 2.000 (1.000–3.000), 3 nodes | 7.000 (6.000–8.000) | 3.5 (2.0–8.0) |")

    def test_many_runs_of_one_case(self):
        row = measure(Both([(1, 1.0), (1, 5.0), (1, 2.0)], [(1, 4.0), (1, 4.0), (1, 6.0)]), "row", ["a"], 3)
        self.assertEqual(shown("row", row), "| row | 2.000 (1.000–5.000) | 4.000 (4.000–6.000) | 2.0 |")

    def test_answers_that_differ_end_it(self):
        with contextlib.redirect_stderr(io.StringIO()), self.assertRaisesRegex(SystemExit, "row: b: the answers differ: ours 17, theirs 18"):
            measure(Both([(16, 1.0), (17, 1.0)], [(16, 1.0), (18, 1.0)]), "row", ["a", "b"], 1)

    def test_a_row_takes_the_place_of_the_one_before(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "results", "task.jsonl")
            for name, ratio in [("old", 1), ("a", 1), ("b", 2), ("a", 3)]:
                keep(path, {"instance": name, "ratio": ratio}, ["a", "b"])
            with open(path) as file:
                self.assertEqual([json.loads(line) for line in file], [{"instance": "a", "ratio": 3}, {"instance": "b", "ratio": 2}])

    def test_every_task_tells_how(self):
        for kind in TASKS.values():
            self.assertRegex(kind.how, r"commit [0-9a-f]{40},|Debian's package")
            self.assertTrue(all(cases for cases in kind.rows.values()))


class Programs(unittest.TestCase):
    def test_talk(self):
        talk = Talk([sys.executable, "-c", "while True: print('is', input()); print('done')"])
        self.assertEqual(talk.timed("five", "^done")[0], "is five\ndone\n")
        self.assertEqual(talk.ask("six", "^done"), "is six\ndone\n")
        self.assertGreater(talk.seconds(), 0)
        talk.end()

    def test_a_program_that_ends_is_named(self):
        with self.assertRaisesRegex(SystemExit, "ended without an answer to five"):
            Talk([sys.executable, "-c", "print(input())"]).ask("five", "six")
        with self.assertRaisesRegex(SystemExit, "failed:\nno table"):
            run(["sh", "-c", "echo no table; exit 3"])

    def side_by_side(self, ours, theirs):
        """Of two programs that say so, whatever they are asked."""
        with tempfile.TemporaryDirectory() as folder:
            paths = []
            for name, text in [("asobi", f"case \"$*\" in *export*) cat <<'end'\n{TWS}end\n;; *) echo '{ours}';; esac"), ("peer", f"printf '{theirs}'")]:
                paths.append(os.path.join(folder, name))
                with open(paths[-1], "w") as file:
                    file.write("#!/bin/sh\n" + text + "\n")
                os.chmod(paths[-1], 0o755)
            return subprocess.run([sys.executable, os.path.join(HERE, "side_by_side"), "spaces", "--rows", "skewb", "--runs", "1", "--program", paths[0],
                                   "--peer", paths[1], "--results", folder], capture_output=True, text=True)

    def test_the_whole(self):
        same = self.side_by_side('{"distribution": [1, 8]}', r"Dist 0 cnt 1\nDist 1 cnt 8\nDist 2 cnt 0\n")
        self.assertEqual((same.returncode, same.stderr), (0, ""))
        self.assertRegex(same.stdout, r"\| skewb, half turns \| 0\.\d+ \(.*\) \| 0\.\d+ \(.*\) \| [\d.]+ \|")

    def test_the_whole_when_the_answers_differ(self):
        other = self.side_by_side('{"distribution": [1, 8]}', r"Dist 0 cnt 1\nDist 1 cnt 9\n")
        self.assertEqual((other.returncode, other.stderr), (1, "skewb, half turns: ('skewb', 'half'): the answers differ: ours [1, 8], theirs [1, 9]\n"))

    def test_a_peer_that_is_not_there(self):
        done = subprocess.run([sys.executable, os.path.join(HERE, "side_by_side"), "spaces", "--program", "sh", "--peer", "/no/such"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 1)
        self.assertIn("/no/such cannot be run; `side_by_side spaces --how` tells", done.stderr)


class Answers(unittest.TestCase):
    def test_turns_of_the_cube(self):
        self.assertEqual(cube.after(cube.SOLVED, "R"), "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB")
        self.assertEqual(cube.after(cube.SOLVED, "R U R' U' " * 6), cube.SOLVED)
        self.assertNotEqual(cube.after(cube.SOLVED, "F2 B2"), cube.SOLVED)
        self.assertEqual(cube.length_checked(cube.after(cube.SOLVED, "R U2 F'"), "F  U2 R'"), 3)
        for solution in ["F U R'", "", " ".join(["R"] * 20) + " F U2 R'"]:
            with self.assertRaisesRegex(SystemExit, "does not solve"):
                cube.length_checked(cube.after(cube.SOLVED, "R U2 F'"), solution)

    def test_random_cubes_are_the_same_everywhere(self):
        cubes = cube.random_cubes(3, seed=1)
        self.assertEqual(cubes, cube.random_cubes(3, seed=1))
        self.assertTrue(all(sorted(one) == sorted(cube.SOLVED) for one in cubes) and len(set(cubes)) == 3)

    def test_what_solvers_say(self):
        self.assertEqual(shortest.OURS.search("F' U' R' (0 nodes, 0.000025 CPU seconds)").groups(), ("F' U' R'", "0", "0.000025"))
        line = "5 0.086163387 17 R2 F  D2 R' B' U  B  U' B' U2 F  B  R' B2 U2 F2 U2"
        self.assertEqual(len(re.search(shortest.SOLUTION, line).group(1).split()), 17)
        self.assertEqual(twophase.SOLUTION.match("R2 U  F' (0.000000001 CPU seconds)").groups(), ("R2 U  F'", "0.000000001"))
        self.assertEqual(play.ANSWER.match("14 196 4760 ways, 10662 actions (0.007446 CPU seconds)").groups(), ("14 196 4760", "10662", "0.007446"))

    def test_levels_and_turns_of_twsearch(self):
        self.assertEqual(spaces.levels("Dist 1 cnt 9\nDist 0 cnt 1\nDist 10 cnt 2\nDist 11 cnt 0\n"), [1, 9, 2])
        self.assertEqual(spaces.one_of_each_pair(TWS), "Name puzzle\nSet C 2 3\nSolved\nC\n1 2\n0 0\nEnd\nMove R\nC\n2 1\n1 2\nEnd\n")

    def test_ways_of_the_blank(self):
        start = [1, 0] + list(range(2, 25))
        self.assertEqual(sliding24.length_checked(start, [0]), 1)
        self.assertEqual(sliding24.length_checked(start, [6, 1, 0]), 3)
        for cells, why in [([2], "leads to"), ([7], "cannot go from 1 to 7"), ([0, 5], "leads to")]:
            with self.assertRaisesRegex(SystemExit, why):
                sliding24.length_checked(start, cells)
        self.assertEqual({number: length for number, (_, length) in sliding24.positions().items() if number in (1, 38)}, {1: 95, 38: 96})


unittest.main()
