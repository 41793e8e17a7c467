import { expect, it } from 'vitest';
import { blunders, winnerAt, type Verdict } from './analysis';

function verdict(wins: boolean | null, moves: string[] = []): Verdict {
  return { wins, moves, why: moves.join(), grundy: null };
}

it('names the winner at every place of a line', () => {
  expect(winnerAt(0, verdict(true))).toBe(0);
  expect(winnerAt(0, verdict(false))).toBe(1);
  expect(winnerAt(3, verdict(true))).toBe(1);
  expect(winnerAt(3, verdict(false))).toBe(0);
  expect(winnerAt(3, verdict(null))).toBeNull();
  expect(winnerAt(3, undefined)).toBeNull();
});

it('a blunder gives away a win; a lost move and an unknown one do not', () => {
  const verdicts = [verdict(true, ['a', 'b']), verdict(true, ['c']), verdict(false), verdict(true), verdict(null)];
  expect(blunders(['x', 'c', 'y', 'z'], verdicts)).toEqual([{ place: 0, move: 'x', better: ['a', 'b'], why: 'a,b' }]);
  expect(blunders(['x'], [verdict(true)])).toEqual([]);
});
