// The view of kind `diamond`, and the answer of the tool `shape`, by which its points are numbered.

export interface Seat {
  corner: string; // '1-': home where the first coordinate is below 0; '1+': where it is above m
  goal: string;
  height: number;
  home: number;
}

export interface Movable {
  from: number;
  paths: number[][]; // from, the points touched, target
}

export interface DiamondView {
  kind: 'diamond';
  dim: number;
  size: number;
  seats: Seat[];
  at: number[]; // by point: whose piece, or -1
  to_move: number | null;
  moves: Movable[];
  target?: { piece: number; to: number }; // of a puzzle: where its piece is, and the point to reach
}

export interface Shape {
  dim: number;
  size: number;
  sum: number;
  points: number[][];
  cube?: number[][];
  names: Record<string, number>;
  corners: { name: string; points: number[] }[];
}
