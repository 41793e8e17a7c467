import { expect, test } from 'vitest';
import { clockText } from './clock.svelte';

test('times are written with minutes, seconds and hundredths', () => {
  expect(clockText(0)).toBe('0:00.00');
  expect(clockText(7_349)).toBe('0:07.34');
  expect(clockText(61_050)).toBe('1:01.05');
  expect(clockText(3_600_999)).toBe('60:00.99');
});
