import { expect, it } from 'vitest';
import type { ChocolatePlaneTable } from '../../protocol/generated/types';
import { cellsWhere, colours, csvRows, highest } from './heat';

// k = 1 up to y = 3, as the program gives it
const table: ChocolatePlaneTable = { positions: 10, greatest: 5, rows: [[0], [1, 2], [2, 1, 3], [3, 4, 1, 5]] };

it('finds cells by their value', () => {
  expect(cellsWhere(table, (g) => g === 0)).toEqual([[0, 0]]);
  expect(cellsWhere(table, (g, y, z) => g !== (y ^ z))[0]).toEqual([1, 1]);
});

it('gives every cell as a row', () => {
  expect(csvRows(table)).toHaveLength(10);
  expect(csvRows(table)[9]).toEqual([3, 3, 5]);
  expect(highest(table)).toBe(4);
});

it('colours every value, dark to light', () => {
  const palette = colours(5);
  expect(palette).toHaveLength(6);
  const light = palette.map((text) => (text.match(/\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0));
  expect(light.every((value, i) => i === 0 || value > (light[i - 1] ?? 0))).toBe(true);
});
