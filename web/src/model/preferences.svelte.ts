// How a person likes to see and touch a game. It stands in the address like everything else, and is kept in the browser
// by game besides, so that a game opened again without it is as it was left. What an address says goes before.
import { kept } from './kept';
import type { Play } from './play.svelte';

const store = 'asobi.preferences';

type ByGame = Readonly<Record<string, Readonly<Record<string, string>>>>;

let known = $state.raw<ByGame>((kept.read(store) ?? {}) as ByGame);

export class Preferences {
  constructor(private readonly play: Play) {}

  get(name: string, otherwise = ''): string {
    return this.play.address.get(name, known[this.play.game]?.[name] ?? otherwise);
  }

  // `undefined`: as usual.
  set(name: string, value: string | undefined): void {
    const { game, address } = this.play;
    const own = Object.entries({ ...known[game], [name]: value }).filter(([, given]) => given !== undefined);
    known = { ...known, [game]: Object.fromEntries(own) as Record<string, string> };
    kept.write(store, JSON.stringify(known));
    address.set({ [name]: value });
  }
}
