import { describe, expect, it } from 'vitest';
import { boards, starOf } from './fixture';
import { allAxes, axesFor, flatOf, headingsOf, usualAxes, type Flat } from './flat';
import type { Corner, Star } from './star';

const homes: Corner[] = [
  { axis: 0, plus: false },
  { axis: 0, plus: true },
  { axis: 2, plus: false },
];

function closest(flat: Flat): number {
  let least = Infinity;
  flat.x.forEach((x, p) => {
    flat.y.forEach((y, q) => {
      if (q > p) least = Math.min(least, Math.hypot(x - (flat.x[q] ?? 0), y - (flat.y[p] ?? 0)));
    });
  });
  return least;
}

function each(run: (star: Star, home: Corner, flat: Flat) => void): void {
  for (const [dim, size] of boards) {
    const star = starOf(dim, size);
    for (const home of homes) {
      for (const axes of dim === 3 ? [usualAxes(dim, home)] : [usualAxes(dim, home), ...allAxes(dim).slice(-2)]) {
        run(star, home, flatOf(star, home, axes, 1.2, 0.5));
      }
    }
  }
}

it('has the boards of the program', () => {
  for (const [dim, size, points] of boards) expect(starOf(dim, size).points.length).toBe(points);
});

describe('the flat board', () => {
  it('places every point, none nearer to another than a step, inside the picture', () => {
    each((star, _, flat) => {
      expect(flat.patches.flatMap((patch) => patch.rows.flat()).sort((a, b) => a - b)).toEqual(
        star.points.map((_point, p) => p),
      );
      expect(closest(flat)).toBeGreaterThan(1 - 1e-6);
      for (const [i, patch] of flat.patches.entries()) {
        expect(patch.x).toBeGreaterThan(-1e-9);
        expect(patch.y).toBeGreaterThan(-1e-9);
        expect(patch.x + patch.width).toBeLessThan(flat.width + 1e-9);
        expect(patch.y + patch.height).toBeLessThan(flat.height + 1e-9);
        for (const p of patch.rows.flat()) {
          expect(flat.patchOf[p]).toBe(i);
          expect(flat.x[p]).toBeGreaterThan(patch.x);
          expect(flat.x[p]).toBeLessThan(patch.x + patch.width);
        }
      }
    });
  });

  it('keeps the boxes of patches apart', () => {
    each((_, __, flat) => {
      for (const a of flat.patches) {
        for (const b of flat.patches) {
          if (a === b) continue;
          const apart =
            a.x + a.width <= b.x + 1e-6 ||
            b.x + b.width <= a.x + 1e-6 ||
            a.y + a.height <= b.y + 1e-6 ||
            b.y + b.height <= a.y + 1e-6;
          expect(apart).toBe(true);
        }
      }
    });
  });

  it('shows neighbours by the rule 6 in the patch, 3 in patches beside, 1 in patches diagonally', () => {
    each((star, _, flat) => {
      star.points.forEach((x, p) => {
        const counts = new Map<number, number>();
        for (const q of star.neighbours[p] ?? []) {
          const patch = flat.patchOf[q] ?? 0;
          counts.set(patch, (counts.get(patch) ?? 0) + 1);
          if (patch === flat.patchOf[p]) {
            const far = Math.hypot((flat.x[p] ?? 0) - (flat.x[q] ?? 0), (flat.y[p] ?? 0) - (flat.y[q] ?? 0));
            expect(far).toBeCloseTo(1, 6);
          }
        }
        const inside =
          x.every((v) => v > 0 && v < star.size) || star.neighbours[p]?.length === star.dim * (star.dim + 1);
        for (const [patch, count] of counts) {
          const change = flat.axes.filter((axis, i) => flat.patches[patch]?.fixed[i] !== x[axis]).length;
          const rule = [6, 3, 1][change] ?? 0;
          if (inside) expect(count).toBe(rule);
          else expect(count).toBeLessThanOrEqual(rule);
        }
      });
    });
  });

  it('puts the goal above the home in the plane, and later levels farther on in space', () => {
    for (const home of homes) {
      const plane = starOf(2, 8);
      const flat = flatOf(plane, home, [], 1, 0);
      plane.points.forEach((_, p) => {
        expect((flat.height - (flat.y[p] ?? 0) - 0.58) / (Math.sqrt(3) / 2)).toBeCloseTo(plane.level(p, home) - 1, 6);
      });
      const solid = starOf(3, 3);
      const levels = flatOf(solid, home, usualAxes(3, home), 1, 0.5);
      const order = levels.patches.map((patch) => solid.level(patch.rows[0]?.[0] ?? 0, home));
      expect(order).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      const top = levels.patches.at(-1);
      expect(top?.y).toBeLessThan(levels.patches[0]?.y ?? 0);
    }
  });

  it('has a column for every value of progress and a row for every value of the second coordinate', () => {
    const star = starOf(4, 2);
    for (const home of homes) {
      const flat = flatOf(star, home, usualAxes(4, home), 1, 0);
      const columns = headingsOf(flat, 0).sort((a, b) => a.at - b.at);
      expect(columns.map(({ value }) => (home.plus ? 2 - value : value) + 4)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(headingsOf(flat, 1)).toHaveLength(9);
    }
    const nested = flatOf(starOf(5, 1), { axis: 0, plus: false }, [0, 1, 2], 1, 0);
    const inside = headingsOf(nested, 2).sort((a, b) => a.at - b.at);
    expect(inside.map(({ value }) => value)).toEqual([1, 0, 1, -1, 0, 1, 2, 3, -2, -1, 0, 1, 2, 0, 1, 0]);
  });

  it('finds fixed coordinates under which a way stays in one patch, if there are any', () => {
    const star = starOf(4, 2);
    const point = (text: string): number => star.find(text) ?? -1;
    const way = [point('0,2,1,1,1'), point('2,0,1,1,1')];
    const patches = (axes: readonly number[]): number =>
      new Set(way.map((p) => axes.map((a) => star.at(p)[a]).join())).size;
    expect(patches([0, 1])).toBe(2);
    const axes = axesFor(star, way, [0, 1]);
    expect(patches(axes)).toBe(1);
    expect(axesFor(star, [way[0] ?? 0, point('0,2,2,0,1')], [0, 1])).toEqual([0, 1]);
    expect(allAxes(4)).toHaveLength(10);
    expect(allAxes(5)).toHaveLength(20);
  });
});
