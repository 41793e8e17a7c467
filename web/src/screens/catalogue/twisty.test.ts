import { expect, it } from 'vitest';
import type { TwistyPuzzleList } from '../../protocol/generated/types';
import { namedPuzzles } from './twisty';

const list = (rubik: string): TwistyPuzzleList => ({
  families: [],
  commercial: [
    { name: 'rubik', title: rubik, is: 'cube-face-3', turning: 'all' },
    { name: 'rubiks-cube', title: rubik, is: 'cube-face-3', turning: 'all' },
    { name: 'little-chop', title: 'Little Chop', is: 'cube-edge-1', turning: 'all' },
    { name: 'fto', title: 'Face-turning octahedron', is: 'octa-face-3', turning: 'all' },
  ],
  puzzle_geometry: [
    { name: '3x3x3', is: 'c f 0.333333333333333' },
    { name: '6x6x6', is: 'c f 0.66 f 0.33 f 0' },
    { name: 'little chop', is: 'c e 0' },
    { name: 'FTO', is: 'o f 0.333333333333333' },
    { name: 'gigaminx', is: 'd f 0.64 f 0.82' },
  ],
});

it('merges names of one puzzle and keeps every alias', () => {
  const found = namedPuzzles(list("Rubik's Cube"), list('ルービックキューブ'));
  expect(found.map(({ puzzle, solid }) => `${solid} ${puzzle}`)).toEqual([
    'c rubik',
    'c little-chop',
    'o fto',
    'c cube-face-6',
    'd gigaminx',
  ]);
  expect(found[0]?.aliases).toEqual(expect.arrayContaining(['rubiks-cube', 'ルービックキューブ', '3x3x3', '3×3×3']));
  expect(found[2]?.aliases).toContain('FTO');
  expect(found[3]?.title).toBe('6×6×6');
});
