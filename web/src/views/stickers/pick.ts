// What lies under the pointer: face, sticker, and the part of the sticker that decides the turn (3.2.5).
import type { Camera, Lens, Ray } from './camera';
import { contains, normalOf, type Puzzle, type Turn } from './puzzle';
import { dot, sub } from './vec';
import type { Face, Point } from './view';

export interface Place {
  face: number;
  sticker: number;
  point: Point; // in the frame of the face
}

export interface Aim extends Place {
  region: number;
  turn: Turn;
}

export class Picker {
  readonly #boxes: { least: Point; most: Point; polygon: Point[] }[];

  constructor(readonly puzzle: Puzzle) {
    this.#boxes = puzzle.shape.cells.map((cell) => {
      const polygon = cell.map((p): Point => puzzle.shape.points[p] ?? [0, 0]);
      const [xs, ys] = [polygon.map((p) => p[0]), polygon.map((p) => p[1])];
      return { least: [Math.min(...xs), Math.min(...ys)], most: [Math.max(...xs), Math.max(...ys)], polygon };
    });
  }

  polygon(cell: number): readonly Point[] {
    return this.#boxes[cell]?.polygon ?? [];
  }

  place(camera: Camera, at: Point, lens: Lens): Place | null {
    const hit = this.#nearest(camera.ray(at, lens));
    return hit && this.placeOn(hit.face, hit.point);
  }

  // Where a point of a face lies; null beside the face.
  placeOn(face: number, point: Point): Place | null {
    const cell = this.#cell(point);
    return cell < 0 ? null : { face, point, sticker: face * this.puzzle.cells + cell };
  }

  aim(camera: Camera, at: Point, lens: Lens): Aim | null {
    return this.aimAt(this.place(camera, at, lens));
  }

  // The turn that belongs to a place.
  aimAt(place: Place | null): Aim | null {
    if (!place) return null;
    const regions = this.puzzle.shape.regions[place.sticker % this.puzzle.cells] ?? [];
    const region = regions.findIndex((r) => contains(r.polygon, place.point));
    return region < 0 ? null : this.aimed(place, region);
  }

  aimed(place: Place, region: number): Aim | null {
    const turn = this.turnOf(place.sticker, region);
    return turn && { ...place, region, turn };
  }

  regionsOf(sticker: number): number {
    return this.puzzle.shape.regions[sticker % this.puzzle.cells]?.length ?? 0;
  }

  // The regions are those of face 0: their turns are carried to the face by its rotation.
  turnOf(sticker: number, region: number): Turn | null {
    const home = this.puzzle.shape.regions[sticker % this.puzzle.cells]?.[region];
    const to = home && this.puzzle.shape.faces[this.puzzle.faceOf(sticker)]?.axes[home.axis];
    if (!to) return null;
    const [axis, sign] = to;
    const layer = sign < 0 ? this.puzzle.axis(axis).layers - 1 - home.layer : home.layer;
    return { axis, first: layer, last: layer, times: home.times * sign };
  }

  #nearest({ from, towards }: Ray): { face: number; point: Point } | null {
    for (const [face, f] of this.puzzle.shape.faces.entries()) {
      const normal = normalOf(f);
      const slope = dot(towards, normal);
      if (slope >= 0) continue; // seen from behind
      const way = dot(sub(f.centre, from), normal) / slope;
      const on = sub([from[0] + towards[0] * way, from[1] + towards[1] * way, from[2] + towards[2] * way], f.centre);
      const point: Point = [dot(on, f.along), dot(on, f.across)];
      if (inside(f, point)) return { face, point }; // the solid is convex: only one face is seen there
    }
    return null;
  }

  #cell(point: Point): number {
    return this.#boxes.findIndex(
      ({ least, most, polygon }, cell) =>
        this.puzzle.shows(cell) &&
        point[0] >= least[0] - 1e-9 &&
        point[0] <= most[0] + 1e-9 &&
        point[1] >= least[1] - 1e-9 &&
        point[1] <= most[1] + 1e-9 &&
        contains(polygon, point),
    );
  }
}

function inside(face: Face, point: Point): boolean {
  const outline = face.corners.map((corner): Point => {
    const on = sub(corner, face.centre);
    return [dot(on, face.along), dot(on, face.across)];
  });
  return contains(outline, point);
}
