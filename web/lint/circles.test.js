import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { circlesIn, importsIn } from './circles.js';
import { src } from './layers.js';

const graph = (arrows) => new Map(Object.entries(arrows));

it('finds the files of a circle, and no others', () => {
  expect(circlesIn(graph({ a: ['b'], b: ['c'], c: [] }))).toEqual([]);
  expect(circlesIn(graph({ top: ['a'], a: ['b'], b: ['a', 'low'], low: [] }))).toEqual(['a', 'b']);
  expect(circlesIn(graph({ self: ['self'] }))).toEqual(['self']);
});

it('there is no circle of imports', () => {
  const imports = importsIn(src);
  const arrows = [...imports.values()].reduce((sum, used) => sum + used.length, 0);
  expect(arrows).toBeGreaterThan(imports.size); // it has read them
  expect(circlesIn(imports).map((file) => relative(src, file))).toEqual([]);
});
