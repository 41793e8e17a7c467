// The two loops X and Y, which the loop and the group panels share; their names stand in the address.
import { Job } from '../../model/job.svelte';
import type { Play } from '../../model/play.svelte';
import { answer } from '../../protocol/door';
import type { SlidingLoop, SlidingLoopAnswer } from '../../protocol/generated/types';
import { slidesIn, type Slide } from './board';
import { mirrored, type Corner } from './seats';
import type { TilesView } from './view';
import type { Generator } from './words';

export function loopNames({ address }: Play): { X: string; Y: string } {
  return { X: address.get('_x', 'outer'), Y: address.get('_y', 'inner') };
}

// As the tools `group` and `words` take them.
export function loopsArgument(play: Play): string {
  const { X, Y } = loopNames(play);
  return `${X},${Y}`;
}

export class LoopQuestion {
  readonly job = new Job<SlidingLoopAnswer>();

  ask(play: Play<TilesView>, walk: string): Promise<SlidingLoopAnswer | null> {
    return this.job.run(answer('sliding', 'loop'), play.question({ walk }));
  }
}

export function slidesOf({ moves }: Pick<SlidingLoop, 'moves'>, corner: Corner): Slide[] {
  return mirrored(corner, slidesIn(moves));
}

// The program letters the loops of a group; those asked one by one are X, Y, Z as they stand.
export function generatorsOf(loops: readonly (SlidingLoop & { letter?: string })[], corner: Corner): Generator[] {
  return loops.map((loop, i) => ({ letter: loop.letter ?? 'XYZ'.charAt(i), moves: slidesOf(loop, corner) }));
}
