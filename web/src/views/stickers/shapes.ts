// The drawings of puzzles, each asked for once in a language.
import { program } from '../../model/program.svelte';
import { settings } from '../../model/settings.svelte';
import { answer, type Question } from '../../protocol/door';
import { Puzzle } from './puzzle';

const known = new Map<string, Promise<Puzzle>>();
const most = 12;

// `question` is about the puzzle, in any state.
export function puzzleOf(name: string, question: Question): Promise<Puzzle> {
  const key = `${settings.lang} ${name}`;
  let puzzle = known.get(key);
  if (!puzzle) {
    puzzle = program.ask(answer('twisty', 'shape'), question).then((shape) => new Puzzle(shape));
    puzzle.catch(() => known.delete(key));
    if (known.size >= most) known.delete([...known.keys()][0] ?? '');
    known.set(key, puzzle);
  }
  return puzzle;
}
