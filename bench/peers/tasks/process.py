"""Programs that are timed: one run of each, or a conversation with one that stays."""
import os, re, resource, shutil, subprocess, sys, typing

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))


class Done(typing.NamedTuple):
    """Of one case: the answer, which must be the same for both, the CPU seconds, and what else is told (nodes, turns)."""
    answer: object
    seconds: float
    told: dict = {}


def built(target):
    """A program of ours beside the main one."""
    path = os.path.join(ROOT, "build/release", target)
    if not shutil.which(path):
        sys.exit(f"{path} cannot be run: cmake --build --preset release --target {target}")
    return path


def run(words, text=None, limit=3600, folder=None):
    """What it prints, and its CPU seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(words, input=text, capture_output=True, text=True, timeout=limit, cwd=folder)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        sys.exit(f"{' '.join(words)} failed:\n{done.stdout[-1000:]}{done.stderr[-2000:]}")
    return done.stdout, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


class Talk:
    """A program that keeps its tables and is asked line by line; what it says to either output is read."""

    def __init__(self, words, folder=None):
        self.words = words
        self.process = subprocess.Popen(["stdbuf", "-oL"] + words, cwd=folder, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def ask(self, line, last):
        """What it says until a line fits the pattern `last`."""
        text = ""
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
            while answer := self.process.stdout.readline():
                text += answer
                if re.search(last, answer):
                    return text
        except BrokenPipeError:
            pass
        self.end()
        sys.exit(f"{' '.join(self.words)} ended without an answer to {line}\n{text[-2000:]}")

    def seconds(self):
        """CPU seconds until now, in steps of a hundredth (Linux)."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def timed(self, line, last):
        before = self.seconds()
        text = self.ask(line, last)
        return text, self.seconds() - before

    def end(self):
        self.process.kill()
        self.process.communicate()
