// The sticker under the pointer or the cursor, wherever the puzzle is seen: in space or on its net.
/* eslint-disable svelte/prefer-svelte-reactivity -- sets and maps are replaced whole */
import type { Aim } from './pick';
import type { Turn } from './puzzle';
import type { Stage } from './stage';

export class Aimed {
  aim = $state.raw<Aim | null>(null);
  found = $state.raw<ReadonlySet<number>>(new Set()); // where its piece belongs, if that is asked for
  stage: Stage | null = null; // the picture in space
  // Turns, or paints the sticker, as the player does it.
  touch: (turn: Turn) => void = () => undefined;

  // The pointer is there; a turn that was chosen by keys stays as long as it is the same part of the sticker.
  put(next: Aim | null): void {
    if (next?.sticker !== this.aim?.sticker || next?.region !== this.aim?.region) this.aim = next;
  }
}
