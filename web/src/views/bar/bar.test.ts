import { describe, expect, it } from 'vitest';
import * as bar from './bar';

// {2, 4, 2} of k = 2 is figure 2.1
function view(x: number, y: number, z: number, f: (y: number) => number): bar.BarView {
  const heights = Array.from({ length: y + 1 }, (_, i) => Math.min(z, f(i)) + 1);
  return { kind: 'bar', x, y, z, f: '', left: x, heights, bitter: [x, 0] };
}
const half = (y: number): number => Math.floor(y / 2);

function area(points: bar.Point[]): number {
  let sum = 0;
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum) / 2;
}
const squares = (v: bar.BarView): number => v.x + v.heights.reduce((a, b) => a + b, 0);

describe('a bar', () => {
  it('loses as many squares as are eaten, by every cut, whatever its edge', () => {
    for (const f of [half, (y: number) => y, () => 3, (y: number) => 1 + Math.floor(y / 3)]) {
      const v = view(3, 7, f(7), f);
      expect(area(bar.outline(v))).toBe(squares(v));
      for (const side of bar.sides) {
        for (const cut of bar.cutsOf(v, side)) {
          const { x, y, z } = bar.after(v, cut);
          expect(area(bar.eaten(v, cut)), bar.nameOf(cut)).toBe(squares(v) - squares(view(x, y, z, f)));
        }
      }
    }
  });

  it('gets lower where it is cut short', () => {
    expect(bar.after(view(3, 6, 3, half), { side: 'y', to: 4 })).toEqual({ x: 3, y: 4, z: 2 });
    expect(
      bar.after(
        view(6, 10, 7, (y) => y),
        { side: 'y', to: 4 },
      ),
    ).toEqual({ x: 6, y: 4, z: 4 });
  });

  it('has a groove under every point near one', () => {
    const v = view(3, 6, 3, half);
    const scale = { x: 40, y: 40 };
    for (const side of bar.sides) {
      for (const cut of bar.cutsOf(v, side)) {
        const { from, to } = bar.groove(v, cut);
        const middle: bar.Point = [(from[0] + to[0]) / 2 + 0.1, (from[1] + to[1]) / 2 + 0.03];
        if (side === 'z') expect(bar.grooveAt(v, [to[0] - 0.5, to[1]], scale)).toEqual(cut);
        else expect(bar.grooveAt(v, [from[0], Math.min(0.5, middle[1])], scale)).toEqual(cut);
      }
    }
    expect(bar.grooveAt(v, [-9, 0.5], scale)).toBeNull();
  });

  it('reaches on the plane what its cuts of y and z lead to', () => {
    const v = view(2, 5, 2, half);
    const wanted = [...bar.cutsOf(v, 'y'), ...bar.cutsOf(v, 'z')].map((cut) => bar.after(v, cut));
    expect(bar.reachableYz(v)).toEqual(wanted.map(({ y, z }) => [y, z]));
  });

  it('is Nim when no cut of y lowers z', () => {
    expect(bar.isNim(view(1, 4, 2, () => 4))).toBe(true);
    expect(bar.isNim(view(1, 4, 0, half))).toBe(true);
    expect(bar.isNim(view(1, 4, 2, half))).toBe(false);
  });

  it('of a million columns is drawn by few points', () => {
    const v = view(1_000_000, 1_000_000, 500_000, half);
    expect(bar.outline(v).length).toBeLessThan(4000);
    expect(bar.eaten(v, { side: 'z', to: 10 }).length).toBeLessThan(4000);
  });
});

it('names of cuts are read back', () => {
  expect(bar.parseCut('y12')).toEqual({ side: 'y', to: 12 });
  expect(bar.parseCut('w1')).toBeNull();
});

it('steps are round', () => {
  expect([0.3, 3, 20, 45].map((size) => bar.roundStep(size, 24))).toEqual([100, 10, 2, 1]);
});

it('the frame stays until everything could be much larger', () => {
  const start = view(20, 40, 20, half);
  const frame = bar.nextFrame(null, start, 700, 400);
  expect(bar.nextFrame(frame, view(10, 38, 19, half), 700, 400)).toBe(frame);
  expect(bar.nextFrame(frame, view(1, 4, 2, half), 700, 400)).toEqual({ left: 1, right: 5, rows: 3 });
  expect(bar.nextFrame(frame, view(21, 40, 20, half), 700, 400).left).toBe(21);
});

it('the edge is kept when a position is set up', () => {
  expect(bar.edgeOf({ x: 1, f: '0,1,2', seed: 4 })).toEqual({ f: '0,1,2' });
  expect(bar.edgeOf({ x: 1, k: 3 })).toEqual({ k: 3 });
  expect(bar.lastY({ f: '0,1,2' })).toBe(2);
  expect(bar.lastY({ k: 3 })).toBe(Infinity);
});
