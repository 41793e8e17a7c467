// What a board wants beside itself, without taking room from the picture: controls, which the panel shows under "Play";
// the buttons at the bottom edge; what belongs to the track of the transport; its own name. And the deed: what a finger
// or a key has chosen on the board, to be done by the one large button.
import { untrack, type Snippet } from 'svelte';

export interface Deed {
  title: string;
  run: () => void;
}

// Moves of the line, from place to place.
export interface Span {
  from: number;
  to: number;
  colour: string;
}

export interface Docked {
  controls: Snippet;
  actions: Snippet;
  track: Snippet;
  spans: readonly Span[]; // parts of the line, in colours on the transport's slider
  name: { title: string; facts?: string };
  deed: Deed;
}

export class Dock {
  #now = $state.raw<Partial<Docked>>({});

  get now(): Partial<Docked> {
    return this.#now;
  }

  // In an effect of the board; what was shown is taken back when the effect ends.
  show(docked: Partial<Docked>): () => void {
    this.#now = { ...untrack(() => this.#now), ...docked };
    return () => {
      const mine = (name: string, value: unknown): boolean => docked[name as keyof Docked] === value;
      this.#now = Object.fromEntries(
        Object.entries(untrack(() => this.#now)).filter(([name, value]) => !mine(name, value)),
      );
    };
  }
}
