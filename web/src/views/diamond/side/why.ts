// Why a move is good, in sentences: what the program has found out about it, and what is seen on the board.
import type { texts } from '../../../i18n/en';
import type { DiamondHint } from '../../../protocol/generated/types';
import { cornerNamed, type Star } from '../star';
import type { DiamondView } from '../view';
import { heightOf } from './boards';

type Texts = typeof texts.diamondSide;

// The levels that an army still has to climb until its goal is full; null where it is not as large as its home.
export function levelsLeft(star: Star, view: DiamondView, player: number): number | null {
  const seat = view.seats[player];
  if (!seat) return null;
  const home = cornerNamed(seat.corner);
  const army = view.at.filter((owner) => owner === player).length;
  const goal = star.corner(seat.goal);
  if (army !== goal.length) return null;
  return goal.reduce((sum, point) => sum + heightOf(home, star.at(point), star.size), 0) - seat.height;
}

// How many levels the farthest move of who is to move gains.
export function longest(star: Star, view: DiamondView): number {
  const home = cornerNamed(view.seats[view.to_move ?? 0]?.corner ?? '1-');
  return Math.max(
    ...view.moves.flatMap(({ from, paths }) =>
      paths.map((path) => star.level(path.at(-1) ?? from, home) - star.level(from, home)),
    ),
  );
}

export function whyOf(t: Texts, star: Star, view: DiamondView, hint: DiamondHint): string[] {
  const { reasons, gain } = hint;
  if (!reasons || reasons.pass) return [hint.why];
  const me = view.to_move ?? 0;
  const out: string[] = [];
  if (reasons.wins) out.push(t.whyWins);
  const most = longest(star, view);
  if (gain > 0 && gain >= most) out.push(t.whyFarthest(gain));
  else if (most > 0) out.push(t.whyNotFarthest(gain, most));
  if (reasons.straggler) out.push(t.whyStraggler);
  if (reasons.arrives) out.push(t.whyArrives(reasons.home, reasons.army));
  if (reasons.denied > 0) out.push(t.whyDenied(reasons.denied));
  if (reasons.prepared > 0) out.push(t.whyPrepared(reasons.prepared));
  if (reasons.home_in > 1) out.push(t.whyHomeIn(reasons.home_in));
  const stuck = view.at.filter((owner, p) => owner === me && !view.moves.some(({ from }) => from === p)).length;
  if (stuck > 0) out.push(t.whyStuck(stuck));
  const left = view.seats.map((_, player) => levelsLeft(star, view, player));
  const mine = left[me];
  const others = left.flatMap((levels, player) => (player === me || levels === null ? [] : [levels]));
  if (mine !== null && mine !== undefined && others.length > 0)
    out.push(t.whyRace(mine, mine - gain, Math.min(...others)));
  return out;
}
