import { describe, expect, it } from 'vitest';
import { cutsText, parseCuts, reachOf, snapped, stageAt, valueOf, type Reaches } from './cuts';

const cube: Reaches = { f: [0, 1], v: [0, Math.sqrt(3)], e: [0, Math.SQRT2] };
const dodecahedron: Reaches = { f: [0, 1], v: [0, 1.258408572365], e: [0, 1.175570504585] };

describe('cuts', () => {
  it('reads descriptions and writes them again', () => {
    for (const text of ['c f 1/3', 'd f 1/phi v 0', 't', 'c f 1/3 v sqrt(1/3) e 1/2*m']) {
      const cuts = parseCuts(text);
      expect(cuts && cutsText(cuts)).toBe(text);
    }
    expect([parseCuts('rubik'), parseCuts('c f'), parseCuts('c x 1'), parseCuts('')]).toEqual([null, null, null, null]);
  });
  it('knows what distances stand for', () => {
    expect(valueOf('1/3', cube)).toBeCloseTo(1 / 3);
    expect(valueOf('sqrt(5)-2', dodecahedron)).toBeCloseTo(0.236068);
    expect(valueOf('1/2*m', cube)).toBeCloseTo(Math.SQRT1_2);
    expect(valueOf('-(1+1/phi)*2', dodecahedron)).toBeCloseTo(-3.236068);
    expect([valueOf('', cube), valueOf('1/', cube), valueOf('x', cube), valueOf('(1', cube)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
  it('draws a slider to the nearest critical distance and knows what is beside it', () => {
    const point = (at: number, exact: string) => ({ from: at, to: at, exact, counts: null });
    const gap = (from: number, to: number) => ({ from, to, exact: null, counts: null });
    const stages = [point(0, '0'), gap(0, 1 / 3), point(1 / 3, '1/3'), gap(1 / 3, 1), point(1, '1')];
    const ticks = stages.filter((stage) => stage.exact !== null);
    expect(snapped(0.338, ticks, 0.02)?.exact).toBe('1/3');
    expect(snapped(0.4, ticks, 0.02)).toBeNull();
    expect(stageAt(stages, 1 / 3)?.stage.exact).toBe('1/3');
    expect(stageAt(stages, 0.2)?.above?.exact).toBe('1/3');
    expect(stageAt(stages, 2)).toBeNull();
    const tetrahedron = [gap(-1, 1 / 3), point(1 / 3, '1/3'), gap(1 / 3, 1), point(1, '1'), gap(1, 3)];
    expect(reachOf(tetrahedron)).toEqual([-1, 3]);
  });
});
