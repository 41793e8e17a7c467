import { expect, it } from 'vitest';
import { boards, starOf } from './fixture';
import { usualAxes } from './flat';
import { sheetOf, type Sheet } from './sheet';

const home = { axis: 0, plus: false };
const sheet = (dim: number, size: number, wide: number, tall: number, finger = false): Sheet =>
  sheetOf(starOf(dim, size), home, usualAxes(dim, home), { wide, tall, finger });

it('fits beside the panels of a small screen, 4D and all', () => {
  for (const [dim, size] of boards) {
    const { width, height, unit } = sheet(dim, size, dim === 3 ? 470 : 806, 508);
    expect(width).toBeLessThanOrEqual(806);
    expect(height).toBeLessThanOrEqual(508.5);
    expect(unit, `${String(dim)}:${String(size)}`).toBeGreaterThanOrEqual(16);
  }
});

it('is no wider than a phone in the plane and in space; where fingers need more, it is to be scrolled', () => {
  for (const [dim, size] of boards.filter(([d]) => d < 4)) {
    const { width, unit } = sheet(dim, size, 330, 520, true);
    expect(unit).toBeGreaterThanOrEqual(23);
    expect(width, `${String(dim)}:${String(size)}`).toBeLessThanOrEqual(332);
  }
  expect(sheet(4, 2, 330, 520, true).unit).toBeGreaterThanOrEqual(23);
});

it('draws hops as arcs and steps as lines, and goes along them', () => {
  const plane = sheet(2, 8, 600, 600);
  const point = (text: string): number => plane.star.find(text) ?? -1;
  const [a, b, c] = [point('2,4,6'), point('3,4,5'), point('5,4,3')];
  expect(plane.way([a, b])).toBe(`M${plane.at(a)}L${plane.at(b)}`);
  expect(plane.way([b, c])).toMatch(/^M[\d. ]+Q[\d. ]+$/);
  expect(plane.along([a, b, c], 0)).toEqual({ x: plane.x(a), y: plane.y(a) });
  expect(plane.along([a, b, c], 2).x).toBeCloseTo(plane.x(c), 6);
  expect(plane.along([a, b, c], 1.5).y).toBeLessThan((plane.y(b) + plane.y(c)) / 2);
  expect(plane.dots([a, b]).match(/h0/g)).toHaveLength(2);
  expect(plane.edges([a]).match(/L/g)).toHaveLength(3);
});
