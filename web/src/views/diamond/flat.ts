// The board laid flat: some coordinates are fixed (the grid), the three others span triangular patches. In the plane
// nothing is fixed and the star is one patch; in space each level is a patch; above, patches stand in columns and rows.
// A point then has 6 neighbours in its own patch, 3 in every patch one step away, and 1 in every patch diagonally away
// (+1 on one fixed coordinate, -1 on another). Distances are in steps; y grows downwards.
import type { Corner, Star } from './star';

export interface Patch {
  fixed: readonly number[]; // values of the fixed coordinates
  rows: readonly (readonly number[])[]; // points from the upper left
  x: number; // of its box
  y: number;
  width: number;
  height: number;
}

export interface Flat {
  axes: readonly number[]; // the fixed coordinates; the first runs along the columns, the second along the rows
  patches: readonly Patch[];
  patchOf: readonly number[]; // by point
  x: readonly number[];
  y: readonly number[];
  width: number;
  height: number;
}

const margin = 0.58; // round the points of a patch
const rowStep = Math.sqrt(3) / 2;

// Which coordinates are fixed unless somebody chooses others: progress first.
export function usualAxes(dim: number, home: Corner): number[] {
  const rest = Array.from({ length: dim + 1 }, (_, i) => i).filter((i) => i !== home.axis);
  return dim === 2 ? [] : [home.axis, ...rest].slice(0, dim - 2);
}

// All choices of fixed coordinates with progress first, then those without it.
export function allAxes(dim: number): number[][] {
  const pick = (count: number, from: number): number[][] => {
    if (count <= 0) return [[]];
    const out: number[][] = [];
    for (let i = from; i <= dim; i++) for (const tail of pick(count - 1, i + 1)) out.push([i, ...tail]);
    return out;
  };
  return pick(dim - 2, 0);
}

// The fixed coordinates under which a way crosses the fewest patches; of equal ones the first, `now` before all.
export function axesFor(star: Star, way: readonly number[], now: readonly number[]): number[] {
  const cost = (axes: readonly number[]): number => {
    const keys = way.map((p) => axes.map((a) => star.at(p)[a]).join());
    return keys.filter((key, i) => i > 0 && key !== keys[i - 1]).length;
  };
  const better = [[...now], ...allAxes(star.dim)];
  return better.reduce((best, axes) => (cost(axes) < cost(best) ? axes : best));
}

interface Loose {
  fixed: number[];
  points: number[];
}

// `aspect`: how wide for its height the place for the picture is.
export function flatOf(star: Star, home: Corner, axes: readonly number[], aspect: number, label: number): Flat {
  const sign = home.plus ? -1 : 1;
  const rest = Array.from({ length: star.dim + 1 }, (_, i) => i).filter((i) => !axes.includes(i));
  rest.sort((a, b) => Number(b === home.axis) - Number(a === home.axis));
  const [top = 0, left = 0, right = 0] = rest;
  const x = star.points.map((at) => (sign * ((at[right] ?? 0) - (at[left] ?? 0))) / 2);
  // Height above the middle of a row of coordinate `top`; (left + right) / 2 is taken off so that 0 is the star's axis.
  const y = star.points.map(
    (at) => ((-sign * (2 * (at[top] ?? 0) - (at[left] ?? 0) - (at[right] ?? 0))) / 3) * rowStep,
  );
  const loose = new Map<string, Loose>();
  star.points.forEach((at, p) => {
    const fixed = axes.map((a) => at[a] ?? 0);
    const key = fixed.join();
    const found = loose.get(key);
    if (found) found.points.push(p);
    else loose.set(key, { fixed, points: [p] });
  });
  const order = [...loose.values()].sort((a, b) => compare(a.fixed, b.fixed) * sign);
  const patches = order.map((one) => patchFrom(one, x, y, axes.length > 0 ? label : 0));
  const size = axes.length <= 1 ? stacked(patches, aspect) : gridded(patches, sign);
  const patchOf = new Array<number>(star.points.length).fill(0);
  patches.forEach((patch, i) => {
    for (const p of patch.rows.flat()) {
      patchOf[p] = i;
      x[p] = (x[p] ?? 0) + patch.x;
      y[p] = (y[p] ?? 0) + patch.y;
    }
  });
  // Boxes by their upper left corner from here on.
  for (const patch of patches) {
    patch.x += patch.left;
    patch.y += patch.top;
  }
  return { axes, patches, patchOf, x, y, ...size };
}

// Values of a fixed coordinate and where they stand: 0 above the columns, 1 beside the rows, 2 and on above the columns
// inside columns.
export function headingsOf(flat: Flat, which: number): { value: number; at: number }[] {
  const spans = new Map<string, { value: number; from: number; to: number }>();
  for (const patch of flat.patches) {
    const [at, room] = which === 1 ? [patch.y, patch.height] : [patch.x, patch.width];
    const key = which < 2 ? String(patch.fixed[which]) : [patch.fixed[0], ...patch.fixed.slice(2, which + 1)].join();
    const { from, to } = spans.get(key) ?? { from: Infinity, to: -Infinity };
    spans.set(key, { value: patch.fixed[which] ?? 0, from: Math.min(from, at), to: Math.max(to, at + room) });
  }
  return [...spans.values()].map(({ value, from, to }) => ({ value, at: (from + to) / 2 }));
}

type Placed = Patch & { left: number; top: number }; // the box's corner relative to the star's axis

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((value, k) => value !== b[k]);
  return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
}

function patchFrom(one: Loose, x: readonly number[], y: readonly number[], label: number): Placed {
  const rows = new Map<number, number[]>();
  for (const p of one.points) {
    const row = Math.round((y[p] ?? 0) * 1000);
    rows.set(row, [...(rows.get(row) ?? []), p]);
  }
  const sorted = [...rows].sort(([a], [b]) => a - b).map(([, r]) => r.sort((a, b) => (x[a] ?? 0) - (x[b] ?? 0)));
  const xs = one.points.map((p) => x[p] ?? 0);
  const ys = one.points.map((p) => y[p] ?? 0);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin - label];
  const [width, height] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  return { fixed: one.fixed, rows: sorted, x: 0, y: 0, width, height, left, top };
}

// Rows of patches, the first patch at the lower left, so that up is ahead; broken so that the whole can be drawn largest.
function stacked(patches: Placed[], aspect: number): { width: number; height: number } {
  let best = { scale: 0, rows: [patches] };
  for (const limit of limits(patches.map((patch) => patch.width))) {
    const rows = broken(patches, limit);
    const { width, height } = extent(rows);
    const scale = Math.min(aspect / width, 1 / height);
    if (scale > best.scale + 1e-9) best = { scale, rows };
  }
  const { width, height } = extent(best.rows);
  let bottom = height;
  for (const row of best.rows) {
    const tall = Math.max(...row.map((patch) => patch.height));
    const wide = row.reduce((sum, patch) => sum + patch.width, 0);
    const gap = (width - wide) / (row.length + 1);
    let left = gap;
    for (const patch of row) {
      patch.x = left - patch.left;
      patch.y = bottom - tall + (tall - patch.height) / 2 - patch.top;
      left += patch.width + gap;
    }
    bottom -= tall;
  }
  return { width, height };
}

function limits(widths: readonly number[]): number[] {
  const out = new Set<number>();
  widths.forEach((_, from) => {
    let sum = 0;
    for (const width of widths.slice(from)) out.add((sum += width) + 1e-9);
  });
  const widest = Math.max(...widths);
  return [...out].filter((limit) => limit >= widest).sort((a, b) => a - b);
}

function broken(patches: Placed[], limit: number): Placed[][] {
  const rows: Placed[][] = [];
  let room = 0;
  for (const patch of patches) {
    if (patch.width > room) {
      rows.push([]);
      room = limit;
    }
    rows.at(-1)?.push(patch);
    room -= patch.width;
  }
  return rows;
}

function extent(rows: readonly Placed[][]): { width: number; height: number } {
  return {
    width: Math.max(...rows.map((row) => row.reduce((sum, patch) => sum + patch.width, 0))),
    height: rows.reduce((sum, row) => sum + Math.max(...row.map((patch) => patch.height)), 0),
  };
}

// Columns by the first fixed coordinate (and inside them by the third and later ones), rows by the second, growing
// upwards. Each column is as wide as its widest patch; rows stand as near as the patches of one column allow.
function gridded(patches: Placed[], sign: number): { width: number; height: number } {
  const column = (patch: Patch): string => [patch.fixed[0], ...patch.fixed.slice(2)].join();
  const row = (patch: Patch): string => String(patch.fixed[1]);
  const ahead = (a: Patch, b: Patch): number =>
    sign * compare([a.fixed[0] ?? 0, ...a.fixed.slice(2)], [b.fixed[0] ?? 0, ...b.fixed.slice(2)]);
  const upwards = (a: Patch, b: Patch): number => -sign * ((a.fixed[1] ?? 0) - (b.fixed[1] ?? 0));
  const across = tracks(
    [...patches].sort(ahead),
    column,
    () => '',
    (patch) => [-patch.left, patch.width + patch.left],
  );
  const down = tracks([...patches].sort(upwards), row, column, (patch) => [-patch.top, patch.height + patch.top]);
  for (const patch of patches) {
    patch.x = across.at.get(column(patch)) ?? 0;
    patch.y = down.at.get(row(patch)) ?? 0;
  }
  return { width: across.length, height: down.length };
}

const leastTrack = 1.2; // between the axes of two tracks

// Where the axis of each track is: patches come in the order of their tracks, need so much before and after the axis,
// and only those of one lane are in each other's way.
function tracks(
  patches: readonly Placed[],
  track: (patch: Patch) => string,
  lane: (patch: Patch) => string,
  room: (patch: Placed) => [number, number],
): { at: Map<string, number>; length: number } {
  const at = new Map<string, number>();
  const taken = new Map<string, number>(); // by lane
  let last = -leastTrack;
  let length = 0;
  for (const name of new Set(patches.map(track))) {
    const here = patches.filter((patch) => track(patch) === name);
    const place = Math.max(last + leastTrack, ...here.map((patch) => (taken.get(lane(patch)) ?? 0) + room(patch)[0]));
    const ends = here.map((patch): [string, number] => [lane(patch), place + room(patch)[1]]);
    for (const [key, end] of ends) taken.set(key, Math.max(end, taken.get(key) ?? 0));
    at.set(name, (last = place));
    length = Math.max(length, ...ends.map(([, end]) => end));
  }
  return { at, length };
}
