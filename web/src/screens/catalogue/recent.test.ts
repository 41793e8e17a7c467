import { expect, it } from 'vitest';
import { withVisit, type Visit } from './recent';

it('keeps the newest visits, each game once', () => {
  let visits: Visit[] = [];
  for (const game of ['a', 'b', 'c', 'a', 'd', 'e']) visits = withVisit(visits, { game, hash: `#/${game}` });
  expect(visits.map((v) => v.game)).toEqual(['e', 'd', 'a', 'c']);
  expect(withVisit(visits, { game: 'c', hash: '#/c?m=1' })[0]?.hash).toBe('#/c?m=1');
});
