// The experiment about lengths of solutions: its settings.
export const solvers = ['optimal', 'fast'] as const;
export type Solver = (typeof solvers)[number];

export interface LengthsSetting {
  board: string; // rows x columns
  positions: number;
  seed: number;
  solver: Solver;
}

const boards = ['2x2', '2x3', '2x4', '2x5', '2x6', '3x3', '3x4', '3x5', '4x4', '5x5', '6x6', '8x8', '10x10'];

export function cells(board: string): number {
  const [rows = 0, cols = 0] = board.split('x').map(Number);
  return rows * cols;
}

// Those offered, and the one of the address, if it is another.
export function boardsWith(board: string): string[] {
  return boards.includes(board) ? boards : [...boards, board];
}

// The one chosen, where the board is small enough for it: `most` cells for shortest solutions.
export function solverFor({ board, solver }: LengthsSetting, most: number): Solver {
  return cells(board) > most ? 'fast' : solver;
}
