// Moves on the board, as the program names them: by the direction in which tiles slide, `L3` for three tiles at once.
import type { SlidingSlide } from '../../protocol/generated/types';
import type { TilesView } from './view';

export type Slide = SlidingSlide;
export type Tiles = readonly number[];
export interface Shape {
  rows: number;
  cols: number;
}

export const opposite: Readonly<Record<Slide, Slide>> = { L: 'R', R: 'L', U: 'D', D: 'U' };
export const arrows: Readonly<Record<Slide, string>> = { L: '←', R: '→', U: '↑', D: '↓' };
const keys: Readonly<Record<string, Slide>> = { ArrowLeft: 'L', ArrowRight: 'R', ArrowUp: 'U', ArrowDown: 'D' };

export function rowOf(shape: Shape, cell: number): number {
  return Math.floor(cell / shape.cols);
}
export function colOf(shape: Shape, cell: number): number {
  return cell % shape.cols;
}

function moveName(slide: Slide, tiles: number): string {
  return tiles === 1 ? slide : `${slide}${String(tiles)}`;
}

function isSlide(letter: string): letter is Slide {
  return letter in opposite;
}

export interface Move {
  slide: Slide;
  tiles: number;
}
export function parseMove(move: string): Move | null {
  const slide = move.charAt(0);
  return isSlide(slide) ? { slide, tiles: Number(move.slice(1)) || 1 } : null;
}

// A text of one letter a move, as solutions and loops are written.
export function slidesIn(text: string): Slide[] {
  return [...text].filter(isSlide);
}

// One letter for every tile moved: `L2 U` is L L U.
export function singles(moves: readonly string[]): Slide[] {
  return moves.flatMap((move) => {
    const found = parseMove(move);
    return found ? Array.from({ length: found.tiles }, () => found.slide) : [];
  });
}

// The move that brings the tile on `cell`, and all between, towards the blank; null outside the blank's row and column.
export function moveTowards(shape: Shape, blank: number, cell: number): string | null {
  if (cell === blank) return null;
  const down = rowOf(shape, blank) - rowOf(shape, cell);
  const right = colOf(shape, blank) - colOf(shape, cell);
  if (down === 0) return moveName(right > 0 ? 'R' : 'L', Math.abs(right));
  if (right === 0) return moveName(down > 0 ? 'D' : 'U', Math.abs(down));
  return null;
}

// How many tiles can slide that way at once.
export function room(shape: Shape, blank: number, slide: Slide): number {
  const row = rowOf(shape, blank);
  const col = colOf(shape, blank);
  return { L: shape.cols - 1 - col, R: col, U: shape.rows - 1 - row, D: row }[slide];
}

// An arrow key slides a tile that way, or moves the blank that way; with `far` as many tiles as there are.
export function moveOfKey(view: TilesView, key: string, moveBlank: boolean, far: boolean): string | null {
  const way = keys[key];
  if (!way) return null;
  const slide = moveBlank ? opposite[way] : way;
  const tiles = room(view, view.blank, slide);
  return tiles === 0 ? null : moveName(slide, far ? tiles : 1);
}
export function isArrow(key: string): boolean {
  return key in keys;
}

export function after(shape: Shape, tiles: Tiles, moves: readonly Slide[]): number[] {
  const next = [...tiles];
  let blank = next.indexOf(0);
  for (const slide of moves) {
    const from = blank + { L: 1, R: -1, U: shape.cols, D: -shape.cols }[slide];
    if (room(shape, blank, slide) === 0) break;
    next[blank] = next[from] ?? 0;
    next[from] = 0;
    blank = from;
  }
  return next;
}

// The positions before and after every move of the line, from the one at place `at`.
export function positionsOf(view: TilesView, line: readonly string[], at: number): number[][] {
  const back = singles(line.slice(0, at))
    .reverse()
    .map((slide) => opposite[slide]);
  let tiles = after(view, view.tiles, back);
  const out = [tiles];
  for (const move of line) {
    tiles = after(view, tiles, singles([move]));
    out.push(tiles);
  }
  return out;
}

export function manhattan(shape: Shape, tiles: Tiles, goal: Tiles): number {
  const homes: number[] = [];
  goal.forEach((tile, cell) => (homes[tile] = cell));
  let sum = 0;
  tiles.forEach((tile, cell) => {
    if (tile === 0) return;
    const home = homes[tile] ?? 0;
    sum += Math.abs(rowOf(shape, cell) - rowOf(shape, home)) + Math.abs(colOf(shape, cell) - colOf(shape, home));
  });
  return sum;
}

export function swapped(tiles: Tiles, a: number, b: number): number[] {
  const next = [...tiles];
  [next[a], next[b]] = [tiles[b] ?? 0, tiles[a] ?? 0];
  return next;
}

export function usualGoal(goal: Tiles): boolean {
  return goal.every((tile, cell) => tile === (cell + 1) % goal.length);
}
