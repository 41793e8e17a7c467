import { describe, expect, it } from 'vitest';
import { cutsText, parseCuts, reach, snapped, valueOf } from './cuts';

describe('cuts', () => {
  it('reads descriptions and writes them again', () => {
    for (const text of ['c f 1/3', 'd f 1/phi v 0', 't', 'c f 1/3 v sqrt(1/3) e 1/2*m']) {
      const cuts = parseCuts(text);
      expect(cuts && cutsText(cuts)).toBe(text);
    }
    expect([parseCuts('rubik'), parseCuts('c f'), parseCuts('c x 1'), parseCuts('')]).toEqual([null, null, null, null]);
  });
  it('knows what distances stand for', () => {
    expect(valueOf('1/3', 'c')).toBeCloseTo(1 / 3);
    expect(valueOf('sqrt(5)-2', 'd')).toBeCloseTo(0.236068);
    expect(valueOf('1/2*m', 'c')).toBeCloseTo(Math.SQRT1_2);
    expect(valueOf('-(1+1/phi)*2', 'd')).toBeCloseTo(-3.236068);
    expect([valueOf('', 'c'), valueOf('1/', 'c'), valueOf('x', 'c'), valueOf('(1', 'c')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
  it('draws a slider to the nearest critical distance of its kind', () => {
    const list = [
      { kind: 'f' as const, value: 0.333, text: '1/3' },
      { kind: 'f' as const, value: 0.35, text: '0.35' },
      { kind: 'v' as const, value: 0.34, text: 'v' },
    ];
    expect(snapped(0.338, 'f', list, 0.02)?.text).toBe('1/3');
    expect(snapped(0.4, 'f', list, 0.02)).toBeNull();
    expect(reach('t', 'v')).toEqual([-1, 3]);
  });
});
