// What comes over the connection. What a result must be depends on what was asked, so it is left to door.ts.
import type { Schema } from './check';
import { checker, definitions } from './definitions';
import { RequestError } from './fault';
import type { ErrorReply, Greeting, ProgressReply, ResultReply } from './generated/types';
import type { Json } from './json';

export type Message = Greeting | ProgressReply | ErrorReply | (Omit<ResultReply, 'result'> & { result: Json });

const { ResultReply: result } = definitions;
const envelope: Schema = { ...result, properties: { ...result?.properties, result: {} } };
const check = checker.of({
  anyOf: [envelope, { $ref: '#/$defs/ProgressReply' }, { $ref: '#/$defs/ErrorReply' }, { $ref: '#/$defs/Greeting' }],
});

function isMessage(value: unknown): value is Message {
  return check(value) === null;
}

// A message that is none becomes the failure of the request it names; if it names none, nobody waits for it.
export function messageIn(text: string): Message {
  const value = JSON.parse(text) as unknown;
  if (isMessage(value)) return value;
  const error = { code: 'internal', message: `reply${check(value) ?? ''}` } as const;
  const id = typeof value === 'object' && value !== null && 'id' in value ? value['id'] : null;
  if (typeof id !== 'number') throw new RequestError(error);
  return { id, final: true, ok: false, error };
}
