import { expect, it } from 'vitest';
import { markedIn } from './marked';

it('finds the place in the text', () => {
  const text = 'A[n_] :=\n {n ⊕ 1, q, 0}';
  const at = markedIn(text, { line: 2, column: 10, length: 1 });
  expect(at.line).toBe(' {n ⊕ 1, q, 0}');
  expect(text.slice(at.start, at.end)).toBe('q');
  expect(at.marked + at.after).toBe('q, 0}');
});

it('counts characters, not the units they are written in', () => {
  const text = 'R 😀 Qx';
  const at = markedIn(text, { line: 1, column: 5, length: 2 });
  expect([at.before, at.marked, at.after]).toEqual(['R 😀 ', 'Qx', '']);
  expect(text.slice(at.start, at.end)).toBe('Qx');
});

it('marks nothing where the text ends too early', () => {
  expect(markedIn('(R U', { line: 1, column: 5, length: 0 })).toMatchObject({
    before: '(R U',
    marked: '',
    start: 4,
    end: 4,
  });
});
