import { expect, it } from 'vitest';
import { distributionsIn, expected, summary, wholeTicks } from './distribution';

it('sums up counts as their observations one by one would be', () => {
  const observations = [2, 2, 3, 5, 5, 5];
  const mean = observations.reduce((a, b) => a + b) / observations.length;
  const variance = observations.reduce((a, x) => a + (x - mean) ** 2, 0) / (observations.length - 1);
  const found = summary([0, 0, 2, 1, 0, 3]);
  expect(found).toMatchObject({ total: 6, least: 2, greatest: 5 });
  expect(found.mean).toBeCloseTo(mean);
  expect(found.deviation).toBeCloseTo(Math.sqrt(variance));
  expect(found.margin).toBeCloseTo((1.96 * Math.sqrt(variance)) / Math.sqrt(6));
  expect(summary([0, 1]).deviation).toBe(0);
});

it('scales the exact counts to the size of the sample', () => {
  expect(expected([1, 3], 100)).toEqual([25, 75]);
});

it('finds what is a distribution, and nothing else', () => {
  const answer = {
    order: '60',
    distribution: [1, 2, 4],
    lengths: [0, '9007199254740992'],
    wins: [3, 4],
    histogram: [1, 'x'],
    counts: [7],
  };
  expect(distributionsIn(answer)).toEqual([
    { name: 'distribution', counts: [1, 2, 4] },
    { name: 'lengths', counts: [0, 2 ** 53] },
  ]);
  expect(distributionsIn([1, 2, 3])).toEqual([]);
  expect(distributionsIn(null)).toEqual([]);
});

it('puts ticks at whole numbers', () => {
  expect(wholeTicks(5, 11, 10)).toEqual([5, 6, 7, 8, 9, 10, 11]);
  expect(wholeTicks(3, 31, 8)).toEqual([5, 10, 15, 20, 25, 30]);
  expect(wholeTicks(0, 0, 8)).toEqual([0]);
});
