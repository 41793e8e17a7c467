// Where moves lead from the position on the board, as the program lists them; those that may be forbidden, where it is
// somebody's turn to forbid.
import type { Play } from '../../model/play.svelte';
import type { NumbersView } from '../../protocol/generated/types';
import { targetOf, type Tuple } from './view';

export class Moves {
  now = $state.raw<readonly Tuple[]>([]);
  ready: Promise<void> = Promise.resolve(); // when they are those of the position on the board

  constructor(play: Play<NumbersView>) {
    $effect(() => {
      const state = play.state;
      if (!state) return;
      this.ready = play.moves().then(
        (names) => {
          if (play.state === state) this.now = names.map(targetOf).filter((to) => to !== null);
        },
        () => undefined,
      );
    });
  }
}
