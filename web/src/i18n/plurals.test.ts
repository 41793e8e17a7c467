// “1 turns” is never said: every text that takes numbers is asked with ones.
import { expect, it } from 'vitest';
import { texts } from './en';

function* said(part: unknown, path: string): Generator<[string, string]> {
  if (typeof part === 'function') {
    let text: unknown;
    try {
      text = (part as (...all: number[]) => unknown)(1, 1, 1, 1, 1, 1);
    } catch {
      return; // it takes something else
    }
    if (typeof text === 'string') yield [path, text];
  } else if (typeof part === 'object' && part !== null) {
    for (const [name, inner] of Object.entries(part)) yield* said(inner, `${path}.${name}`);
  }
}

const things =
  'turns|moves|stones|heaps|games|elements|claims|positions|pieces|points|players|layers|stickers|faces|steps|hops|' +
  'cells|boards|puzzles|seconds|states|cuts|rows|columns|tiles|trials|tables|ways|times|phases|levels|squares|others';

it('counts one thing as one', () => {
  const wrong = new RegExp(`(?<![\\d.,×⁰-⁹/-])1 (?:more |other |random |unit )?(?:${things})\\b`);
  const found = [...said(texts, 'texts')].filter(([, text]) => wrong.test(text));
  expect([...new Set(found.map(([path, text]) => `${path}: ${text}`))]).toEqual([]);
  expect([...said(texts, 'texts')].length).toBeGreaterThan(150);
});
