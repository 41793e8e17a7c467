import { expect, it } from 'vitest';
import { today } from './today';

it('is the same for everyone on one date and another on the next', () => {
  const morning = today(new Date('2026-11-16T00:00:01Z'));
  expect(today(new Date('2026-11-16T23:59:59Z'))).toEqual(morning);
  expect(morning.seed).toBe(20261116);
  const next = today(new Date('2026-11-17T00:00:00Z'));
  expect(next.seed).toBe(20261117);
  expect(next.puzzle).not.toBe(morning.puzzle);
});
it('comes round to every puzzle', () => {
  const start = new Date('2026-01-01T12:00:00Z').getTime();
  const seen = new Set(Array.from({ length: 14 }, (_, i) => today(new Date(start + i * 86_400_000)).puzzle));
  expect(seen.size).toBe(14);
});
