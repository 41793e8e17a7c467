import { describe, expect, it } from 'vitest';
import * as v from './view';

function view(board: string, pairs: v.StonesView['pairs'] = [], limit?: number): v.StonesView {
  const { rows, cols, stones } = v.parseBoard(board);
  return {
    kind: 'stones',
    rows,
    cols,
    labels: stones.map((s) => (s ? '●' : '')),
    board,
    pairs,
    any: false,
    misere: false,
    ...(limit ? { limit } : {}),
  };
}

describe('runs', () => {
  it('have names that are read back, each run of a board by one name', () => {
    const full = view('1111/1111/1111');
    const names = new Set<string>();
    for (let from = 0; from < 12; from++) {
      for (let to = 0; to < 12; to++) {
        const run = v.runBetween(full, from, to);
        if (typeof run === 'string') {
          expect(run).toBe('line');
          continue;
        }
        expect(v.parseRun(v.nameOf(run))).toEqual(run);
        names.add(v.nameOf(run));
      }
    }
    // 12 stones, 3 rows with 6 longer runs, 4 columns with 3
    expect(names.size).toBe(12 + 3 * 6 + 4 * 3);
    expect(names).toContain('r1:2-4');
    expect(names).toContain('c2:1-3');
    for (const wrong of ['', 'r1', 'x1:2', 'r1:3-2', 'r1:2-']) expect(v.parseRun(wrong)).toBeNull();
    expect(v.parseRun('c2:3')).toEqual({ row: 2, col: 1, length: 1, down: false, left: 0 });
  });

  it('are refused over a gap, round a corner and on empty cells', () => {
    const board = view('101/111/110');
    expect(v.runBetween(board, 0, 2)).toBe('gap');
    expect(v.runBetween(board, 0, 4)).toBe('line');
    expect(v.runBetween(board, 0, 1)).toBe('empty');
    expect(v.runBetween(board, 6, 0)).toEqual({ row: 0, col: 0, length: 3, down: true, left: 0 });
  });

  it('are refused if they are longer than a turn may be', () => {
    const board = view('1111', [], 2);
    expect(v.runBetween(board, 0, 2)).toBe('many');
    expect(v.runBetween(board, 1, 2)).toEqual({ row: 0, col: 1, length: 2, down: false, left: 0 });
  });

  it('are read from the cells that tools write', () => {
    expect(v.runOf([[1, 1]])).toEqual({ row: 1, col: 1, length: 1, down: false, left: 0 });
    expect(
      v.runOf([
        [0, 1],
        [1, 1],
      ]),
    ).toEqual({ row: 0, col: 1, length: 2, down: true, left: 0 });
    expect(v.runOf([])).toBeNull();
  });

  it('of stones chosen one by one may leave those between', () => {
    const board = view('11111/10110', [], 3);
    expect(v.runOfStones(board, [0, 2, 3])).toEqual({ row: 0, col: 0, length: 4, down: false, left: 0b10 });
    expect(v.runOfStones(board, [3])).toEqual({ row: 0, col: 3, length: 1, down: false, left: 0 });
    expect(v.runOfStones(board, [0, 5])).toEqual({ row: 0, col: 0, length: 2, down: true, left: 0 });
    expect(v.runOfStones(board, [0, 1, 2, 4])).toBe('many');
    expect(v.runOfStones(board, [5, 7])).toBe('gap');
    expect(v.runOfStones(board, [0, 1, 5])).toBe('line');
    expect(v.runOfStones(board, [0, 2, 7])).toBe('line');
  });

  it('with stones left between have names that are read back', () => {
    for (const name of ['r1:1,3', 'r2:1-2,4-5,7', 'c3:2,4-6']) {
      const run = v.parseRun(name);
      expect(run && v.nameOf(run)).toBe(name);
      expect(v.runOf(run ? v.cellsOf(run, 8).map((cell) => [Math.floor(cell / 8), cell % 8]) : [])).toEqual(run);
    }
    const run = v.parseRun('c3:2,4-6');
    expect(run).toEqual({ row: 1, col: 2, length: 5, down: true, left: 0b10 });
    expect(run && v.countOf(run)).toBe(4);
    expect(run && v.piecesOf(run)).toEqual([
      [2, 2],
      [4, 6],
    ]);
    expect(run && v.cellsOf(run, 3)).toEqual([5, 11, 14, 17]);
    for (const wrong of ['r1:1,', 'r1:,2', 'r1:1-99999999']) expect(v.parseRun(wrong)).toBeNull();
  });

  it('taken back give the board of the start', () => {
    expect(v.before(view('000/101/000'), ['r2:2', 'r1:2-3', 'r3:1-2'])).toBe('011/111/110');
  });
});

it('partners go both ways', () => {
  const found = v.partners(
    view('11/11', [
      [
        [0, 0],
        [1, 1],
      ],
    ]),
  );
  expect([...found]).toEqual([
    [0, 3],
    [3, 0],
  ]);
});

it('finds the lines that a hint speaks of', () => {
  expect(v.linesAt([{ row: 0 }, { column: 1 }])).toEqual({ rows: new Set([0]), cols: new Set([1]) });
  expect(v.linesAt([{ column: 2 }, { heap: 1 }]).cols).toEqual(new Set([2]));
});

describe('placements', () => {
  it('are written as they are read', () => {
    for (const board of ['1', '110/011/111', '00/00']) expect(v.boardText(v.parseBoard(board))).toBe(board);
  });
  it('keep their stones on another board and can be made symmetric', () => {
    expect(v.boardText(v.resized(v.parseBoard('10/01'), 3, 3))).toBe('101/011/111');
    expect(v.boardText(v.resized(v.parseBoard('101/011/111'), 2, 1))).toBe('1/0');
    expect(v.boardText(v.symmetric(v.parseBoard('110/000/000')))).toBe('110/000/011');
  });
});
