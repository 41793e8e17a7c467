// Where the page is. The browser's address is the only place where its state is kept.
import { Address, type Changes } from './address.svelte';
import { isEmbedded } from './embed';
import { keptInTab } from './kept';
import { formatPlace, parsePlace } from './route';

class Router extends Address {
  #known: string; // that of `place`

  constructor() {
    const embedded = isEmbedded(); // for the whole visit; it may change the address
    super(parsePlace(location.hash), embedded, keptInTab);
    this.#known = location.hash;
    addEventListener('hashchange', () => {
      this.place = parsePlace(location.hash);
      this.#known = location.hash;
    });
  }

  // A new place, to which the browser's Back returns.
  go(screen: string, query: Readonly<Record<string, string>> = {}): void {
    this.place = { screen, query };
    history.pushState(null, '', formatPlace(this.place));
    this.#known = location.hash;
  }

  override replace(screen: string, query: Changes): void {
    if (location.hash !== this.#known) return; // the browser has left, and will say so soon
    super.replace(screen, query);
    history.replaceState(null, '', formatPlace(this.place));
    this.#known = location.hash;
  }
}

export const router = new Router();
