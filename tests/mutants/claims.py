"""Claims of a paper asked one by one of a program (`asobi stdio`), with a limit of processor time for each."""
import json
import os
import pathlib
import select
import signal
import subprocess
import time

ticks = os.sysconf("SC_CLK_TCK")
longest_wait = 60  # times the processor time that is allowed: for machines that do much else


class Over(Exception):
    """The program ended, or took too long: how."""


class Claims:
    """One program, started when it is asked, and again after it was lost. Its tables are in a folder of its own."""

    def __init__(self, program, folder):
        self.program, self.folder, self.process, self.number = program, pathlib.Path(folder), None, 0
        self.used = 0.0  # by programs that have ended

    def start(self):
        command = [self.program, "--lang", "en", "--threads", "1", "--cache", self.folder / "cache", "stdio"]
        # Errors of a changed program are of no interest, and its memory is limited.
        self.process = subprocess.Popen(
            [str(word) for word in command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, preexec_fn=limited
        )
        self.text = b""

    def processor_time(self):
        try:
            fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        except (FileNotFoundError, ProcessLookupError):
            return 0.0
        return (int(fields[11]) + int(fields[12])) / ticks

    def ask(self, request, seconds):
        """The final reply, and the processor time that it took."""
        if self.process is None:
            self.start()
        self.number += 1
        before, end = self.processor_time(), time.monotonic() + longest_wait * seconds
        try:
            self.process.stdin.write(json.dumps({**request, "id": self.number}).encode() + b"\n")
            self.process.stdin.flush()
            while True:
                while b"\n" in self.text:
                    line, self.text = self.text.split(b"\n", 1)
                    reply = json.loads(line)
                    if reply.get("id") == self.number and reply.get("final"):
                        return reply, self.processor_time() - before
                if select.select([self.process.stdout], [], [], 0.2)[0]:
                    got = os.read(self.process.stdout.fileno(), 1 << 16)
                    if not got:
                        raise Over("crashed")
                    self.text += got
                elif self.processor_time() - before > seconds or time.monotonic() > end:
                    raise Over("took too long")
        except (Over, BrokenPipeError, ValueError) as error:
            self.stop()
            raise Over(str(error) if isinstance(error, Over) else "crashed") from None

    def stop(self):
        if self.process is None:
            return
        self.used += self.processor_time()
        self.process.kill()
        self.process.communicate()
        self.process = None

    def ids(self, paper):
        reply, _ = self.ask({"op": "paper", "paper": paper}, 30)
        return [claim["id"] for claim in reply["result"]["claims"]]

    def verdict(self, paper, claim, seconds):
        """What is found: {"verdict", "told"}, and the processor time."""
        reply, used = self.ask({"op": "reproduce", "paper": paper, "claim": claim}, seconds)
        if not reply["ok"]:
            return {"verdict": "error", "told": reply["error"]["message"]}, used
        if not reply["result"]["claims"]:
            return {"verdict": "not run", "told": ""}, used
        found = reply["result"]["claims"][0]
        return {"verdict": found["verdict"], "told": f"{found.get('computed', '')} / {found['got']}"}, used


def limited():
    """A process group of its own; no file of its memory is kept when it crashes."""
    import resource

    os.setpgid(0, 0)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
