import { expect, it } from 'vitest';
import type { DiamondMatch } from '../../protocol/generated/types';
import { matchOf } from './matches';

it('reads both kinds of matches', () => {
  const two = matchOf({ games: 40, first: 'perfect', second: 'random', wins: [39, 1], lengths: [0, 3, 37], mean: 1.9 });
  expect(two).toMatchObject({ swapping: false, who: ['perfect', 'random'], won: [39, 1], draws: 0 });
  const swapping: DiamondMatch = {
    a: 'medium',
    b: 'greedy',
    win: 'all',
    games: 9,
    a_wins: 6,
    b_wins: 2,
    draws: 1,
    a_share: [0.35, 0.88],
    b_share: [0.06, 0.55],
    mean_length: 61.5,
    length_error: 4.2,
    length_deviation: 6.4,
    shortest: 50,
    longest: 72,
  };
  expect(matchOf(swapping)).toEqual({
    games: 9,
    swapping: true,
    who: ['medium', 'greedy'],
    won: [6, 2],
    draws: 1,
    mean: 61.5,
    margin: 4.2,
    lengths: null,
    rule: 'all',
  });
});
