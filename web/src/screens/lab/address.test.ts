import { expect, it } from 'vitest';
import type { ParameterInfo } from '../../protocol/generated/types';
import { packed, textsOf, valuesOf } from '../../model/options';
import { numberOf } from './address';

const parameters: ParameterInfo[] = [
  { name: 'heaps', label: '', kind: 'text', help: '' },
  { name: 'games', label: '', kind: 'integer', help: '' },
  { name: 'misere', label: '', kind: 'flag', help: '' },
];

it('gives a form back as it was sent', () => {
  const values = { heaps: '3 5 7 & =%', games: 20, misere: true };
  expect(valuesOf(parameters, textsOf(packed(values) ?? ''))).toEqual(values);
  expect(packed({})).toBeUndefined();
});

it('takes only what is known', () => {
  expect(valuesOf(parameters, { heaps: '', games: '7', other: '1' })).toEqual({ games: 7 });
});

it('reads numbers within bounds', () => {
  expect(numberOf('12', 1, 100, 5)).toBe(12);
  for (const bad of ['', '0', '101', 'x', '1.5', '-3']) expect(numberOf(bad, 1, 100, 5)).toBe(5);
});
