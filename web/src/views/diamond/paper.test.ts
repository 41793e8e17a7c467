import { expect, test } from 'vitest';
import { shapeOf } from './fixture';
import { colourOf, coordinates, cubeSpace, drawsPaper } from './paper';
import { Star } from './star';

// The three numbers of the paper's section 3, and two of its six directions.
const plain = shapeOf(3, 2);
const star = new Star({
  ...plain,
  cube: plain.points.map(([x = 0, y = 0, z = 0, w = 0]) => [x + z - 2, y + z - 2, z + w - 2]),
  directions: [
    { up: 0, down: 1, colour: 'green' },
    { up: 2, down: 3, colour: 'blue' },
  ],
});

test('steps have length 1 in the cube, and lie inside it', () => {
  const { at } = cubeSpace(star);
  star.neighbours.forEach((list, p) => {
    for (const q of list) expect(Math.hypot(...(at[p] ?? []).map((x, i) => x - (at[q]?.[i] ?? 0)))).toBeCloseTo(1);
  });
  for (const place of at) for (const x of place) expect(Math.abs(x)).toBeLessThanOrEqual(Math.SQRT2 + 1e-9);
});

test('the colour of a step does not depend on its sense', () => {
  const find = (text: string): number => star.find(text) ?? -1;
  const [a, b, c] = [find('1,1,1,1'), find('2,0,1,1'), find('1,1,2,0')];
  expect(colourOf(star, a, b)).toBe(colourOf(star, b, a));
  expect(colourOf(star, a, b)).not.toBe(colourOf(star, a, c));
});

test('points are told by three numbers and by four', () => {
  expect(coordinates(star, star.find('2,0,1,1') ?? -1)).toBe('(1, -1, 0) = 2,0,1,1');
  expect(drawsPaper(star)).toBe(true);
  expect(drawsPaper(new Star(plain))).toBe(false);
});
