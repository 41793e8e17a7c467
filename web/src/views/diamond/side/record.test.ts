import { expect, it } from 'vitest';
import { movesIn, recordOf } from './record';

it('reads what it writes, for any number of players', () => {
  const line = ['-1,1,1,1:0,0,1,1', 'pass', '2,0,0,0:1,1,0,0', '0,1,1,0:0,0,2,0', '1,1,0,0:1,0,0,1'];
  for (const players of [1, 2, 3, 6]) expect(movesIn(recordOf(line, players))).toEqual(line);
  expect(recordOf(line, 2).split('\n')[1]).toBe('2. 2,0,0,0:1,1,0,0 0,1,1,0:0,0,2,0');
});

it('reads what people write', () => {
  expect(movesIn(' 1.P6:A  P4>B {good}\n2... C:D ; not so good\n# end')).toEqual(['P6:A', 'P4>B', 'C:D']);
  expect(movesIn('')).toEqual([]);
});
