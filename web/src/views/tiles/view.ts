// The view of kind `tiles`: tiles row by row, 0 the blank; `goal` in the same way.
import type { View } from '../../protocol/types';

export interface TilesView extends View {
  kind: 'tiles';
  rows: number;
  cols: number;
  labels: string[];
  tiles: number[];
  goal: number[];
  blank: number; // its cell
  solved: boolean;
}
