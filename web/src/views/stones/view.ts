// The view of kind `stones`, and runs of neighbouring stones. Moves are named from 1: `r1:2` is one stone, `r1:2-4`
// columns 2 to 4 of row 1, `c2:1-3` rows 1 to 3 of column 2, `r1:1,3-4` columns 1, 3 and 4 of row 1 where stones between
// may be left. Inside, cells count from 0, row by row.
import type { GridnimView, ImpartialSpot } from '../../protocol/generated/types';

export type StonesView = GridnimView;

export interface Run {
  row: number;
  col: number;
  length: number; // from the first to the last
  down: boolean;
  left: number; // bit i: the i-th of them is not taken
}

export type Refusal = 'gap' | 'line' | 'empty' | 'many';

export function cellsOf(run: Run, cols: number): number[] {
  return placesOf(run).map((i) => (run.down ? (run.row + i) * cols + run.col : run.row * cols + run.col + i));
}

// Which of the stones from the first to the last are taken. Where some are left lying there are at most ten.
function placesOf({ length, left }: Run): number[] {
  return [...Array(length).keys()].filter((i) => left === 0 || ((left >> i) & 1) === 0);
}

export function countOf(run: Run): number {
  return placesOf(run).length;
}

// The first and the last of each group of neighbours that are taken, counted from 1 along the line.
export function piecesOf(run: Run): [number, number][] {
  const out: [number, number][] = [];
  for (const place of placesOf(run).map((i) => i + 1 + (run.down ? run.row : run.col))) {
    const last = out.at(-1);
    if (last?.[1] === place - 1) last[1] = place;
    else out.push([place, place]);
  }
  return out;
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
  const run = { row: Math.min(top, bottom), col: Math.min(left, right), length, down, left: 0 };
  if (!cellsOf(run, cols).every((cell) => view.labels[cell])) return 'gap';
  return length > (view.limit ?? length) ? 'many' : run;
}

// The run that takes just these stones, where those between may be left, or why there is none.
export function runOfStones(view: StonesView, cells: readonly number[]): Run | Refusal {
  const { limit, ...rules } = view;
  const all = runBetween(rules, Math.min(...cells), Math.max(...cells));
  if (typeof all === 'string') return all;
  const between = cellsOf(all, view.cols);
  if (!cells.every((cell) => between.includes(cell))) return 'line';
  if (cells.length > (limit ?? cells.length)) return 'many';
  return { ...all, left: leftOf(between.map((cell) => cells.includes(cell))) };
}

function leftOf(taken: readonly boolean[]): number {
  return taken.reduce((left, is, i) => (is ? left : left | (1 << i)), 0);
}

export function nameOf(run: Run): string {
  const pieces = piecesOf(run).map(([first, last]) =>
    first === last ? String(first) : `${String(first)}-${String(last)}`,
  );
  return `${run.down ? 'c' : 'r'}${String((run.down ? run.col : run.row) + 1)}:${pieces.join(',')}`;
}

export function parseRun(name: string): Run | null {
  const found = /^([rc])(\d+):(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)$/.exec(name);
  if (!found) return null;
  const [, kind, line, pieces = ''] = found;
  const places = new Set<number>();
  for (const piece of pieces.split(',')) {
    const [first = 0, last = first] = piece.split('-').map(Number);
    if (last < first || last > mostCells) return null;
    for (let place = first; place <= last; place++) places.add(place - 1);
  }
  const cells = [...places].sort((a, b) => a - b);
  return runOf(cells.map((place) => (kind === 'c' ? [place, Number(line) - 1] : [Number(line) - 1, place])));
}

const mostCells = 64;

// The run of these cells, given as row and column from the first to the last; tools write runs so.
export function runOf(cells: readonly (readonly [number, number])[]): Run | null {
  const [first, second] = cells;
  const last = cells.at(-1);
  if (!first || !last) return null;
  const down = second?.[1] === first[1];
  const along = ([row, col]: readonly [number, number]): number => (down ? row - first[0] : col - first[1]);
  const length = along(last) + 1;
  const taken = new Set(cells.map(along));
  const left = length === cells.length ? 0 : leftOf([...Array(length).keys()].map((i) => taken.has(i)));
  return { row: first[0], col: first[1], length, down, left };
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
