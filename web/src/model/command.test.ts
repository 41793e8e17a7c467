import { expect, it } from 'vitest';
import type { GameInfo, ParameterInfo, ToolInfo } from '../protocol/generated/types';
import { commandOf } from './command';

const row = (name: string, kind: ParameterInfo['kind'], more: Partial<ParameterInfo> = {}): ParameterInfo => ({
  name,
  label: name,
  kind,
  help: '',
  ...more,
});
const tool = (name: string, more: Partial<ToolInfo>): ToolInfo => ({
  name,
  label: name,
  summary: '',
  options: ['heaps'],
  more_options: ['limit', 'misere'],
  arguments: [],
  words: [],
  example: '',
  ...more,
});
const nim: GameInfo = {
  id: 'nim',
  title: '',
  about: '',
  paper: '',
  options: [
    row('heaps', 'text', { default: '3 5 7' }),
    row('limit', 'text'),
    row('misere', 'flag'),
    row('seed', 'integer'),
  ],
  tools: [],
};
const analyze = tool('analyze', {});
const nothing = { options: {}, moves: [], arguments: {} };

it('asks about the present position', () => {
  expect(commandOf(nim, analyze, nothing)).toBe("asobi nim analyze '3 5 7'");
  const options = { heaps: '4 6', limit: '3', misere: true };
  expect(commandOf(nim, analyze, { ...nothing, options })).toBe("asobi nim analyze '4 6' --limit 3 --misere");
});

it('tells the arguments, as words where the command wants words', () => {
  const asked = { ...nothing, arguments: { level: 4, all: true, move: "R' U" } };
  const hint = tool('hint', {
    arguments: [row('level', 'integer'), row('all', 'flag'), row('move', 'text')],
    words: ['move'],
  });
  expect(commandOf(nim, hint, asked)).toBe("asobi nim hint '3 5 7' 'R'\\'' U' --level 4 --all");
});

it('is the request itself after moves, and for what the command cannot say', () => {
  const moved = commandOf(nim, analyze, { ...nothing, options: { heaps: '4 6' }, moves: ['1:2', '2:1'] });
  expect(moved).toBe(
    `echo '{"op":"ask","game":"nim","tool":"analyze","options":{"heaps":"4 6"},"moves":"1:2 2:1"}' | asobi stdio`,
  );
  expect(commandOf(nim, analyze, { ...nothing, options: { seed: 7 } })).toContain('"seed":7');
  expect(commandOf(nim, tool('laws', { options: [], more_options: [] }), { ...nothing, moves: ['1:1'] })).toBe(
    'asobi nim laws',
  );
});
