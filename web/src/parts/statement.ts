// Statements about the numbers of a position: the words that can stand where the caret is, and the position of an
// example.
import type { StatementsValue as Value } from '../protocol/generated/types';

export interface Completion {
  from: number; // of the text
  to: number;
  words: string[];
}

const always = ['forall', 'exists', 'and', 'or', 'not', 'xor', 'mod', 'min(', 'max(', 'true', 'false'];
export const signs = ['∀', '∃', '⇔', '⇒', '⊕', '≤', '≠', "'"];

// The words of a game whose positions have these numbers; golden: written in Zeckendorf's numeration.
export function wordsOf(names: readonly string[], golden = false): string[] {
  const list = names.join(', ');
  const after = names.map((name) => `${name}'`).join(', ');
  return [
    ...names,
    `lost(${list})`,
    `grundy(${list})`,
    `position(${list})`,
    `move(${list}, ${after})`,
    ...(golden ? ['phi(', 'phi2(', 'shift('] : []),
    ...always,
  ];
}

// Those that go on as the word at the caret has begun; none where nothing or all of it is typed.
export function completion(text: string, caret: number, words: readonly string[]): Completion | null {
  const begun = /[A-Za-z_][A-Za-z_0-9']*$/.exec(text.slice(0, caret))?.[0] ?? '';
  const found = words.filter((word) => word.startsWith(begun) && word !== begun);
  if (begun === '' || found.length === 0 || words.includes(begun)) return null;
  return { from: caret - begun.length, to: caret, words: found };
}

export function completed(text: string, { from, to }: Completion, word: string): { text: string; caret: number } {
  return { text: text.slice(0, from) + word + text.slice(to), caret: from + word.length };
}

// The numbers of a position among the values of an example: by their names, else in their order.
export function positionOf(names: readonly string[], example: readonly Value[]): (number | string)[] | null {
  const named = names.map((name) => example.find((row) => row.name === name)?.value);
  if (named.every((value) => value !== undefined)) return named;
  return example.length === names.length ? example.map(({ value }) => value) : null;
}
