import { expect, it } from 'vitest';
import { parsePlace } from '../../model/route';
import { liveAddress } from './live';

it('opens a position, moves made, without an opponent', () => {
  const place = parsePlace(liveAddress({ op: 'open', game: 'nim', options: { heaps: '3 5 7' }, moves: '1:1' }));
  expect(place).toEqual({ screen: 'nim', query: { heaps: '3 5 7', m: '1:1', _vs: 'none' } });
});

it('runs a tool with its arguments', () => {
  const live = {
    op: 'ask' as const,
    game: 'chocolate',
    options: { k: 1 },
    tool: 'check',
    arguments: { max: 150, law: 'AA[n_] := Table[{6 n - 1, 4 n & 1}, {k, 0, n}]' },
  };
  const { screen, query } = parsePlace(liveAddress(live));
  expect(screen).toBe('chocolate');
  expect(query).toMatchObject({ k: '1', _tab: 'tools', _tool: 'check', _run: '1' });
  expect(Object.fromEntries(new URLSearchParams(query['_args']))).toEqual({ max: '150', law: live.arguments.law });
});

it('leaves empty arguments out', () => {
  const address = liveAddress({
    op: 'ask',
    game: 'sliding',
    options: { size: '3x3', paper: true },
    tool: 'pairs',
    arguments: {},
  });
  expect(parsePlace(address).query).toEqual({ size: '3x3', paper: 'true', _tab: 'tools', _tool: 'pairs', _run: '1' });
});
