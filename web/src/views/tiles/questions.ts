// Questions about the position, with bounds that keep the page quick: nothing long is begun unasked.
import type { Job } from '../../model/job.svelte';
import type { Play } from '../../model/play.svelte';
import { answer } from '../../protocol/door';
import type { SlidingHintAnswer, SlidingHintArguments, SlidingSolveAnswer } from '../../protocol/generated/types';
import { slidesIn } from './board';
import { limits } from './limits.svelte';
import type { TilesView } from './view';

const exactAtOnce = 10; // cells: the table of distances is made in a moment
const patience = 3; // seconds for a hint on larger boards

export function knownAtOnce(view: TilesView): boolean {
  return view.tiles.length <= exactAtOnce;
}
export function hasCensus(view: TilesView): boolean {
  return view.tiles.length <= (limits.now?.census ?? 0);
}

// Counted within seconds, or known already.
export function canCount(view: TilesView): boolean {
  const board = `${String(view.rows)}x${String(view.cols)}`;
  return hasCensus(view) || (limits.now?.known_censuses ?? []).includes(board);
}

export type PositionJob = Job<SlidingHintAnswer | SlidingSolveAnswer>;

// The best moves, where they can be had soon.
export function askHint(job: PositionJob, play: Play<TilesView>): Promise<SlidingHintAnswer | null> {
  const small = play.state !== null && hasCensus(play.state.view);
  const question = { ...play.question<SlidingHintArguments>(), ...(small ? {} : { seconds: patience }) };
  return job.run(answer('sliding', 'hint'), question);
}

// A good move and an upper bound, at once on every board.
export async function askOutside(job: PositionJob, play: Play<TilesView>): Promise<SlidingHintAnswer | null> {
  const question = { ...play.question({ fast: true }), seconds: patience };
  const found = await job.run(answer('sliding', 'solve'), question);
  if (!found || found.length === null) return null;
  const { length, moves } = found;
  return { solved: length === 0, moves: slidesIn(moves ?? '').slice(0, 1), left: length, optimal: false };
}
