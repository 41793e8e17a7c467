// What the program says of boards and games that are not on the board: asked for once each.
import { program } from '../../../model/program.svelte';
import { answer } from '../../../protocol/door';
import type { DiamondBoardsOfDimension } from '../../../protocol/generated/types';
import type { Star } from '../star';
import { starOf } from '../shapes';
import type { JsonObject } from '../../../protocol/json';

const game = 'diamond';

// The boards that there are, by dimension: none until they have been heard.
class Boards {
  #now = $state.raw<readonly DiamondBoardsOfDimension[]>([]);
  #asked = false;

  get now(): readonly DiamondBoardsOfDimension[] {
    if (!this.#asked) void this.#ask();
    return this.#now;
  }

  async #ask(): Promise<void> {
    this.#asked = true;
    try {
      this.#now = (await program.ask(answer(game, 'boards'), { game })).dimensions;
    } catch {
      this.#asked = false;
    }
  }
}

// Whether perfect can play a game that is opened so; undefined until it has been heard.
class Solved {
  #known = $state.raw<Readonly<Record<string, boolean>>>({});
  readonly #asked = new Set<string>();

  of(options: JsonObject): boolean | undefined {
    const key = JSON.stringify(options);
    if (!this.#asked.has(key)) void this.#ask(key, options);
    return this.#known[key];
  }

  async #ask(key: string, options: JsonObject): Promise<void> {
    this.#asked.add(key);
    const told = await program.ask(answer(game, 'board'), { game, options }).catch(() => null);
    this.#known = { ...this.#known, [key]: told?.solved ?? false };
  }
}

// Boards to be drawn; undefined until their points have been heard.
class Stars {
  #known = $state.raw<Readonly<Record<string, Star>>>({});
  readonly #asked = new Set<string>();
  #before: Promise<void> = Promise.resolve();

  of(dim: number, size: number): Star | undefined {
    const key = `${String(dim)}:${String(size)}`;
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      // One after the other: a client may have few jobs under way.
      this.#before = this.#before.then(() => this.#ask(key, dim, size));
    }
    return this.#known[key];
  }

  async #ask(key: string, dim: number, size: number): Promise<void> {
    const star = await starOf(dim, size, { game, options: { dim, size } }).catch(() => null);
    if (star) this.#known = { ...this.#known, [key]: star };
    else this.#asked.delete(key);
  }
}

export const stars = new Stars();
export const allBoards = new Boards();
export const solved = new Solved();
