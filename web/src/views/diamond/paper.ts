// The board as the paper draws it: in space inside a cube with three axes (section 3), in the plane with its three axes; every
// direction in its own colour, and points by their coordinates, of three numbers or of four.
import type { Space } from './space';
import type { Star } from './star';

// The paper's colours as the program names them, dark enough for a light ground and light enough for a dark one.
const colours = new Map(
  [
    ['red', '赤', '#d6404a'],
    ['green', '緑', '#2f9e4f'],
    ['blue', '青', '#3b82e0'],
    ['yellow', '黄', '#c39a06'],
    ['purple', '紫', '#9457c7'],
    ['pink', 'ピンク', '#e066a6'],
  ].flatMap(([en = '', ja = '', colour = '']): [string, string][] => [
    [en, colour],
    [ja, colour],
  ]),
);

export const drawsPaper = (star: Star): boolean => star.directions.some(({ colour }) => colour !== undefined);

// The colours of the directions, with their numbers of coordinates.
export function directionsOf(star: Star): { up: number; down: number; colour: string; name: string }[] {
  return star.directions.map(({ up, down, colour = '' }) => ({
    up,
    down,
    colour: colours.get(colour) ?? '#888888',
    name: colour,
  }));
}

// That of the step between two neighbours.
export function colourOf(star: Star, p: number, q: number): string {
  const [a, b] = [star.at(p), star.at(q)];
  const [i, j] = a.flatMap((x, k) => (x === b[k] ? [] : [k]));
  const found = directionsOf(star).find(({ up, down }) => (up === i && down === j) || (up === j && down === i));
  return found?.colour ?? '#888888';
}

// "(-1, 1, 2) = 0,1,2,3" in space, "0,3,3" elsewhere.
export function coordinates(star: Star, point: number): string {
  const cube = star.cube?.[point];
  const own = `${star.nameOf(point) ?? ''} ${star.text(point)}`.trim();
  return cube ? `(${cube.join(', ')}) = ${own}` : own;
}

// Height is the third number, the others lie to the right and away; a step has length 1.
const step = Math.SQRT2;

export function cubeSpace(star: Star): Space {
  const cube = star.cube ?? [];
  return {
    at: cube.map(([a, b, c]) => [c / step, a / step, b / step]),
    tall: star.size / step,
    wide: star.size,
  };
}

export interface Frame {
  edges: (readonly [readonly number[], readonly number[]])[]; // in the space above
  axes: { to: readonly number[]; from: readonly number[]; name: string }[];
}

// The cube that the star stands in, and its axes.
export function frameOf({ size }: Star): Frame {
  const m = size / step;
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => [k & 1 ? m : -m, k & 2 ? m : -m, k & 4 ? m : -m]);
  const edges = corners.flatMap((a, i) =>
    [1, 2, 4].flatMap((bit) => ((i & bit) === 0 ? [[a, corners[i | bit] ?? a] as const] : [])),
  );
  const far = m * 1.18;
  const along = (k: number, by: number): number[] => [0, 1, 2].map((i) => (i === k ? by : 0));
  const axes = [
    ['a', 1],
    ['b', 2],
    ['c', 0],
  ] as const;
  return { edges, axes: axes.map(([name, k]) => ({ name, from: along(k, -far), to: along(k, far) })) };
}
