import { expect, it } from 'vitest';
import { Connection, type Socket } from '../src/protocol/connection';
import { Asobi } from './asobi';
import { Conversation } from './conversation';

interface Asked {
  id: number;
  op: string;
  session?: string;
  move?: string;
  moves?: string;
  at?: number;
}

const heaps = { numbers: [1], rows: ['1'], ones: [1], xor: 1, state: 'imbalance' };
const view = { kind: 'heaps', heaps: [1], limits: [null], misere: false, digits: heaps };

// A core whose sessions are gone when it is begun again; what it hears is kept with the core's number before it.
class FakeCore {
  begun = 0;
  heard: string[] = [];
  socket: Socket | null = null;
  readonly #lines = new Map<string, string[]>();

  connect(): Socket {
    const socket: Socket = {
      onmessage: null,
      onclose: null,
      close: () => undefined,
      send: (text) => this.#answer(JSON.parse(text) as Asked),
    };
    this.socket = socket;
    this.#lines.clear();
    const greeting = { connection: { token: `core-${String(++this.begun)}`, received: 0 } };
    queueMicrotask(() => socket.onmessage?.({ data: JSON.stringify(greeting) }));
    return socket;
  }

  #answer({ id, op, session = `s${String(this.begun)}`, move, moves = '', at }: Asked): void {
    this.heard.push([this.begun, op, session, move ?? moves].join(' ').trim());
    if (op === 'open') this.#lines.set(session, moves.split(' ').filter(Boolean));
    const line = this.#lines.get(session);
    if (move !== undefined) line?.push(move);
    const error = { code: 'unknown_name', message: 'no such session' };
    const status = { over: false, played: at ?? line?.length ?? 0, ...(move === undefined ? {} : { last: move }) };
    const state = { session, game: 'nim', status, view, picture: '' };
    const result = op === 'play' ? state : { ...state, line };
    const reply = line ? { id, final: true, ok: true, result } : { id, final: true, ok: false, error };
    this.socket?.onmessage?.({ data: JSON.stringify(reply) });
  }
}

it('opens a session again, once, where it was, when the core has been begun again', async () => {
  const core = new FakeCore();
  const connection = new Connection(
    () => core.connect(),
    (work) => queueMicrotask(work),
  );
  const asobi = new Asobi(new Conversation(connection, 'en'), '1');
  const game = await asobi.session('nim', { heaps: '3 5 7' });
  await game.play('1:1');
  const again = new Promise<void>((resolve) => (connection.onforgotten = resolve));
  core.socket?.onclose?.({ code: 1006 });
  await again;
  await Promise.all([game.play('2:1'), game.play('3:1')]);
  expect(core.heard).toEqual(['1 open s1', '1 play s1 1:1', '2 open s2 1:1', '2 play s2 2:1', '2 play s2 3:1']);
  expect(game.line).toEqual(['1:1', '2:1', '3:1']);
  expect(game.status.played).toBe(3);
});
