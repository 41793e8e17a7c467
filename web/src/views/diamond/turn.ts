// What a piece can do, as the board shows it.
import { hopsOver, type Corner, type Star } from './star';
import type { DiamondView } from './view';

export interface Target {
  to: number;
  way: readonly number[]; // from where the piece stands now
  hops: number; // 0: a step
  gain: number; // levels, from where the turn began
  rests: boolean; // the turn may end here
  best: boolean; // no other target gains more
}

// Where the piece that began on `from` and has hopped along `via` can go; `via` is empty at the start of the turn.
export function targetsOf(
  star: Star,
  view: DiamondView,
  home: Corner,
  from: number,
  via: readonly number[],
): Map<number, Target> {
  const paths = view.moves.find((row) => row.from === from)?.paths ?? [];
  const ends = new Map(paths.map((path) => [path.at(-1) ?? from, path]));
  const here = via.at(-1) ?? from;
  const ways = new Map<number, readonly number[]>(via.length > 0 ? star.hops(view.at, from, here) : ends);
  ways.delete(from);
  const start = star.level(from, home);
  const gainOf = (to: number): number => star.level(to, home) - start;
  const most = Math.max(...[...ways.keys()].filter((to) => ends.has(to)).map(gainOf));
  const out = new Map<number, Target>();
  for (const [to, way] of ways) {
    const step = via.length === 0 && way.length === 2 && star.isStep(here, to);
    const rests = ends.has(to);
    const gain = gainOf(to);
    out.set(to, { to, way, hops: step ? 0 : way.length - 1, gain, rests, best: rests && gain === most && most > 0 });
  }
  return out;
}

// The points one hop away: the next stops of somebody who hops one by one.
export function nextStops(star: Star, view: DiamondView, from: number, via: readonly number[]): Set<number> {
  const ways = star.hops(view.at, from, via.at(-1) ?? from);
  return new Set([...ways].filter(([, way]) => way.length === 2).map(([to]) => to));
}

// The pieces that take part in the moves of a piece.
export function involved(star: Star, targets: Iterable<Target>): Set<number> {
  const out = new Set<number>();
  for (const { way } of targets) for (const p of hopsOver(star, way)) out.add(p);
  return out;
}

export interface Made {
  player: number;
  way: readonly number[];
}

// The move that led to a position, from its name and the board now; null for a pass.
export function madeMove(star: Star, at: readonly number[], name: string, known?: readonly number[]): Made | null {
  const [from, to] = name.split(':').map((text) => star.find(text));
  if (from === undefined || to === undefined) return null;
  const player = at[to] ?? -1;
  if (player < 0) return null;
  if (known && known[0] === from && known.at(-1) === to) return { player, way: known };
  const before = [...at];
  before[from] = player;
  before[to] = -1;
  return { player, way: star.way(before, from, to) };
}
