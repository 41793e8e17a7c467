// The sticker under the pointer or the cursor, wherever the puzzle is seen: in space or on its net.
/* eslint-disable svelte/prefer-svelte-reactivity -- sets and maps are replaced whole */
import type { Aim } from './pick';
import type { Turn } from './puzzle';

export class Aimed {
  aim = $state.raw<Aim | null>(null);
  found = $state.raw<ReadonlySet<number>>(new Set()); // where its piece belongs, if that is asked for
  // Turns, or paints the sticker, as the player does it.
  touch: (turn: Turn) => void = () => undefined;
}
