#!/usr/bin/env python3
"""classes.py N: how many states an automaton would need that reads a placement of 2 x n stones column by column.

Two beginnings belong to one class if they are lost (or: have the same Grundy number) with the same endings. Counted are the
classes of all beginnings of k columns by their endings of N - k columns: no automaton of the lost placements has fewer states.
"connected": the same among placements in one piece, all others counting as not asked. Written from the rules alone.
"""
import sys


def grundy_numbers(n):
    lines = [[(i, j) for i in range(n) for j in range(i, n)]] * 2
    moves = [sum(1 << 2 * t + row for t in range(i, j + 1)) for row in (0, 1) for i, j in lines[row]]
    moves += [3 << 2 * i for i in range(n)]
    out = bytearray(1 << 2 * n)
    for placement in range(1, 1 << 2 * n):
        seen = {out[placement ^ move] for move in moves if placement & move == move}
        out[placement] = next(g for g in range(2 * n + 1) if g not in seen)
    return out


def is_connected(placement, n):
    columns = [placement >> 2 * i & 3 for i in range(n)]
    while columns and columns[0] == 0:
        columns.pop(0)
    while columns and columns[-1] == 0:
        columns.pop()
    return all(a & b for a, b in zip(columns, columns[1:]))


n = int(sys.argv[1])
numbers = grundy_numbers(n)
lost = bytes(number == 0 for number in numbers)
pieces = bytes(2 if not is_connected(p, n) else lost[p] for p in range(1 << 2 * n))
print("columns read: classes of lost, of Grundy numbers, of lost connected placements")
for k in range(1, n):
    size = 1 << 2 * (n - k)
    print(f"{k} of {n}:", *(len({bytes(table[i:i + size]) for i in range(0, len(table), size)}) for table in (lost, numbers, pieces)))
