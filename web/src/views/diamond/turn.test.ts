import { expect, it } from 'vitest';
import { boards, starOf, viewOf } from './fixture';
import { cornerNamed, hopsOver } from './star';
import { involved, madeMove, nextStops, targetsOf } from './turn';

const home = cornerNamed('1-');

it('knows neighbours, jumps and levels', () => {
  expect(cornerNamed('3+')).toEqual({ axis: 2, plus: true });
  for (const [dim, size] of boards) {
    const star = starOf(dim, size);
    const most = Math.max(...star.neighbours.map((list) => list.length));
    if (size > 1) expect(most).toBe(dim * (dim + 1));
    star.jumps.forEach((list, p) => {
      for (const { over, to } of list) {
        if (!star.isStep(p, over) || !star.isStep(over, to)) throw new Error('a jump is two steps');
        if (star.between(p, to) !== over) throw new Error('the piece between');
      }
    });
    const levels = star.points.map((_, p) => star.level(p, home));
    expect([Math.min(...levels), Math.max(...levels)]).toEqual([1, star.levels]);
    expect(star.points.map((_, p) => star.level(p, cornerNamed('1+')))).toEqual(
      levels.map((level) => star.levels + 1 - level),
    );
  }
});

// A ladder in the plane: a piece at the foot, single pieces to hop over.
const star = starOf(2, 8);
const point = (text: string): number => star.find(text) ?? -1;
const [foot, first, second, third] = [point('0,4,8'), point('1,4,7'), point('3,4,5'), point('4,3,5')];
const pieces = { '0,4,8': 0, '1,4,7': 1, '3,4,5': 1, '4,3,5': 0 };
const view = viewOf(star, pieces, ['1-', '1+']);
const [one, two] = [point('2,4,6'), point('4,4,4')];
view.moves = [
  {
    from: foot,
    paths: [
      [foot, point('1,3,8')],
      [foot, one],
      [foot, one, two],
    ],
  },
];

it('finds targets with hops and gain; the farthest has the star', () => {
  const targets = targetsOf(star, view, home, foot, []);
  expect([...targets.values()].map(({ hops, gain, best }) => [hops, gain, best])).toEqual([
    [0, 1, false],
    [1, 2, false],
    [2, 4, true],
  ]);
  expect(involved(star, targets.values())).toEqual(new Set([first, second]));
  expect(hopsOver(star, [foot, one, two])).toEqual([first, second]);
});

it('goes on hop by hop, and back to the start', () => {
  expect(nextStops(star, view, foot, [])).toEqual(new Set([one]));
  const after = targetsOf(star, view, home, foot, [one]);
  expect(after.get(two)?.way).toEqual([one, two]);
  expect(after.get(two)?.gain).toBe(4);
  expect(nextStops(star, view, foot, [one])).toEqual(new Set([foot, two]));
});

it('may pass a point where it may not rest', () => {
  const strict = { ...view, moves: [{ from: foot, paths: [[foot, one, two]] }] };
  expect(targetsOf(star, strict, home, foot, []).has(one)).toBe(false);
  expect(targetsOf(star, strict, home, foot, [one]).get(two)?.rests).toBe(true);
  expect(targetsOf(star, strict, home, foot, [two]).get(one)?.rests).toBe(false);
});

it('tells the way of the move that led to a position', () => {
  const at = [...view.at];
  at[foot] = -1;
  at[two] = 0;
  expect(madeMove(star, at, '0,4,8:4,4,4')).toEqual({ player: 0, way: [foot, one, two] });
  expect(madeMove(star, at, '0,4,8:4,4,4', [foot, third, two])?.way).toEqual([foot, third, two]);
  expect(madeMove(star, at, 'pass')).toBeNull();
});
