// The boards' points, asked for once each.
import { program } from '../../model/program.svelte';
import type { JsonObject } from '../../protocol/types';
import { Star } from './star';
import type { Shape } from './view';

const known = new Map<string, Promise<Star>>();
const most = 8;

// `question` are the fields of an `ask` of the tool `shape`.
export function starOf(dim: number, size: number, question: JsonObject): Promise<Star> {
  const key = `${String(dim)}:${String(size)}`;
  let star = known.get(key);
  if (!star) {
    star = program.request<Shape>('ask', question).then((shape) => new Star(shape));
    star.catch(() => known.delete(key));
    if (known.size >= most) known.delete([...known.keys()][0] ?? '');
    known.set(key, star);
  }
  return star;
}
