import { expect, it } from 'vitest';
import { changed, optionsOf, words } from './setup';

it('leaves out what is not chosen', () => {
  expect(optionsOf({ heaps: ' 3 5 ', limit: ' ', misere: false })).toEqual({ heaps: '3 5' });
  expect(optionsOf({ heaps: '3', limit: '3,-', misere: true })).toEqual({ heaps: '3', limit: '3,-', misere: true });
});

it('changes one heap exactly, whatever its size, and never below nothing', () => {
  expect(changed('3, 9223372036854775807 x', 1, 1n)).toBe('3 9223372036854775808 x');
  expect(changed('0 5', 0, -1n)).toBe('0 5');
  expect(changed('3 x', 1, 1n)).toBe('3 x');
  expect(words(' 3,5  7 ')).toEqual(['3', '5', '7']);
});
