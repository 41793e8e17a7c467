// What a line of moves did, place by place: how high every army stood, how far its last piece had to go, how often it
// hopped, and which points were touched. Moves can be taken back, so the position on the board and the moves that led to
// it give the first position, however the game began.
import { cornerNamed, type Corner, type Star } from '../star';
import type { DiamondView } from '../view';
import { heightOf, inGoal } from './boards';

export interface Standing {
  height: number; // sum over the pieces
  home: number; // pieces in the goal
  straggler: number; // levels that the last piece lacks to the goal
  hops: number; // so far
}

export interface Story {
  standings: readonly (readonly Standing[])[]; // by place of the line, by player
  visits: readonly number[]; // by point: how often a piece came there or hopped through
}

type Placement = Pick<DiamondView, 'at'> & { seats: readonly { corner: string }[] };

// The two ends of a move; null for a pass.
export function endsOf(star: Star, move: string): readonly [number, number] | null {
  const words = move.split(':');
  const from = star.find(words[0] ?? '');
  const to = star.find(words.at(-1) ?? '');
  return from === undefined || to === undefined || words.length < 2 ? null : [from, to];
}

export function story(star: Star, now: Placement, line: readonly string[], at: number): Story {
  const corners = now.seats.map((seat) => cornerNamed(seat.corner));
  const owner = [...now.at];
  const moves = line.map((move) => endsOf(star, move));
  for (const move of moves.slice(0, at).reverse()) if (move) shift(owner, move[1], move[0]);
  const armies = corners.map((): number[] => []);
  owner.forEach((player, point) => armies[player]?.push(point));
  const visits = owner.map(() => 0);
  const hops = corners.map(() => 0);
  const here = (): Standing[] => armies.map((army, k) => standing(star, corners[k], army, hops[k] ?? 0));
  const standings = [here()];
  for (const move of moves) {
    if (move) {
      const [from, to] = move;
      const player = owner[from] ?? -1;
      const way = star.way(owner, from, to);
      for (const point of way.slice(1)) visits[point] = (visits[point] ?? 0) + 1;
      if (!star.isStep(from, to)) hops[player] = (hops[player] ?? 0) + way.length - 1;
      armies[player]?.splice(armies[player].indexOf(from), 1, to);
      shift(owner, from, to);
    }
    standings.push(here());
  }
  return { standings, visits };
}

function shift(owner: number[], from: number, to: number): void {
  owner[to] = owner[from] ?? -1;
  owner[from] = -1;
}

function standing(star: Star, corner: Corner | undefined, army: readonly number[], hops: number): Standing {
  const out = { height: 0, home: 0, straggler: 0, hops };
  if (!corner) return out;
  for (const point of army) {
    const height = heightOf(corner, star.at(point), star.size);
    out.height += height;
    out.home += inGoal(corner, star.at(point), star.size) ? 1 : 0;
    out.straggler = Math.max(out.straggler, star.size + 1 - height);
  }
  return out;
}

// Who stands highest; several where they are level.
export function leaders(standings: readonly { height: number }[]): number[] {
  const best = Math.max(...standings.map((row) => row.height));
  return standings.flatMap((row, player) => (row.height === best ? [player] : []));
}
