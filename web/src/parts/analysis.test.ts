import { expect, it } from 'vitest';
import { blunders, winnerAt, type Verdict } from './analysis';

function verdict(player: 0 | 1, wins: boolean | null, moves: string[] = []): Verdict {
  return { player, wins, moves, why: moves.join(), grundy: null };
}

it('names the winner at every place of a line', () => {
  expect(winnerAt(verdict(0, true))).toBe(0);
  expect(winnerAt(verdict(0, false))).toBe(1);
  expect(winnerAt(verdict(1, true))).toBe(1);
  expect(winnerAt(verdict(1, false))).toBe(0);
  expect(winnerAt(verdict(1, null))).toBeNull();
  expect(winnerAt(undefined)).toBeNull();
});

it('a blunder gives away a win; a lost move and an unknown one do not', () => {
  const verdicts = [
    verdict(0, true, ['a', 'b']),
    verdict(1, true, ['c']),
    verdict(0, false),
    verdict(1, true),
    verdict(0, null),
  ];
  expect(blunders(['x', 'c', 'y', 'z'], verdicts)).toEqual([
    { place: 0, player: 0, move: 'x', better: ['a', 'b'], why: 'a,b' },
  ]);
  expect(blunders(['x'], [verdict(0, true)])).toEqual([]);
});

it('who has two turns, one after the other, gives nothing away by the first', () => {
  const verdicts = [verdict(1, true, ['a']), verdict(1, true, ['b']), verdict(0, true)];
  expect(blunders(['a', 'x'], verdicts)).toEqual([{ place: 1, player: 1, move: 'x', better: ['b'], why: 'b' }]);
});
