import { describe, expect, it } from 'vitest';
import { arrowOf, type Sight } from './arrow';
import type { Lens } from './camera';
import { cubeShape } from './fixture';
import { Picker } from './pick';
import { Puzzle, type Turn } from './puzzle';
import type { Point, Vector } from './view';

const puzzle = new Puzzle(cubeShape(5));
const lens: Lens = { x: 0, y: 0, width: 0, height: 0, mirrored: false };
// Straight from above on the face U, so many pixels a unit.
const above = (size: number): Sight => ({
  project: ([x, , z]: Vector): Point => [size * x, size * z],
  faces: (): boolean => true,
});
const up = 2 * puzzle.cells; // the first sticker of U
const middle = up + 12;
const column = (layer: number): Turn => ({ axis: 0, first: layer, last: layer, times: 1 });
const mean = (points: readonly Point[], i: 0 | 1): number => points.reduce((sum, p) => sum + p[i], 0) / points.length;

describe('the arrow of a turn', () => {
  it('stands on the sticker that will go', () => {
    const arrow = arrowOf(new Picker(puzzle), above(200), lens, middle, column(2));
    expect(mean(arrow?.line ?? [], 0)).toBeCloseTo(0);
  });

  it('is shifted to the layer that turns, where that does not hold the sticker', () => {
    const arrow = arrowOf(new Picker(puzzle), above(200), lens, middle, column(4));
    expect(mean(arrow?.line ?? [], 0)).toBeCloseTo(200 * 0.8);
  });

  it('is left out on a triangle too small for it, and spans what turns about a corner of the face', () => {
    class Triangles extends Picker {
      override polygon(cell: number): readonly Point[] {
        return super.polygon(cell).slice(0, 3);
      }
    }
    const picker = new Triangles(puzzle);
    expect(arrowOf(picker, above(200), lens, middle, column(2))).not.toBeNull();
    expect(arrowOf(picker, above(20), lens, middle, column(2))).toBeNull();
    const shape = cubeShape(5);
    const about = (direction: Vector): Puzzle =>
      new Puzzle({ ...shape, axes: shape.axes.map((axis, i) => (i === 0 ? { ...axis, direction } : axis)) });
    const corner = Math.sqrt(1 / 3);
    const turn = column(4);
    expect(arrowOf(new Triangles(about([corner, corner, corner])), above(20), lens, up + 4, turn)).not.toBeNull();
    expect(arrowOf(new Triangles(about([1, 0, 0])), above(20), lens, up + 4, turn)).toBeNull();
  });
});
