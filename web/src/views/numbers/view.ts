// Positions as the program names moves by them: the numbers after the move.
// What walks to the corner.
export const pieces: Readonly<Record<string, string>> = {
  wythoff: '♛',
  block1: '♛',
  block2: '♛',
  larger: '♛',
  leap: '♛',
  castle: '♛',
  silver: '♛',
  modular: '♛',
  rook: '♜',
  king: '♚',
  knight: '♞',
};

export type Tuple = readonly number[];

export function nameOf(tuple: Tuple): string {
  return tuple.join(',');
}

export function parseTuple(name: string): Tuple | null {
  return /^\d+(,\d+)*$/.test(name) ? name.split(',').map(Number) : null;
}

// With blocking, moves are forbidden before one is made.
const forbids = 'forbid:';
export const done = 'done';
export function forbidName(tuple: Tuple): string {
  return forbids + nameOf(tuple);
}
// Where a move leads, made or forbidden.
export function targetOf(move: string): Tuple | null {
  return parseTuple(move.startsWith(forbids) ? move.slice(forbids.length) : move);
}

// The line without a move that has been forbidden since the last one was made.
export function allowed(line: readonly string[], tuple: Tuple): string[] {
  const at = line.lastIndexOf(forbidName(tuple));
  return line.filter((_, i) => i !== at);
}

export function tupleText(tuple: Tuple): string {
  return tuple.length === 1 ? String(tuple[0]) : `(${tuple.join(', ')})`;
}

export interface Plane {
  cols: number; // x from 0 on
  rows: number; // y
}

// How much of the quarter plane is drawn: all that can be reached, and the numbers of the lost positions that are shown.
export function planeOf(values: Tuple, moves: readonly Tuple[], lost: readonly Tuple[]): Plane {
  const all = [values, ...moves, ...lost];
  const most = (axis: number): number => Math.max(3, ...all.map((tuple) => tuple[axis] ?? 0));
  return { cols: most(0) + 1, rows: values.length > 1 ? most(1) + 1 : 1 };
}
