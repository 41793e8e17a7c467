import { describe, expect, it } from 'vitest';
import { completed, completion, wordsOf } from './statement';

const words = wordsOf(['x', 'y']);

describe('completion', () => {
  it('offers what goes on as the word at the caret has begun', () => {
    expect(completion('forall x: lo', 12, words)?.words).toEqual(['lost(x, y)']);
    expect(completion('forall x: g', 11, words)?.words).toEqual(['grundy(x, y)']);
    expect(completion('m', 1, words)?.words).toEqual(["move(x, y, x', y')", 'mod', 'min(', 'max(']);
  });
  it('knows the golden words where the digits are Zeckendorf’s', () => {
    expect(completion('ph', 2, words)).toBeNull();
    expect(completion('ph', 2, wordsOf(['x'], true))?.words).toEqual(['phi(', 'phi2(']);
  });
  it('offers nothing after a whole word, a name or a sign', () => {
    expect(completion('forall', 6, words)).toBeNull();
    expect(completion('x', 1, words)).toBeNull();
    expect(completion('x = ', 4, words)).toBeNull();
    expect(completion('x lo', 1, words)).toBeNull();
  });
  it('puts the word in the place of what was typed', () => {
    const text = 'forall x: lo <=> x = y';
    const at = completion(text, 12, words);
    expect(at && completed(text, at, 'lost(x, y)')).toEqual({
      text: 'forall x: lost(x, y) <=> x = y',
      caret: 20,
    });
  });
});
