// The triangles of face 0: for every cell the plastic, a rim inside it, and on it a rounded, bevelled sticker; and a
// square for the sticker's sign. The other faces are the same triangles in another frame.
import { contains } from './puzzle';
import type { Point, Shape } from './view';

// By vertex: x y, middle of the cell x y, slant x y, height, part, cell
export const stride = 9;
export const parts = { plastic: 0, rim: 1, sticker: 2 } as const;

export interface Mesh {
  vertices: Float32Array;
  indices: Uint32Array;
  top: number; // how many of the indices, from the first, are of stickers
  signs: Float32Array; // by vertex of the squares: x y of the cell's middle, corner x y (±1), reach, height, cell
  signIndices: Uint32Array;
}
export const signStride = 7;

// How finely corners are rounded, by the number of stickers: small ones need less.
const finest = [
  [150, 5],
  [400, 3],
  [1500, 2],
] as const;

interface Disc {
  middle: Point;
  radius: number;
}

// Of these cells.
export function meshOf(shape: Shape, cells: readonly number[]): Mesh {
  const polygons = shape.cells.map((cell) => cell.map((p): Point => shape.points[p] ?? [0, 0]));
  const discs = polygons.map(largestDisc);
  const usual = [...discs.map((d) => d.radius)].sort((a, b) => a - b)[Math.floor(discs.length / 2)] ?? 1;
  const arcs = finest[finest.findIndex(([most]) => cells.length * shape.faces.length <= most)]?.[1] ?? 1;
  const build = new Builder();
  cells.forEach((cell) => {
    const polygon = polygons[cell] ?? [];
    const disc = discs[cell] ?? { middle: [0, 0], radius: 1 };
    const gap = Math.min(0.11 * usual, 0.22 * disc.radius);
    const round = Math.min(0.3 * usual, 0.45 * disc.radius);
    build.cell(cell, polygon, disc, gap, round, arcs);
  });
  return build.mesh();
}

class Builder {
  readonly #vertices: number[] = [];
  // In the order in which they are drawn: what lies above first, so that nothing is painted twice.
  readonly #indices: number[][] = [[], [], []];
  readonly #signs: number[] = [];
  readonly #signIndices: number[] = [];

  cell(cell: number, polygon: readonly Point[], disc: Disc, gap: number, round: number, arcs: number): void {
    const put = (points: readonly Point[], slants: readonly Point[], height: number, part: number): number => {
      const first = this.#vertices.length / stride;
      points.forEach(([x, y], i) => {
        const [sx, sy] = slants[i] ?? [0, 0];
        this.#vertices.push(x, y, ...disc.middle, sx, sy, height, part, cell);
      });
      return first;
    };
    this.#fan(put(polygon, [], 0, parts.plastic), polygon.length, 2);
    const rim = inset(polygon, gap * 0.42);
    this.#fan(put(rim, [], 0.15 * gap, parts.rim), rim.length, 1);
    const inner = inset(polygon, gap + round);
    const { points, slants } = rounded(inner, round, arcs);
    if (arcs === 1) {
      this.#fan(put(points, [], 0.6 * gap, parts.sticker), points.length, 0); // too small for a bevel
      this.#sign(cell, disc, gap);
      return;
    }
    const bevel = Math.min(0.55 * round, 0.6 * gap);
    const top = rounded(inner, round - bevel, arcs).points;
    const low = put(points, slants, 0.3 * gap, parts.sticker);
    const high = put(
      top,
      slants.map((s): Point => [s[0] * 0.12, s[1] * 0.12]),
      0.6 * gap,
      parts.sticker,
    );
    for (let i = 0; i < points.length; i++) {
      const j = (i + 1) % points.length;
      this.#indices[0]?.push(low + i, low + j, high + j, low + i, high + j, high + i);
    }
    this.#fan(high, points.length, 0);
    this.#sign(cell, disc, gap);
  }

  #fan(first: number, count: number, order: number): void {
    for (let i = 1; i + 1 < count; i++) this.#indices[order]?.push(first, first + i, first + i + 1);
  }

  #sign(cell: number, disc: Disc, gap: number): void {
    const first = this.#signs.length / signStride;
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const)
      this.#signs.push(...disc.middle, x, y, disc.radius - gap, 0.75 * gap, cell);
    this.#signIndices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }

  mesh(): Mesh {
    return {
      vertices: new Float32Array(this.#vertices),
      indices: new Uint32Array(this.#indices.flat()),
      top: this.#indices[0]?.length ?? 0,
      signs: new Float32Array(this.#signs),
      signIndices: new Uint32Array(this.#signIndices),
    };
  }
}

// A convex polygon made smaller by moving every side inwards; sides that vanish are dropped.
export function inset(polygon: readonly Point[], by: number): Point[] {
  let out = [...polygon];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (size < 1e-12) return;
    const [nx, ny] = [-(b[1] - a[1]) / size, (b[0] - a[0]) / size]; // inwards
    out = clipped(out, nx, ny, nx * a[0] + ny * a[1] + by);
  });
  return out;
}

// The part of a convex polygon with n·p >= at.
function clipped(polygon: readonly Point[], nx: number, ny: number, at: number): Point[] {
  const out: Point[] = [];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    const [da, db] = [nx * a[0] + ny * a[1] - at, nx * b[0] + ny * b[1] - at];
    if (da >= 0) out.push(a);
    if (da * db < 0) out.push([a[0] + ((b[0] - a[0]) * da) / (da - db), a[1] + ((b[1] - a[1]) * da) / (da - db)]);
  });
  return out;
}

// The outline at a distance round a convex polygon: its corners become arcs. `slants` are the outward normals.
export function rounded(
  polygon: readonly Point[],
  radius: number,
  steps: number,
): { points: Point[]; slants: Point[] } {
  const points: Point[] = [];
  const slants: Point[] = [];
  const angle = (a: Point, b: Point): number => Math.atan2(-(b[0] - a[0]), b[1] - a[1]); // of the outward normal
  polygon.forEach((corner, i) => {
    const before = polygon[(i + polygon.length - 1) % polygon.length] ?? corner;
    const after = polygon[(i + 1) % polygon.length] ?? corner;
    const from = angle(before, corner);
    let turn = angle(corner, after) - from;
    while (turn < 0) turn += 2 * Math.PI;
    for (let k = 0; k <= steps; k++) {
      const at = from + (turn * k) / steps;
      const slant: Point = [Math.cos(at), Math.sin(at)];
      slants.push(slant);
      points.push([corner[0] + radius * slant[0], corner[1] + radius * slant[1]]);
    }
  });
  return { points, slants };
}

// The largest disc in a convex polygon, by ever finer steps from its middle.
export function largestDisc(polygon: readonly Point[]): Disc {
  const depth = (p: Point): number =>
    Math.min(
      ...polygon.map((a, i) => {
        const b = polygon[(i + 1) % polygon.length] ?? a;
        const size = Math.hypot(b[0] - a[0], b[1] - a[1]);
        return size < 1e-12 ? Infinity : ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / size;
      }),
    );
  let middle: Point = [
    polygon.reduce((sum, p) => sum + p[0], 0) / polygon.length,
    polygon.reduce((sum, p) => sum + p[1], 0) / polygon.length,
  ];
  let best = depth(middle);
  for (let step = Math.max(best, 1e-3); step > 1e-4; step *= 0.7) {
    for (let k = 0; k < 8; k++) {
      const p: Point = [middle[0] + step * Math.cos((k * Math.PI) / 4), middle[1] + step * Math.sin((k * Math.PI) / 4)];
      const d = contains(polygon, p) ? depth(p) : -1;
      if (d > best + 1e-9) [middle, best] = [p, d];
    }
  }
  return { middle, radius: best };
}
