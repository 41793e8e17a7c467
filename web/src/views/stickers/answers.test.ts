import { describe, expect, it } from 'vitest';
import type { ParameterInfo, ToolInfo, TwistyMethodList } from '../../protocol/generated/types';
import { countsOf, durationText, memberOf, methodsIn, paperMeans, slope } from './answers';

const flag = (name: string): ParameterInfo => ({ name, kind: 'flag', help: '' });
const tool = (name: string): ToolInfo => ({
  name,
  summary: '',
  options: [],
  more_options: [],
  arguments: [flag('improved'), flag('csv')],
  example: '',
});

describe('answers', () => {
  it('finds the methods of a tool that fit, with what they can be asked', () => {
    const row = { title: '', about: '', wishes: [] };
    const fitting: TwistyMethodList = {
      methods: [
        { ...row, id: 'lbl', title: 'layer by layer', wishes: ['improved'] },
        { ...row, id: 'twophase' },
      ],
      auto: 'twophase',
    };
    const found = methodsIn([tool('shape'), tool('solve')], /^solve$/, fitting);
    expect(found.map((m) => m.id)).toEqual(['solve lbl', 'solve twophase']);
    expect(found.map((m) => m.wishes.map((p) => p.name))).toEqual([['improved'], []]);
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
    const list = {
      families: [
        { name: 'cube-edge-N', title: '', section: '6', least: 1, most: 40 },
        { name: 'cube-edge-odd-M', title: '', section: '13', least: 3, most: 39 },
        { name: 'dodeca-face1', title: '', section: '11', least: null, most: null },
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
  it('fits the paper’s table about as figure 14.15 does', () => {
    const points = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => ({
      x: n * n,
      y: paperMeans[`tsukuda cube-face-${String(n)}`]?.mean ?? 0,
    }));
    expect(slope(points)).toBeCloseTo(32.4, 0);
  });
});
