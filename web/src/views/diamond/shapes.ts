// The boards' points, asked for once each.
import { program } from '../../model/program.svelte';
import { answer, type Question } from '../../protocol/door';
import type { DiamondShapeArguments } from '../../protocol/generated/types';
import { Star } from './star';

const known = new Map<string, Promise<Star>>();
const most = 16;

// `question` is about a game on the board.
export function starOf(dim: number, size: number, question: Question<DiamondShapeArguments>): Promise<Star> {
  const key = `${String(dim)}:${String(size)}`;
  let star = known.get(key);
  if (!star) {
    star = program.ask(answer('diamond', 'shape'), question).then((shape) => new Star(shape));
    star.catch(() => known.delete(key));
    if (known.size >= most) known.delete([...known.keys()][0] ?? '');
    known.set(key, star);
  }
  return star;
}
