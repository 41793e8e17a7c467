import { expect, it } from 'vitest';
import { groupName } from './groups';

it('a group is named where its order tells what it is', () => {
  const X = [1, 3, 6, 2, 4, 5];
  const Y = [1, 5, 3, 2, 4, 6];
  expect(groupName(60n, [X, Y])).toEqual({ kind: 'alternating', pieces: 5 });
  expect(groupName(120n, [X, Y])).toEqual({ kind: 'symmetric', pieces: 5 });
  expect(groupName(5n, [X, X])).toEqual({ kind: 'cyclic', order: 5 });
  expect(groupName(3n, [Y, Y])).toEqual({ kind: 'alternating', pieces: 3 });
  expect(groupName(20n, [X, Y])).toEqual({ kind: 'other' });
  expect(groupName(1n, [[1, 2, 3]])).toEqual({ kind: 'trivial' });
});
