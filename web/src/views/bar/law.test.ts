import { expect, it } from 'vitest';
import { edgeOptions, failureBound, firstFailures } from './law';

it('draws as far as the first failures lie', () => {
  const check = { surplus: [], max: 300 };
  expect(failureBound({ ...check, missing: [[3, 50, 2]] })).toBe(53);
  expect(failureBound({ ...check, missing: [[1, 2, 0]] })).toBe(12);
  expect(failureBound({ ...check, missing: [[1, 290, 0]] })).toBe(120);
  expect(
    firstFailures(
      [
        [9, 1, 0],
        [2, -1, 0],
        [1, 2, 1],
        ['1152921504606846976', 1, 0],
      ],
      1,
    ),
  ).toEqual([[1, 2, 1]]);
});

it('an edge is k or f', () => {
  expect(edgeOptions(3, undefined)).toEqual({ k: 3 });
  expect(edgeOptions(undefined, 'y')).toEqual({ f: 'y' });
  expect(edgeOptions(undefined, undefined)).toEqual({});
});
