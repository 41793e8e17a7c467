import { describe, expect, it } from 'vitest';
import { Connection, type Socket } from './connection';
import { RequestError } from './fault';
import type { JsonObject } from './json';

// A program that remembers what it received, as the real one does.
class FakeProgram {
  sockets: FakeSocket[] = [];
  token = 'a';
  received: JsonObject[] = [];
  finals: string[] = [];
  later: (() => void)[] = [];
  connection = new Connection(
    (query) => {
      const socket = new FakeSocket(query);
      socket.take = (text) => this.received.push(JSON.parse(text) as JsonObject);
      this.sockets.push(socket);
      return socket;
    },
    (work) => this.later.push(work),
  );

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error('no socket');
    return last;
  }
  greet(): void {
    this.socket.say({ connection: { token: this.token, received: this.received.length } });
  }
  answer(id: number, result: number): void {
    this.socket.say({ id, final: true, ok: true, result });
  }
  reconnect(code?: number): void {
    this.socket.drop(code);
    this.later.shift()?.();
  }
}

class FakeSocket implements Socket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  open = true;
  take: (text: string) => void = () => undefined;
  constructor(readonly query: string) {}
  send(text: string): void {
    if (this.open) this.take(text);
  }
  close(): void {
    this.drop();
  }
  say(message: JsonObject): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.open = false;
    this.onclose?.({ code });
  }
}

describe('Connection', () => {
  it('waits for the greeting, then sends in order', async () => {
    const program = new FakeProgram();
    const one = program.connection.request('hello');
    const two = program.connection.request('list', { lang: 'ja' });
    expect(program.received).toEqual([]);
    program.greet();
    expect(program.received.map((r) => r['op'])).toEqual(['hello', 'list']);
    program.answer(2, 20);
    program.answer(1, 10);
    expect(await one).toBe(10);
    expect(await two).toBe(20);
  });

  it('takes up the conversation after a drop: nothing lost, nothing sent twice', async () => {
    const program = new FakeProgram();
    program.greet();
    const one = program.connection.request('play');
    program.answer(1, 1);
    await one;
    const two = program.connection.request('play');
    program.socket.open = false; // the line is dead, nobody knows yet
    const three = program.connection.request('play');
    program.reconnect();
    expect(program.socket.query).toBe('?token=a&received=1');
    program.greet();
    expect(program.received.map((r) => r['id'])).toEqual([1, 2, 3]);
    program.answer(2, 2);
    program.answer(3, 3);
    expect([await two, await three]).toEqual([2, 3]);
  });

  it('fails what was under way when the program has forgotten the conversation', async () => {
    const program = new FakeProgram();
    let forgotten = 0;
    program.connection.onforgotten = () => forgotten++;
    program.greet();
    const lost = program.connection.request('ask');
    program.token = 'b';
    program.received = [];
    program.reconnect();
    program.greet();
    await expect(lost).rejects.toMatchObject({ code: 'lost' });
    expect([program.connection.generation, forgotten]).toEqual([1, 1]);
    const next = program.connection.request('hello');
    program.answer(2, 5);
    expect(await next).toBe(5);
  });

  it('does not send again what was too large, and leaves a conversation that another took over', async () => {
    const program = new FakeProgram();
    program.greet();
    program.socket.open = false;
    const large = program.connection.request('ask', { text: 'x'.repeat(100) });
    const small = program.connection.request('hello');
    program.reconnect(1009);
    await expect(large).rejects.toMatchObject({ code: 'limit' });
    program.greet();
    expect(program.received.map((r) => r['op'])).toEqual([undefined, 'hello']);
    program.answer(2, 7);
    expect(await small).toBe(7);
    program.socket.drop(4000);
    expect(program.later).toEqual([]);
  });

  it('cancels by the id of the request, and passes on progress and errors', async () => {
    const program = new FakeProgram();
    program.greet();
    const stop = new AbortController();
    const stages: (string | undefined)[] = [];
    const job = program.connection.request('ask', {}, { signal: stop.signal, onprogress: (p) => stages.push(p.stage) });
    program.socket.say({ id: 1, final: false, progress: { stage: 'half' } });
    stop.abort();
    expect(program.received.at(-1)).toMatchObject({ op: 'cancel', job: 1 });
    program.socket.say({ id: 1, final: true, ok: false, error: { code: 'cancelled', message: 'stopped' } });
    await expect(job).rejects.toBeInstanceOf(RequestError);
    expect(stages).toEqual(['half']);
  });

  it('fails the request whose reply is none, and lets nobody in without a greeting', async () => {
    const program = new FakeProgram();
    program.greet();
    const asked = program.connection.request('hello');
    program.socket.say({ id: 1, final: true, ok: 'yes', result: 3 });
    await expect(asked).rejects.toMatchObject({ code: 'internal' });
    expect(() => program.socket.say({ connection: { token: 7 } })).toThrow(RequestError);
  });

  it('fails what is under way when it is closed, and whatever is asked later', async () => {
    const program = new FakeProgram();
    program.greet();
    const code = (error: unknown): string => (error as RequestError).code;
    const cancel = new AbortController();
    const under = program.connection.request('ask', {}, { signal: cancel.signal }).catch(code);
    cancel.abort(); // nobody hears of the reply to this
    program.connection.close();
    expect(await under).toBe('lost');
    expect(await program.connection.request('hello').catch(code)).toBe('lost');
    expect(program.received.length).toBe(2);
    expect(program.later).toEqual([]);
  });

  it('leaves a signal alone when the request has ended', async () => {
    const program = new FakeProgram();
    program.greet();
    const { signal } = new AbortController();
    const listeners = new Set<unknown>();
    signal.addEventListener = (_: string, listener: unknown) => void listeners.add(listener);
    signal.removeEventListener = (_: string, listener: unknown) => void listeners.delete(listener);
    const asked = program.connection.request('ask', {}, { signal });
    expect(listeners.size).toBe(1);
    program.answer(1, 1);
    await asked;
    expect(listeners.size).toBe(0);
  });
});
