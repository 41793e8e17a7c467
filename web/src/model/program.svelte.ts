// The program behind the page: one connection for all screens; every request carries the language.
import { Connection, type RequestOptions, type Socket } from '../protocol/connection';
import type { GameInfo, GameSummary, Json, JsonObject } from '../protocol/types';
import { settings } from './settings.svelte';

class Program {
  online = $state(true);
  generation = $state(0); // grows when the program has forgotten our sessions

  readonly #connection = new Connection((query) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/ws${query}`) as Socket;
  });
  readonly #infos = new Map<string, Promise<GameInfo>>();

  constructor() {
    this.#connection.onlinechange = (online) => (this.online = online);
    this.#connection.onforgotten = () => (this.generation = this.#connection.generation);
  }

  async request<T = Json>(op: string, fields: JsonObject = {}, options: RequestOptions = {}): Promise<T> {
    return (await this.#connection.request(op, { lang: settings.lang, ...fields }, options)) as T;
  }

  async games(): Promise<GameSummary[]> {
    return (await this.request<{ games: GameSummary[] }>('list')).games;
  }

  info(game: string): Promise<GameInfo> {
    const key = `${settings.lang} ${game}`;
    let info = this.#infos.get(key);
    if (!info) {
      info = this.request<GameInfo>('info', { game });
      info.catch(() => this.#infos.delete(key));
      this.#infos.set(key, info);
    }
    return info;
  }
}

export const program = new Program();
