// A game that is being played: how it began, a line of moves and a place in it. Each step is one question to the core;
// steps are made one after the other, in the order in which they were asked for.
import type { Connection } from '../src/protocol/connection';
import { answer, told, type Game, type Question, type Told as InWords, type Tool } from '../src/protocol/door';
import { RequestError } from '../src/protocol/fault';
import type { Answers, Arguments, Options, Position, SessionStatus } from '../src/protocol/generated/types';
import type { JsonObject } from '../src/protocol/json';
import type { Asking, Told, Views, Work } from './types';

// Types of the schema are interfaces, which have no other fields than their own.
export function plain(options: object | undefined): JsonObject | undefined {
  return options && ({ ...options } as JsonObject);
}

export class Session<G extends Game> {
  #now: Position;
  #steps: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly connection: Connection,
    readonly game: G,
    readonly options: Options[G],
    begun: Position,
  ) {
    this.#now = begun;
  }

  /** @internal */
  static async begin<G extends Game>(
    connection: Connection,
    game: G,
    options: Options[G],
    { moves, at, ...asking }: Asking & { moves?: string; at?: number },
  ): Promise<Session<G>> {
    const line = { ...(moves === undefined ? {} : { moves }), ...(at === undefined ? {} : { at }) };
    const fields = { game, options: plain(options) ?? {}, ...line };
    return new Session(connection, game, options, await connection.request('at', fields, asking));
  }

  /** What is to be seen, as data. */
  get view(): Views[G] {
    return this.#now.view as Views[G]; // every game has a view of its own kind
  }
  /** For a terminal. */
  get picture(): string {
    return this.#now.picture;
  }
  /** Whether it is over, who is to move, who has won, how many moves of the line have been made. */
  get status(): SessionStatus {
    return this.#now.status;
  }
  /** All moves, also those that have been taken back and can be made again. */
  get line(): readonly string[] {
    return this.#now.line;
  }

  /** The names of all moves; where there are too many, of some of them. */
  async moves(asking?: Asking): Promise<string[]> {
    await this.#steps;
    return (await this.connection.request('at', { ...this.#position(), with: ['moves'] }, asking)).moves ?? [];
  }
  /** Makes a move; what could have been made again is forgotten. */
  play(move: string, asking?: Asking): Promise<this> {
    return this.#replace(move, 1, asking);
  }
  /** Replaces what follows by moves that are not made yet, so that they can be stepped through with `redo`. */
  plan(moves: string, asking?: Asking): Promise<this> {
    return this.#replace(moves, 0, asking);
  }
  undo(asking?: Asking): Promise<this> {
    return this.#step((now) => {
      if (now.status.played === 0) throw this.#nothingToUndo(asking);
      return this.#at(now.line.join(' '), now.status.played - 1, asking);
    });
  }
  redo(asking?: Asking): Promise<this> {
    return this.#step((now) => this.#at(now.line.join(' '), now.status.played + 1, asking));
  }
  /** To the place after so many moves of the line. */
  go(at: number, asking?: Asking): Promise<this> {
    return this.#step((now) => this.#at(now.line.join(' '), at, asking));
  }

  /** Asks a tool about the position as it is now; play may go on meanwhile. */
  async ask<T extends Tool<G>>(tool: T, ...[args, work]: Told<Arguments[G][T], Work>): Promise<Answers[G][T]> {
    await this.#steps;
    return this.connection.ask(answer(this.game, tool), this.#question(args, work), work);
  }
  /** The same with the answer in words beside it. */
  async tell<T extends Tool<G>>(
    tool: T,
    ...[args, work]: Told<Arguments[G][T], Work>
  ): Promise<InWords<Answers[G][T]>> {
    await this.#steps;
    return this.connection.ask(told(this.game, tool), this.#question(args, work), work);
  }

  /** @deprecated There is nothing to close. */
  close(): Promise<void> {
    return Promise.resolve();
  }

  #step(ask: (now: Position) => Promise<Position>): Promise<this> {
    const made = this.#steps.then(async () => {
      this.#now = await ask(this.#now);
      return this;
    });
    this.#steps = made.catch(() => undefined);
    return made;
  }

  #at(moves: string, at: number, asking?: Asking): Promise<Position> {
    return this.connection.request('at', { ...this.#position(), moves, at }, asking);
  }

  // What is new stands on a line of its own, so that a fault in it has its own place.
  #replace(moves: string, made: number, asking?: Asking): Promise<this> {
    return this.#step(async ({ status }) => {
      try {
        return await this.#at(`${this.#position().moves}\n${moves}`, status.played + made, asking);
      } catch (error) {
        if (!(error instanceof RequestError) || !error.place) throw error;
        throw new RequestError({ ...error.fault, place: { ...error.place, line: error.place.line - 1 } });
      }
    });
  }

  #position(): { game: string; options: JsonObject; moves: string } {
    const { line, status } = this.#now;
    return { game: this.game, options: plain(this.options) ?? {}, moves: line.slice(0, status.played).join(' ') };
  }

  #nothingToUndo({ lang = this.connection.lang() }: Asking = {}): RequestError {
    const message = lang === 'ja' ? '戻す手がありません' : 'there is no move to take back';
    return new RequestError({ code: 'illegal_move', message });
  }

  #question<A>(args: A | undefined, work: Work | undefined): Question<A> {
    const question: Question<A> = this.#position();
    if (args !== undefined) question.arguments = args;
    if (work?.seconds !== undefined) question.seconds = work.seconds;
    return question;
  }
}
