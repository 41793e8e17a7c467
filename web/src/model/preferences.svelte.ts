// How a person likes to see and touch a game. It stands in the address like everything else, and is kept in the browser
// by game besides, so that a game opened again without it is as it was left. What an address says goes before.
import { kept } from './kept';
import { router } from './router.svelte';

const store = 'asobi.preferences';

type Kept = Readonly<Record<string, Readonly<Record<string, string>>>>;

class Preferences {
  #kept = $state.raw<Kept>((kept.read(store) ?? {}) as Kept);

  get(name: string, otherwise = ''): string {
    const { screen } = router.place;
    return router.get(name, this.#kept[screen]?.[name] ?? otherwise);
  }

  // `undefined`: as usual.
  set(name: string, value: string | undefined): void {
    const { screen } = router.place;
    const own = Object.entries({ ...this.#kept[screen], [name]: value }).filter(([, given]) => given !== undefined);
    this.#kept = { ...this.#kept, [screen]: Object.fromEntries(own) as Record<string, string> };
    kept.write(store, JSON.stringify(this.#kept));
    router.set({ [name]: value });
  }
}

export const preferences = new Preferences();
