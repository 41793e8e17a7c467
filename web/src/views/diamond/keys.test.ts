import { expect, it } from 'vitest';
import { boards, starOf } from './fixture';
import { flatOf, usualAxes } from './flat';
import { stepFrom } from './keys';
import { cornerNamed } from './star';

const home = cornerNamed('1-');
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', '[', ']', '{', '}'];

it('reaches every point of every board by arrows, pages and brackets', () => {
  for (const [dim, size] of boards) {
    const star = starOf(dim, size);
    const flat = flatOf(star, home, usualAxes(dim, home), 1, 0.5);
    const seen = new Set([0]);
    for (const p of seen) for (const key of keys) seen.add(stepFrom(star, flat, p, key, 1) ?? p);
    expect(seen.size, `${String(dim)}:${String(size)}`).toBe(star.points.length);
  }
});

it('goes straight up through rows of triangles, and back', () => {
  const star = starOf(2, 8);
  const flat = flatOf(star, home, [], 1, 0);
  const begin = star.find('0,6,6') ?? -1;
  let p = begin;
  for (let i = 0; i < 8; i++) p = stepFrom(star, flat, p, 'ArrowUp', 1) ?? -1;
  expect(star.text(p)).toBe('8,2,2');
  for (let i = 0; i < 8; i++) p = stepFrom(star, flat, p, 'ArrowDown', 1) ?? -1;
  expect(p).toBe(begin);
});

it('goes one level on with Page Up, whoever looks, and through the candidates with Shift', () => {
  const star = starOf(3, 3);
  for (const seat of [home, cornerNamed('1+'), cornerNamed('3+')]) {
    const flat = flatOf(star, seat, usualAxes(3, seat), 1, 0.5);
    const sign = seat.plus ? -1 : 1;
    let p = star.points.findIndex((_, q) => star.level(q, seat) === 1);
    for (let level = 2; level <= star.levels; level++) {
      p = stepFrom(star, flat, p, 'PageUp', sign) ?? -1;
      expect(star.level(p, seat)).toBe(level);
    }
    const up =
      stepFrom(
        star,
        flat,
        star.points.findIndex((_, q) => star.level(q, seat) === 5),
        'PageUp',
        sign,
      ) ?? -1;
    const other = stepFrom(star, flat, up, 'PageUp', sign, true) ?? -1;
    expect(other).not.toBe(up);
    expect(star.level(other, seat)).toBe(6);
  }
});

it('leaves other keys alone', () => {
  const star = starOf(2, 2);
  const flat = flatOf(star, home, [], 1, 0);
  expect(stepFrom(star, flat, 0, 'x', 1)).toBeUndefined();
  expect(stepFrom(star, flat, 0, 'Tab', 1)).toBeUndefined();
});
