// Which sections of a panel stay, out of sight, while another is shown: those where something that was asked for took
// long, or still does. All others are made anew when they are opened.
import { untrack } from 'svelte';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Jobs } from '../model/job.svelte';

export type Mark = 'busy' | 'done';

export class Held {
  readonly #jobs = new SvelteMap<string, Jobs>(); // of the sections that are there
  readonly #left = new SvelteSet<string>(); // those that stay
  readonly #awaited = new SvelteSet<string>(); // those that were left before they were done
  #open = $state<string>();

  // To be made while a component is set up; `open` is the section in sight.
  constructor(open: () => string | undefined) {
    $effect.pre(() => {
      const next = open();
      untrack(() => {
        if (this.#open !== undefined && this.#open !== next) this.#leave(this.#open);
        this.#open = next;
        if (next !== undefined) this.#awaited.delete(next);
      });
    });
  }

  #leave(id: string): void {
    const jobs = this.#jobs.get(id);
    if (jobs?.worth) this.#left.add(id);
    else this.#left.delete(id);
    if (jobs?.busy) this.#awaited.add(id);
  }

  has(id: string): boolean {
    return this.#left.has(id);
  }

  // What is to be told of sections that are out of sight, and whether the one that is open is busy.
  mark(ids: string[]): Mark | null {
    if (ids.some((id) => this.#jobs.get(id)?.takingLong)) return 'busy';
    return ids.some((id) => this.#awaited.has(id) && this.#jobs.get(id)?.told) ? 'done' : null;
  }

  // A section is made; what is returned is to be called when it goes.
  add(id: string, jobs: Jobs): () => void {
    this.#jobs.set(id, jobs);
    return () => {
      this.#jobs.delete(id);
      this.#left.delete(id);
      this.#awaited.delete(id);
    };
  }
}
