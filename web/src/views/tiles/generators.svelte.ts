// The two loops X and Y, which the loop and the group panels share; their names stand in the address.
import { Job } from '../../model/job.svelte';
import type { Play } from '../../model/play.svelte';
import { router } from '../../model/router.svelte';
import { untyped } from '../../protocol/untyped';
import type { Slide } from './board';
import { mirrored, type Corner } from './seats';
import type { TilesView } from './view';
import type { Generator } from './words';

export interface LoopAnswer {
  name: string;
  seats: number[];
  moves: string;
  permutation: number[];
  cycles: string;
  letter?: string;
  even?: boolean;
}

export function loopNames(): { X: string; Y: string } {
  return { X: router.get('_x', 'outer'), Y: router.get('_y', 'inner') };
}

// As the tools `group` and `words` take them.
export function loopsArgument(): string {
  const { X, Y } = loopNames();
  return `${X},${Y}`;
}

export class LoopQuestion {
  readonly job = new Job<LoopAnswer>();

  ask(play: Play<TilesView>, walk: string): Promise<LoopAnswer | null> {
    return this.job.run(untyped<LoopAnswer>('sliding', 'loop'), play.question({ walk }));
  }
}

export function slidesOf(answer: LoopAnswer, corner: Corner): Slide[] {
  return mirrored(corner, [...answer.moves] as Slide[]);
}

export function generatorsOf(answers: readonly LoopAnswer[], corner: Corner): Generator[] {
  return answers.map((answer, i) => ({ letter: answer.letter ?? 'XYZ'.charAt(i), moves: slidesOf(answer, corner) }));
}
