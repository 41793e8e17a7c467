import { describe, expect, it } from 'vitest';
import { after, manhattan, moveOfKey, moveTowards, positionsOf, singles, slidesIn, type Slide } from './board';
import { cornerOf, cyclesText, inverse, mirrored, orderOf, permutationOf, seatOf } from './seats';
import type { TilesView } from './view';
import { movesOfWord, readWord, wordText, type Generator } from './words';

function view(rows: number, cols: number, tiles: number[], goal?: number[]): TilesView {
  const home = goal ?? tiles.map((_, cell) => (cell + 1) % tiles.length);
  const blank = tiles.indexOf(0);
  return { kind: 'tiles', rows, cols, tiles, goal: home, labels: [], blank, solved: false, solvable: true };
}
const home3 = [1, 2, 3, 4, 5, 6, 7, 8, 0];

describe('moves', () => {
  it('a tile in the blank’s row or column slides with all between', () => {
    const shape = { rows: 3, cols: 3 };
    expect(moveTowards(shape, 8, 7)).toBe('R');
    expect(moveTowards(shape, 8, 6)).toBe('R2');
    expect(moveTowards(shape, 8, 2)).toBe('D2');
    expect(moveTowards(shape, 0, 2)).toBe('L2');
    expect(moveTowards(shape, 0, 3)).toBe('U');
    expect(moveTowards(shape, 8, 4)).toBeNull();
    expect(moveTowards(shape, 8, 8)).toBeNull();
  });
  it('an arrow slides a tile, or moves the blank', () => {
    const here = view(3, 3, home3);
    expect(moveOfKey(here, 'ArrowRight', false, false)).toBe('R');
    expect(moveOfKey(here, 'ArrowRight', true, false)).toBeNull();
    expect(moveOfKey(here, 'ArrowLeft', true, false)).toBe('R');
    expect(moveOfKey(here, 'ArrowDown', false, true)).toBe('D2');
    expect(moveOfKey(here, 'Enter', false, false)).toBeNull();
  });
  it('positions along a line, seen from its middle', () => {
    const start = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    const line = ['R2', 'D', 'L'];
    const middle = after({ rows: 3, cols: 3 }, start, singles(['R2', 'D']));
    const all = positionsOf(view(3, 3, middle), line, 2);
    expect(all).toHaveLength(4);
    expect(all[0]).toEqual(start);
    expect(all[1]).toEqual([1, 2, 3, 4, 5, 6, 0, 7, 8]);
    expect(all[2]).toEqual([1, 2, 3, 0, 5, 6, 4, 7, 8]);
    expect(all[3]).toEqual([1, 2, 3, 5, 0, 6, 4, 7, 8]);
  });
  it('Manhattan distance', () => {
    const shape = { rows: 3, cols: 3 };
    expect(manhattan(shape, home3, home3)).toBe(0);
    expect(manhattan(shape, [8, 6, 7, 2, 5, 4, 3, 0, 1], home3)).toBe(21);
  });
});

describe('the paper’s seats', () => {
  const paperGoal = [2, 1, 0, 5, 4, 3];
  const X = slidesIn('URRDLL');
  const Y = slidesIn('URDL');
  it('figure 1, and the same mirrored', () => {
    const paper = view(2, 3, paperGoal, paperGoal);
    const corner = cornerOf(paper);
    if (!corner) throw new Error('no corner');
    expect(paperGoal.map((_, cell) => seatOf(paper, corner, cell))).toEqual([3, 2, 1, 6, 5, 4]);
    const usual = view(2, 3, [4, 1, 2, 5, 0, 3]);
    const low = cornerOf(usual);
    if (!low) throw new Error('no corner');
    expect(usual.tiles.map((_, cell) => seatOf(usual, low, cell))).toEqual([6, 5, 4, 3, 2, 1]);
    expect(permutationOf(usual, low)).toEqual([2, 3, 6, 1, 4, 5]); // as `asobi sliding show` says
    expect(cornerOf(view(3, 3, home3, [1, 2, 3, 4, 0, 5, 6, 7, 8]))).toBeNull();
  });
  it('τ of (v), on either board', () => {
    for (const goal of [paperGoal, [1, 2, 3, 4, 5, 0]]) {
      const board = view(2, 3, goal, goal);
      const corner = cornerOf(board);
      if (!corner) throw new Error('no corner');
      const walked = (moves: Slide[]): number[] =>
        permutationOf(view(2, 3, after(board, goal, mirrored(corner, moves)), goal), corner);
      expect(walked(X)).toEqual([1, 3, 6, 2, 4, 5]);
      expect(walked(Y)).toEqual([1, 5, 3, 2, 4, 6]);
      expect(walked([...X, ...inverse(X)])).toEqual([1, 2, 3, 4, 5, 6]);
      expect(walked([...X, ...Y])).toEqual([1, 3, 6, 5, 2, 4]); // the paper's Y^1 * X^1
    }
  });
  it('cycles and orders', () => {
    expect(cyclesText([1, 3, 6, 2, 4, 5])).toBe('(2 3 6 5 4)');
    expect(orderOf([1, 3, 6, 2, 4, 5])).toBe(5);
    expect(orderOf([2, 1, 4, 5, 3, 6])).toBe(6);
    expect(cyclesText([1, 2])).toBe('()');
  });
});

describe('words', () => {
  const generators: Generator[] = [
    { letter: 'X', moves: slidesIn('URRDLL') },
    { letter: 'Y', moves: slidesIn('URDL') },
  ];
  const shape = { rows: 2, cols: 3 };
  const start = [2, 1, 0, 5, 4, 3];
  const read = (text: string, from = start): string =>
    wordText(readWord(shape, from, 2, text.split(' '), generators).factors);
  it('are read off the moves, however these were made', () => {
    expect(read('U R R D L L')).toBe('X');
    expect(read('U R2 D L2')).toBe('X');
    expect(read('U R D L U R D L R R U L L D')).toBe('Y² X⁻¹');
    expect(read('U R R D L L R R U L L D')).toBe('1');
    expect(read('U D')).toBe('(UD)');
  });
  it('what comes before and after is counted', () => {
    const walked = readWord(shape, [2, 0, 1, 5, 4, 3], 2, ['L', 'U', 'R', 'D', 'L', 'U'], generators);
    expect([walked.before, wordText(walked.factors), walked.open]).toEqual([1, 'Y', 1]);
    expect(walked.moves.join('')).toBe('URDL');
    expect(readWord(shape, [2, 0, 1, 5, 4, 3], 2, ['U'], generators).before).toBe(1);
  });
  it('of the paper become moves, the right factor first', () => {
    expect(movesOfWord('X^1 * Y^2', generators).join('')).toBe('URDLURDLURRDLL');
    expect(movesOfWord('X^-1', generators).join('')).toBe('RRULLD');
    expect(movesOfWord('X^0', generators)).toEqual([]);
  });
});
