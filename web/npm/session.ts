// A game that is being played: a line of moves and a place in it.
import { answer, told, type Game, type Question, type Told as InWords, type Tool } from '../src/protocol/door';
import type {
  Answers,
  Arguments,
  Options,
  SessionState,
  SessionStatus,
  SessionWithLine,
} from '../src/protocol/generated/types';
import { plain, type Conversation } from './conversation';
import type { Asking, Told, Views, Work } from './types';

interface Here {
  session: string;
}

export class Session<G extends Game> {
  #state: SessionState;
  #line: string[];
  #generation: number;
  #again: Promise<void> | null = null;

  /** @internal */
  constructor(
    private readonly conversation: Conversation,
    readonly game: G,
    readonly options: Options[G],
    opened: SessionWithLine,
  ) {
    this.#state = opened;
    this.#line = opened.line;
    this.#generation = conversation.connection.generation;
  }

  /** What is to be seen, as data. */
  get view(): Views[G] {
    return this.#state.view as Views[G]; // every game has a view of its own kind
  }
  /** For a terminal. */
  get picture(): string {
    return this.#state.picture;
  }
  /** Whether it is over, who is to move, who has won, how many moves of the line have been made. */
  get status(): SessionStatus {
    return this.#state.status;
  }
  /** All moves, also those that have been taken back and can be made again. */
  get line(): readonly string[] {
    return this.#line;
  }

  /** The names of all moves; where there are too many, of some of them. */
  async moves(asking?: Asking): Promise<string[]> {
    return (await this.#here((at) => this.conversation.request('moves', at, asking))).moves;
  }
  /** Makes a move; what could have been made again is forgotten. */
  async play(move: string, asking?: Asking): Promise<this> {
    const state = await this.#here((at) => this.conversation.request('play', { ...at, move }, asking));
    const { played, last = move } = state.status;
    return this.#now(state, [...this.#line.slice(0, played - 1), last]);
  }
  /** Replaces what follows by moves that are not made yet, so that they can be stepped through with `redo`. */
  async plan(moves: string, asking?: Asking): Promise<this> {
    const state = await this.#here((at) => this.conversation.request('plan', { ...at, moves }, asking));
    return this.#now(state, state.line);
  }
  async undo(asking?: Asking): Promise<this> {
    return this.#now(await this.#here((at) => this.conversation.request('undo', at, asking)));
  }
  async redo(asking?: Asking): Promise<this> {
    return this.#now(await this.#here((at) => this.conversation.request('redo', at, asking)));
  }
  /** To the place after so many moves of the line. */
  async go(at: number, asking?: Asking): Promise<this> {
    return this.#now(await this.#here((here) => this.conversation.request('go', { ...here, at }, asking)));
  }

  /** Asks a tool about the position as it is now; play may go on meanwhile. */
  ask<T extends Tool<G>>(tool: T, ...[args, work]: Told<Arguments[G][T], Work>): Promise<Answers[G][T]> {
    const form = answer(this.game, tool);
    return this.#here((at) => this.conversation.ask(form, this.#question(at, args, work), work));
  }
  /** The same with the answer in words beside it. */
  tell<T extends Tool<G>>(tool: T, ...[args, work]: Told<Arguments[G][T], Work>): Promise<InWords<Answers[G][T]>> {
    const form = told(this.game, tool);
    return this.#here((at) => this.conversation.ask(form, this.#question(at, args, work), work));
  }

  async close(): Promise<void> {
    await this.#here((at) => this.conversation.request('close', at));
  }

  #question<A>(at: Here, args: A | undefined, work: Work | undefined): Question<A> {
    const question: Question<A> = { game: this.game, ...at };
    if (args !== undefined) question.arguments = args;
    if (work?.seconds !== undefined) question.seconds = work.seconds;
    return question;
  }

  #now(state: SessionState, line = this.#line): this {
    this.#state = state;
    this.#line = line;
    return this;
  }

  // At once, so that requests go out in the order in which they were made. But a core that failed was begun again and
  // knows nothing of its sessions: then it is told once more.
  #here<T>(ask: (at: Here) => Promise<T>): Promise<T> {
    const now = (): Promise<T> => ask({ session: this.#state.session });
    if (this.#generation === this.conversation.connection.generation) return now();
    this.#again ??= this.#reopen().finally(() => (this.#again = null));
    return this.#again.then(now);
  }
  async #reopen(): Promise<void> {
    const { generation } = this.conversation.connection;
    const options = plain(this.options) ?? {};
    const fields = { game: this.game, options, moves: this.#line.join(' '), at: this.status.played };
    const state = await this.conversation.request('open', fields);
    this.#now(state, state.line);
    this.#generation = generation;
  }
}
