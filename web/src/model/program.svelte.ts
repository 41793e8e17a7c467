// The program behind the page: one connection for all screens; every request carries the language.
import { Connection } from '../protocol/connection';
import type { GameInfo, GameSummary } from '../protocol/generated/types';
import { connect } from './computing';
import { settings, type Lang } from './settings.svelte';

class Program extends Connection {
  online = $state(true);
  site = $state(__ELSEWHERE__); // a static site where others can open what is shown here, or ''

  readonly #told = new Map<string, Promise<unknown>>();

  constructor() {
    super(connect, () => settings.lang);
    this.onlinechange = (online) => (this.online = online);
    this.onsite = (site) => (this.site = site);
  }

  async games(): Promise<GameSummary[]> {
    return (await this.request('list', {})).games;
  }

  info(game: string, lang: Lang = settings.lang): Promise<GameInfo> {
    return this.once(`info ${lang} ${game}`, () => this.request('info', { game, lang }));
  }

  // What does not change while the program runs: asked once, and again only after it failed.
  once<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#told.get(key) as Promise<T> | undefined;
    if (known) return known;
    const told = ask();
    told.catch(() => this.#told.delete(key));
    this.#told.set(key, told);
    return told;
  }
}

export const program = new Program();
