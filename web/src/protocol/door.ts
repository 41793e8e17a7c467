// The door between the program's messages and typed values. A form says how something is asked and what its result must
// be; what does not fit the schema stays outside, as an error that names the operation, the tool and the place.
import type { Check, Schema } from './check';
import { answerSchema, checker, definitions, resultSchema, toldSchema } from './definitions';
import { RequestError } from './fault';
import type {
  Answers,
  Arguments,
  ErrorReply,
  Greeting,
  ProgressReply,
  Request,
  ResultReply,
  Results,
} from './generated/types';
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

// About a position.
export interface Question<A = JsonObject> {
  game: string;
  options?: JsonObject; // how it begins
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

// To be sent. Callers may give a bigint.
export function written(value: object): string {
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? digits(inner) : inner));
}

function digits(value: bigint): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value.toString();
}

// What a result must be depends on what was asked, so that is left to the form.
export type Message = Greeting | ProgressReply | ErrorReply | (Omit<ResultReply, 'result'> & { result: Json });

const { ResultReply: reply } = definitions;
const envelope: Schema = { ...reply, properties: { ...reply?.properties, result: {} } };
const checkMessage = checker.of({
  anyOf: [envelope, { $ref: '#/$defs/ProgressReply' }, { $ref: '#/$defs/ErrorReply' }, { $ref: '#/$defs/Greeting' }],
});

// What comes over the connection. What is no message becomes the failure of the request it names; if it names none,
// nobody waits for it.
export function messageIn(text: string): Message {
  const value = JSON.parse(text) as unknown;
  const fault = checkMessage(value);
  if (fault === null) return value as Message;
  const error = { code: 'internal', message: `reply${fault}` } as const;
  const id = typeof value === 'object' && value !== null && 'id' in value ? value['id'] : null;
  if (typeof id !== 'number') throw new RequestError(error);
  return { id, final: true, ok: false, error };
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
    sent: (question) => ({ tool, ...question }),
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
    sent: (question) => ({ tool, ...question, text: true }),
    read: (value, { game }) => {
      assertTold(oneOf(games, game), tool, value);
      return value;
    },
  };
}

// Whatever tool the program lists, also one that is newer than this page.
export const anyTool: Form<Told<Json>, Question & { tool: string }> = {
  op: 'ask',
  sent: (question) => ({ ...question, text: true }),
  read: (value, { game, tool }) => {
    assertAnyTold(game, tool, value);
    return value;
  },
};

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
