import { expect, it } from 'vitest';
import { parsePlace } from '../../model/route';
import type { Request } from '../../protocol/generated/types';
import { liveAddress } from './live';

const shown = (live: Request): string => liveAddress(live) ?? 'not shown';

it('opens a position, moves made, without an opponent', () => {
  const place = parsePlace(shown({ op: 'at', game: 'nim', options: { heaps: '3 5 7' }, moves: '1:1' }));
  expect(place).toEqual({ screen: 'nim', query: { heaps: '3 5 7', m: '1:1', _vs: 'none' } });
});

it('runs a tool with its arguments', () => {
  const live = {
    op: 'ask' as const,
    game: 'sliding',
    options: { size: '3x3' },
    tool: 'words',
    arguments: { loops: 'outer,2x3 & more=1', inverses: true },
  };
  const { screen, query } = parsePlace(shown(live));
  expect(screen).toBe('sliding');
  expect(query).toMatchObject({ size: '3x3', _tab: 'tools', _tool: 'words', _run: '1' });
  expect(Object.fromEntries(new URLSearchParams(query['_args']))).toEqual({
    loops: 'outer,2x3 & more=1',
    inverses: 'true',
  });
});

it('shows a law of the chocolate game in the laboratory', () => {
  const law = 'AA[n_] := Table[{6 n - 1, 4 n & 1}, {k, 0, n}]';
  const live = {
    op: 'ask' as const,
    game: 'chocolate',
    options: { k: 2 },
    tool: 'check',
    arguments: { max: 150, law },
  };
  expect(parsePlace(shown(live))).toEqual({
    screen: 'lab',
    query: { _x: 'laws', _k: '2', _lawmax: '150', _law: law },
  });
});

it('lights the points of the diamond game on the board as the paper draws it', () => {
  const live = {
    op: 'ask' as const,
    game: 'diamond',
    options: { dim: 3, size: 2 },
    tool: 'shape',
    arguments: { points: 'P1 1,1,1,1' },
  };
  const query = { dim: '3', size: '2', _vs: 'none', _paperview: 'on', _lattice: 'on', _lit: 'P1 1,1,1,1' };
  expect(parsePlace(shown(live))).toEqual({ screen: 'diamond', query });
  const flat = shown({ ...live, options: { dim: 2, size: 4 }, arguments: { points: '0,0,6' } });
  expect(parsePlace(flat).query).not.toHaveProperty('_lattice');
  expect(parsePlace(shown({ ...live, arguments: {} })).query).toMatchObject({ _tool: 'shape' });
});

it('leaves empty arguments out', () => {
  const address = shown({
    op: 'ask',
    game: 'sliding',
    options: { size: '3x3', paper: true },
    tool: 'pairs',
    arguments: {},
  });
  expect(parsePlace(address).query).toEqual({ size: '3x3', paper: 'true', _tab: 'tools', _tool: 'pairs', _run: '1' });
});

it('shows nothing of what is no question about a game', () => {
  expect(liveAddress({ op: 'hello' })).toBeNull();
});
