// The shape of a cube cut into N layers on the axes through faces, as the program would send it: for unit tests.
import { add, cross, dot, rotated, scale, turnAbout } from './vec';
import type { Axis, Face, Point, Region, Shape, Vector } from './view';

const directions: Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const letters = ['R', 'L', 'U', 'D', 'F', 'B'];
const nearly = (a: Vector, b: Vector): boolean => a.every((x, i) => Math.abs(x - (b[i] ?? 0)) < 1e-6);

export function cubeShape(n: number): Shape {
  const faces = letters.map((name, f) => face(name, f));
  const points: Point[] = [];
  for (let y = 0; y <= n; y++) for (let x = 0; x <= n; x++) points.push([(2 * x) / n - 1, (2 * y) / n - 1]);
  const cells = Array.from({ length: n * n }, (_, i) => {
    const corner = Math.floor(i / n) * (n + 1) + (i % n);
    return [corner, corner + 1, corner + n + 2, corner + n + 1];
  });
  const middle = (sticker: number): Vector => {
    const home = faces[Math.floor(sticker / (n * n))] as Face;
    const cell = sticker % (n * n);
    const x = (2 * (cell % n) + 1) / n - 1;
    const y = (2 * Math.floor(cell / n) + 1) / n - 1;
    return add(home.centre, add(scale(home.along, x), scale(home.across, y)));
  };
  const middles = Array.from({ length: 6 * n * n }, (_, s) => middle(s));
  const axes = directions.map((d, a): Axis => ({
    name: 'XYZ'[a] ?? '',
    plus: letters[2 * a] ?? '',
    minus: letters[2 * a + 1] ?? '',
    kind: 'face',
    direction: d,
    order: 4,
    layers: n,
    offsets: Array.from({ length: n - 1 }, (_, i) => (2 * (i + 1)) / n - 1),
    turning: Array.from({ length: n }, () => true),
    images: middles.map((m) => {
      const to = rotated(turnAbout(d, Math.PI / 2), m);
      return middles.findIndex((other) => nearly(other, to));
    }),
  }));
  const layer_of = directions.map((d) =>
    middles.map((m) => Math.min(n - 1, Math.max(0, Math.floor(((dot(m, d) + 1) * n) / 2)))),
  );
  const pieces = new Map<string, number>();
  const piece_of = middles.map((_, s) => {
    const key = layer_of.map((list) => list[s]).join();
    if (!pieces.has(key)) pieces.set(key, pieces.size);
    return pieces.get(key) ?? 0;
  });
  const shown = [...pieces.values()].map((p) => piece_of.filter((q) => q === p).length);
  return {
    name: `cube-face-${String(n)}`,
    title: `${String(n)}×${String(n)}×${String(n)}`,
    solid: 'c',
    description: 'c f',
    member: `cube-face-${String(n)}`,
    faces,
    points,
    cells,
    heights: [1],
    shell_of: cells.map(() => 0),
    axes,
    layer_of,
    piece_of,
    kinds: [1, 2, 3].map((k) => ({
      name: ['centre', 'edge', 'corner'][k - 1] ?? '',
      pieces: shown.filter((s) => s === k).length,
      stickers: k,
    })),
    kind_of: shown.map((s) => s - 1),
    sections: axes.map((axis) => axis.offsets.map((at) => section(axis.direction, at))),
    regions: cells.map((cell) =>
      regions(
        cell.map((p) => points[p] ?? [0, 0]),
        faces[0] as Face,
        n,
      ),
    ),
  };
}

// The rotation that takes face 0, R, to each face.
function rotationTo(f: number) {
  const [y, z]: [Vector, Vector] = [
    [0, 1, 0],
    [0, 0, 1],
  ];
  const turns: [Vector, number][] = [
    [z, 0],
    [z, 2],
    [z, 1],
    [z, -1],
    [y, -1],
    [y, 1],
  ];
  const [axis, quarters] = turns[f] ?? [z, 0];
  return turnAbout(axis, (quarters * Math.PI) / 2);
}

const tidy = (v: Vector): Vector => [Math.round(v[0]), Math.round(v[1]), Math.round(v[2])];

function face(name: string, f: number): Face {
  const g = rotationTo(f);
  const of = (v: Vector): Vector => tidy(rotated(g, v));
  const corners: Vector[] = [
    [1, -1, -1],
    [1, 1, -1],
    [1, 1, 1],
    [1, -1, 1],
  ];
  return {
    letters: name,
    paper: name,
    centre: of([1, 0, 0]),
    along: of([0, 1, 0]),
    across: of([0, 0, 1]),
    corners: corners.map(of),
    axes: directions.map((d) => {
      const to = of(d);
      const axis = to.findIndex((x) => x !== 0);
      return [axis, to[axis] ?? 1];
    }),
  };
}

function section(direction: Vector, at: number): Vector[] {
  const u: Vector = [direction[1], direction[2], direction[0]];
  const v = cross(direction, u);
  const corner = (a: number, b: number): Vector => add(scale(direction, at), add(scale(u, a), scale(v, b)));
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

// The diagonals divide a sticker into four; the pointer near a side carries the sticker over that side.
function regions(polygon: Point[], home: Face, n: number): Region[] {
  const middle: Point = [
    ((polygon[0]?.[0] ?? 0) + (polygon[2]?.[0] ?? 0)) / 2,
    ((polygon[0]?.[1] ?? 0) + (polygon[2]?.[1] ?? 0)) / 2,
  ];
  return polygon.map((a, i) => {
    const b = polygon[(i + 1) % 4] ?? a;
    const [x, y] = [(a[0] + b[0]) / 2 - middle[0], (a[1] + b[1]) / 2 - middle[1]];
    const outward = add(scale(home.along, x), scale(home.across, y));
    const about = tidy(scale(cross(home.centre, outward), n));
    const axis = about.findIndex((c) => c !== 0);
    const where = add(scale(home.along, middle[0]), scale(home.across, middle[1]));
    const layer = Math.min(n - 1, Math.max(0, Math.floor((((where[axis] ?? 0) + 1) * n) / 2)));
    return { polygon: [a, b, middle], axis, layer, times: Math.sign(about[axis] ?? 1) };
  });
}
