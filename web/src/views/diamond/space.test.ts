import { expect, it } from 'vitest';
import { boards, starOf } from './fixture';
import { bowed, cameras, fit, hit, hull, projected, spaceOf, turned, usualCamera } from './space';

const home = { axis: 0, plus: false };

it('has steps of length 1 inside levels, on every board', () => {
  for (const [dim, size] of boards) {
    const star = starOf(dim, size);
    const space = spaceOf(star, home, 1);
    const far = (p: number, q: number): number =>
      Math.hypot(...(space.at[p] ?? []).map((value, i) => value - (space.at[q]?.[i] ?? 0)));
    const lengths = star.points.flatMap((_, p) => (star.neighbours[p] ?? []).map((q) => far(p, q)));
    for (const length of lengths) if (Math.abs(length - 1) > 1e-9) expect(length).toBeCloseTo(1, 9);
    expect(space.at.every((at) => at.length === dim)).toBe(true);
  }
});

it('shows all points at different places from the usual side', () => {
  for (const [dim, size] of boards) {
    const star = starOf(dim, size);
    const spots = projected(spaceOf(star, home, 1.75), usualCamera);
    let least = Infinity;
    spots.forEach((a, p) => {
      for (const b of spots.slice(p + 1)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
    });
    expect(least, `${String(dim)}:${String(size)}`).toBeGreaterThan(0.01);
  }
});

it('has the goal up for every seat, and down as the opponent sees it', () => {
  const star = starOf(3, 3);
  for (const seat of [home, { axis: 0, plus: true }, { axis: 2, plus: true }]) {
    const space = spaceOf(star, seat, 1.75);
    const level = (p: number): number => star.level(p, seat);
    const top = star.points.findIndex((_, p) => level(p) === star.levels);
    const bottom = star.points.findIndex((_, p) => level(p) === 1);
    const usual = projected(space, cameras.goal);
    expect(usual[top]?.y).toBeGreaterThan(usual[bottom]?.y ?? 0);
    const other = projected(space, cameras.opponent);
    expect(other[top]?.y).toBeLessThan(other[bottom]?.y ?? 0);
  }
});

it('pulls levels apart, and nothing else', () => {
  const star = starOf(3, 2);
  const [near, far] = [spaceOf(star, home, 1), spaceOf(star, home, 2)];
  star.points.forEach((_, p) => {
    expect(far.at[p]?.[0]).toBeCloseTo(2 * (near.at[p]?.[0] ?? 0), 9);
    expect(far.at[p]?.slice(1)).toEqual(near.at[p]?.slice(1));
  });
});

it('fits the picture into its place from every side', () => {
  const star = starOf(3, 3);
  const space = spaceOf(star, home, 1.75);
  for (let i = 0; i < 50; i++) {
    const camera = turned(usualCamera, i * 0.4, (i % 9) * 0.3 - 1);
    const unit = fit(space, camera, 400, 500, 20);
    for (const { x, y } of projected(space, camera)) {
      expect(Math.abs(x * unit)).toBeLessThan(200);
      expect(Math.abs(y * unit)).toBeLessThan(250);
    }
  }
});

it('touches the point that is nearer to the eye', () => {
  const spots = [
    { x: 0, y: 0, depth: -0.5, scale: 1 },
    { x: 0.2, y: 0, depth: 0.8, scale: 1 },
    { x: 3, y: 0, depth: 1, scale: 1 },
  ];
  expect(hit(spots, 0.1, 0, () => 0.5)).toBe(1);
  expect(hit(spots, -0.4, 0, () => 0.5)).toBe(0);
  expect(hit(spots, 1.5, 0, () => 0.5)).toBe(null);
});

it('finds the outline of points', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
    { x: 0, y: 2 },
  ];
  expect(new Set(hull([...square, { x: 1, y: 1 }, { x: 1, y: 0 }]))).toEqual(new Set(square));
  expect(hull([{ x: 1, y: 1 }])).toHaveLength(0);
});

it('bows arcs upwards, and aside where they go straight up', () => {
  expect(bowed({ x: 0, y: 0 }, { x: 10, y: 0 }, 100)).toEqual({ x: 5, y: -4 });
  expect(bowed({ x: 10, y: 0 }, { x: 0, y: 0 }, 2)).toEqual({ x: 5, y: -2 });
  expect(Math.abs(bowed({ x: 0, y: 0 }, { x: 0, y: 10 }, 100).x)).toBe(4);
});
