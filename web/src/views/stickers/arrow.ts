// The arrow that shows a turn before it is made (3.2.5), on the sticker under the pointer: along the way on which the
// sticker will go, round the axis where that stands on the face. Where the layer that turns does not hold the sticker,
// the arrow is shifted to those of the face that it holds (chapter 12). On a triangle too small for it there is none,
// but about a corner of the face it spans all that turns there (4.2.3).
import { surfacePoint, type Lens } from './camera';
import { largestDisc } from './mesh';
import type { Picker } from './pick';
import { normalOf, type Puzzle, type Turn } from './puzzle';
import { add, cross, dot, length, rotated, scale, sub, turnAbout, unit } from './vec';
import type { Face, Point, Vector } from './view';

export interface Arrow {
  line: Point[];
  head: Point[];
}

const least = 15; // pixels from the middle to the point
const small = 9; // pixels of the radius of a triangle that an arrow would hide

// Through what a puzzle is looked at.
export interface Sight {
  project: (point: Vector, lens: Lens) => Point;
  faces: (point: Vector, normal: Vector, lens: Lens) => boolean;
}

export function arrowOf(picker: Picker, camera: Sight, lens: Lens, sticker: number, turn: Turn): Arrow | null {
  const { puzzle } = picker;
  const face = puzzle.shape.faces[puzzle.faceOf(sticker)];
  if (!face) return null;
  const normal = normalOf(face);
  const onto = (p: Vector): Point => camera.project(p, lens);
  const axis = scale(puzzle.axis(turn.axis).direction, Math.sign(turn.times));
  const polygon = picker.polygon(sticker % puzzle.cells);
  const disc = largestDisc(polygon);
  const at = surfacePoint(face, disc.middle);
  const size = length3(onto(at), onto(add(at, scale(unit(face.along), 0.01)))) / 0.01;
  const tiny = polygon.length === 3 && disc.radius * size < small;
  if (tiny || !puzzle.moves(turn, sticker)) {
    const around = turningOn(puzzle, sticker, turn);
    if (!around || (tiny && !nearCorner(face, axis, around))) return null;
    disc.middle = around;
  }
  const middle = surfacePoint(face, disc.middle);
  if (!camera.faces(middle, normal, lens)) return null;
  const reach = Math.max(0.75 * disc.radius, least / Math.max(size, 1));
  const line = (Math.abs(dot(axis, normal)) > 0.9 ? round : straight)(middle, normal, axis, reach).map(onto);
  const head = headOf(line, Math.min(18, Math.max(9, reach * size * 0.7)));
  return { line: [...line.slice(0, -1), middleOf(head)], head };
}

// The middle of all stickers of a face that turn.
function turningOn(puzzle: Puzzle, sticker: number, turn: Turn): Point | null {
  const first = puzzle.faceOf(sticker) * puzzle.cells;
  const middles = puzzle.middles.filter((_, cell) => puzzle.shows(cell) && puzzle.moves(turn, first + cell));
  return middles.length === 0 ? null : middleOf(middles);
}

// Whether the axis goes through a corner of the face beside the place.
function nearCorner(face: Face, axis: Vector, place: Point): boolean {
  const towards = surfacePoint(face, place);
  return face.corners.some((corner) => {
    const along = unit(corner);
    return Math.abs(dot(along, axis)) > 0.999 && dot(sub(corner, towards), along) < length(corner) / 2;
  });
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
