// The view of kind `stones`, and runs of neighbouring stones. Moves are named from 1: `r1:2` is one stone, `r1:2-4`
// columns 2 to 4 of row 1, `c2:1-3` rows 1 to 3 of column 2 (docs/conventions.md). Inside, cells count from 0, row by row.
import type { GridnimView, ImpartialSpot } from '../../protocol/generated/types';

export type StonesView = GridnimView;

export interface Run {
  row: number;
  col: number;
  length: number;
  down: boolean;
}

export type Refusal = 'gap' | 'line' | 'empty' | 'many';

export function cellsOf(run: Run, cols: number): number[] {
  return Array.from({ length: run.length }, (_, i) =>
    run.down ? (run.row + i) * cols + run.col : run.row * cols + run.col + i,
  );
}

// The run from one stone to another of the same row or column, or why there is none.
export function runBetween(view: StonesView, from: number, to: number): Run | Refusal {
  const { cols } = view;
  const [top, left] = [Math.floor(from / cols), from % cols];
  const [bottom, right] = [Math.floor(to / cols), to % cols];
  if (!view.labels[from] || !view.labels[to]) return 'empty';
  if (top !== bottom && left !== right) return 'line';
  const down = top !== bottom;
  const length = Math.abs(down ? bottom - top : right - left) + 1;
  const run = { row: Math.min(top, bottom), col: Math.min(left, right), length, down };
  if (!cellsOf(run, cols).every((cell) => view.labels[cell])) return 'gap';
  return length > (view.limit ?? length) ? 'many' : run;
}

export function nameOf(run: Run): string {
  const [line, first] = run.down ? [run.col + 1, run.row + 1] : [run.row + 1, run.col + 1];
  const name = `${run.down ? 'c' : 'r'}${String(line)}:${String(first)}`;
  return run.length === 1 ? name : `${name}-${String(first + run.length - 1)}`;
}

export function parseRun(name: string): Run | null {
  const found = /^([rc])(\d+):(\d+)(?:-(\d+))?$/.exec(name);
  if (!found) return null;
  const [, kind, line, first, last = first] = found;
  const length = Number(last) - Number(first) + 1;
  const down = kind === 'c' && length > 1;
  const [row, col] = kind === 'c' ? [Number(first), Number(line)] : [Number(line), Number(first)];
  return length < 1 ? null : { row: row - 1, col: col - 1, length, down };
}

// The run of these cells, given as row and column; tools write runs so.
export function runOf(cells: readonly (readonly [number, number])[]): Run | null {
  const [first, second] = cells;
  return first ? { row: first[0], col: first[1], length: cells.length, down: second?.[1] === first[1] } : null;
}

// Each stone's partner in the point symmetry; the stone in the centre has none.
export function partners(view: StonesView): Map<number, number> {
  const cell = ([row, col]: [number, number]): number => row * view.cols + col;
  return new Map(
    view.pairs.flatMap(([a, b]): [number, number][] => [
      [cell(a), cell(b)],
      [cell(b), cell(a)],
    ]),
  );
}

// Those that a hint's second rung speaks of.
export function linesAt(spots: readonly ImpartialSpot[]): { rows: Set<number>; cols: Set<number> } {
  return {
    rows: new Set(spots.flatMap(({ row }) => row ?? [])),
    cols: new Set(spots.flatMap(({ column }) => column ?? [])),
  };
}

// The placement before the first of these moves, as the option `board` is written.
export function before(view: StonesView, played: readonly string[]): string {
  const stones = view.labels.map((label) => label !== '');
  for (const run of played.map(parseRun)) {
    if (run) for (const cell of cellsOf(run, view.cols)) stones[cell] = true;
  }
  return boardText({ rows: view.rows, cols: view.cols, stones });
}

export interface Placement {
  rows: number;
  cols: number;
  stones: boolean[];
}

export function boardText(placement: Placement): string {
  const row = (r: number): string =>
    placement.stones
      .slice(r * placement.cols, (r + 1) * placement.cols)
      .map((stone) => (stone ? '1' : '0'))
      .join('');
  return Array.from({ length: placement.rows }, (_, r) => row(r)).join('/');
}

export function parseBoard(text: string): Placement {
  const rows = text.split('/');
  const cols = rows[0]?.length ?? 0;
  return { rows: rows.length, cols, stones: rows.flatMap((row) => [...row].map((cell) => cell === '1')) };
}

// The same stones on another board; new cells have a stone.
export function resized(placement: Placement, rows: number, cols: number): Placement {
  const stones = Array.from({ length: rows * cols }, (_, cell) => {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    return row < placement.rows && col < placement.cols ? placement.stones[row * placement.cols + col] === true : true;
  });
  return { rows, cols, stones };
}

// With the half turn of every stone added: point symmetry about the board's centre.
export function symmetric(placement: Placement): Placement {
  const { stones } = placement;
  return { ...placement, stones: stones.map((stone, cell) => stone || stones[stones.length - 1 - cell] === true) };
}
