// Questions about the position, with bounds that keep the page quick: nothing long is begun unasked.
import type { Job } from '../../model/job.svelte';
import type { Play } from '../../model/play.svelte';
import type { JsonObject } from '../../protocol/json';
import { untyped } from '../../protocol/untyped';
import type { TilesView } from './view';

export interface SolveAnswer {
  solvable: boolean;
  length: number | null;
  moves: string | null;
  optimal: boolean;
  nodes: number;
  reason?: string;
}
export interface HintAnswer {
  solved: boolean;
  moves: string[];
  left: number;
  optimal: boolean;
}

const exactAtOnce = 10; // cells: the table of distances is made in a moment
const exactByTable = 12; // cells: it takes some seconds the first time
const patience = 3; // seconds for a hint on larger boards

export function knownAtOnce(view: TilesView): boolean {
  return view.tiles.length <= exactAtOnce;
}
export function hasCensus(view: TilesView): boolean {
  return view.tiles.length <= exactByTable;
}

export type PositionJob = Job<HintAnswer | SolveAnswer>;

// The best moves, where they can be had soon.
export function askHint(job: PositionJob, play: Play<TilesView>): Promise<HintAnswer | null> {
  const small = play.state !== null && hasCensus(play.state.view);
  const question = { ...play.question<JsonObject>(), ...(small ? {} : { seconds: patience }) };
  return job.run(untyped<HintAnswer>('sliding', 'hint'), question);
}

// A good move and an upper bound, at once on every board.
export async function askOutside(job: PositionJob, play: Play<TilesView>): Promise<HintAnswer | null> {
  const question = { ...play.question({ fast: true }), seconds: patience };
  const answer = await job.run(untyped<SolveAnswer>('sliding', 'solve'), question);
  if (!answer || answer.length === null) return null;
  const { length, moves } = answer;
  return { solved: length === 0, moves: [...(moves ?? '').slice(0, 1)], left: length, optimal: false };
}
