import { expect, it } from 'vitest';
import { cyclesOf, generatorsIn, graphFrom, layout, times, wordBetween, type Graph } from './cayley';
import { examples } from './setup';

function graph(text: string, degree: number): Graph | null {
  const generators = generatorsIn(text, degree);
  return generators && graphFrom([...Array(degree).keys()], generators);
}

it('reads cycles and images', () => {
  expect(generatorsIn('[1,3,6,2,4,5]; (2 5 4)', 6)).toEqual([
    [0, 2, 5, 1, 3, 4],
    [0, 4, 2, 1, 3, 5],
  ]);
  for (const bad of ['', '(1 2', 'abc', '(1 9)', '[1,1,2]']) expect(generatorsIn(bad, 3)).toBeNull();
});

it('multiplies the left one first, and writes cycles', () => {
  const [a = [], b = []] = generatorsIn('(1 2 3);(1 2)', 3) ?? [];
  expect(cyclesOf(times(a, b))).toBe('(2 3)');
  expect(cyclesOf(times(b, b))).toBe('()');
});

it('finds every element of the small groups, and leaves the large ones', () => {
  const orders = { s4: [4, 24], a5: [5, 60], d6: [6, 12], q8: [8, 8], five: [6, 60] } as const;
  for (const [name, [degree, order]] of Object.entries(orders))
    expect(graph(examples[name as keyof typeof orders], degree)?.elements).toHaveLength(order);
  expect(graph(examples.m11, 11)).toBeNull();
  expect(graph(examples.eight, 9)).toBeNull();
});

it('leads from any element to any other by moves of the game', () => {
  const found = graph(examples.s4, 4);
  if (!found) throw new Error('S4 is small');
  const names = ['a', "a'", 'b'];
  for (const from of found.elements.keys()) {
    for (const to of found.elements.keys()) {
      let at = from;
      for (const name of wordBetween(found, from, to)) {
        expect(names).toContain(name);
        const g = name.startsWith('a') ? 0 : 1;
        at = name.endsWith("'") ? found.next.findIndex((row) => row[g] === at) : (found.next[at]?.[g] ?? -1);
      }
      expect(at).toBe(to);
    }
  }
});

it('draws no two elements on each other, inside the picture', () => {
  for (const [name, degree] of [
    ['a5', 5],
    ['s4', 4],
    ['d6', 6],
    ['q8', 8],
  ] as const) {
    const found = graph(examples[name], degree);
    const points = found ? layout(found) : [];
    for (const [i, a] of points.entries()) {
      expect(a.x >= 0 && a.x <= 100 && a.y >= 0 && a.y <= 100).toBe(true);
      for (const b of points.slice(0, i)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(1.5);
    }
  }
});
