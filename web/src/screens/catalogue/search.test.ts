import { describe, expect, it } from 'vitest';
import { beginsAlike, search, type Entry } from './search';

const games: Entry[] = [
  {
    id: 'sliding',
    paper: 'sliding',
    tools: ['solve', 'census', 'hint'],
    texts: ['Sliding puzzles (15-puzzle)', 'スライディングパズル', 'Slide tiles into the blank', '駒を滑らせる'],
  },
  {
    id: 'nim',
    paper: 'nim',
    tools: ['analyze', 'hint', 'reply'],
    texts: ['Nim, also with a limit', 'ニム（三山崩し）', 'Take stones from one heap', '山から石を取る'],
  },
  {
    id: 'gridnim',
    paper: 'nim',
    tools: ['analyze', 'hint', 'reply', 'table'],
    texts: ['Two-dimensional Nim', '二次元石取りゲーム', 'Take neighbouring stones', '隣り合う石を取る'],
  },
];
const found = (query: string): string[] => search(games, query).map((game) => game.id);

describe('search', () => {
  it('shows all without words', () => {
    expect(found('')).toEqual(['sliding', 'nim', 'gridnim']);
    expect(found('  ')).toEqual(['sliding', 'nim', 'gridnim']);
  });
  it('finds words in either language, best first', () => {
    expect(found('nim')[0]).toBe('nim');
    expect(found('石')).toEqual(['gridnim', 'nim']);
    expect(found('ニム')).toEqual(['nim']);
    expect(found('にむ')).toEqual(['nim']);
    expect(found('ＮＩＭ limit')).toEqual(['nim']);
  });
  it('forgives slips', () => {
    expect(found('slidng')).toEqual(['sliding']);
    expect(found('pzuzle')).toEqual(['sliding']);
    expect(found('neigbouring')).toEqual(['gridnim']);
    expect(found('xyzzy')).toEqual([]);
  });
  it('filters by paper, tool and game', () => {
    expect(found('paper:nim')).toEqual(['nim', 'gridnim']);
    expect(found('tool:solve')).toEqual(['sliding']);
    expect(found('tool：table')).toEqual(['gridnim']);
    expect(found('paper:nim tool:table stones')).toEqual(['gridnim']);
    expect(found('game:nim')).toEqual(['nim']);
    expect(found('tool:census nim')).toEqual([]);
  });
});

it('counts each slip', () => {
  expect(beginsAlike('abcd', 'abcdef', 0)).toBe(true);
  for (const slip of ['abd', 'abxd', 'abxcd', 'acbd']) {
    expect(beginsAlike(slip, 'abcdef', 0)).toBe(false);
    expect(beginsAlike(slip, 'abcdef', 1)).toBe(true);
  }
  expect(beginsAlike('xbxd', 'abcd', 1)).toBe(false);
});
