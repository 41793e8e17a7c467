// Where a board is: its game, how it began, its line, and how it is shown. That of the page's own board is the router; a
// board that stands beside another one has an address of its own, which lasts as long as it does. Names that begin with
// `_` belong to the page (which tab, which hint), all others to the game.
import { inMemory, Kept } from './kept';
import type { Place } from './route';

export type Changes = Record<string, string | undefined>;

export class Address {
  place: Place = $state.raw() as Place;

  constructor(
    place: Place,
    readonly embedded = true, // only the board and its transport
    readonly memory = new Kept(inMemory()), // what a reload finds again, where there is one
  ) {
    this.place = place;
  }

  get(name: string, otherwise = ''): string {
    return this.place.query[name] ?? otherwise;
  }

  // The same screen with some values changed; undefined removes one.
  set(changes: Changes): void {
    this.replace(this.place.screen, { ...this.place.query, ...changes });
  }

  replace(screen: string, query: Changes): void {
    const kept = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    this.place = { screen, query: Object.fromEntries(kept) };
  }
}
