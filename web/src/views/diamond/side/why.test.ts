import { expect, test } from 'vitest';
import { texts } from '../../../i18n/en';
import type { DiamondHint } from '../../../protocol/generated/types';
import { starOf, viewOf } from '../fixture';
import { levelsLeft, longest, whyOf } from './why';

const star = starOf(2, 2);
const home = star.corner('1-');
const foe = star.corner('1+');
const at = (points: readonly number[], player: number) => Object.fromEntries(points.map((p) => [star.text(p), player]));
const base = viewOf(star, { ...at(home, 0), ...at(foe, 1) }, ['1-', '1+']);
const one = home[0] ?? 0;
const next = star.neighbours[one]?.find((q) => star.level(q, { axis: 0, plus: false }) > 1) ?? 0;
const height = star.at(one)[0] ?? 0;
const view = {
  ...base,
  seats: [
    { corner: '1-', goal: '1+', height, home: 0 },
    { corner: '1+', goal: '1-', height, home: 0 },
  ],
  moves: [{ from: one, paths: [[one, next]] }],
};
const hint: DiamondHint = {
  move: '',
  path: [one, next],
  gain: 1,
  depth: 1,
  nodes: 1,
  table_lacking: false,
  why: 'as the program says',
  reasons: {
    pass: false,
    wins: false,
    home_in: 0,
    straggler: true,
    arrives: false,
    home: 0,
    army: 1,
    denied: 2,
    prepared: -3,
  },
};

test('the levels left are those from here to the goal', () => {
  const goal = (star.at(foe[0] ?? 0)[0] ?? 0) * 1;
  expect(levelsLeft(star, view, 0)).toBe(goal - height);
  expect(levelsLeft(star, { ...view, at: view.at.map((o) => (o === 0 ? -1 : o)) }, 0)).toBeNull();
});

test('what holds is said, and nothing else', () => {
  const t = texts.diamondSide;
  const left = levelsLeft(star, view, 0) ?? 0;
  expect(longest(star, view)).toBe(1);
  expect(whyOf(t, star, view, hint)).toEqual([
    t.whyFarthest(1),
    t.whyStraggler,
    t.whyDenied(2),
    t.whyRace(left, left - 1, left),
  ]);
  const pass = { ...hint, reasons: { ...hint.reasons, pass: true } } as DiamondHint;
  expect(whyOf(t, star, view, pass)).toEqual(['as the program says']);
});
