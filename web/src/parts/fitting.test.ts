import { expect, it } from 'vitest';
import { fitting } from './fitting';

const row = (label: string, note: string, group: string, words = ''): Parameters<typeof fitting>[0][number] => ({
  label,
  note,
  group,
  words,
});
const all = [
  row('Match', 'who wins how often', 'Nim', '対戦'),
  row('Solve', 'a shortest solution', 'Sliding puzzles', '解く'),
  row('Lengths', 'how long solutions are', 'Sliding puzzles', '手数'),
];

it('finds by every word, wherever it stands, and names before notes', () => {
  expect(fitting(all, '').length).toBe(3);
  expect(fitting(all, 'sliding sol').map((one) => one.label)).toEqual(['Solve', 'Lengths']);
  expect(fitting(all, 'ＭＡＴＣＨ').map((one) => one.label)).toEqual(['Match']);
  expect(fitting(all, 'solution').map((one) => one.label)).toEqual(['Solve', 'Lengths']);
  expect(fitting(all, 'match solve')).toEqual([]);
});

it('finds by words of the other language', () => {
  expect(fitting(all, 'とく 解').map((one) => one.label)).toEqual([]);
  expect(fitting(all, '対戦').map((one) => one.label)).toEqual(['Match']);
});
