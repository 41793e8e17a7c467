import { expect, it } from 'vitest';
import { movesIn, playable, recordOf } from './record';

it('reads what it writes, for any number of players', () => {
  const line = ['-1,1,1,1:0,0,1,1', 'pass', '2,0,0,0:1,1,0,0', '0,1,1,0:0,0,2,0', '1,1,0,0:1,0,0,1'];
  for (const players of [1, 2, 3, 6]) expect(movesIn(recordOf(line, players))).toEqual(line);
  expect(recordOf(line, 2).split('\n')[1]).toBe('2. 2,0,0,0:1,1,0,0 0,1,1,0:0,0,2,0');
});

it('reads what people write', () => {
  expect(movesIn(' 1.P6:A  P4>B {good}\n2... C:D ; not so good\n# end')).toEqual(['P6:A', 'P4>B', 'C:D']);
  expect(movesIn('')).toEqual([]);
});

it('finds the first move that cannot be played', async () => {
  for (let count = 1; count < 40; count++) {
    for (let good = 0; good < count; good++) {
      let asked = 0;
      const found = await playable(count, (first) => {
        asked++;
        return Promise.resolve(first <= good);
      });
      expect(found).toBe(good);
      expect(asked).toBeLessThanOrEqual(6);
    }
  }
});
