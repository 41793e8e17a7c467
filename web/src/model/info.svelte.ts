// What the program says of a game, in the language chosen: null until it has been heard, or where there is no such game.
import type { GameInfo } from '../protocol/generated/types';
import { program } from './program.svelte';

export class Info {
  #now = $state.raw<GameInfo | null>(null);

  // Make it in a component.
  constructor(game: () => string) {
    $effect(() => {
      const wanted = game();
      const isWanted = (): boolean => wanted === game();
      program.info(wanted).then(
        (info) => {
          if (isWanted()) this.#now = info;
        },
        () => {
          if (isWanted()) this.#now = null;
        },
      );
    });
  }

  get now(): GameInfo | null {
    return this.#now;
  }
}
