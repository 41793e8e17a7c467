// The view of kind `heaps`, with exact whole numbers, and the few facts of Nim that a board needs to draw moves.
// A move is named heap:stones, heaps counted from 1 (docs/conventions.md); inside they count from 0.
import { remainder } from '../../parts/remainder';
import type { ImpartialSpot, NimView } from '../../protocol/generated/types';

export interface Take {
  heap: number;
  stones: bigint;
}

export const mostDrawn = 24n; // stones of one heap; larger heaps are numbers
export const mostColumns = 24; // heaps side by side; more are a list

export function sizeOf(view: NimView, heap: number): bigint {
  return BigInt(view.heaps[heap] ?? 0);
}

export function limitOf(view: NimView, heap: number): bigint | null {
  const limit = view.limits[heap] ?? null;
  return limit === null ? null : BigInt(limit);
}

// How many stones may be taken from a heap now.
export function most(view: NimView, heap: number): bigint {
  const size = sizeOf(view, heap);
  const limit = limitOf(view, heap);
  return limit !== null && limit < size ? limit : size;
}

export function limited(view: NimView): boolean {
  return view.limits.some((limit) => limit !== null);
}

export function nameOf(take: Take): string {
  return `${String(take.heap + 1)}:${take.stones.toString()}`;
}

export function parseTake(name: string): Take | null {
  const found = /^(\d+):(\d+)$/.exec(name);
  return found?.[1] && found[2] ? { heap: Number(found[1]) - 1, stones: BigInt(found[2]) } : null;
}

// The Grundy number after a move: the nim-sum of the remainders, with that of the heap replaced.
export function grundyAfter(view: NimView, take: Take): bigint {
  const limit = limitOf(view, take.heap);
  const left = sizeOf(view, take.heap) - take.stones;
  const rest = limit === null ? left : left % (limit + 1n);
  return BigInt(view.digits.xor) ^ BigInt(view.digits.numbers[take.heap] ?? 0) ^ rest;
}

// The heaps before the first of these moves.
export function before(view: NimView, played: readonly string[]): bigint[] {
  const heaps = view.heaps.map((heap) => BigInt(heap));
  for (const take of played.map(parseTake)) {
    if (take) heaps[take.heap] = (heaps[take.heap] ?? 0n) + take.stones;
  }
  return heaps;
}

// Those that a hint's second rung speaks of.
export function heapsAt(spots: readonly ImpartialSpot[]): Set<number> {
  return new Set(spots.flatMap(({ heap }) => heap ?? []));
}

// Where the focus goes: to the next heap with stones in that direction (round the end), or to another amount.
export function step(view: NimView, from: Take, key: string): Take | null {
  const count = view.heaps.length;
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (across !== undefined) {
    for (let i = 1; i <= count; i++) {
      const heap = remainder(from.heap + across * i, count);
      if (most(view, heap) > 0n) return within(view, { heap, stones: from.stones });
    }
    return null;
  }
  const amount = { ArrowUp: from.stones - 1n, ArrowDown: from.stones + 1n, Home: 1n, End: most(view, from.heap) }[key];
  return amount === undefined ? null : within(view, { heap: from.heap, stones: amount });
}

// The nearest move that can be made; null when there is none.
export function within(view: NimView, take: Take): Take | null {
  const heap = most(view, take.heap) > 0n ? take.heap : view.heaps.findIndex((_, i) => most(view, i) > 0n);
  if (heap < 0) return null;
  const top = most(view, heap);
  return { heap, stones: take.stones < 1n ? 1n : take.stones > top ? top : take.stones };
}
