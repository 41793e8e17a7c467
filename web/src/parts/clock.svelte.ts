// Time from the first move to the solution. Kept in the tab's memory, so that a reload does not stop it.
import { keptInTab } from '../model/kept';

const store = 'asobi.clock';

interface Kept {
  game: string;
  from: number | null;
  to: number | null;
}

export class Clock {
  #kept = $state.raw<Kept>({ game: '', from: null, to: null });
  #now = $state(0);
  #played = -1;

  constructor() {
    this.#kept = { ...this.#kept, ...(keptInTab.read(store) as Partial<Kept> | null) };
  }

  get running(): boolean {
    return this.#kept.from !== null && this.#kept.to === null;
  }
  // Whole seconds, null before the first move.
  get seconds(): number | null {
    const { from, to } = this.#kept;
    return from === null ? null : Math.max(0, Math.floor(((to ?? Math.max(this.#now, from)) - from) / 1000));
  }

  // What stands on the board now: which game, how many moves, whether it is solved.
  hear(game: string, played: number, solved: boolean): void {
    const now = Date.now();
    if (game !== this.#kept.game) {
      this.#put({ game, from: null, to: null });
    } else if (this.#played >= 0 && this.#played !== played && this.#kept.from === null) {
      this.#put({ game, from: now, to: null });
    }
    this.#played = played;
    if (solved && this.running) this.#put({ ...this.#kept, to: now });
  }

  tick(): void {
    this.#now = Date.now();
  }

  #put(kept: Kept): void {
    this.#kept = kept;
    this.#now = Date.now();
    keptInTab.write(store, JSON.stringify(kept));
  }
}

export function clockText(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
