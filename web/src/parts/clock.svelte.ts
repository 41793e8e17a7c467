// Time that a person takes to solve, from the first turn by hand to the solution. It rests while a line is only looked
// at. Kept in the tab's memory, so that a reload does not stop it.
import { untrack } from 'svelte';
import type { Kept as Memory } from '../model/kept';
import type { Cause, Play } from '../model/play.svelte';

const store = 'asobi.timer';

interface Kept {
  game: string;
  spent: number; // ms, before `since`
  since: number | null; // when it began to run; null: it rests
  begun: boolean;
  done: boolean; // solved
}

const fresh = { spent: 0, since: null, begun: false, done: false };

export class Clock {
  #kept = $state.raw<Kept>({ game: '', ...fresh });
  #now = $state(0);

  readonly #memory: Memory;

  constructor({ address }: Play) {
    this.#memory = address.memory;
    this.#kept = { ...this.#kept, ...(this.#memory.read(store) as Partial<Kept> | null) };
    this.#now = Date.now();
  }

  get running(): boolean {
    return this.#kept.since !== null;
  }
  // null before the first turn.
  get milliseconds(): number | null {
    return this.#kept.begun ? this.#spent(this.#now) : null;
  }

  // What stands on the board now: which game, what led there, whether it is solved.
  hear(game: string, cause: Cause, solved: boolean): void {
    untrack(() => {
      const now = Date.now();
      if (game !== this.#kept.game) this.#put({ game, ...fresh });
      if (cause === 'hand' && !this.running && !this.#kept.done) this.#put({ ...this.#kept, since: now, begun: true });
      if (this.running && (solved || cause === 'look')) {
        this.#put({ ...this.#kept, spent: this.#spent(now), since: null, done: solved });
      }
    });
  }

  tick(): void {
    this.#now = Date.now();
  }

  #spent(now: number): number {
    const { spent, since } = this.#kept;
    return spent + (since === null ? 0 : Math.max(0, now - since));
  }

  #put(kept: Kept): void {
    this.#kept = kept;
    this.#now = Date.now();
    this.#memory.write(store, JSON.stringify(kept));
  }
}

// Minutes, seconds, hundredths.
export function clockText(milliseconds: number): string {
  const hundredths = Math.floor(milliseconds / 10);
  const [minutes, rest] = [Math.floor(hundredths / 6000), hundredths % 6000];
  const [seconds, part] = [Math.floor(rest / 100), rest % 100];
  return `${String(minutes)}:${String(seconds).padStart(2, '0')}.${String(part).padStart(2, '0')}`;
}
