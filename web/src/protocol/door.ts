// The door between the program's messages and typed values. A form says how something is asked and what its result must
// be; what does not fit the schema stays outside, as an error that names the operation, the tool and the place.
import type { Check, Schema } from './check';
import { answerSchema, checker, resultSchema, toldSchema } from './definitions';
import { RequestError } from './fault';
import type { Answers, Arguments, Request, Results } from './generated/types';
import type { Json, JsonObject } from './json';

export type Operation = Exclude<keyof Results, 'ask'>;
export type Fields<O extends Operation> = Omit<Extract<Request, { op: O }>, 'op' | 'id'>;
export type Game = keyof Answers;
export type Tool<G extends Game> = keyof Answers[G] & keyof Arguments[G] & string;

export interface Form<T, F> {
  op: string;
  sent(fields: F): object;
  read(value: Json, fields: F): T;
}

// About a position: of a session, or as a game begins.
export interface Question<A = JsonObject> {
  game: string;
  session?: string;
  options?: JsonObject;
  moves?: string; // from there
  at?: number; // after how many of them
  arguments?: A;
  seconds?: number;
}

// An answer with the same in words, for people.
export interface Told<T> {
  answer: T;
  text: string;
}

export function result<O extends Operation>(op: O): Form<Results[O], Fields<O>> {
  return {
    op,
    sent: (fields) => fields,
    read: (value) => {
      assertResult(op, value);
      return value;
    },
  };
}

// The answer of a tool. Where several games share one, it is asked of any of them.
export function answer<G extends Game, T extends Tool<G>>(
  games: G | readonly G[],
  tool: T,
): Form<Answers[G][T], Question<Arguments[G][T]>> {
  return answerTo(games, tool);
}

// The same with arguments from a form that was made from the program's own list of them.
export function filledIn<G extends Game, T extends Tool<G>>(
  games: G | readonly G[],
  tool: T,
): Form<Answers[G][T], Question> {
  return answerTo(games, tool);
}

function answerTo<G extends Game, T extends Tool<G>>(
  games: G | readonly G[],
  tool: T,
): Form<Answers[G][T], Question<unknown>> {
  return {
    op: 'ask',
    sent: (question) => asked(tool, question),
    read: (value, { game }) => {
      assertAnswer(oneOf(games, game), tool, value);
      return value;
    },
  };
}

export function told<G extends Game, T extends Tool<G>>(
  games: G | readonly G[],
  tool: T,
): Form<Told<Answers[G][T]>, Question<Arguments[G][T]>> {
  return {
    op: 'ask',
    sent: (question) => ({ ...asked(tool, question), text: true }),
    read: (value, { game }) => {
      assertTold(oneOf(games, game), tool, value);
      return value;
    },
  };
}

// Whatever tool the program lists, also one that is newer than this page.
export const anyTool: Form<Told<Json>, Question & { tool: string }> = {
  op: 'ask',
  sent: ({ tool, ...question }) => ({ ...asked(tool, question), text: true }),
  read: (value, { game, tool }) => {
    assertAnyTold(game, tool, value);
    return value;
  },
};

function asked(tool: string, { game, session, options, ...rest }: Question<unknown>): object {
  return { ...(session === undefined ? { game, options } : { session }), tool, ...rest };
}

function oneOf<G extends Game>(games: G | readonly G[], game: string): G {
  const list: readonly G[] = typeof games === 'string' ? [games] : games;
  const found = list.find((one) => one === game);
  if (found === undefined) throw new RequestError({ code: 'internal', message: `${game}: not ${list.join(', ')}` });
  return found;
}

function assertResult<O extends Operation>(op: O, value: unknown): asserts value is Results[O] {
  assertFits(op, () => resultSchema(op), value);
}

function assertAnswer<G extends Game, T extends Tool<G>>(
  game: G,
  tool: T,
  value: unknown,
): asserts value is Answers[G][T] {
  assertFits(`ask ${game} ${tool}`, () => answerSchema(game, tool), value);
}

function assertTold<G extends Game, T extends Tool<G>>(
  game: G,
  tool: T,
  value: unknown,
): asserts value is Told<Answers[G][T]> {
  assertAnyTold(game, tool, value);
}

function assertAnyTold(game: string, tool: string, value: unknown): asserts value is Told<Json> {
  assertFits(`ask ${game} ${tool} text`, () => toldSchema(answerSchema(game, tool) ?? {}), value);
}

const checks = new Map<string, Check>();

function assertFits(what: string, schema: () => Schema | undefined, value: unknown): void {
  let check = checks.get(what);
  if (!check) {
    check = checker.of(schema() ?? {});
    checks.set(what, check);
  }
  const fault = check(value);
  if (fault !== null) throw new RequestError({ code: 'internal', message: `${what}${fault}` });
}
