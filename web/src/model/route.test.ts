import { expect, it } from 'vitest';
import { formatPlace, parsePlace } from './route';

it('writes what it reads, whatever the values are', () => {
  for (const value of [
    '',
    'a b',
    'a_b',
    '1 2 3',
    '110/011',
    '3,4,-',
    'r1:2-3',
    'x=1&y=2?',
    '遊び',
    "R U' ",
    '%',
    '#',
    '+',
  ]) {
    const place = { screen: 'sliding', query: { tiles: value, '_tab x': value } };
    expect(parsePlace(formatPlace(place))).toEqual(place);
  }
});

it('keeps addresses readable', () => {
  expect(formatPlace({ screen: 'nim', query: { heaps: '3 5 7', m: '1:1', _tab: 'a' } })).toBe(
    '#/nim?heaps=3_5_7&m=1:1&_tab=a',
  );
  expect(formatPlace({ screen: '', query: {} })).toBe('#/');
});

it('reads what people type', () => {
  expect(parsePlace('')).toEqual({ screen: '', query: {} });
  expect(parsePlace('#nim?&heaps=1_2&misere')).toEqual({ screen: 'nim', query: { heaps: '1 2', misere: '' } });
  expect(parsePlace('#/nim?heaps=%E0%A4%A')).toEqual({ screen: 'nim', query: { heaps: '%E0%A4%A' } });
});
