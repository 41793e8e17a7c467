import { describe, expect, it } from 'vitest';
import type { NimView } from '../../protocol/generated/types';
import { before, grundyAfter, heapsAt, most, nameOf, parseTake, step, within } from './view';

// As the program tells it: beyond 2^53 a text.
const told = (n: bigint): number | string => (n < 2n ** 53n ? Number(n) : n.toString());

function heaps(sizes: (number | bigint)[], limits: (number | null)[] = sizes.map(() => null)): NimView {
  const numbers = sizes.map((size, i) => {
    const limit = limits[i] ?? null;
    return limit === null ? BigInt(size) : BigInt(size) % BigInt(limit + 1);
  });
  const xor = numbers.reduce((a, b) => a ^ b, 0n);
  return {
    kind: 'heaps',
    heaps: sizes.map((size) => told(BigInt(size))),
    limits,
    misere: false,
    digits: {
      numbers: numbers.map(told),
      rows: [],
      ones: [],
      xor: told(xor),
      state: xor === 0n ? 'balance' : 'imbalance',
    },
  };
}

// The least number that no move reaches: what a Grundy number is, without any theorem.
function grundy(sizes: number[], limit: number): number {
  const reached = new Set<number>();
  sizes.forEach((size, heap) => {
    for (let n = 1; n <= Math.min(size, limit); n++) reached.add(grundy(sizes.with(heap, size - n), limit));
  });
  let least = 0;
  while (reached.has(least)) least++;
  return least;
}

describe('moves', () => {
  it('have names that are read back', () => {
    const take = { heap: 1, stones: 9223372036854775808n };
    expect(nameOf(take)).toBe('2:9223372036854775808');
    expect(parseTake(nameOf(take))).toEqual(take);
    for (const wrong of ['', '2', '2:', ':3', '2:x', 'r1:2', '2:-1']) expect(parseTake(wrong)).toBeNull();
  });

  it('are bounded by the heap and by its limit', () => {
    const view = heaps([3, 5, 9007199254740993n], [null, 4, null]);
    expect([0, 1, 2].map((heap) => most(view, heap))).toEqual([3n, 4n, 9007199254740993n]);
  });

  it('taken back give the heaps of the start', () => {
    expect(before(heaps([2, 0, 7]), ['1:1', '2:3', '2:2'])).toEqual([3n, 5n, 7n]);
  });
});

it('the Grundy number after every move is the one that counting gives', () => {
  for (const limit of [1, 2, 3, 9]) {
    for (let a = 0; a < 6; a++) {
      for (let b = 0; b < 5; b++) {
        const view = heaps([a, b], [limit, limit]);
        for (let n = 1; n <= Math.min(a, limit); n++) {
          expect(grundyAfter(view, { heap: 0, stones: BigInt(n) })).toBe(BigInt(grundy([a - n, b], limit)));
        }
      }
    }
  }
});

it('the keys go round the heaps, skip empty ones and stay within what may be taken', () => {
  const view = heaps([3, 0, 7], [null, null, 2]);
  const at = { heap: 0, stones: 3n };
  expect(step(view, at, 'ArrowRight')).toEqual({ heap: 2, stones: 2n });
  expect(step(view, at, 'ArrowLeft')).toEqual({ heap: 2, stones: 2n });
  expect(step(view, at, 'ArrowDown')).toEqual(at);
  expect(step(view, at, 'ArrowUp')).toEqual({ heap: 0, stones: 2n });
  expect(step(view, at, 'Home')).toEqual({ heap: 0, stones: 1n });
  expect(step(view, { heap: 2, stones: 1n }, 'End')).toEqual({ heap: 2, stones: 2n });
  expect(step(view, at, 'x')).toBeNull();
  expect(within(view, { heap: 1, stones: 1n })).toEqual({ heap: 0, stones: 1n });
  expect(within(heaps([0, 0]), at)).toBeNull();
});

it('finds the heaps that a hint speaks of', () => {
  expect(heapsAt([{ heap: 0 }, { heap: 11 }, { row: 3 }])).toEqual(new Set([0, 11]));
});
