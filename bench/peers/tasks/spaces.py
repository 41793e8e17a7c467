"""Whole spaces of small puzzles: how many states at each distance, in both metrics."""
import json, os, re, tempfile
from .process import Done, run


class Spaces:
    peer = "twsearch, branch forked-cpp-main"
    how = """github.com/cubing/twsearch, commit aeed0ed3e55074210a615571eb2792400da34e63, -O3 as its makefile says, g++ 12; --peer …/twsearch
Run as: twsearch -t 1 -M 4096 --nowrite [-q] -g FILE.tws; FILE.tws is what `asobi twisty export --format tws` writes, with one of the two
layers of each axis, and without pieces that those do not move: the other layers come to the same, held in another way."""
    rows = {f"{name}, {metric} turns": [(name, metric)] for name, metric in
            [("2x2x2", "half"), ("2x2x2", "quarter"), ("tetraminx", "half"), ("skewb", "half"), ("octa-face-2", "half"), ("t v 0", "half")]}

    def __init__(self, program, peer):
        self.program, self.peer_program = program, peer
        self.folder = tempfile.TemporaryDirectory()

    def ours(self, case):
        name, metric = case
        text, seconds = run([self.program, "--threads", "1", "twisty", "census", name, "--metric", metric, "--json", "--cache", self.folder.name])
        return Done(json.loads(text)["distribution"], seconds)

    def theirs(self, case):
        name, metric = case
        path = os.path.join(self.folder.name, re.sub(r"\W", "_", name) + ".tws")
        if not os.path.exists(path):
            text, _ = run([self.program, "twisty", "export", name, "--format", "tws"])
            with open(path, "w") as file:
                file.write(one_of_each_pair(text))
        text, seconds = run([self.peer_program, "-t", "1", "-M", "4096", "--nowrite"] + (["-q"] if metric == "quarter" else []) + ["-g", path])
        return Done(levels(text), seconds)


def levels(text):
    """The counts of `Dist 3 cnt 120`, by distance."""
    counts = dict(re.findall(r"^Dist (\d+) cnt (\d+)", text, re.M))
    return [int(count) for _, count in sorted(counts.items(), key=lambda level: int(level[0])) if count != "0"]


def one_of_each_pair(text):
    """A .tws with every second turn, and without pieces that those do not move."""
    blocks = [block.split("\n") for block in re.split(r"\n\s*\n", text.strip())]
    sets = {}
    for line in (line for block in blocks for line in block if line.startswith("Set")):
        sets[line.split()[1]] = [int(n) for n in line.split()[2:]]
    moves = []  # by set: the rows of places and twists
    for block in [block for block in blocks if block[0].startswith("Move")][1::2]:
        rows = {line: at for at, line in enumerate(block) if line in sets}
        moves.append((block[0], {name: [[int(n) for n in block[at + k].split()] for k in (1, 2)] for name, at in rows.items()}))
    kept = {}
    for name, (count, ways) in sets.items():
        is_moved = [any(name in m and (m[name][0][i] != i + 1 or m[name][1][i] % ways) for _, m in moves) for i in range(count)]
        kept[name] = [i for i in range(count) if is_moved[i]]
    kept = {name: places for name, places in kept.items() if places}
    out = ["Name puzzle"] + [f"Set {name} {len(places)} {sets[name][1]}" for name, places in kept.items()] + ["Solved"]
    for name, places in kept.items():
        out += [name, " ".join(str(i + 1) for i in range(len(places))), " ".join("0" for _ in places)]
    out.append("End")
    for title, move in moves:
        out.append(title)
        for name, places in move.items():
            if name in kept:
                out += [name, " ".join(str(kept[name].index(places[0][i] - 1) + 1) for i in kept[name]), " ".join(str(places[1][i]) for i in kept[name])]
        out.append("End")
    return "\n".join(out) + "\n"
