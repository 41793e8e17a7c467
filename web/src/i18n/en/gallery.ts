// The gallery: today's puzzle, what was played last, and a picture of every named puzzle and board.
import { count } from './count';

const families: Readonly<Record<string, string>> = {
  twisty: 'Twisty puzzles',
  chocolate: 'Chocolate bars',
  nim: 'Heaps of stones',
  gridnim: 'Stones on a grid',
  diamond: 'Diamond game',
  sliding: 'Sliding puzzles',
  numbers: 'Games on numbers',
  group: 'Permutation puzzles',
};
const groups: Readonly<Record<string, string>> = {
  c: 'Cube',
  t: 'Tetrahedron',
  o: 'Octahedron',
  d: 'Dodecahedron',
  i: 'Icosahedron',
};
const examples: Readonly<Record<string, string>> = {
  s4: 'Symmetric group S₄',
  a5: 'Alternating group A₅',
  m11: 'Mathieu group M₁₁',
  m12: 'Mathieu group M₁₂',
  d6: 'Symmetries of a hexagon',
  shuffle: 'Two shuffles of eight cards',
  q8: 'Quaternion group Q₈',
  five: 'Loops of the 5-puzzle',
  seven: 'Loops of the 7-puzzle',
  eight: 'Loops of the 8-puzzle',
  rubik: 'Rubik’s Cube as a group',
};

export const gallery = {
  families,
  groups,
  examples,
  today: 'Today',
  sameForAll: 'The same scramble for everyone today.',
  play: 'Play',
  watch: 'Watch it solved',
  continue: 'Continue',
  nothingYet: 'What you play is kept here, so that you can go on.',
  all: (n: number): string => `All ${String(n)}`,
  every: 'Everything',
  make: 'Make one',
  surprise: 'Surprise me',
  moves: (n: number): string => (n === 1 ? '1 move' : `${count(n, 'move')}`),
  atStart: 'not begun',
  found: (n: number): string => (n === 1 ? '1 board' : `${count(n, 'board')}`),
  heaps: (heaps: string): string => `Heaps ${heaps}`,
  bar: (position: string): string => `Bar ${position}`,
  figure: (number: string): string => `figure ${number}`,
  example: 'example',
  grid: (rows: number, cols: number): string => `${String(rows)} × ${String(cols)}`,
  star: (space: string, size: number): string => `${space}, size ${String(size)}`,
  points: (n: number): string => `${count(n, 'point')}`,
};
