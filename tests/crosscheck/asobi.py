"""The program under test, spoken to by `asobi stdio`; and what a check is given: random numbers, questions, comparisons.

Nothing here or in the files beside it knows the program's sources. Each computes what the rules say, slowly and plainly.
"""
import json
import os
import random
import re
import select
import shlex
import subprocess
import time


class Difference(Exception):
    """The program's answer is not ours."""


def number(digits):
    """A whole number as JSON has it; JavaScript would round one beyond 2^53, so those must be texts."""
    if abs(int(digits)) >= 2**53:
        raise Difference(f"{digits} is a number, not a text")
    return int(digits)


def whole(value):
    """The same with texts of large whole numbers as numbers."""
    if isinstance(value, list):
        return [whole(item) for item in value]
    if isinstance(value, dict):
        return {name: whole(item) for name, item in value.items()}
    return int(value) if isinstance(value, str) and re.fullmatch("[0-9]{16,20}", value) else value


class Program:
    """One `asobi stdio`, asked one thing at a time."""

    patience = 120.0  # seconds until an answer is missed

    def __init__(self, path):
        self.path = path
        self.count = 0
        self.rest = b""
        self.process = subprocess.Popen([path, "stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def reply(self, request):
        """The final reply to a request."""
        self.count += 1
        try:
            self.process.stdin.write(json.dumps({**request, "id": self.count}).encode() + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Difference(f"the program has ended (exit code {self.process.wait()})") from None
        deadline = time.monotonic() + self.patience
        while True:
            reply = json.loads(self._line(deadline), parse_int=number)
            if reply["final"]:
                if reply["id"] != self.count:
                    raise Difference(f"a reply to request {reply['id']} came instead of one to {self.count}")
                return reply

    def _line(self, deadline):
        while b"\n" not in self.rest:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                raise Difference(f"no answer within {self.patience:.0f} s")
            more = os.read(self.process.stdout.fileno(), 1 << 16)
            if not more:
                raise Difference(f"the program ended (exit code {self.process.wait()})")
            self.rest += more
        line, self.rest = self.rest.split(b"\n", 1)
        return line

    def close(self):
        self.process.kill()
        self.process.wait()


class Case:
    """One check: its random numbers, its requests, and how many comparisons it has made."""

    def __init__(self, program, seed):
        self.program = program
        self.random = random.Random(seed)
        self.requests = []
        self.question = None
        self.comparisons = 0

    def reply(self, **request):
        self.requests.append(request)
        return self.program.reply(request)

    def result(self, **request):
        """The result of a request that must succeed."""
        reply = self.reply(**request)
        if not reply["ok"]:
            raise Difference(f"refused: {reply['error']['message']}")
        return reply["result"]

    def ask(self, game, tool, options=None, arguments=None, **more):
        """The answer of a tool."""
        return self.result(op="ask", game=game, tool=tool, options=options or {}, arguments=arguments or {}, **more)

    def refused(self, code, game, tool, options=None, arguments=None):
        """The tool must refuse, with this code."""
        reply = self.reply(op="ask", game=game, tool=tool, options=options or {}, arguments=arguments or {})
        self.same("the error", code, "no error" if reply["ok"] else reply["error"]["code"])

    def open(self, game, options, moves=""):
        """The position after these moves."""
        self.question = {"op": "at", "game": game, "options": options, "moves": moves}
        return self.result(**self.question)

    def moves(self):
        """The moves of the position that was opened last."""
        return self.result(**self.question, **{"with": ["moves"]})["moves"]

    def same(self, what, ours, theirs):
        self.comparisons += 1
        if ours != theirs:
            raise Difference(f"{what}: {short(ours)} by the rules, {short(theirs)} by the program")

    def holds(self, what, truth, theirs):
        """A property of an answer that may be one of many."""
        self.comparisons += 1
        if not truth:
            raise Difference(f"it is not true that {what}: {short(theirs)}")

    def command(self):
        """A command that makes the program give the same answers again."""
        lines = []
        for number, request in enumerate(self.requests, 1):
            lines.append(shlex.quote(json.dumps({"id": number, **request}, ensure_ascii=False)))
        return f"printf '%s\\n' {' '.join(lines)} | {shlex.quote(self.program.path)} stdio"


def short(value):
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 600 else f"{text[:600]}… ({len(text)} characters)"
