// The surface laid flat: every face keeps its shape and its outside, and shares an edge with the face it hangs on. The half of
// the solid nearer to the front is unfolded round the front face, the other half round the face opposite, and one edge
// joins them: a cross for the cube, two flowers for the dodecahedron. (Whatever edges are cut, a regular solid's net does
// not overlap itself: Horiyama and Shoji 2011.)
import { normalOf } from './puzzle';
import { dot, length, sub } from './vec';
import type { Face, Point, Shape, Vector } from './view';

// From the frame of a face to the plane: turned by an angle, then moved.
export interface Laid {
  angle: number;
  at: Point; // of the face's centre
}

export interface Net {
  faces: readonly Laid[];
  least: Point;
  most: Point;
}

interface Hinge {
  from: number;
  to: number;
  edge: readonly [Vector, Vector];
}

const wide = 1.5; // a net is best so many times as wide as high

export const turnedBy = (angle: number, [x, y]: Point): Point => [
  Math.cos(angle) * x - Math.sin(angle) * y,
  Math.sin(angle) * x + Math.cos(angle) * y,
];
export function laidOut({ angle, at }: Laid, p: Point): Point {
  const [x, y] = turnedBy(angle, p);
  return [at[0] + x, at[1] + y];
}
export function pickedUp({ angle, at }: Laid, p: Point): Point {
  return turnedBy(-angle, [p[0] - at[0], p[1] - at[1]]);
}
export function inFrame(face: Face, point: Vector): Point {
  const on = sub(point, face.centre);
  return [dot(on, face.along), dot(on, face.across)];
}

// `upright`: how far the sign of each face is turned in its frame on a solved puzzle (camera.ts).
export function unfold(shape: Shape, upright: readonly number[]): Net {
  const { faces } = shape;
  const front = Math.max(
    0,
    faces.findIndex(({ letters }) => letters === 'F'),
  );
  const back = faces.findIndex((face) => dot(normalOf(face), normalOf(faces[front] as Face)) < -0.99);
  const hinges = hingesOf(shape);
  const far = steps(hinges, faces.length, front);
  const near = back < 0 ? null : steps(hinges, faces.length, back);
  const behind = (f: number): boolean => near !== null && (near[f] ?? 0) < (far[f] ?? 0);
  const inside = hinges.filter(({ from, to }) => behind(from) === behind(to));
  const first: Laid = { angle: -(upright[front] ?? 0), at: [0, 0] };
  const half = spread(shape, inside, front, first);
  const nets = hinges
    .filter(({ from, to }) => !behind(from) && behind(to))
    .map((joint) => {
      const start = hung(shape, half, joint);
      return measured(shape, new Map([...half, ...spread(shape, inside, joint.to, start, back)]));
    });
  return nets.length === 0 ? measured(shape, half) : nets.reduce((a, b) => (size(b) < size(a) - 1e-6 ? b : a));
}

// What it takes to show a net: the larger of height and of width for so wide a place. To the right, if all is one.
function size({ least, most }: Net): number {
  return Math.max((most[0] - least[0]) / wide, most[1] - least[1]) - 1e-3 * (most[0] + least[0]);
}

function hingesOf({ faces }: Shape): Hinge[] {
  const near = (a: Vector, b: Vector): boolean => length(sub(a, b)) < 1e-6;
  return faces.flatMap((one, from) =>
    faces.flatMap((other, to): Hinge[] => {
      if (from === to) return [];
      const [a, b, more] = one.corners.filter((p) => other.corners.some((q) => near(p, q)));
      return a && b && !more ? [{ from, to, edge: [a, b] }] : [];
    }),
  );
}

// How many edges lie between a face and each other.
function steps(hinges: readonly Hinge[], count: number, start: number): number[] {
  const out = Array.from({ length: count }, (_, f) => (f === start ? 0 : Infinity));
  for (let round = 0; round < count; round++)
    for (const { from, to } of hinges) out[to] = Math.min(out[to] ?? Infinity, (out[from] ?? Infinity) + 1);
  return out;
}

// All faces that hinges reach, nearest to the middle first; the middle is the start if no other is named.
function spread(shape: Shape, hinges: readonly Hinge[], start: number, laid: Laid, middle = start): Map<number, Laid> {
  const out = new Map([[start, laid]]);
  if (middle !== start) for (const hinge of chain(hinges, start, middle)) out.set(hinge.to, hung(shape, out, hinge));
  const queue = [middle, ...[...out.keys()].filter((f) => f !== middle)];
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    for (const hinge of hinges.filter((h) => h.from === from && !out.has(h.to))) {
      out.set(hinge.to, hung(shape, out, hinge));
      queue.push(hinge.to);
    }
  }
  return out;
}

// The shortest way from one face to another.
function chain(hinges: readonly Hinge[], from: number, to: number): Hinge[] {
  const left = steps(hinges, Math.max(...hinges.map((h) => h.from)) + 1, to);
  const out: Hinge[] = [];
  for (let at = from; at !== to;) {
    const next = hinges.find((h) => h.from === at && (left[h.to] ?? Infinity) < (left[at] ?? Infinity));
    if (!next) return [];
    out.push(next);
    at = next.to;
  }
  return out;
}

function hung({ faces }: Shape, laid: ReadonlyMap<number, Laid>, { from, to, edge }: Hinge): Laid {
  const [one, other, place] = [faces[from], faces[to], laid.get(from)];
  if (!one || !other || !place) throw new RangeError('a face hangs on nothing');
  const [p, q] = edge.map((corner) => laidOut(place, inFrame(one, corner))) as [Point, Point];
  const [a, b] = edge.map((corner) => inFrame(other, corner)) as [Point, Point];
  const angle = Math.atan2(q[1] - p[1], q[0] - p[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
  const [x, y] = turnedBy(angle, a);
  return { angle, at: [p[0] - x, p[1] - y] };
}

function measured({ faces }: Shape, laid: ReadonlyMap<number, Laid>): Net {
  const list = faces.map((_, f) => laid.get(f) ?? { angle: 0, at: [0, 0] as const });
  const corners = faces.flatMap((face, f) =>
    face.corners.map((corner) => laidOut(list[f] as Laid, inFrame(face, corner))),
  );
  const [xs, ys] = [corners.map((p) => p[0]), corners.map((p) => p[1])];
  return { faces: list, least: [Math.min(...xs), Math.min(...ys)], most: [Math.max(...xs), Math.max(...ys)] };
}
