// Where we are. The address is the only place where the page's state is kept. Names that begin with `_` belong to the
// page (which tab, which hint), all others to the game.
import { isEmbedded } from './embed';
import { formatPlace, parsePlace, type Place } from './route';

type Changes = Record<string, string | undefined>;

class Router {
  readonly embedded = isEmbedded(); // for the whole visit
  place = $state.raw<Place>(parsePlace(location.hash));
  #known = location.hash; // that of `place`

  constructor() {
    addEventListener('hashchange', () => {
      this.place = parsePlace(location.hash);
      this.#known = location.hash;
    });
  }

  get(name: string, otherwise = ''): string {
    return this.place.query[name] ?? otherwise;
  }

  // A new place, to which the browser's Back returns.
  go(screen: string, query: Readonly<Record<string, string>> = {}): void {
    this.place = { screen, query };
    history.pushState(null, '', formatPlace(this.place));
    this.#known = location.hash;
  }

  // The same screen with some values changed; undefined removes one.
  set(changes: Changes): void {
    this.replace(this.place.screen, { ...this.place.query, ...changes });
  }

  replace(screen: string, query: Changes): void {
    if (location.hash !== this.#known) return; // the browser has left, and will say so soon
    const kept = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    this.place = { screen, query: Object.fromEntries(kept) };
    history.replaceState(null, '', formatPlace(this.place));
    this.#known = location.hash;
  }
}

export const router = new Router();
