// The twisty puzzles that have a name, each once: what is sold under a name and what PuzzleGeometry calls the same are one
// puzzle with two names.
import type { TwistyPuzzleList, TwistySolidLetter } from '../../protocol/generated/types';

export interface Named {
  puzzle: string; // what the program is asked for
  title: string;
  solid: TwistySolidLetter;
  aliases: string[]; // all names it is known by, in every language asked
}

const solids: readonly [RegExp, TwistySolidLetter][] = [
  [/^(c |cube)/, 'c'],
  [/^(t |tetra)/, 't'],
  [/^(o |octa)/, 'o'],
  [/^(d |dodeca)/, 'd'],
  [/^(i |icosa)/, 'i'],
];
const solidOf = (description: string): TwistySolidLetter =>
  solids.find(([begins]) => begins.test(description))?.[1] ?? 'c';
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9+]+/g, '-');

export function namedPuzzles(here: TwistyPuzzleList, there: TwistyPuzzleList): Named[] {
  const found = new Map<string, Named>();
  const keyOf = new Map<string, string>(); // of a name
  for (const { name, title, is } of here.commercial) {
    const twin = there.commercial.find((row) => row.name === name)?.title ?? '';
    const known = found.get(is);
    keyOf.set(plain(name), is);
    if (known) known.aliases.push(name, title, twin);
    else found.set(is, { puzzle: name, title, solid: solidOf(is), aliases: [twin, name, title, is] });
  }
  for (const { name, is } of here.puzzle_geometry) {
    const [, layers] = /^(\d+)x\1x\1$/.exec(name) ?? [];
    const key = layers === undefined ? (keyOf.get(plain(name)) ?? is) : `cube-face-${layers}`;
    const known = found.get(key);
    if (known) known.aliases.push(name);
    else {
      const title = layers === undefined ? name.charAt(0).toUpperCase() + name.slice(1) : name.replaceAll('x', '×');
      found.set(key, { puzzle: layers === undefined ? name : key, title, solid: solidOf(is), aliases: [name, is] });
    }
    const layered = /^cube-face-(\d+)$/.exec(key)?.[1];
    if (layered !== undefined) found.get(key)?.aliases.push(Array(3).fill(layered).join('×'));
  }
  return [...found.values()];
}
