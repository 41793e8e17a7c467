// Distances to home that have been proved, by position; learnt from solutions and hints, read by all panels.
import { SvelteMap } from 'svelte/reactivity';
import { after, type Slide, type Tiles } from './board';
import type { TilesView } from './view';

export class Distances {
  readonly #known = new SvelteMap<string, number>();

  of(view: TilesView, tiles: Tiles = view.tiles): number | undefined {
    return this.#known.get(key(view, tiles));
  }
  learn(view: TilesView, distance: number): void {
    this.#known.set(key(view, view.tiles), distance);
  }
  // Every position on a shortest solution.
  learnSolution(view: TilesView, moves: readonly Slide[]): void {
    let { tiles } = view;
    for (let left = moves.length; left >= 0; left--) {
      this.#known.set(key(view, tiles), left);
      tiles = after(view, tiles, moves.slice(moves.length - left, moves.length - left + 1));
    }
  }
}

function key(view: TilesView, tiles: Tiles): string {
  return `${String(view.cols)}|${view.goal.join()}|${tiles.join()}`;
}
