import { describe, expect, it } from 'vitest';
import type {
  ParameterInfo,
  ToolInfo,
  TwistyMethodList,
  TwistyPaperLength,
  TwistyPuzzleList,
} from '../../protocol/generated/types';
import { countsOf, cubesOf, durationText, memberOf, methodsIn, slope } from './answers';

const flag = (name: string): ParameterInfo => ({ name, label: '', kind: 'flag', help: '' });
const tool = (name: string): ToolInfo => ({
  name,
  label: '',
  words: [],
  summary: '',
  options: [],
  more_options: [],
  arguments: [flag('as'), flag('csv')],
  example: '',
});

describe('answers', () => {
  it('finds the methods of a tool that fit, with what they can be asked', () => {
    const row = { title: '', about: '', wishes: [], paper: [] };
    const fitting: TwistyMethodList = {
      methods: [
        { ...row, id: 'lbl', title: 'layer by layer', wishes: ['as'] },
        { ...row, id: 'twophase' },
      ],
      auto: 'twophase',
    };
    const found = methodsIn([tool('shape'), tool('solve')], /^solve$/, fitting);
    expect(found.map((m) => m.id)).toEqual(['solve lbl', 'solve twophase']);
    expect(found.map((m) => m.wishes.map((p) => p.name))).toEqual([['as'], []]);
    expect(found[0]?.title).toBe('layer by layer');
  });
  it('writes short and long times', () => {
    expect([0.00001, 0.0003, 0.012, 3.42, 120].map(durationText)).toEqual([
      '< 0.1 ms',
      '0.3 ms',
      '12 ms',
      '3.4 s',
      '120 s',
    ]);
  });
  it('finds the family of a puzzle and its N', () => {
    const row = { title: '', section: '', solid: 'c', step: 1 } as const;
    const list: TwistyPuzzleList = {
      families: [
        { ...row, name: 'cube-edge-N', stem: 'cube-edge', least: 1, most: 40 },
        { ...row, name: 'cube-edge-odd-M', stem: 'cube-edge-odd', least: 3, most: 39, step: 2 },
        { ...row, name: 'dodeca-face1', stem: 'dodeca-face1', least: null, most: null, solid: 'd' },
      ],
      commercial: [],
      puzzle_geometry: [],
    };
    expect(memberOf(list, 'cube-edge-odd-5')).toEqual({ family: 'cube-edge-odd-M', n: 5 });
    expect(memberOf(list, 'cube-edge-12')).toEqual({ family: 'cube-edge-N', n: 12 });
    expect(memberOf(list, 'dodeca-face1')).toEqual({ family: 'dodeca-face1', n: null });
    expect(memberOf(list, '')).toBeNull();
  });
  it('makes counts of a histogram’s pairs', () => {
    const pairs: [number, number][] = [
      [1, 2],
      [3, 5],
    ];
    expect(countsOf(pairs)).toEqual([0, 2, 0, 5]);
    expect(countsOf([])).toEqual([]);
  });
  it('takes the cubes of the paper’s table, and fits a parabola', () => {
    const row = (puzzle: string, mean: number): TwistyPaperLength => ({ puzzle, section: '14', mean, sd: 1 });
    const cubes = cubesOf([row('cube-face-2', 40), row('cube-face-10', 1000), row('tetra-vertexface-3', 33)]);
    expect(cubes.map(({ n }) => n)).toEqual([2, 10]);
    expect(slope(cubes.map(({ n, mean }) => ({ x: n * n, y: mean })))).toBeCloseTo(10);
  });
});
