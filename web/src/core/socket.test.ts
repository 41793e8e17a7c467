import { expect, it } from 'vitest';
import { Connection } from '../protocol/connection';
import { anyTool } from '../protocol/door';
import type { FromFront, ToFront } from './messages';
import { CoreSocket, type Front } from './socket';

const module = {} as WebAssembly.Module;
const limits = { memory: 1, atOnce: 1, spare: 0, cache: null };

// A front that answers every line but the first with the number of lines it has heard.
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
      const { id, op } = JSON.parse(message.text) as { id: number; op: string };
      const hello = { program: 'asobi', version: '1', protocol: 2 };
      const result = op === 'hello' ? hello : { answer: this.heard.length - 2, text: '' };
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
    () => new CoreSocket(modules(), begin(), limits, () => undefined),
    () => 'en',
    (work) => setTimeout(work, 0),
  );
  return { fronts, connection };
}

async function ask(connection: Connection): Promise<unknown> {
  return (await connection.ask(anyTool, { game: 'chess', tool: 'mate' })).answer;
}

it('talks to a front as to any program', async () => {
  const { fronts, connection } = scene(() => Promise.resolve(module));
  expect(await ask(connection)).toBe(1);
  expect(await ask(connection)).toBe(2);
  expect(fronts.length).toBe(1);
  connection.close();
  expect(fronts[0]?.ended).toBe(true);
});

it('begins another front when one fails, and asks it again', async () => {
  const { fronts, connection } = scene(() => Promise.resolve(module));
  await ask(connection);
  const first = fronts[0];
  if (!first) throw new Error('no front');
  first.silent = true;
  const asked = ask(connection);
  first.say({ kind: 'failed', message: 'unreachable' });
  expect(first.ended).toBe(true);
  expect(await asked).toBe(1);
  expect(fronts.length).toBe(2);
});

it('asks for the core again when it could not be fetched', async () => {
  let attempts = 0;
  const { fronts, connection } = scene(() =>
    ++attempts < 3 ? Promise.reject(new Error('404')) : Promise.resolve(module),
  );
  expect(await ask(connection)).toBe(1);
  expect(attempts).toBe(3);
  expect(fronts.map(({ ended }) => ended)).toEqual([true, true, false]);
});
