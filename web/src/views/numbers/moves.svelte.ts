// Where moves lead from the position on the board, as the program lists them.
import type { Play } from '../../model/play.svelte';
import { program } from '../../model/program.svelte';
import type { NumbersView } from '../../protocol/generated/types';
import { parseTuple, type Tuple } from './view';

export class Moves {
  now = $state.raw<readonly Tuple[]>([]);

  constructor(play: Play<NumbersView>) {
    $effect(() => {
      const state = play.state;
      if (!state) return;
      program.request('moves', { session: state.session }).then(
        ({ moves }) => {
          if (play.state === state) this.now = moves.flatMap((name) => [parseTuple(name) ?? []]);
        },
        () => undefined,
      );
    });
  }
}
