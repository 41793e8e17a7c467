import { describe, expect, it } from 'vitest';
import { Connection, type Socket } from './connection';
import { anyTool, type Operation } from './door';
import type { RequestError } from './fault';
import type { JsonObject } from './json';

// A program that hears requests and answers when it is told to; `hello` at once.
class FakeProgram {
  sockets: FakeSocket[] = [];
  protocol = 2;
  heard: JsonObject[] = []; // but for `hello`
  later: (() => void)[] = [];
  online: boolean[] = [];
  connection = new Connection(
    () => {
      const socket = new FakeSocket((request) => this.hear(request));
      this.sockets.push(socket);
      return socket;
    },
    () => 'en',
    (work) => this.later.push(work),
  );

  constructor() {
    this.connection.onlinechange = (online) => this.online.push(online);
  }
  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error('no socket');
    return last;
  }
  get ids(): unknown[] {
    return this.heard.map(({ id }) => id);
  }
  hear(request: JsonObject): void {
    if (request['op'] === 'hello') this.answer(0, { program: 'asobi', version: '1', protocol: this.protocol });
    else this.heard.push(request);
  }
  answer(id: number, result: JsonObject | number): void {
    this.socket.say({ id, final: true, ok: true, result });
  }
  // The connection breaks, and the next one opens.
  reconnect(code?: number): void {
    this.socket.drop(code);
    this.heard = [];
    this.later.shift()?.();
    this.socket.begin();
  }
  // Whatever is asked, and answered with a number.
  ask(fields: object = {}, options = {}): Promise<unknown> {
    return this.connection
      .ask(anyTool, { game: 'chess', tool: 'mate', ...fields }, options)
      .then(({ answer }) => answer);
  }
  tell(id: number, answer: number): void {
    this.answer(id, { answer, text: '' });
  }
}

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  alive = true;
  constructor(private readonly heard: (request: JsonObject) => void) {}
  begin(): void {
    this.onopen?.();
  }
  send(text: string): void {
    if (this.alive) this.heard(JSON.parse(text) as JsonObject);
  }
  close(): void {
    this.drop();
  }
  say(message: JsonObject): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.alive = false;
    this.onclose?.({ code });
  }
}

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(String, (error) => (error as RequestError).code);

describe('Connection', () => {
  it('sends in order when it is open, each request in its language', async () => {
    const program = new FakeProgram();
    const one = program.ask();
    const two = program.ask({}, { lang: 'ja' });
    expect(program.heard).toEqual([]);
    program.socket.begin();
    expect(program.heard.map(({ id, op, lang }) => [id, op, lang])).toEqual([
      [1, 'ask', 'en'],
      [2, 'ask', 'ja'],
    ]);
    program.tell(2, 20);
    program.tell(1, 10);
    expect(await Promise.all([one, two])).toEqual([10, 20]);
    expect(program.online).toEqual([true]);
  });

  it('asks again what has no answer when the connection has broken, and nothing else', async () => {
    const program = new FakeProgram();
    program.socket.begin();
    const one = program.ask();
    program.tell(1, 1);
    await one;
    const two = program.ask();
    program.socket.alive = false; // the line is dead, nobody knows yet
    const three = program.ask({ seconds: 3 });
    program.reconnect();
    expect(program.heard).toMatchObject([{ id: 2 }, { id: 3, seconds: 3 }]);
    program.tell(3, 3);
    program.reconnect();
    expect(program.ids).toEqual([2]);
    program.tell(2, 2);
    expect(await Promise.all([two, three])).toEqual([2, 3]);
    expect(program.online).toEqual([true, false, true, false, true]);
  });

  it('gives up what is asked each time when the connection breaks, unless something is heard of it', async () => {
    const program = new FakeProgram();
    program.socket.begin();
    const poison = faultOf(program.ask());
    const long = program.ask();
    for (let i = 0; i < 8; i++) {
      program.socket.say({ id: 2, final: false, progress: { stage: 'half' } });
      expect(program.ids).toEqual([1, 2]);
      program.reconnect();
    }
    expect(program.ids).toEqual([2]);
    expect(await poison).toBe('lost');
    program.tell(2, 2);
    expect(await long).toBe(2);
  });

  it('waits as long as nobody answers at all', () => {
    const program = new FakeProgram();
    void program.ask();
    for (let i = 0; i < 20; i++) {
      program.socket.drop();
      program.later.shift()?.();
    }
    program.socket.begin();
    expect(program.ids).toEqual([1]);
  });

  it('does not ask again what was too large', async () => {
    const program = new FakeProgram();
    program.socket.begin();
    const large = faultOf(program.ask({ moves: 'x'.repeat(100) }));
    const small = program.ask();
    program.reconnect(1009);
    expect(await large).toBe('limit');
    expect(program.ids).toEqual([2]);
    program.tell(2, 7);
    expect(await small).toBe(7);
  });

  it('says in one sentence that a program is of another version, also to whatever is asked later', async () => {
    const program = new FakeProgram();
    program.protocol = 1;
    const asked = program.ask();
    program.socket.begin();
    await expect(asked).rejects.toMatchObject({
      code: 'lost',
      message: expect.stringMatching(/another version of Asobi/),
    });
    await expect(program.ask()).rejects.toMatchObject({ code: 'lost' });
    program.protocol = 2;
    program.reconnect();
    const again = program.ask();
    program.tell(3, 4);
    expect(await again).toBe(4);
  });

  it('cancels by the id of the request, and passes on progress and errors', async () => {
    const program = new FakeProgram();
    program.socket.begin();
    const stop = new AbortController();
    const stages: (string | undefined)[] = [];
    const onprogress = (p: { stage?: string }): void => void stages.push(p.stage);
    const job = program.ask({}, { signal: stop.signal, onprogress });
    program.socket.say({ id: 1, final: false, progress: { stage: 'half' } });
    stop.abort();
    expect(program.heard.at(-1)).toEqual({ op: 'cancel', job: 1 });
    program.socket.say({ id: null, final: true, ok: true, result: { cancelled: true } });
    program.socket.say({ id: 1, final: true, ok: false, error: { code: 'cancelled', message: 'stopped' } });
    await expect(job).rejects.toMatchObject({ code: 'cancelled', message: 'stopped' });
    expect(stages).toEqual(['half']);
  });

  it('does not ask again what was cancelled', async () => {
    const program = new FakeProgram();
    const [early, late] = [new AbortController(), new AbortController()];
    const before = faultOf(program.ask({}, { signal: early.signal }));
    early.abort();
    program.socket.begin();
    expect(program.heard).toEqual([]);
    const during = faultOf(program.ask({}, { signal: late.signal }));
    late.abort();
    program.reconnect();
    expect(program.heard).toEqual([]);
    expect(await Promise.all([before, during])).toEqual(['cancelled', 'cancelled']);
    expect(await faultOf(program.ask({}, { signal: late.signal }))).toBe('cancelled');
  });

  it('fails the request whose reply is none, or not what was asked for', async () => {
    const program = new FakeProgram();
    program.socket.begin();
    const [wrong, other] = [program.ask(), program.connection.request('list' satisfies Operation, {})];
    program.socket.say({ id: 1, final: true, ok: 'yes', result: 3 });
    program.answer(2, { games: 3 });
    await expect(wrong).rejects.toMatchObject({ code: 'internal' });
    await expect(other).rejects.toMatchObject({ code: 'internal', message: 'list/games: not a list' });
  });

  it('fails what is under way when it is closed, and whatever is asked later', async () => {
    const program = new FakeProgram();
    program.socket.begin();
    const under = faultOf(program.ask());
    program.connection.close();
    expect(await under).toBe('lost');
    expect(await faultOf(program.ask())).toBe('lost');
    expect(program.ids).toEqual([1]);
    expect(program.later).toEqual([]);
  });

  it('leaves a signal alone when the request has ended', async () => {
    const program = new FakeProgram();
    program.socket.begin();
    const { signal } = new AbortController();
    const listeners = new Set<unknown>();
    signal.addEventListener = (_: string, listener: unknown) => void listeners.add(listener);
    signal.removeEventListener = (_: string, listener: unknown) => void listeners.delete(listener);
    const asked = program.ask({}, { signal });
    expect(listeners.size).toBe(1);
    program.tell(1, 1);
    await asked;
    expect(listeners.size).toBe(0);
  });
});
