import { expect, test } from 'vitest';
import { remainder } from './remainder';

test('a remainder is the only number of its range a multiple away', () => {
  for (const divisor of [1, 2, 5, 8]) {
    for (let value = -20; value <= 20; value++) {
      const all = Array.from({ length: divisor }, (_, i) => i);
      expect(remainder(value, divisor)).toBe(all.find((each) => Number.isInteger((value - each) / divisor)));
    }
  }
  expect(remainder(-0.5, 2)).toBe(1.5);
});
