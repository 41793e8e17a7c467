import { expect, it } from 'vitest';
import { starOf as board } from '../fixture';
import { cornerNamed } from '../star';
import { heightOf } from './boards';
import { endsOf, leaders, story } from './replay';

const seats = [{ corner: '1-' }, { corner: '1+' }];

it('tells heights, hops and the last piece of every place, from wherever one looks', () => {
  const star = board(2, 4);
  const corners = seats.map((seat) => cornerNamed(seat.corner));
  const at = star.points.map((point) => corners.findIndex((corner) => heightOf(corner, point, 4) < 0));
  expect(at.filter((player) => player === 0).length).toBe(3);
  // 1- hops out over its own piece, 1+ steps.
  const line = ['-2,4,4:0,4,2', '5,1,0:4,1,1'];
  const { standings, visits } = story(star, { seats, at }, line, 0);
  expect(standings.map(([mine]) => mine)).toEqual([
    { height: -4, home: 0, straggler: 7, hops: 0 },
    { height: -2, home: 0, straggler: 6, hops: 1 },
    { height: -2, home: 0, straggler: 6, hops: 1 },
  ]);
  expect(standings.map(([, other]) => other?.height)).toEqual([-4, -4, -3]);
  expect(visits[star.find('0,4,2') ?? -1]).toBe(1);
  expect(visits.reduce((a, b) => a + b, 0)).toBe(2);

  const later = [...at];
  for (const move of line) {
    const [from, to] = endsOf(star, move) ?? [0, 0];
    later[to] = later[from] ?? -1;
    later[from] = -1;
  }
  expect(story(star, { seats, at: later }, line, 2)).toEqual({ standings, visits });
});

it('counts every hop of a chain, and no pass', () => {
  const star = board(2, 4);
  const at = star.points.map(() => -1);
  at[star.find('0,4,2') ?? -1] = 0;
  at[star.find('1,3,2') ?? -1] = 1;
  at[star.find('2,1,3') ?? -1] = 1;
  const { standings, visits } = story(star, { seats, at }, ['0,4,2:2,0,4', 'pass'], 0);
  expect(standings[2]?.[0]?.hops).toBe(2);
  expect(visits[star.find('2,2,2') ?? -1]).toBe(1);
});

it('names who is ahead', () => {
  expect(leaders([{ height: 3 }, { height: 5 }])).toEqual([1]);
  expect(leaders([{ height: 5 }, { height: 5 }])).toEqual([0, 1]);
});
