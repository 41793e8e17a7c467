import { describe, expect, it } from 'vitest';
import { cutsText, parseCuts, reachOf, snapped, stageAt } from './cuts';

describe('cuts', () => {
  it('reads descriptions and writes them again', () => {
    for (const text of ['c f 1/3', 'd f 1/phi v 0', 't', 'c f 1/3 v sqrt(1/3) e 1/2*m']) {
      const cuts = parseCuts(text);
      expect(cuts && cutsText(cuts)).toBe(text);
    }
    expect([parseCuts('rubik'), parseCuts('c f'), parseCuts('c x 1'), parseCuts('')]).toEqual([null, null, null, null]);
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
