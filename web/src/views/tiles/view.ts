// The view of kind `tiles`: tiles row by row, 0 the blank; `goal` in the same way.

export interface TilesView {
  kind: 'tiles';
  rows: number;
  cols: number;
  labels: string[];
  tiles: number[];
  goal: number[];
  blank: number; // its cell
  solved: boolean;
}
