// Finding games by words: in every language, with small slips of the pen, and by filters such as `tool:solve`.
import { plain } from '../../parts/fitting';

export interface Entry {
  id: string;
  paper: string;
  tools: readonly string[];
  texts: readonly string[]; // titles, descriptions and tools in both languages; the titles first
}

const filters: Readonly<Record<string, (entry: Entry) => readonly string[]>> = {
  game: (entry) => [entry.id],
  paper: (entry) => [entry.paper],
  tool: (entry) => entry.tools,
};

// Whether `word` becomes the beginning of `text` by at most `slips` letters changed, missing, surplus or exchanged.
export function beginsAlike(word: string, text: string, slips: number): boolean {
  if (slips < 0) return false;
  let at = 0;
  while (at < word.length && word[at] === text[at]) at++;
  if (at === word.length) return true;
  const [rest, left] = [word.slice(at), text.slice(at)];
  const exchanged = rest.length > 1 && rest[0] === left[1] && rest[1] === left[0];
  return (
    beginsAlike(rest.slice(1), left, slips - 1) ||
    (left !== '' &&
      (beginsAlike(rest, left.slice(1), slips - 1) || beginsAlike(rest.slice(1), left.slice(1), slips - 1))) ||
    (exchanged && beginsAlike(rest.slice(2), left.slice(2), slips - 1))
  );
}

function scoreIn(word: string, text: string): number {
  if (text === word) return 5;
  const at = text.indexOf(word);
  if (at === 0 || (at > 0 && /[\s(・]/.test(text[at - 1] ?? ''))) return 4;
  if (at > 0) return 3;
  const slips = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (slips === 0) return 0;
  return text.split(/[\s,.;:()・、。-]+/).some((part) => beginsAlike(word, part, slips)) ? 1 : 0;
}

// How well a game fits: 0 not at all. Every word must fit somewhere; titles and names count most.
export function score(entry: Entry, query: string): number {
  let sum = 1;
  const names = [entry.id, entry.paper, ...entry.tools].map(plain);
  const texts = entry.texts.map(plain);
  for (const word of plain(query).split(/\s+/)) {
    if (word === '') continue;
    const [name = '', value] = word.split(/:(.*)/s);
    const filter = filters[name];
    if (filter && value !== undefined) {
      if (!filter(entry).some((field) => plain(field).startsWith(value))) return 0;
      continue;
    }
    const inTexts = texts.map((text, index) => scoreIn(word, text) * (index < 2 || text === word ? 3 : 1));
    const best = Math.max(0, ...inTexts, ...names.map((text) => scoreIn(word, text) * 2));
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

// The games that fit, the best first; without words all of them in their order.
export function search<T extends Entry>(entries: readonly T[], query: string): T[] {
  return entries
    .map((entry) => ({ entry, score: score(entry, query) }))
    .filter((row) => row.score > 0)
    .sort((a, b) => b.score - a.score)
    .map((row) => row.entry);
}
