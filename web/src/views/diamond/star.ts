// The board as a set of numbered points: who is beside whom, how high a point is, and the ways of hops. A step adds
// e_i - e_j to the coordinates, a hop twice that.
import type { Shape } from './view';

export interface Jump {
  over: number;
  to: number;
}

export interface Corner {
  axis: number;
  plus: boolean;
}

export function cornerNamed(name: string): Corner {
  return { axis: Math.max(0, Number(name.slice(0, -1)) - 1), plus: name.endsWith('+') };
}

export class Star {
  readonly dim: number;
  readonly size: number;
  readonly points: readonly (readonly number[])[];
  readonly neighbours: readonly (readonly number[])[];
  readonly jumps: readonly (readonly Jump[])[];
  readonly least: number; // of every coordinate
  readonly levels: number;
  readonly cube: Shape['cube']; // the paper's three numbers, in space
  readonly directions: Shape['directions'];
  readonly #byText = new Map<string, number>();
  readonly #corners = new Map<string, readonly number[]>();
  readonly #nameOf = new Map<number, string>();

  constructor(shape: Shape) {
    this.dim = shape.dim;
    this.size = shape.size;
    this.points = shape.points;
    this.cube = shape.cube;
    this.directions = shape.directions;
    this.least = shape.sum - shape.dim * shape.size;
    this.levels = shape.sum - this.least + 1;
    const lines = new Lines(shape.points, this.least, this.levels);
    this.neighbours = shape.points.map((_, p) => lines.neighbours(p));
    this.jumps = shape.points.map((_, p) => lines.jumps(p));
    shape.points.forEach((x, p) => this.#byText.set(x.join(','), p));
    shape.cube?.forEach((x, p) => this.#byText.set(x.join(','), p));
    for (const [name, p] of Object.entries(shape.names)) {
      this.#nameOf.set(p, name);
      this.#byText.set(name, p);
    }
    for (const corner of shape.corners) this.#corners.set(corner.name, corner.points);
  }

  // Coordinates of either system, or the paper's name; undefined where there is no such point.
  find(text: string): number | undefined {
    return this.#byText.get(text);
  }
  text(point: number): string {
    return this.at(point).join(',');
  }
  at(point: number): readonly number[] {
    return this.points[point] ?? [];
  }
  // The paper's name, on the boards that it names.
  nameOf(point: number): string | undefined {
    return this.#nameOf.get(point);
  }
  corner(name: string): readonly number[] {
    return this.#corners.get(name) ?? [];
  }
  // 1 at the tip of the home, `levels` at the tip of the goal; one step changes it by at most 1.
  level(point: number, home: Corner): number {
    const x = this.at(point)[home.axis] ?? 0;
    return (home.plus ? this.size - x : x) - this.least + 1;
  }
  isStep(from: number, to: number): boolean {
    return this.neighbours[from]?.includes(to) ?? false;
  }
  // The piece hopped over between two points of a way; undefined for a step.
  between(from: number, to: number): number | undefined {
    return this.jumps[from]?.find((jump) => jump.to === to)?.over;
  }

  // Shortest ways of hops from `at` for a piece that began on `start`; occupied as the board was before. By target.
  hops(occupied: readonly number[], start: number, at: number): Map<number, number[]> {
    const ways = new Map<number, number[]>([[at, [at]]]);
    for (const [p, way] of ways) {
      for (const { over, to } of this.jumps[p] ?? []) {
        const free = (occupied[to] ?? -1) < 0 || to === start;
        if (over === start || (occupied[over] ?? -1) < 0 || !free || ways.has(to)) continue;
        ways.set(to, [...way, to]);
      }
    }
    ways.delete(at);
    return ways;
  }

  // The way of a move on the board as it was before; just the two ends where no way is seen.
  way(before: readonly number[], from: number, to: number): number[] {
    if (this.isStep(from, to)) return [from, to];
    return this.hops(before, from, from).get(to) ?? [from, to];
  }
}

// Points by one number, their coordinates being its digits, so that a step is a sum; boards may have 60,000 points.
class Lines {
  readonly #keys: readonly number[];
  readonly #points = new Map<number, number>();
  readonly #steps: readonly number[];

  constructor(points: readonly (readonly number[])[], least: number, levels: number) {
    const base = levels + 4; // a hop beyond either end is still a digit
    const key = (x: readonly number[]): number => x.reduce((sum, value) => sum * base + (value - least + 2), 0);
    this.#keys = points.map(key);
    this.#keys.forEach((k, p) => this.#points.set(k, p));
    const powers = (points[0] ?? []).map((_, i) => base ** i);
    this.#steps = powers.flatMap((up, i) => powers.filter((_, j) => j !== i).map((down) => up - down));
  }

  neighbours(point: number): number[] {
    const key = this.#keys[point] ?? NaN;
    return this.#steps.flatMap((step) => this.#points.get(key + step) ?? []);
  }
  jumps(point: number): Jump[] {
    const key = this.#keys[point] ?? NaN;
    return this.#steps.flatMap((step) => {
      const [over, to] = [this.#points.get(key + step), this.#points.get(key + 2 * step)];
      return over !== undefined && to !== undefined ? [{ over, to }] : [];
    });
  }
}

export function hopsOver(star: Star, way: readonly number[]): number[] {
  return way.slice(1).flatMap((to, i) => star.between(way[i] ?? to, to) ?? []);
}
