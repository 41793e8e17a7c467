import { describe, expect, it } from 'vitest';
import { starOf } from '../fixture';
import { cornerNamed } from '../star';
import {
  axesOf,
  circleOf,
  cornerName,
  cornersOf,
  edgesOf,
  heightOf,
  inGoal,
  isBoard,
  opposite,
  project,
} from './boards';

describe('the star boards', () => {
  it('have congruent corners, each the goal of the opposite one', () => {
    for (const [dim, size, men] of [
      [2, 8, 10],
      [3, 3, 10],
      [4, 2, 15],
      [5, 1, 6],
    ] as const) {
      const { points } = starOf(dim, size);
      for (const corner of cornersOf(dim)) {
        const goal = points.filter((point) => inGoal(corner, point, size));
        expect(goal.length).toBe(men);
        expect(goal.every((point) => heightOf(opposite(corner), point, size) < 0)).toBe(true);
      }
    }
  });
  it('have the edges of two simplices', () => {
    const edges = edgesOf(starOf(2, 4)).map((ends) => ends.map((point) => point.join(',')).join(' '));
    expect(edges.sort()).toEqual(
      ['0,0,6 0,6,0', '0,0,6 6,0,0', '0,6,0 6,0,0', '4,-2,4 -2,4,4', '4,4,-2 -2,4,4', '4,4,-2 4,-2,4'].sort(),
    );
    expect(edgesOf(starOf(4, 2)).length).toBe(20);
  });
  it('are those that the program has told', () => {
    const told = [
      { dim: 2, least: 2, greatest: 200, step: 2, usual: 8 },
      { dim: 5, least: 1, greatest: 1, step: 1, usual: 1 },
    ];
    const found = [1, 2, 3, 4, 200, 202].filter((size) => isBoard(told, 2, size));
    expect(found).toEqual([2, 4, 200]);
    expect([isBoard(told, 5, 1), isBoard(told, 5, 2), isBoard(told, 3, 3)]).toEqual([true, false, false]);
  });
});

it('reads the names of corners that it writes', () => {
  for (const corner of cornersOf(5)) expect(cornerNamed(cornerName(corner))).toEqual(corner);
});

it('shows every corner at its own place, opposite to its goal', () => {
  for (const dim of [2, 3, 4, 5]) {
    const circle = circleOf(dim);
    axesOf(dim).forEach(([x, y], i) => {
      const [u = 0, v = 0] = circle[i] ?? [];
      expect((x * u + y * v) / Math.hypot(x, y), 'the same direction, about').toBeGreaterThan(0.7);
    });
    const seen = circle.flatMap(([x, y]) => [
      [x, y],
      [-x, -y],
    ]);
    for (const [i, a] of seen.entries()) {
      for (const b of seen.slice(0, i)) {
        expect(Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0))).toBeGreaterThan(0.5);
      }
    }
  }
  const star = project(starOf(2, 2).points, 2).map(([x, y]) => Math.hypot(x, y).toFixed(3));
  expect(new Set(star)).toEqual(new Set(['0.000', '1.732', '3.000'])); // a hexagon and six tips
});
