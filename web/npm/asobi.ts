// The games, their tools and the papers, as functions.
import type { Connection } from '../src/protocol/connection';
import { answer, told, type Game, type Question, type Told as InWords, type Tool } from '../src/protocol/door';
import type {
  Answers,
  Arguments,
  GameInfo,
  GameSummary,
  Options,
  PaperInfo,
  PaperSummary,
  Reproduction,
} from '../src/protocol/generated/types';
import { plain, Session } from './session';
import type { About, Asking, Solution, Solvable, SolveArguments, Told, Work } from './types';

export class Asobi {
  /** @internal */
  constructor(
    private readonly connection: Connection,
    /** of the core */
    readonly version: string,
  ) {}

  async games(asking?: Asking): Promise<GameSummary[]> {
    return (await this.connection.request('list', {}, asking)).games;
  }
  /** A game's options and tools, with what they are for. */
  info(game: Game, asking?: Asking): Promise<GameInfo> {
    return this.connection.request('info', { game }, asking);
  }

  /** Asks a tool about a position. */
  ask<G extends Game, T extends Tool<G>>(
    game: G,
    tool: T,
    ...[args, about]: Told<Arguments[G][T], About<G>>
  ): Promise<Answers[G][T]> {
    return this.connection.ask(answer(game, tool), question(game, args, about), about);
  }
  /** The same with the answer in words beside it. */
  tell<G extends Game, T extends Tool<G>>(
    game: G,
    tool: T,
    ...[args, about]: Told<Arguments[G][T], About<G>>
  ): Promise<InWords<Answers[G][T]>> {
    return this.connection.ask(told(game, tool), question(game, args, about), about);
  }
  /** `ask(game, 'solve', …)` of the position that the options describe. */
  solve<G extends Solvable>(
    game: G,
    options: Options[G],
    args?: SolveArguments<G>,
    about: Omit<About<G>, 'options'> = {},
  ): Promise<Solution<G>> {
    const form = answer<Solvable, 'solve'>(game, 'solve');
    return this.connection.ask(form, question(game, args, { ...about, options }), about) as Promise<Solution<G>>;
  }

  /** Begins a game, or takes it up after some moves. */
  session<G extends Game>(
    game: G,
    options: Options[G] = {},
    begun: Asking & { moves?: string; at?: number } = {},
  ): Promise<Session<G>> {
    return Session.begin(this.connection, game, options, begun);
  }

  async papers(asking?: Asking): Promise<PaperSummary[]> {
    return (await this.connection.request('papers', {}, asking)).papers;
  }
  paper(paper: string, asking?: Asking): Promise<PaperInfo> {
    return this.connection.request('paper', { paper }, asking);
  }
  /**
   * Checks what a paper claims: all of it, or one claim; `thorough` with larger samples. `onprogress` hears each claim
   * when it is decided (`claim`). Where the work was stopped, or late, the answer has what was decided, and `stopped`.
   */
  reproduce(
    paper: string,
    { claim, seconds, thorough, ...asking }: Work & { claim?: string; thorough?: boolean } = {},
  ): Promise<Reproduction> {
    const asked = Object.entries({ claim, seconds, thorough }).filter(([, value]) => value !== undefined);
    const fields = { paper, ...Object.fromEntries(asked) };
    return this.connection.request('reproduce', fields, asking);
  }

  /** Ends all workers. What is still under way fails with the code `lost`. */
  close(): Promise<void> {
    this.connection.close();
    return Promise.resolve();
  }
}

function question<A, G extends Game>(game: G, args: A | undefined, about: About<G> | undefined): Question<A> {
  const { options, moves, at, seconds } = about ?? {};
  const asked = { options: plain(options), arguments: args, moves, at, seconds };
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return { game, ...(Object.fromEntries(given) as Omit<Question<A>, 'game'>) };
}
