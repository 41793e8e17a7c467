import { expect, it } from 'vitest';
import type { DiamondPlayableLesson, DiamondTitledPuzzle } from '../../../protocol/generated/types';
import { beside, keyOf, placeOf } from './lessons';

const puzzle = (dim: number, target: string): DiamondTitledPuzzle => ({
  options: { dim, size: 2, position: `${target} x`, target, limit: 1 },
  from: target.slice(0, 1),
  to: target.slice(-1),
  hops: 2,
  solution: target,
  unique: true,
  reach: 3,
  title: '',
  explanation: '',
});
const lessons: DiamondPlayableLesson[] = [
  { title: '', explanation: '', dim: 2, size: 2, puzzles: [puzzle(2, 'a:b'), puzzle(2, 'c:d')] },
  { title: '', explanation: '', dim: 3, size: 2, puzzles: [puzzle(3, 'a:b')] },
];

it('finds a puzzle by what opens it', () => {
  expect(placeOf(lessons, puzzle(2, 'c:d').options)).toEqual({ lesson: 0, puzzle: 1 });
  expect(placeOf(lessons, { ...puzzle(3, 'a:b').options, limit: 5 })).toEqual({ lesson: 1, puzzle: 0 });
  expect(placeOf(lessons, puzzle(3, 'c:d').options)).toBeNull();
  expect(placeOf(lessons, { dim: 2, size: 2 })).toBeNull();
  expect(keyOf({ dim: 2 })).toBe('');
});

it('goes on from lesson to lesson', () => {
  expect(beside(lessons, { lesson: 0, puzzle: 1 }, 1)).toBe(lessons[1]?.puzzles[0]);
  expect(beside(lessons, { lesson: 1, puzzle: 0 }, -1)).toBe(lessons[0]?.puzzles[1]);
  expect(beside(lessons, { lesson: 0, puzzle: 0 }, -1)).toBeNull();
  expect(beside(lessons, { lesson: 1, puzzle: 0 }, 1)).toBeNull();
});
