// Up to how many cells boards are counted and sampled exactly, as the program says; asked for once.
import { program } from '../../model/program.svelte';
import { answer } from '../../protocol/door';
import type { SlidingExactLimits } from '../../protocol/generated/types';

class Limits {
  #now = $state.raw<SlidingExactLimits | null>(null);
  #asked = false;

  // Null until it has been heard.
  get now(): SlidingExactLimits | null {
    if (!this.#asked) void this.#ask();
    return this.#now;
  }

  async #ask(): Promise<void> {
    this.#asked = true;
    try {
      this.#now = await program.ask(answer('sliding', 'limits'), { game: 'sliding' });
    } catch {
      this.#asked = false;
    }
  }
}

export const limits = new Limits();
