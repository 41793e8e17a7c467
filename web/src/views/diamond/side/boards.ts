// The corners of the star boards, and how a board is drawn in small. Corner i- is {x_i < 0}, corner i+ is {x_i > m};
// height grows from a corner to the opposite one (docs/conventions.md).
import type { DiamondBoardsOfDimension } from '../../../protocol/generated/types';
import type { Corner, Star } from '../star';

export type Coordinates = readonly number[];

export function cornerName({ axis, plus }: Corner): string {
  return `${String(axis + 1)}${plus ? '+' : '-'}`;
}

// All corners of a board: 1-, 1+, 2-, …
export function cornersOf(dim: number): Corner[] {
  return Array.from({ length: 2 * (dim + 1) }, (_, i) => ({ axis: i >> 1, plus: i % 2 === 1 }));
}

export function opposite({ axis, plus }: Corner): Corner {
  return { axis, plus: !plus };
}

export function heightOf({ axis, plus }: Corner, point: Coordinates, size: number): number {
  const x = point[axis] ?? 0;
  return plus ? size - x : x;
}

// In the goal of whoever sits at this corner; the goal begins one level above m.
export function inGoal(corner: Corner, point: Coordinates, size: number): boolean {
  return heightOf(corner, point, size) > size;
}

// Whether it is one of the program's boards.
export function isBoard(boards: readonly DiamondBoardsOfDimension[], dim: number, size: number): boolean {
  const row = boards.find((row) => row.dim === dim);
  return row !== undefined && size >= row.least && size <= row.greatest && (size - row.least) % row.step === 0;
}

// The ends of the edges of the two simplices that make the star: the tips of its corners.
export function edgesOf(star: Star): [Coordinates, Coordinates][] {
  const tips = cornersOf(star.dim).map((corner) => {
    const home = star.corner(cornerName(corner));
    const tip = home.find((point) => star.level(point, corner) === 1);
    return { ...corner, tip: tip === undefined ? [] : star.at(tip) };
  });
  return tips.flatMap((a, i) =>
    tips.slice(0, i).flatMap((b): [Coordinates, Coordinates][] => (a.plus === b.plus ? [[a.tip, b.tip]] : [])),
  );
}

export type Place = readonly [number, number];

// Where corner i+ of each axis is seen, from the middle; i- is opposite, and the first goal is up. In the plane that is
// the star itself, in space two tetrahedra seen from a little above, otherwise the corners go round a circle.
export function axesOf(dim: number): Place[] {
  if (dim === 3) return solid;
  const count = dim + 1;
  return Array.from({ length: count }, (_, i) => around(i / count + (i % 2)));
}

const solid: Place[] = [
  [0, -0.951],
  [0.91, 0.242],
  [-0.683, 0.129],
  [-0.227, 0.58],
];

// So many half turns from the top.
function around(half: number): Place {
  return [Math.sin(Math.PI * half), -Math.cos(Math.PI * half)];
}

// The same for buttons that need room: round a circle in the order in which the corners are seen.
export function circleOf(dim: number): Place[] {
  const axes = axesOf(dim);
  const halves = axes.map(([x, y]) => Math.atan2(x, -y) / Math.PI); // in half turns from the top
  const rank = halves.map((own) => halves.filter((other) => modulo(other) < modulo(own) - 1e-9).length);
  return axes.map((_, i) => around((rank[i] ?? 0) / axes.length + (isFar(halves[i] ?? 0) ? 1 : 0)));
}

function modulo(half: number): number {
  const rest = half - Math.floor(half);
  return rest > 1 - 1e-9 ? 0 : rest;
}

function isFar(half: number): boolean {
  return Math.abs(Math.floor(half + 1e-9)) % 2 === 1;
}

// The points as seen, the middle of the board in the middle.
export function project(points: readonly Coordinates[], dim: number): Place[] {
  const axes = axesOf(dim);
  const middle = [0, 1].map((k) => axes.reduce((sum, axis) => sum + (axis[k as 0 | 1] ?? 0), 0) / axes.length);
  return points.map((point) => {
    let x = 0;
    let y = 0;
    point.forEach((value, i) => {
      x += value * ((axes[i]?.[0] ?? 0) - (middle[0] ?? 0));
      y += value * ((axes[i]?.[1] ?? 0) - (middle[1] ?? 0));
    });
    return [x, y];
  });
}
