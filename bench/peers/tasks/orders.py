"""Orders of the groups of twisty puzzles, from the turns as permutations of stickers."""
import json, os, re, tempfile
from .process import Done, built, run


class Orders:
    peer = "GAP 4 (Debian: gap-core)"
    how = """Debian's package gap-core (4.12.1 on Debian 12); --peer gap
Run as: gap -q --nointeract FILE, which says Size(Group(…)); ours as `asobi group order` with the same permutations of stickers. GAP takes more than a
second to start, so only what its Runtime() tells of Size counts; ours is the whole process."""
    rows = {name: [name] for name in ["cube-face-3", "cube-face-4", "cube-face-5", "dodeca-face2", "icosa-face"]}

    def __init__(self, program, peer):
        self.program, self.peer_program = program, peer
        self.folder = tempfile.TemporaryDirectory()
        self.generators = {}

    def turns(self, name):
        """As lists of images, [2,1,…], told by the program that measures groups."""
        if name not in self.generators:
            text, _ = run([built("bench_twisty_groups"), "--gap", name])
            self.generators[name] = re.findall(r"PermList\((\[[\d,]+\])\)", text)
        return self.generators[name]

    def ours(self, case):
        text, seconds = run([self.program, "--threads", "1", "group", "order", "--generators", "; ".join(self.turns(case)), "--json"])
        return Done(int(json.loads(text)["order"]), seconds)

    def theirs(self, case):
        path = os.path.join(self.folder.name, "group.g")
        lists = ", ".join(f"PermList({images})" for images in self.turns(case))
        with open(path, "w") as file:
            file.write(f'SizeScreen([4096, 24]);; g := Group([{lists}]);; t := Runtime();; n := Size(g);; Print(n, " ", Runtime() - t, "\\n"); QUIT;\n')
        order, milliseconds = run([self.peer_program, "-q", "--nointeract", path])[0].split()
        return Done(int(order), int(milliseconds) / 1000)
