// The way through the hop puzzles: which there are, which is on the board, and which have been solved.
import type { DiamondOptions, DiamondPlayableLesson, DiamondTitledPuzzle } from '../../../protocol/generated/types';
import type { JsonObject } from '../../../protocol/json';

// What opens a puzzle, as the program or the address gives it.
type Opening = DiamondOptions | JsonObject;

// What tells one puzzle from all others; for one that is not a puzzle it is empty.
export function keyOf(options: Opening): string {
  const { dim, size, position, target } = options;
  if (typeof target !== 'string') return '';
  return [dim, size, target, position]
    .map((part) => (typeof part === 'string' || typeof part === 'number' ? String(part) : ''))
    .join('|');
}

export interface Place {
  lesson: number;
  puzzle: number;
}

// Where in the lessons a puzzle stands; null for one made by seed.
export function placeOf(lessons: readonly DiamondPlayableLesson[], options: Opening): Place | null {
  const key = keyOf(options);
  for (const [lesson, { puzzles }] of lessons.entries()) {
    const puzzle = key === '' ? -1 : puzzles.findIndex((one) => keyOf(one.options) === key);
    if (puzzle >= 0) return { lesson, puzzle };
  }
  return null;
}

// The puzzle before or after one, through all lessons; null at the ends.
export function beside(lessons: readonly DiamondPlayableLesson[], at: Place, by: number): DiamondTitledPuzzle | null {
  const all = lessons.flatMap((lesson) => lesson.puzzles);
  const before = lessons.slice(0, at.lesson).reduce((sum, lesson) => sum + lesson.puzzles.length, 0);
  return all[before + at.puzzle + by] ?? null;
}
