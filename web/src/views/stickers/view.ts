// The drawing of a puzzle as the program sends it (docs/protocol.md; tool `shape`), under the short names of this folder.
// Polygons are those of face 0; sticker = face * cells.length + cell.
import type { TwistyShape } from '../../protocol/generated/types';

type Fixed<T> = { readonly [K in keyof T]: Fixed<T[K]> };

export type Shape = Fixed<TwistyShape>;
export type Face = Shape['faces'][number];
export type Axis = Shape['axes'][number];
export type Region = Shape['regions'][number][number];
export type Point = readonly [number, number];
export type Vector = readonly [number, number, number];
