import { expect, it } from 'vitest';
import { matchOf } from './matches';

it('reads both kinds of matches', () => {
  const two = matchOf({ games: 40, first: 'perfect', second: 'random', wins: [39, 1], lengths: [0, 3, 37], mean: 1.9 });
  expect(two).toMatchObject({ swapping: false, who: ['perfect', 'random'], won: [39, 1], draws: 0 });
  const swapping = { games: 9, a: 'medium', b: 'greedy', a_wins: 6, b_wins: 2, draws: 1 };
  expect(matchOf({ ...swapping, mean_length: 61.5, length_error: 4.2 })).toEqual({
    games: 9,
    swapping: true,
    who: ['medium', 'greedy'],
    won: [6, 2],
    draws: 1,
    mean: 61.5,
    margin: 4.2,
    lengths: null,
  });
});
