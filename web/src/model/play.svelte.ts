// A game being played: how it began, its line of moves and the place in it. That triple is the document: it stands in
// the address, so a reload or a restarted program loses nothing, and undo goes from document to document, whatever made
// the step (a move, a solution, a new game). Each step is one question to the program, about the document that it leads
// to; they are asked one after the other, in the order of the touches. What only this play has (who plays against whom, what
// is chosen on the board) belongs to it and is found in it (`of`).
import { untrack } from 'svelte';
import type { Address } from './address.svelte';
import type { Question } from '../protocol/door';
import type { Fault } from '../protocol/fault';
import type { GameInfo, Position, View } from '../protocol/generated/types';
import type { Json, JsonObject } from '../protocol/json';
import { faultOf } from './job.svelte';
import { halfWidth, toQuery, typed } from './options';
import { program } from './program.svelte';
import { settings } from './settings.svelte';
import { usual } from './usual';

// A place in the line, as the program describes it.
export interface GameState<V extends View = View> extends Omit<Position, 'line' | 'moves' | 'view'> {
  view: V;
  run: number; // another one where the moves that led here do not go on from those before, or do not lead back to them
}

// Whether a state is one move after another, so that the move can be seen and heard.
export function follows(state: GameState, before: GameState | null): boolean {
  return state.run === before?.run && state.status.played === before.status.played + 1;
}

export interface Document {
  options: JsonObject;
  line: readonly string[];
  at: number;
}

// What led to the document: a move of a person, a look at another place of a line or at moves to come, or anything else.
export type Cause = 'hand' | 'look' | 'other';

const longestUndo = 500;
const mostKept = { steps: 100, moves: 100_000 }; // of undo, for the next visit

// A game whose view is of one kind. That it is, is known where the drawing is chosen (views/kind.ts).
export type Play<V extends View = View> = AnyPlay & { readonly state: GameState<V> | null };

// What board and panels of a play share: made when it is first wanted, one for each play.
export type Shared<T> = new (play: never) => T;

export class AnyPlay {
  state = $state.raw<GameState | null>(null);
  document = $state.raw<Document>({ options: {}, line: [], at: 0 });
  cause = $state.raw<Cause>('other');
  fault = $state.raw<Fault | null>(null);
  // The answer to the last move was refused; `fault` says why.
  unanswered = $state.raw(false);
  // Whose answer the program gives after a move, if any; see opponent.svelte.ts.
  answer: ((play: Play, signal: AbortSignal) => Promise<string | null>) | null = null;
  // Whether the program has to move there.
  answersAt: (state: GameState) => boolean = () => false;

  #undo = $state.raw<readonly Document[]>([]);
  #redo = $state.raw<readonly Document[]>([]);
  #queue: Promise<void> = Promise.resolve();
  #answering: AbortController | null = null;
  #floor = $state.raw(0); // moves of the line that cannot be taken back: the program's own, before the first of a person
  #known: string | null = null; // the document to which the kept steps of undo belong, as it stands in the address
  #moves: string[] | undefined; // from here
  #listed = false; // somebody wants them
  #closed = false;

  info: GameInfo = $state.raw() as GameInfo; // in the language of the page
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody waits for what is not made yet
  readonly #shared = new Map<unknown, unknown>();

  constructor(
    info: GameInfo,
    readonly address: Address,
  ) {
    this.info = info;
    this.#restore();
  }

  of<T>(kind: Shared<T>): T {
    if (!this.#shared.has(kind)) {
      // Not part of the component that happens to be the first to want it.
      $effect.root(() => void this.#shared.set(kind, new (kind as new (play: Play) => T)(this)));
    }
    return this.#shared.get(kind) as T;
  }

  get game(): string {
    return this.info.id;
  }
  get canUndo(): boolean {
    return this.#undo.length > 0 || this.document.at > this.#floor;
  }
  get canRedo(): boolean {
    return this.#redo.length > 0;
  }
  get atEnd(): boolean {
    return this.document.at === this.document.line.length;
  }
  has(tool: string): boolean {
    return this.info.tools.some((row) => row.name === tool);
  }

  // What the address says, without a step of undo.
  load(query: Readonly<Record<string, string>>): Promise<void> {
    const line = (query['m'] ?? '').split(' ').filter((move) => move !== '');
    const at = Number(query['at'] ?? line.length);
    const bare = Object.keys(query).every((name) => name.startsWith('_'));
    const options = typed(this.info.options, bare ? (usual[this.game]?.options ?? {}) : query);
    const asked = { options, line, at: Number.isInteger(at) ? at : line.length };
    const known = this.#known ?? addressOf({ ...this.document, line, at: asked.at });
    if (known !== addressOf(asked)) this.#undo = this.#redo = []; // of another game
    this.#known = null;
    return this.#show(() => asked);
  }

  start(options: JsonObject): Promise<void> {
    const given = Object.entries(options).map(([name, value]): [string, Json] => [
      name,
      typeof value === 'string' ? halfWidth(value) : value,
    ]);
    return this.#act(() => ({ options: Object.fromEntries(given), line: [], at: 0 }));
  }
  play(move: string): Promise<void> {
    return this.#act((now) => ({ ...now, line: [...now.line.slice(0, now.at), move], at: now.at + 1 }), 'hand');
  }
  // What is to follow from here; the place stays.
  plan(moves: readonly string[]): Promise<void> {
    return this.#act((now) => ({ ...now, line: [...now.line.slice(0, now.at), ...moves] }), 'look');
  }
  // Another line from the beginning; the place is its end.
  rewrite(line: readonly string[]): Promise<void> {
    return this.#act((now) => ({ ...now, line, at: line.length }));
  }
  // To look at another place of the line is not a change, so it is no step of undo.
  go(at: number): Promise<void> {
    return this.#show((now) => ({ ...now, at: Math.max(0, Math.min(now.line.length, at)) }), 'look');
  }
  // Where we are when all that is under way has been done; whoever plays there now is asked.
  stay(): Promise<void> {
    return this.#enqueue(() => Promise.resolve());
  }
  undo(): Promise<void> {
    return this.#enqueue(async () => {
      const now = this.document;
      const before = this.#undo.at(-1);
      if (!(await (before ? this.#put(before) : this.#takeBack()))) return;
      this.#undo = this.#undo.slice(0, -1);
      this.#redo = [...this.#redo, now];
      this.#keep();
    });
  }
  redo(): Promise<void> {
    return this.#enqueue(async () => {
      const now = this.document;
      const next = this.#redo.at(-1);
      if (!next || !(await this.#put(next))) return;
      this.#redo = this.#redo.slice(0, -1);
      this.#undo = [...this.#undo, now];
      this.#keep();
    });
  }
  // The same in another language.
  refresh(): Promise<void> {
    return this.#show((now) => now);
  }

  // Asks once more for the answer that was refused.
  answerAgain(): Promise<void> {
    this.fault = null;
    return this.#letAnswer();
  }

  // What a tool is asked about this position. Whoever asks says when to ask again.
  question<A>(args?: A): Question<A> {
    const { options, line, at } = untrack(() => this.document);
    const made = at === 0 ? {} : { moves: line.slice(0, at).join(' ') };
    return { game: this.game, options, ...made, ...(args === undefined ? {} : { arguments: args }) };
  }

  // The names of the moves from here; where there are too many, of some of them. Once they were asked for, they come
  // with each step.
  async moves(): Promise<string[]> {
    this.#listed = true;
    return this.#moves ?? (await program.request('at', { ...this.question(), with: ['moves'] })).moves ?? [];
  }

  // An answer that comes now is about nothing that is shown.
  close(): void {
    this.#answering?.abort();
    this.#closed = true;
  }

  #act(change: (now: Document) => Document, cause: Cause = 'other'): Promise<void> {
    return this.#enqueue(async () => {
      const before = this.document;
      if (!(await this.#put(change(before), cause))) return;
      this.#undo = [...this.#undo, before].slice(-longestUndo);
      this.#redo = [];
      this.#keep();
    });
  }

  #show(next: (now: Document) => Document, cause: Cause = 'other'): Promise<void> {
    return this.#enqueue(async () => {
      if (await this.#put(next(this.document), cause)) this.#keep();
    });
  }

  // The last move of a person in a line whose making nobody has seen, as in a link, with the answers to it.
  async #takeBack(): Promise<boolean> {
    const now = this.document;
    for (let at = now.at - 1; at >= 0; at--) {
      if (!(await this.#put({ ...now, line: now.line.slice(0, at), at }))) break;
      if (this.state && !this.answersAt(this.state)) return true;
    }
    this.#floor = now.at;
    await this.#put(now);
    return false;
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#answering?.abort();
    this.#queue = this.#queue.then(work).then(() => {
      void this.#letAnswer();
    });
    return this.#queue;
  }

  // Asks for the document and shows it; false, and nothing changed, when it is refused.
  async #put(next: Document, cause: Cause = 'other'): Promise<boolean> {
    const { options } = next;
    try {
      const asked = { game: this.game, options, moves: next.line.join(' '), at: next.at };
      const more = this.#listed ? { with: ['moves' as const] } : {};
      const { line: told, moves, ...shown } = await program.request('at', { ...asked, ...more });
      if (this.#closed) return false;
      const at = shown.status.played;
      // The same moves are the same line, to which answers belong.
      const line = told.length === next.line.length && startsAlike(told, next.line, told.length) ? next.line : told;
      const before = this.document;
      const goesOn = options === before.options && startsAlike(line, before.line, Math.min(at, before.at));
      if (options !== before.options) this.#floor = 0;
      this.#moves = moves;
      this.document = { options, line, at };
      this.cause = cause;
      this.state = { ...shown, run: (this.state?.run ?? 0) + (goesOn ? 0 : 1) };
      this.fault = null;
      return true;
    } catch (error) {
      if (!this.#closed) this.fault = faultOf(error);
      return false;
    }
  }

  async #letAnswer(): Promise<void> {
    this.#answering?.abort();
    this.unanswered = false;
    const status = this.state?.status;
    if (!this.answer || !status || status.over || !this.atEnd) return;
    const stop = new AbortController();
    this.#answering = stop;
    const from = this.document;
    try {
      const move = await this.answer(this, stop.signal);
      if (move === null || stop.signal.aborted || this.document !== from) return;
      // The answer belongs to the touch that it answers: one undo takes back both.
      await this.#show(() => ({ ...from, line: [...from.line, move], at: from.at + 1 }));
    } catch (error) {
      if (stop.signal.aborted) return;
      this.fault = faultOf(error);
      this.unanswered = true;
    }
  }

  // Into the address, and the steps of undo into the browser's memory of this tab.
  #keep(): void {
    const { address } = this;
    if (address.place.screen !== this.game) return; // the person has gone elsewhere meanwhile
    const page = Object.entries(address.place.query).filter(([name]) => name.startsWith('_'));
    address.replace(this.game, { ...queryOf(this.document), ...Object.fromEntries(page) });
    const steps = { now: addressOf(this.document), undo: newest(this.#undo), redo: newest(this.#redo) };
    address.memory.write(this.#store, JSON.stringify(steps)); // too large to keep: undo ends at the next reload
  }

  get #store(): string {
    return `asobi.undo.${this.game}`;
  }

  #restore(): void {
    const steps = this.address.memory.read(this.#store) as {
      now?: string;
      undo?: Document[];
      redo?: Document[];
    } | null;
    this.#known = steps?.now ?? '';
    this.#undo = steps?.undo ?? [];
    this.#redo = steps?.redo ?? [];
  }
}

function startsAlike(a: readonly string[], b: readonly string[], length: number): boolean {
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return false;
  return true;
}

// Opens a game as its address says and keeps it in step with address and language. Call it in a component.
export function usePlay<V extends View>(play: Play<V>): void {
  let shown = '';
  $effect(() => {
    const { screen, query } = play.address.place;
    const wanted = JSON.stringify(Object.entries(query).filter(([name]) => !name.startsWith('_')));
    if (screen !== play.game || wanted === shown) return;
    const same = play.state !== null && addressOf(play.document) === wanted;
    shown = wanted;
    if (!same) void play.load(query);
  });
  let heard = settings.lang;
  $effect(() => {
    if (settings.lang === heard) return;
    heard = settings.lang;
    void play.refresh();
  });
  // Somebody else plays a seat now, and may have to move.
  let known = players(play);
  $effect(() => {
    const now = players(play);
    if (now === known) return;
    known = now;
    void play.stay();
  });
  $effect(() => () => {
    play.close();
  });
}

// What the address says about who plays (opponent.svelte.ts).
function players({ address }: Play): string {
  return ['_who', '_vs', '_first', '_errs'].map((name) => address.get(name)).join(' ');
}

// The last steps, as many as are worth keeping: each has its whole line.
function newest(steps: readonly Document[]): readonly Document[] {
  let [first, moves] = [steps.length, 0];
  while (first > 0 && steps.length - first < mostKept.steps) {
    moves += steps[first - 1]?.line.length ?? 0;
    if (moves > mostKept.moves) break;
    first--;
  }
  return steps.slice(first);
}

function addressOf(document: Document): string {
  return JSON.stringify(Object.entries(queryOf(document)));
}

// The document as it stands in the address.
function queryOf(document: Document): Record<string, string> {
  const out = toQuery(document.options);
  if (document.line.length > 0) out['m'] = document.line.join(' ');
  if (document.at < document.line.length) out['at'] = String(document.at);
  return out;
}
