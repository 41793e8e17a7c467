// The view of kind `stickers` and the drawing of a puzzle, as the program sends them (docs/protocol.md; tool `shape`).

export type Point = readonly [number, number];
export type Vector = readonly [number, number, number];

export interface StickersView {
  kind: 'stickers';
  puzzle: string;
  at: number[]; // by place: the sticker that is there, named by its home
  turned?: number[]; // by face: how far the sticker in its middle is turned in place
  solved: boolean; // by colours, however the whole is held
  oriented_solved: boolean; // and every mark points home
}

export interface Face {
  letters: string;
  paper: string;
  centre: Vector;
  along: Vector;
  across: Vector;
  corners: Vector[];
  axes: [axis: number, sign: number][]; // where the rotation that carries face 0 here takes each axis
}

export interface Axis {
  name: string;
  plus: string; // letters of the faces at its ends
  minus: string;
  kind: 'face' | 'vertex' | 'edge';
  direction: Vector;
  order: number; // unit turns in a circle
  layers: number; // from the negative end
  offsets: number[];
  turning: boolean[]; // by layer
  images: number[]; // by sticker: where the unit turn of the whole takes it
}

// A part of a sticker; the pointer there turns this layer.
export interface Region {
  polygon: Point[];
  axis: number;
  layer: number;
  times: number;
}

// Polygons are those of face 0; sticker = face * cells.length + cell.
export interface Shape {
  name: string;
  title: string;
  solid: 't' | 'c' | 'o' | 'd' | 'i';
  description: string;
  member: string;
  faces: Face[];
  points: Point[];
  cells: number[][];
  axes: Axis[];
  layer_of: (number[] | null)[]; // by axis, by sticker; null where nothing is cut
  piece_of: number[];
  kinds: { name: string; pieces: number; stickers: number }[];
  kind_of: number[]; // by piece
  sections: Vector[][][]; // by axis, by plane
  regions: Region[][]; // by cell
}
