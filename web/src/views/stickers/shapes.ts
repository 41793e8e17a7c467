// The drawings of puzzles, each asked for once in a language.
import { program } from '../../model/program.svelte';
import { settings } from '../../model/settings.svelte';
import type { JsonObject } from '../../protocol/types';
import { Puzzle } from './puzzle';
import type { Shape } from './view';

const known = new Map<string, Promise<Puzzle>>();
const most = 12;

// `question` are the fields of an `ask` that names the puzzle.
export function puzzleOf(name: string, question: JsonObject): Promise<Puzzle> {
  const key = `${settings.lang} ${name}`;
  let puzzle = known.get(key);
  if (!puzzle) {
    puzzle = program.request<Shape>('ask', question).then((shape) => new Puzzle(shape));
    puzzle.catch(() => known.delete(key));
    if (known.size >= most) known.delete([...known.keys()][0] ?? '');
    known.set(key, puzzle);
  }
  return puzzle;
}
