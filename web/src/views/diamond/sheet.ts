// The flat board in pixels: as large as fits, with room for headings; and the paths drawn on it.
import { flatOf, type Flat } from './flat';
import { bowed } from './space';
import type { Corner, Star } from './star';

const band = 24; // for headings
const usualLabel = 0.75; // above a patch, in steps
const labelRoom = 16; // the same in pixels, where steps are small
const large = 84; // pixels a step
// Fingers need larger steps, even if the board has to be scrolled then: the least, and what is enough.
const steps = { pointer: [10, 13], finger: [23, 36] } as const;

export interface Room {
  wide: number;
  tall: number; // at hand; where steps would be too small, the sheet becomes higher
  finger: boolean;
}

export class Sheet {
  readonly width: number;
  readonly height: number;

  constructor(
    readonly star: Star,
    readonly flat: Flat,
    readonly unit: number, // pixels a step
    readonly left: number,
    readonly top: number,
  ) {
    this.width = flat.width * unit + left;
    this.height = flat.height * unit + top;
  }

  x(point: number): number {
    return (this.flat.x[point] ?? 0) * this.unit + this.left;
  }
  y(point: number): number {
    return (this.flat.y[point] ?? 0) * this.unit + this.top;
  }
  at(point: number): string {
    return `${this.x(point).toFixed(1)} ${this.y(point).toFixed(1)}`;
  }

  // One path for many dots, drawn by the round ends of lines without length.
  dots(points: readonly number[]): string {
    return points.map((p) => `M${this.at(p)}h0`).join('');
  }
  // The lines between neighbours of one patch; all of them, or those wanted.
  edges(points: readonly number[], wanted: (p: number, q: number) => boolean = () => true): string {
    const { patchOf } = this.flat;
    const beside = (p: number): number[] =>
      (this.star.neighbours[p] ?? []).filter((q) => q > p && patchOf[p] === patchOf[q] && wanted(p, q));
    return points.flatMap((p) => beside(p).map((q) => `M${this.at(p)}L${this.at(q)}`)).join('');
  }
  // Hops are arcs, so that one sees what they leap over.
  way(points: readonly number[]): string {
    return points
      .map((p, i) => {
        const q = points[i - 1];
        if (q === undefined) return `M${this.at(p)}`;
        if (this.star.isStep(q, p)) return `L${this.at(p)}`;
        const by = bowed({ x: this.x(q), y: this.y(q) }, { x: this.x(p), y: this.y(p) }, this.unit * 1.4);
        return `Q${by.x.toFixed(1)} ${by.y.toFixed(1)} ${this.at(p)}`;
      })
      .join('');
  }
  // Where something is that has gone `progress` hops of a way.
  along(points: readonly number[], progress: number): { x: number; y: number } {
    const i = Math.max(0, Math.min(points.length - 2, Math.floor(progress)));
    const [a = 0, b = a] = points.slice(i, i + 2);
    const f = progress - i;
    const lift = Math.sin(Math.PI * f) * this.unit * 0.35;
    return { x: this.x(a) + (this.x(b) - this.x(a)) * f, y: this.y(a) + (this.y(b) - this.y(a)) * f - lift };
  }
}

export function sheetOf(star: Star, home: Corner, axes: readonly number[], room: Room): Sheet {
  const left = axes.length > 1 ? band : 0;
  const top = band * Math.max(0, axes.length - 1);
  const [wide, high] = [Math.max(200, room.wide) - left, room.tall - top];
  const lay = (tall: number, label: number): { flat: Flat; unit: number } => {
    const flat = flatOf(star, home, axes, wide / tall, axes.length === 1 ? label : 0);
    return { flat, unit: Math.min(large, wide / flat.width, tall / flat.height) };
  };
  const [least, enough] = room.finger ? steps.finger : steps.pointer;
  let best = { unit: 0, tall: high };
  for (const stretch of [1, 1.5, 2.2, 3.2, 5, 8]) {
    const { unit } = lay(high * stretch, usualLabel);
    if (unit > best.unit * 1.05) best = { unit, tall: high * stretch };
    if (best.unit >= enough) break;
  }
  const { flat, unit } = lay(best.tall, Math.max(usualLabel, labelRoom / Math.max(least, best.unit)));
  return new Sheet(star, flat, Math.max(least, unit), left, top);
}
