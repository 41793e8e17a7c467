#!/usr/bin/env python3
"""directions.py CERTIFICATE...: the states of each automaton of a proof, and of the smallest that reads the least digit first.

The automata of a certificate read the greatest digit first and are minimal. Their sources by each letter, set by set, give the
smallest deterministic automaton of the reversed words (Brzozowski 1962).
"""
import json
import sys


def reversed_states(automaton, most=1_000_000):
    sources = [[[] for _ in range(8)] for _ in automaton["next"]]
    for state, row in enumerate(automaton["next"]):
        for letter, after in enumerate(row):
            sources[after][letter].append(state)
    start = frozenset(automaton["accepting"])
    known, todo = {start}, [start]
    while todo and len(known) <= most:
        states = todo.pop()
        for letter in range(8):
            before = frozenset(s for state in states for s in sources[state][letter])
            if before not in known:
                known.add(before)
                todo.append(before)
    return len(known)


for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        certificate = json.load(file)
    for name, automaton in certificate["automata"].items():
        print(f"{path}, {name}: {len(automaton['next'])} states; the least digit first: {reversed_states(automaton)}")
