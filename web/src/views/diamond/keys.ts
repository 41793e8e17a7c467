// Where a key leads on the flat board: the nearest point in that direction inside the patch, or along a fixed
// coordinate to the next patch.
import type { Flat } from './flat';
import type { Star } from './star';

// Degrees, counter-clockwise from the right.
const directions: Readonly<Record<string, number>> = {
  ArrowRight: 0,
  d: 0,
  e: 60,
  ArrowUp: 90,
  w: 90,
  q: 120,
  ArrowLeft: 180,
  a: 180,
  z: 240,
  ArrowDown: 270,
  s: 270,
  c: 300,
};

// By key: which fixed coordinate, and which way.
const slices: Readonly<Record<string, readonly [number, number]>> = {
  PageUp: [0, 1],
  PageDown: [0, -1],
  ']': [1, 1],
  '[': [1, -1],
  '}': [2, 1],
  '{': [2, -1],
};

// undefined when it is no key of the board; the point itself where there is nothing in that direction. With Shift,
// Page Up and Page Down go through the neighbours in the level reached before instead of leaving it.
export function stepFrom(
  star: Star,
  flat: Flat,
  point: number,
  key: string,
  sign: number,
  shift = false,
): number | undefined {
  const angle = directions[key];
  if (angle !== undefined) return inPatch(flat, point, (angle * Math.PI) / 180);
  const slice = slices[key];
  if (!slice) return key === 'Home' || key === 'End' ? inRow(flat, point, key === 'Home') : undefined;
  const [which, way] = slice;
  const axis = flat.axes[which];
  if (axis === undefined) return which === 0 ? inPatch(flat, point, (way * Math.PI) / 2) : point;
  return shift ? beside(star, flat, point, axis, way * sign) : across(star, flat, point, axis, way * sign);
}

// Two directions may be equally near, as straight up in rows of triangles: then those who go on end where they should,
// because rows take turns.
function inPatch(flat: Flat, point: number, angle: number): number {
  const [x, y] = [flat.x[point] ?? 0, flat.y[point] ?? 0];
  const patch = flat.patches[flat.patchOf[point] ?? 0];
  const turn = patch && (patch.rows.findIndex((row) => row.includes(point)) % 2 === 0 ? 1e-3 : -1e-3);
  let best = point;
  let least = Infinity;
  for (const q of patch?.rows.flat() ?? []) {
    const [dx, dy] = [(flat.x[q] ?? 0) - x, y - (flat.y[q] ?? 0)];
    const far = Math.hypot(dx, dy);
    if (q === point) continue;
    const off = Math.abs(wrapped(Math.atan2(dy, dx) - angle - (turn ?? 0)));
    if (off > Math.PI / 4 || far * (1 + off) >= least) continue;
    [best, least] = [q, far * (1 + off)];
  }
  return best;
}

function inRow(flat: Flat, point: number, first: boolean): number {
  const row = flat.patches[flat.patchOf[point] ?? 0]?.rows.find((r) => r.includes(point)) ?? [point];
  return (first ? row[0] : row.at(-1)) ?? point;
}

// To the patch in which the coordinate is one more or less: to a neighbour of the point where there is one, of several
// the nearest to the middle; else to the point that lies nearest to the same place.
function across(star: Star, flat: Flat, point: number, axis: number, way: number): number {
  const wanted = (star.at(point)[axis] ?? 0) + way;
  const near = (star.neighbours[point] ?? []).filter((q) => star.at(q)[axis] === wanted);
  const others = flat.axes.filter((a) => a !== axis);
  const same = near.filter((q) => others.every((a) => star.at(q)[a] === star.at(point)[a]));
  const middle = star.size / 2;
  const spread = (q: number): number => star.at(q).reduce((sum, x) => sum + (x - middle) ** 2, 0);
  const found = nearest(same.length > 0 ? same : near, spread);
  if (found !== undefined) return found;
  const all = star.points.map((_, q) => q).filter((q) => star.at(q)[axis] === wanted);
  const apart = (q: number): number =>
    star.at(q).reduce((sum, x, i) => sum + (x - (star.at(point)[i] ?? 0)) ** 2 * (others.includes(i) ? 9 : 1), 0);
  return nearest(all, apart) ?? point;
}

// The next of the points that share a neighbour behind: those one could also have come to.
function beside(star: Star, flat: Flat, point: number, axis: number, way: number): number {
  const behind = across(star, flat, point, axis, -way);
  const wanted = star.at(point)[axis];
  const all = (star.neighbours[behind] ?? []).filter((q) => star.at(q)[axis] === wanted);
  return all[(all.indexOf(point) + 1) % all.length] ?? point;
}

function nearest(points: readonly number[], cost: (q: number) => number): number | undefined {
  let best: number | undefined;
  for (const q of points) if (best === undefined || cost(q) < cost(best)) best = q;
  return best;
}

function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
