// The end of a game, when a move has just led to it: joy where the person has won, and the score of the series.
import { untrack } from 'svelte';
import { follows, type GameState } from '../../model/play.svelte';
import type { GameScreen } from './screen.svelte';

export class Ending {
  series = $state.raw({ won: 0, lost: 0 });
  joys = $state(0); // how often there was joy
  joy = $state(false);

  // Made in a component.
  constructor(screen: GameScreen) {
    let before: GameState | null = null;
    $effect(() => {
      const [state, was] = [screen.play.state, before];
      before = state;
      if (!state?.status.over || was?.status.over || !follows(state, was)) return;
      untrack(() => this.#end(screen, state.status.winner));
    });
  }

  #end({ opponent, solo, versus, players }: GameScreen, winner: number | undefined): void {
    const mine = winner !== undefined && opponent.computerAt(winner) === null;
    const against = versus && !solo && players === 2 && [0, 1].some((p) => opponent.computerAt(p) !== null);
    const { won, lost } = this.series;
    if (against && winner !== undefined) this.series = { won: won + (mine ? 1 : 0), lost: lost + (mine ? 0 : 1) };
    this.joy = solo ? winner !== undefined || !versus : mine;
    if (this.joy) this.joys++;
  }
}
