import { expect, it } from 'vitest';
import { Connection, type Socket } from '../src/protocol/connection';
import { RequestError } from '../src/protocol/fault';
import { Asobi } from './asobi';

interface Asked {
  id: number;
  op: string;
  moves?: string;
  at?: number;
  with?: string[];
}

const heaps = { numbers: [1], rows: ['1'], ones: [1], xor: 1, state: 'imbalance' };
const view = { kind: 'heaps', heaps: [1], limits: [null], misere: false, digits: heaps };

// A core that can be begun again; what it hears is kept with the core's number before it. Names of moves are in
// capitals, and `?` is none.
class FakeCore {
  begun = 0;
  heard: string[] = [];
  deaf = false;
  socket: Socket | null = null;
  readonly asobi = new Asobi(
    new Connection(
      () => this.#connect(),
      () => 'en',
      (work) => queueMicrotask(work),
    ),
    '1',
  );

  #connect(): Socket {
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      close: () => undefined,
      send: (text) => this.#hear(JSON.parse(text) as Asked),
    };
    this.begun++;
    this.deaf = false;
    this.socket = socket;
    queueMicrotask(() => socket.onopen?.());
    return socket;
  }

  #hear(asked: Asked): void {
    const { id, op, moves, at } = asked;
    if (op !== 'hello') this.heard.push([this.begun, op, JSON.stringify(moves), at].join(' ').trim());
    const error = errorIn(moves ?? '');
    const hello = { program: 'asobi', version: '1', protocol: 2 };
    const good = { ok: true, result: op === 'hello' ? hello : op === 'ask' ? { outcome: 1 } : position(asked) };
    const reply = { id, final: true, ...(error ? { ok: false, error } : good) };
    if (!this.deaf) queueMicrotask(() => this.socket?.onmessage?.({ data: JSON.stringify(reply) }));
  }
}

function position({ moves = '', at, with: more }: Asked): object {
  const line = moves.toUpperCase().split(/\s+/).filter(Boolean);
  const status = { over: false, played: at ?? line.length };
  return { game: 'nim', status, view, picture: '', line, ...(more ? { moves: ['A', 'B'] } : {}) };
}

function errorIn(moves: string): object | null {
  const rows = moves.split('\n');
  const row = rows.findIndex((text) => text.includes('?'));
  if (row < 0) return null;
  const place = { line: row + 1, column: 1 + (rows[row] ?? '').indexOf('?'), length: 1 };
  return { code: 'illegal_move', message: 'no move', place };
}

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(String, (error) => (error as RequestError).fault);

it('asks one question a step, in the order of the calls, each about the whole line', async () => {
  const { asobi, heard } = new FakeCore();
  const game = await asobi.session('nim', { heaps: '3 5 7' }, { moves: 'a b', at: 1 });
  await Promise.all([game.play('c'), game.plan('d e'), game.redo(), game.undo(), game.go(3)]);
  expect(heard).toEqual([
    '1 at "a b" 1',
    '1 at "A\\nc" 2',
    '1 at "A C\\nd e" 2',
    '1 at "A C D E" 3',
    '1 at "A C D E" 2',
    '1 at "A C D E" 3',
  ]);
  expect([game.line, game.status.played]).toEqual([['A', 'C', 'D', 'E'], 3]);
  expect(await game.moves()).toEqual(['A', 'B']);
  expect(heard.at(-1)).toBe('1 at "A C D"');
});

it('stays where it was when a step is refused, and says where the fault is in what was given', async () => {
  const { asobi, heard } = new FakeCore();
  const game = await asobi.session('nim');
  expect(await failure(game.undo())).toMatchObject({ code: 'illegal_move', message: /take back/ });
  expect(heard.length).toBe(1);
  await game.play('a');
  const place = { line: 1, column: 3, length: 1 };
  const [refused] = await Promise.all([failure(game.plan('b ?')), game.play('c')]);
  expect(refused).toEqual({ code: 'illegal_move', message: 'no move', place });
  expect(game.line).toEqual(['A', 'C']);
});

it('asks a tool about the position as it is when it is called', async () => {
  const { asobi, heard } = new FakeCore();
  const game = await asobi.session('nim');
  const step = game.play('a');
  const asked = failure(game.ask('analyze'));
  await Promise.all([step, game.play('b'), asked]);
  expect(heard).toContain('1 ask "A"');
});

it('goes on by itself where it was when the core has been begun again', async () => {
  const core = new FakeCore();
  const game = await core.asobi.session('nim', { heaps: '3 5 7' });
  await game.play('a');
  core.deaf = true;
  const [one, two] = [game.play('b'), game.play('c')];
  while (core.heard.length < 3) await Promise.resolve();
  core.socket?.onclose?.({ code: 1006 });
  await Promise.all([one, two]);
  const said = ['1 at', '1 at "\\na" 1', '1 at "A\\nb" 2', '2 at "A\\nb" 2', '2 at "A B\\nc" 3'];
  expect(core.heard).toEqual(said);
  expect([game.line, game.status.played]).toEqual([['A', 'B', 'C'], 3]);
});
