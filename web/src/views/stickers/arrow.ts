// The arrow that shows a turn before it is made (3.2.5), on the sticker under the pointer: along the way on which the
// sticker will go, round the axis where that stands on the face.
import { surfacePoint, type Lens } from './camera';
import { largestDisc } from './mesh';
import type { Picker } from './pick';
import { normalOf, type Turn } from './puzzle';
import { add, cross, dot, length, rotated, scale, sub, turnAbout, unit } from './vec';
import type { Point, Vector } from './view';

export interface Arrow {
  line: Point[];
  head: Point[];
}

const least = 15; // pixels from the middle to the point

// Through what a puzzle is looked at.
export interface Sight {
  project: (point: Vector, lens: Lens) => Point;
  faces: (point: Vector, normal: Vector, lens: Lens) => boolean;
}

export function arrowOf(picker: Picker, camera: Sight, lens: Lens, sticker: number, turn: Turn): Arrow | null {
  const { puzzle } = picker;
  const face = puzzle.shape.faces[puzzle.faceOf(sticker)];
  if (!face) return null;
  const disc = largestDisc(picker.polygon(sticker % puzzle.cells));
  const middle = surfacePoint(face, disc.middle);
  const normal = normalOf(face);
  if (!camera.faces(middle, normal, lens)) return null;
  const axis = scale(puzzle.axis(turn.axis).direction, Math.sign(turn.times));
  const onto = (p: Vector): Point => camera.project(p, lens);
  const size = length3(onto(middle), onto(add(middle, scale(unit(face.along), 0.01)))) / 0.01;
  const reach = Math.max(0.75 * disc.radius, least / Math.max(size, 1));
  const line = (Math.abs(dot(axis, normal)) > 0.9 ? round : straight)(middle, normal, axis, reach).map(onto);
  const head = headOf(line, Math.min(18, Math.max(9, reach * size * 0.7)));
  return { line: [...line.slice(0, -1), middleOf(head)], head };
}

function straight(middle: Vector, normal: Vector, axis: Vector, reach: number): Vector[] {
  const way = cross(axis, middle);
  const along = unit(sub(way, scale(normal, dot(way, normal))));
  return [-1, 0, 1].map((k) => add(middle, scale(along, k * reach)));
}

function round(middle: Vector, normal: Vector, axis: Vector, reach: number): Vector[] {
  const foot = scale(axis, dot(axis, middle));
  const arm = sub(middle, foot);
  const own = length(arm) < 0.2 * reach; // the axis goes through the sticker itself
  const start = own ? scale(unit(cross(normal, Math.abs(normal[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0])), 0.62 * reach) : arm;
  const half = own ? 2.2 : Math.min(1.2, reach / length(arm));
  return Array.from({ length: 13 }, (_, k) => add(foot, rotated(turnAbout(axis, ((k - 6) / 6) * half), start)));
}

function headOf(line: readonly Point[], size: number): Point[] {
  const tip = line.at(-1) ?? [0, 0];
  const before = line.at(-2) ?? [0, 1];
  const l = Math.max(1e-6, length3(tip, before));
  const [dx, dy] = [(tip[0] - before[0]) / l, (tip[1] - before[1]) / l];
  const wing = (s: number): Point => [
    tip[0] - size * dx - s * size * 0.55 * dy,
    tip[1] - size * dy + s * size * 0.55 * dx,
  ];
  return [tip, wing(1), wing(-1)];
}

function middleOf(points: readonly Point[]): Point {
  return [points.reduce((s, p) => s + p[0], 0) / points.length, points.reduce((s, p) => s + p[1], 0) / points.length];
}
const length3 = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
