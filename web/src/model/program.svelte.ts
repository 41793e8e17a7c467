// The program behind the page: one connection for all screens; every request carries the language.
import { Connection, type RequestOptions } from '../protocol/connection';
import { result, type Fields, type Form, type Operation } from '../protocol/door';
import type { GameInfo, GameSummary, Results } from '../protocol/generated/types';
import { connect } from './computing';
import { settings, type Lang } from './settings.svelte';

class Program {
  online = $state(true);
  generation = $state(0); // grows when the program has forgotten our sessions
  site = $state(__ELSEWHERE__); // a static site where others can open what is shown here, or ''

  readonly #connection = new Connection(connect);
  readonly #told = new Map<string, Promise<unknown>>();

  constructor() {
    this.#connection.onlinechange = (online) => (this.online = online);
    this.#connection.onsite = (site) => (this.site = site);
    this.#connection.onforgotten = () => (this.generation = this.#connection.generation);
  }

  async ask<T, F>(form: Form<T, F>, fields: F, options: RequestOptions = {}): Promise<T> {
    const sent = { lang: settings.lang, ...form.sent(fields) };
    return form.read(await this.#connection.request(form.op, sent, options), fields);
  }

  request<O extends Operation>(op: O, fields: Fields<O>, options: RequestOptions = {}): Promise<Results[O]> {
    return this.ask(result(op), fields, options);
  }

  // Nobody waits for it, and a session that is gone already is closed.
  close(session: string): void {
    void this.request('close', { session }).catch(() => undefined);
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
