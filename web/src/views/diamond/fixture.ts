// Boards for tests, from the definition: integer points of sum (n + 1) m / 2 that are all >= 0 or all <= m.
import { Star } from './star';
import type { DiamondView, Shape } from './view';

export function shapeOf(dim: number, size: number): Shape {
  const sum = ((dim + 1) * size) / 2;
  const least = sum - dim * size;
  let found: number[][] = [[]];
  for (let i = 0; i < dim; i++) {
    found = found.flatMap((x) => Array.from({ length: sum - least + 1 }, (_, k) => [...x, least + k]));
  }
  const points = found
    .map((x) => [...x, sum - x.reduce((a, b) => a + b, 0)])
    .filter((x) => x.every((v) => v >= 0) || x.every((v) => v <= size));
  const corners = Array.from({ length: dim + 1 }, (_, axis) => axis).flatMap((axis) => [
    { name: `${String(axis + 1)}-`, points: where(points, (x) => (x[axis] ?? 0) < 0) },
    { name: `${String(axis + 1)}+`, points: where(points, (x) => (x[axis] ?? 0) > size) },
  ]);
  return { dim, size, sum, points, names: {}, corners, directions: [] };
}

function where(points: readonly number[][], holds: (x: readonly number[]) => boolean): number[] {
  return points.flatMap((x, p) => (holds(x) ? [p] : []));
}

export const boards: readonly (readonly [number, number, number])[] = [
  [2, 2, 13],
  [2, 8, 121],
  [3, 1, 14],
  [3, 2, 51],
  [3, 3, 124],
  [3, 4, 245],
  [4, 2, 201],
  [5, 1, 92],
];

export function starOf(dim: number, size: number): Star {
  return new Star(shapeOf(dim, size));
}

// A position by hand: who stands where; the moves of the player to move are not filled in.
export function viewOf(star: Star, pieces: Readonly<Record<string, number>>, seats: readonly string[]): DiamondView {
  const at = star.points.map((x) => pieces[x.join(',')] ?? -1);
  const opposite = (corner: string): string => corner.slice(0, -1) + (corner.endsWith('+') ? '-' : '+');
  return {
    kind: 'diamond',
    dim: star.dim,
    size: star.size,
    seats: seats.map((corner) => ({ corner, goal: opposite(corner), height: 0, home: 0 })),
    at,
    to_move: 0,
    moves: [],
  };
}
