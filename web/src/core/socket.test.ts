import { expect, it } from 'vitest';
import { Connection } from '../protocol/connection';
import { RequestError } from '../protocol/fault';
import type { FromFront, ToFront } from './messages';
import { CoreSocket, type Front } from './socket';

const module = {} as WebAssembly.Module;
const limits = { memory: 1, atOnce: 1, spare: 0, cache: null };

// A front that answers every line with the number of lines it has heard.
class FakeFront implements Front {
  onmessage: ((event: MessageEvent<FromFront>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  heard: ToFront[] = [];
  ended = false;
  silent = false;
  postMessage(message: ToFront): void {
    this.heard.push(message);
    if (message.kind === 'open') this.say({ kind: 'open' });
    else if (!this.silent) {
      const { id } = JSON.parse(message.text) as { id: number };
      const result = this.heard.length - 1;
      this.say({ kind: 'line', text: JSON.stringify({ id, final: true, ok: true, result }) });
    }
  }
  say(data: FromFront): void {
    this.onmessage?.({ data } as MessageEvent<FromFront>);
  }
  terminate(): void {
    this.ended = true;
  }
}

function scene(modules: () => Promise<WebAssembly.Module>): { fronts: FakeFront[]; connection: Connection } {
  const fronts: FakeFront[] = [];
  const begin = (): Front => {
    const front = new FakeFront();
    fronts.push(front);
    return front;
  };
  const connection = new Connection(
    () => new CoreSocket(modules(), begin(), limits),
    (work) => setTimeout(work, 0),
  );
  return { fronts, connection };
}

it('talks to a front as to any program', async () => {
  const { fronts, connection } = scene(() => Promise.resolve(module));
  expect(await connection.request('hello')).toBe(1);
  expect(await connection.request('hello')).toBe(2);
  expect(fronts.length).toBe(1);
  connection.close();
  expect(fronts[0]?.ended).toBe(true);
});

it('begins another front when one fails: what was asked is lost, what follows is answered', async () => {
  const { fronts, connection } = scene(() => Promise.resolve(module));
  await connection.request('hello');
  const first = fronts[0];
  if (!first) throw new Error('no front');
  first.silent = true;
  const asked = connection.request('open').catch((error: unknown) => error);
  first.say({ kind: 'failed', message: 'unreachable' });
  expect(first.ended).toBe(true);
  const error = await asked;
  expect(error).toBeInstanceOf(RequestError);
  expect((error as RequestError).code).toBe('lost');
  expect(connection.generation).toBe(1);
  expect(await connection.request('hello')).toBe(1);
  expect(fronts.length).toBe(2);
});

it('asks for the core again when it could not be fetched', async () => {
  let attempts = 0;
  const { fronts, connection } = scene(() =>
    ++attempts < 3 ? Promise.reject(new Error('404')) : Promise.resolve(module),
  );
  expect(await connection.request('hello')).toBe(1);
  expect(attempts).toBe(3);
  expect(fronts.map(({ ended }) => ended)).toEqual([true, true, false]);
});
