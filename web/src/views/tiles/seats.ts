// The paper's numbering (004, (i)-(vi)): seats from the blank's home corner, row by row; every piece has the number of
// its home seat, the blank is [1]. The paper's corner is the top right; a goal with its blank in another corner is seen
// mirrored, as the program does (src/games/sliding/board/picture.hpp). A permutation is the paper's list: element k-1 is the
// seat to which the piece of seat k has gone. Loops of the blank begin and end in the corner.
import { colOf, opposite, rowOf, type Shape, type Slide } from './board';
import type { TilesView } from './view';

// How the home corner lies, seen from the top right; null when the blank belongs in no corner.
export interface Corner {
  cell: number;
  bottom: boolean;
  left: boolean;
}

export function cornerOf(view: TilesView): Corner | null {
  const cell = view.goal.indexOf(0);
  const row = rowOf(view, cell);
  const col = colOf(view, cell);
  const inCorner = (row === 0 || row === view.rows - 1) && (col === 0 || col === view.cols - 1);
  return inCorner ? { cell, bottom: row > 0, left: col === 0 } : null;
}

export function seatOf(shape: Shape, corner: Corner, cell: number): number {
  const row = corner.bottom ? shape.rows - 1 - rowOf(shape, cell) : rowOf(shape, cell);
  const col = corner.left ? colOf(shape, cell) : shape.cols - 1 - colOf(shape, cell);
  return row * shape.cols + col + 1;
}

// Moves of the paper's board as moves of this one, and back.
export function mirrored(corner: Corner, moves: readonly Slide[]): Slide[] {
  return moves.map((slide) => {
    if (slide === 'U' || slide === 'D') return corner.bottom ? opposite[slide] : slide;
    return corner.left ? opposite[slide] : slide;
  });
}

export function inverse(moves: readonly Slide[]): Slide[] {
  return [...moves].reverse().map((slide) => opposite[slide]);
}

export function permutationOf(view: TilesView, corner: Corner): number[] {
  const images: number[] = [];
  view.tiles.forEach((tile, cell) => {
    images[seatOf(view, corner, view.goal.indexOf(tile)) - 1] = seatOf(view, corner, cell);
  });
  return images;
}

export function cyclesOf(images: readonly number[]): number[][] {
  const seen = new Set<number>();
  const out: number[][] = [];
  for (let from = 1; from <= images.length; from++) {
    const cycle: number[] = [];
    for (let at = from; !seen.has(at); at = images[at - 1] ?? at) {
      seen.add(at);
      cycle.push(at);
    }
    if (cycle.length > 1) out.push(cycle);
  }
  return out;
}

export function cyclesText(images: readonly number[]): string {
  const cycles = cyclesOf(images);
  return cycles.length === 0 ? '()' : cycles.map((cycle) => `(${cycle.join(' ')})`).join('');
}

export function orderOf(images: readonly number[]): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  return cyclesOf(images).reduce((order, { length }) => (order * length) / gcd(order, length), 1);
}

export function imagesText(images: readonly number[]): string {
  return `[${images.join(', ')}]`;
}
