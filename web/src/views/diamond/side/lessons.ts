// The way through the hop puzzles: which there are, which is on the board, and which have been solved.
import type { JsonObject } from '../../../protocol/json';

export interface Puzzle {
  options: JsonObject; // that open it
  hops: number;
  title?: string;
  explanation?: string;
}

export interface Lesson {
  title: string;
  explanation: string;
  dim: number;
  size: number;
  puzzles: Puzzle[];
}

// What tells one puzzle from all others; for one that is not a puzzle it is empty.
export function keyOf(options: JsonObject): string {
  const { dim, size, position, target } = options;
  if (typeof target !== 'string') return '';
  return [dim, size, target, position].map((part) => (part == null ? '' : String(part as string | number))).join('|');
}

export interface Place {
  lesson: number;
  puzzle: number;
}

// Where in the lessons a puzzle stands; null for one made by seed.
export function placeOf(lessons: readonly Lesson[], options: JsonObject): Place | null {
  const key = keyOf(options);
  for (const [lesson, { puzzles }] of lessons.entries()) {
    const puzzle = key === '' ? -1 : puzzles.findIndex((one) => keyOf(one.options) === key);
    if (puzzle >= 0) return { lesson, puzzle };
  }
  return null;
}

// The puzzle before or after one, through all lessons; null at the ends.
export function beside(lessons: readonly Lesson[], at: Place, by: number): Puzzle | null {
  const all = lessons.flatMap((lesson) => lesson.puzzles);
  const before = lessons.slice(0, at.lesson).reduce((sum, lesson) => sum + lesson.puzzles.length, 0);
  return all[before + at.puzzle + by] ?? null;
}
