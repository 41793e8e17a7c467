// A puzzle as the page knows it: how turns move stickers, which turn lies between two states, and how turns are called.
// Nothing here knows the kind of puzzle; everything follows from the `shape` that the program sends.
import { remainder } from '../../parts/remainder';
import { cross, dot, rotated, turnAbout } from './vec';
import type { Axis, Point, Shape } from './view';

// Neighbouring layers of one axis; `times` unit turns, right-handed about the axis.
export interface Turn {
  axis: number;
  first: number;
  last: number;
  times: number;
}

export interface State {
  at: ArrayLike<number>;
  turned: ArrayLike<number> | null;
}

export function sameState(a: State, b: State): boolean {
  return sameList(a.at, b.at) && (a.turned === null || b.turned === null || sameList(a.turned, b.turned));
}

function sameList(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

export class Puzzle {
  readonly cells: number;
  readonly faces: number;
  readonly stickers: number;
  readonly sides: number; // of a face
  readonly middles: readonly Point[]; // of the cells of face 0
  readonly visible: readonly number[]; // cells of the shell that is seen; all unless inner pieces are kept
  readonly #central: readonly number[]; // cells round the centre of a face
  readonly #powers = new Map<number, Int32Array[]>();

  // `shape` has its faces where the shell lies, `outer` are those round it, from outside (shells.ts).
  constructor(
    readonly shape: Shape,
    readonly shell = 0,
    readonly outer: readonly Puzzle[] = [],
  ) {
    this.cells = shape.cells.length;
    this.faces = shape.faces.length;
    this.stickers = this.cells * this.faces;
    this.sides = shape.faces[0]?.corners.length ?? 0;
    this.middles = shape.cells.map((cell) => centroid(cell.map((p) => shape.points[p] ?? [0, 0])));
    this.visible = shape.shell_of.flatMap((of, cell) => (of === shell ? [cell] : []));
    this.#central = this.middles.flatMap(([x, y], cell) => (Math.hypot(x, y) < 1e-6 ? [cell] : []));
  }

  axis(index: number): Axis {
    const axis = this.shape.axes[index];
    if (!axis) throw new RangeError(`there is no axis ${String(index)}`);
    return axis;
  }
  faceOf(sticker: number): number {
    return Math.floor(sticker / this.cells);
  }
  isCentral(sticker: number): boolean {
    return this.#central.includes(sticker % this.cells);
  }
  shows(cell: number): boolean {
    return this.shape.shell_of[cell] === this.shell;
  }
  layerOf(axis: number, sticker: number): number {
    return this.shape.layer_of[axis]?.[sticker] ?? 0;
  }
  moves(turn: Turn, sticker: number): boolean {
    const layer = this.layerOf(turn.axis, sticker);
    return layer >= turn.first && layer <= turn.last;
  }
  angle(turn: Turn): number {
    return (turn.times * 2 * Math.PI) / this.axis(turn.axis).order;
  }
  isWhole(turn: Turn): boolean {
    return turn.first === 0 && turn.last === this.axis(turn.axis).layers - 1;
  }
  home(): State {
    const at = Int32Array.from({ length: this.stickers }, (_, i) => i);
    const central = this.#central.length;
    return { at, turned: central === 0 ? null : new Int32Array(this.faces * central) };
  }

  // Where `times` unit turns of the whole take each sticker.
  images(axis: number, times: number): Int32Array {
    const { order, images } = this.axis(axis);
    const wanted = remainder(times, order);
    let powers = this.#powers.get(axis);
    if (!powers) this.#powers.set(axis, (powers = [Int32Array.from({ length: this.stickers }, (_, i) => i)]));
    while (powers.length <= wanted) powers.push((powers.at(-1) as Int32Array).map((s) => images[s] ?? s));
    return powers[wanted] as Int32Array;
  }

  apply(state: State, turn: Turn): State {
    const to = this.images(turn.axis, turn.times);
    const at = Int32Array.from(state.at);
    for (let s = 0; s < this.stickers; s++) if (this.moves(turn, s)) at[to[s] ?? s] = state.at[s] ?? s;
    if (state.turned === null) return { at, turned: null };
    const turned = Int32Array.from(state.turned);
    for (let f = 0; f < this.faces; f++) {
      for (const cell of this.#central) {
        const place = f * this.cells + cell;
        if (!this.moves(turn, place)) continue;
        const there = to[place] ?? place;
        const by = this.#shift(turn, f, this.faceOf(there));
        turned[this.#turnedAt(there)] = ((state.turned[this.#turnedAt(place)] ?? 0) + by) % this.sides;
      }
    }
    return { at, turned };
  }
  // Where the direction of a central sticker stands: face by face, on each from outside.
  #turnedAt(place: number): number {
    return this.faceOf(place) * this.#central.length + this.#central.indexOf(place % this.cells);
  }

  inverse(turn: Turn): Turn {
    return { ...turn, times: -turn.times };
  }

  // The one turn that leads from one state to another, by the shorter way round; null if there is none.
  between(from: State, to: State): Turn | null {
    const changed: number[] = [];
    for (let s = 0; s < this.stickers; s++) if (from.at[s] !== to.at[s]) changed.push(s);
    for (let axis = 0; axis < this.shape.axes.length; axis++) {
      const found = this.#betweenAbout(axis, from, to, changed);
      if (found) return found;
    }
    return null;
  }

  #betweenAbout(axis: number, from: State, to: State, changed: readonly number[]): Turn | null {
    const { order } = this.axis(axis);
    const layers = new Set(changed.map((s) => this.layerOf(axis, s)));
    if (layers.size === 0) return null;
    const [first, last] = [Math.min(...layers), Math.max(...layers)];
    if (layers.size !== last - first + 1) return null;
    for (let n = 1; n < order; n++) {
      const times = n * 2 > order ? n - order : n;
      const images = this.images(axis, times);
      if (!changed.every((s) => to.at[images[s] ?? s] === from.at[s])) continue;
      const turn = { axis, first, last, times };
      if (sameState(this.apply(from, turn), to)) return turn;
    }
    return null;
  }

  // How far a sticker has been turned in the plane of its face on its way home -> place, in steps of 360/sides degrees.
  twist(state: State, place: number): number {
    const home = state.at[place] ?? place;
    const [cell, there] = [home % this.cells, place % this.cells];
    if (this.#central.includes(cell)) return state.turned?.[this.#turnedAt(place)] ?? 0;
    const [a, b] = [this.middles[cell] ?? [0, 0], this.middles[there] ?? [0, 0]];
    const angle = Math.atan2(b[1], b[0]) - Math.atan2(a[1], a[0]);
    return this.#steps(angle);
  }

  // Which way the frame of a face stands when a turn has carried it to face `there`.
  #shift(turn: Turn, face: number, there: number): number {
    const from = this.shape.faces[face];
    const to = this.shape.faces[there];
    if (!from || !to) return 0;
    const along = rotated(turnAbout(this.axis(turn.axis).direction, this.angle(turn)), from.along);
    return this.#steps(Math.atan2(dot(along, to.across), dot(along, to.along)));
  }

  #steps(angle: number): number {
    return remainder(Math.round((angle * this.sides) / (2 * Math.PI)), this.sides);
  }

  // As the program calls it: the usual letters where a turn has one, else the layers counted from an end, and its letters.
  name(turn: Turn): string {
    const { plus, minus, layers, order, kind } = this.axis(turn.axis);
    // Amounts count the solid's own turns, also where a puzzle makes only half turns.
    const own = ownOrders[this.shape.solid][kind];
    const amount = (times: number): string => suffix((times * own) / order, own);
    const usual = this.#usual(turn);
    if (usual) return usual.name + amount(-usual.sign * turn.times);
    if (this.isWhole(turn)) return `${plus}v${amount(-turn.times)}`;
    const fromPlus = this.corners === 'tips' || layers - turn.first <= turn.last + 1;
    const nearest = fromPlus ? layers - turn.last : turn.first + 1;
    const farthest = fromPlus ? layers - turn.first : turn.last + 1;
    return layersText(fromPlus ? plus : minus, nearest, farthest) + amount((fromPlus ? -1 : 1) * turn.times);
  }

  // Corners that have letters of their own: those of the Pyraminx family, with tips, and of the Skewb.
  get corners(): 'tips' | 'halves' | null {
    const { solid, member, axes } = this.shape;
    if (member.startsWith('tetra-vertexface-')) return 'tips';
    const cut = axes.filter((axis) => axis.layers > 1);
    const skewb = solid === 'c' && cut.every((axis) => axis.kind === 'vertex' && axis.layers % 2 === 0);
    return skewb && cut.length > 0 ? 'halves' : null;
  }

  #usual(turn: Turn): { name: string; sign: number } | null {
    const { plus, minus, layers } = this.axis(turn.axis);
    if (this.isWhole(turn)) return null;
    const depth = this.corners === 'halves' ? layers / 2 : 2;
    for (const [sign, end] of [
      [1, plus],
      [-1, minus],
    ] as const) {
      const letter = this.corners ? cornerLetters[this.corners][[...end].sort().join('')] : undefined;
      const [outer, inner] = sign > 0 ? [layers - turn.last, layers - turn.first] : [turn.first + 1, turn.last + 1];
      if (letter && outer === 1 && inner === depth) return { name: letter, sign };
      if (letter && this.corners === 'tips' && inner === 1) return { name: letter.toLowerCase(), sign };
      const slice = sliceLetters[end];
      if (slice && this.shape.solid === 'c' && turn.first === turn.last && 2 * turn.first === layers - 1)
        return { name: slice, sign };
    }
    return null;
  }
}

// How many turns of a solid about an axis make a circle.
const ownOrders: Readonly<Record<Shape['solid'], Readonly<Record<Axis['kind'], number>>>> = {
  t: { face: 3, vertex: 3, edge: 2 },
  c: { face: 4, vertex: 3, edge: 2 },
  o: { face: 3, vertex: 4, edge: 2 },
  d: { face: 5, vertex: 3, edge: 2 },
  i: { face: 3, vertex: 5, edge: 2 },
};
const sliceLetters: Readonly<Record<string, string>> = { L: 'M', D: 'E', F: 'S' };
// By the letters of the faces at a corner, in the order of the alphabet.
export const cornerLetters: Readonly<Record<'tips' | 'halves', Readonly<Record<string, string>>>> = {
  tips: { FLR: 'U', DFL: 'L', DFR: 'R', DLR: 'B' },
  halves: { BLU: 'U', DFL: 'L', BDR: 'R', BDL: 'B' },
};

function layersText(end: string, nearest: number, farthest: number): string {
  if (nearest === farthest) return (nearest === 1 ? '' : String(nearest)) + end;
  if (nearest === 1) return `${farthest === 2 ? '' : String(farthest)}${end}w`;
  return `${String(nearest)}-${String(farthest)}${end}w`;
}

// Clockwise as seen from the end named.
function suffix(times: number, order: number): string {
  let n = remainder(times, order);
  if (n * 2 > order) n -= order;
  return `${Math.abs(n) === 1 ? '' : String(Math.abs(n))}${n < 0 ? "'" : ''}`;
}

// Of the area, not of the corners: points on an edge must not count.
export function centroid(polygon: readonly Point[]): Point {
  let [x, y, area] = [0, 0, 0];
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] ?? [0, 0];
    const a = ax * by - bx * ay;
    x += (ax + bx) * a;
    y += (ay + by) * a;
    area += a;
  });
  return area === 0 ? (polygon[0] ?? [0, 0]) : [x / (3 * area), y / (3 * area)];
}

export function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  return polygon.every(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] ?? [0, 0];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= -1e-9;
  });
}

export const normalOf = (face: {
  along: readonly [number, number, number];
  across: readonly [number, number, number];
}) => cross(face.along, face.across);
