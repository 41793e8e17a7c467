import { describe, expect, it } from 'vitest';
import { cornerNamed } from '../star';
import {
  axesOf,
  circleOf,
  cornerName,
  cornersOf,
  heightOf,
  inGoal,
  isBoard,
  opposite,
  pointsOf,
  project,
} from './boards';

describe('the star boards', () => {
  it('have as many points as the program says', () => {
    const points = { '2:2': 13, '2:4': 37, '2:8': 121, '3:1': 14, '3:2': 51, '3:3': 124, '3:4': 245, '4:2': 201 };
    for (const [board, count] of Object.entries(points)) {
      const [dim = 0, size = 0] = board.split(':').map(Number);
      expect(pointsOf(dim, size).length, board).toBe(count);
      expect(isBoard(dim, size)).toBe(true);
    }
  });
  it('number their points in the order of the coordinates', () => {
    expect(pointsOf(3, 1).map((p) => p.join(','))).toEqual(
      '-1,1,1,1 0,0,0,2 0,0,1,1 0,0,2,0 0,1,0,1 0,1,1,0 0,2,0,0 1,-1,1,1 1,0,0,1 1,0,1,0 1,1,-1,1 1,1,0,0 1,1,1,-1 2,0,0,0'.split(
        ' ',
      ),
    );
  });
  it('have congruent corners, each the goal of the opposite one', () => {
    for (const [dim, size, men] of [
      [2, 8, 10],
      [3, 3, 10],
      [4, 2, 15],
      [5, 1, 6],
    ] as const) {
      const points = pointsOf(dim, size);
      for (const corner of cornersOf(dim)) {
        const goal = points.filter((point) => inGoal(corner, point, size));
        expect(goal.length).toBe(men);
        expect(goal.every((point) => heightOf(opposite(corner), point, size) < 0)).toBe(true);
      }
    }
  });
  it('are only where the homes do not overlap', () => {
    for (const [dim, size] of [
      [2, 3],
      [2, 202],
      [3, 0],
      [3, 31],
      [4, 1],
      [4, 4],
      [5, 2],
      [6, 1],
      [1, 2],
    ] as const) {
      expect(isBoard(dim, size), `${String(dim)}:${String(size)}`).toBe(false);
    }
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
  const star = project(pointsOf(2, 2), 2).map(([x, y]) => Math.hypot(x, y).toFixed(3));
  expect(new Set(star)).toEqual(new Set(['0.000', '1.732', '3.000'])); // a hexagon and six tips
});
