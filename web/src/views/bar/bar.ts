// The view of kind `bar`, and its geometry in squares: the bitter square lies between (0, 0) and (1, 1), x columns of
// one square to its left, and above and to its right columns that never get lower. A cut names what is left.
import type { ChocolateView } from '../../protocol/generated/types';
import type { JsonObject } from '../../protocol/json';

export type BarView = ChocolateView;

export type Side = 'x' | 'y' | 'z';
export const sides: readonly Side[] = ['x', 'y', 'z'];

export interface Cut {
  side: Side;
  to: number;
}
export interface Position {
  x: number;
  y: number;
  z: number;
}
export type Point = readonly [number, number];

export function nameOf(cut: Cut): string {
  return `${cut.side}${String(cut.to)}`;
}
export function parseCut(name: string): Cut | null {
  const found = /^([xyz])(\d+)$/.exec(name);
  const side = sides.find((name) => name === found?.[1]);
  return found && side ? { side, to: Number(found[2]) } : null;
}
export function isCut(position: Position, cut: Cut): boolean {
  return cut.to >= 0 && cut.to < position[cut.side];
}
export function positionText({ x, y, z }: Position): string {
  return `{${String(x)}, ${String(y)}, ${String(z)}}`;
}
export function samePosition(a: Position, b: Position): boolean {
  return a.x === b.x && a.y === b.y && a.z === b.z;
}

export function after(view: BarView, cut: Cut): Position {
  const { x, y, z } = view;
  switch (cut.side) {
    case 'x':
      return { x: cut.to, y, z };
    case 'y':
      return { x, y: cut.to, z: (view.heights[cut.to] ?? 1) - 1 };
    case 'z':
      return { x, y, z: cut.to };
  }
}

// Where one cut leads on the plane of y and z: first the cuts of y, then those of z.
export function reachableYz(view: BarView): Point[] {
  const byY = view.heights.slice(0, view.y).map((height, y): Point => [y, height - 1]);
  return [...byY, ...Array.from({ length: view.z }, (_, z): Point => [view.y, z])];
}

// As nobody can lower z by cutting y, the three sides are heaps of Nim.
export function isNim(view: BarView): boolean {
  return view.heights[0] === view.z + 1;
}

// The same bar, no higher than z.
export function lowered(view: BarView, z: number): BarView {
  return { ...view, z, heights: view.heights.map((height) => Math.min(height, z + 1)) };
}

interface Run {
  from: number;
  to: number; // one past the last column
  height: number;
}

const mostRuns = 1500; // more steps than that no screen shows

// Columns of equal height together, from column `first` on.
function runsFrom(heights: readonly number[], first: number): Run[] {
  const step = Math.max(1, Math.floor(heights.length / mostRuns));
  const out: Run[] = [];
  for (let from = first; from < heights.length; from += step) {
    const to = Math.min(from + step, heights.length);
    const height = heights[to - 1] ?? 1;
    const last = out.at(-1);
    if (last?.height === height) last.to = to;
    else out.push({ from, to, height });
  }
  return out;
}

function columnsAbove(heights: readonly number[], base: number): number {
  let low = 0;
  let high = heights.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((heights[middle] ?? 0) > base) high = middle;
    else low = middle + 1;
  }
  return low;
}

function under(heights: readonly number[], first: number, base: number): Point[] {
  const stairs = runsFrom(heights, first).flatMap((run): Point[] => [
    [run.from, run.height],
    [run.to, run.height],
  ]);
  return [[first, base], ...stairs, [heights.length, base]];
}

export function outline(view: BarView): Point[] {
  const right = under(view.heights, 0, 0).slice(1);
  return view.x > 0 ? [[-view.x, 0], [-view.x, 1], [0, 1], ...right] : [[0, 0], ...right];
}

// The part that a cut takes away.
export function eaten(view: BarView, cut: Cut): Point[] {
  switch (cut.side) {
    case 'x':
      return [
        [-view.x, 0],
        [-view.x, 1],
        [-cut.to, 1],
        [-cut.to, 0],
      ];
    case 'y':
      return under(view.heights, cut.to + 1, 0);
    case 'z':
      return under(view.heights, columnsAbove(view.heights, cut.to + 1), cut.to + 1);
  }
}

export interface Line {
  from: Point;
  to: Point;
}

export function groove(view: BarView, cut: Cut): Line {
  const { heights } = view;
  switch (cut.side) {
    case 'x':
      return { from: [-cut.to, 0], to: [-cut.to, 1] };
    case 'y':
      return { from: [cut.to + 1, 0], to: [cut.to + 1, heights[cut.to] ?? 1] };
    case 'z':
      return { from: [columnsAbove(heights, cut.to + 1), cut.to + 1], to: [heights.length, cut.to + 1] };
  }
}

// Every step-th cut of a side.
export function cutsOf(position: Position, side: Side, step = 1): Cut[] {
  const count = Math.ceil(position[side] / step);
  return Array.from({ length: count }, (_, i) => ({ side, to: i * step }));
}

// The least of 1, 2, 5, 10, 20, … that makes `step * size` at least `wanted`.
export function roundStep(size: number, wanted: number): number {
  for (let ten = 1; ; ten *= 10) {
    for (const digit of [1, 2, 5]) if (digit * ten * size >= wanted) return digit * ten;
  }
}

// The groove nearest to a point of the picture; `scale` is the size of a square in pixels.
export function grooveAt(view: BarView, [px, py]: Point, scale: { x: number; y: number }): Cut | null {
  const column = Math.round(px);
  const upright: Cut = column <= 0 ? { side: 'x', to: -column } : { side: 'y', to: column - 1 };
  const level: Cut = { side: 'z', to: Math.round(py) - 1 };
  const across = py >= -0.2 && px >= groove(view, level).from[0] - 0.3 && isCut(view, level);
  const down = px <= view.heights.length + 0.2 && isCut(view, upright);
  if (!across) return down ? upright : null;
  if (!down) return level;
  return Math.abs(px - column) * scale.x <= Math.abs(py - Math.round(py)) * scale.y ? upright : level;
}

// What the picture must hold: columns left of the bitter one, columns from it to the right, rows.
export interface Frame {
  left: number;
  right: number;
  rows: number;
}

export const largestSquare = 72;

function frameOf(view: BarView): Frame {
  return { left: view.x, right: view.y + 1, rows: view.z + 1 };
}
export function squareSize(frame: Frame, width: number, height: number): { x: number; y: number } {
  const x = Math.min(largestSquare, width / (frame.left + frame.right));
  const both = Math.min(x, height / frame.rows);
  // A long flat bar is drawn higher than it is, so that one can see its rows; a wide one never wider.
  return { x: both, y: Math.min(largestSquare, Math.max(both, Math.min(90, height) / frame.rows)) };
}

// The frame stays while the bar gets smaller, so that the bitter square stays in its place, until everything could be
// drawn much larger.
export function nextFrame(kept: Frame | null, view: BarView, width: number, height: number): Frame {
  const own = frameOf(view);
  if (!kept || kept.left < own.left || kept.right < own.right || kept.rows < own.rows) return own;
  return squareSize(kept, width, height).x < 0.6 * squareSize(own, width, height).x ? own : kept;
}

// What the options say of the edge, without the position.
export function edgeOf(options: JsonObject): JsonObject {
  if (options['f'] !== undefined) return { f: options['f'] };
  return options['k'] === undefined ? {} : { k: options['k'] };
}

// The last y for which a listed edge is defined.
export function lastY(edge: JsonObject): number {
  const f = edge['f'];
  return typeof f === 'string' && f.includes(',') ? f.split(',').length - 1 : Infinity;
}
