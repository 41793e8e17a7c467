"""Random play: how long half a million turns take, on the same boards, all moves equally likely."""
import atexit, os, re
from .process import Done, Talk, built

TURNS, GAMES = 500_000, 20
ASKED = {"diamond game, 121 points, 2 players": ("diamond 1-,1+", "chinese_checkers(players=2)"),
         "diamond game, 3 players": ("diamond 1-,2-,3-", "chinese_checkers(players=3)"),
         "Nim, heaps of 1, 3, 5, 7": ("nim 1,3,5,7", "nim(pile_sizes=1;3;5;7)"),
         "Nim, four heaps of 30": ("nim 30,30,30,30", "nim(pile_sizes=30;30;30;30)")}
ANSWER = re.compile(r"^([\d ]+) ways(?:, (\d+) actions)? \(([\d.e-]+) CPU seconds\)$")


class OpenSpiel:
    peer = "OpenSpiel"
    how = """github.com/google-deepmind/open_spiel, commit 112b77704631fc2ce7ad8e4581f6ca09798ce15a, its games chinese_checkers and nim with abseil-cpp
20250814.1 (Debian 12's is too old for it), -std=c++17 -O3 -DNDEBUG, g++ 12, around bench/peers/drivers/openspiel.cpp; --peer …/play
Run as: play with lines `GAME TURNS SEED`; ours as bench_peers. Its hops are actions of their own, and a turn is all of them up to the next player's; every
game is left after 1,000 turns; the numbers of ways to play one, two and three turns must agree. No observations are made."""
    rows = {f"{name}, {GAMES} times {TURNS:,} turns": [(*asked, seed) for seed in range(1, GAMES + 1)] for name, asked in ASKED.items()}

    def __init__(self, program, peer):
        self.talks = {"ours": Talk([built("bench_peers")]), "theirs": Talk([os.path.abspath(peer)])}
        for talk in self.talks.values():
            atexit.register(talk.end)

    def played(self, who, question):
        text = self.talks[who].ask(question, r"CPU seconds\)$|rror|see the head").strip()
        if not (found := ANSWER.match(text)):
            raise SystemExit(f"{who}, asked {question}: {text}")
        ways, actions, seconds = found.groups()
        return Done(ways, float(seconds), {"actions a turn": int(actions) / TURNS} if actions else {})

    def ours(self, case):
        return self.played("ours", f"{case[0]} {TURNS} {case[2]}")

    def theirs(self, case):
        return self.played("theirs", f"{case[1]} {TURNS} {case[2]}")
