import { expect, it } from 'vitest';
import { edgeOptions, failureBound, firstFailures, lineAt, placeOf } from './law';

it('reads the place of an error in both languages', () => {
  const place = { line: 2, character: 20 };
  expect(placeOf('line 2, character 20 (at ", 3}"): a number, a name or ( is expected here')).toEqual(place);
  expect(placeOf('2 行目 20 文字目（", 3}" のところ）: ここには数か文字か ( が必要です')).toEqual(place);
  expect(placeOf('there is no law "x"')).toBeNull();
});

it('finds the place in the text', () => {
  const text = 'A[n_] :=\n {n ⊕ 1, q, 0}';
  const at = lineAt(text, { line: 2, character: 10 });
  expect(at.line).toBe(' {n ⊕ 1, q, 0}');
  expect(text.slice(at.offset, at.offset + 1)).toBe('q');
  expect(at.line.slice(at.before)).toBe('q, 0}');
});

it('draws as far as the first failures lie', () => {
  const check = { holds: false, count: 1, missing_count: 1, surplus_count: 0, surplus: [], max: 300 };
  expect(failureBound({ ...check, missing: [[3, 50, 2]] })).toBe(53);
  expect(failureBound({ ...check, missing: [[1, 2, 0]] })).toBe(12);
  expect(failureBound({ ...check, missing: [[1, 290, 0]] })).toBe(120);
  expect(
    firstFailures(
      [
        [9, 1, 0],
        [2, -1, 0],
        [1, 2, 1],
      ],
      1,
    ),
  ).toEqual([[1, 2, 1]]);
});

it('an edge is k or f', () => {
  expect(edgeOptions(3, undefined)).toEqual({ k: 3 });
  expect(edgeOptions(undefined, 'y')).toEqual({ f: 'y' });
  expect(edgeOptions(undefined, undefined)).toEqual({ k: 1 });
});
