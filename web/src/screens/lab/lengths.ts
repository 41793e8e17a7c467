// The experiment about lengths of solutions: its settings and the program's answer.
export type Solver = 'optimal' | 'fast';

export interface LengthsSetting {
  board: string; // rows x columns
  positions: number;
  seed: number;
  solver: Solver;
}

export interface SampleAnswer {
  distribution: number[];
  optimal: boolean;
  examples: { length: number; tiles: string[] }[];
}

export const mostExactCells = 12; // the program counts every position of these boards
export const mostOptimalCells = 16;
export const boards = ['2x2', '2x3', '2x4', '2x5', '2x6', '3x3', '3x4', '3x5', '4x4', '5x5', '6x6', '8x8', '10x10'];

export function cells(board: string): number {
  const [rows = 0, cols = 0] = board.split('x').map(Number);
  return rows * cols;
}
