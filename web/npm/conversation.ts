// Requests and their typed answers over one connection, in one language unless told otherwise.
import type { Connection } from '../src/protocol/connection';
import { result, type Fields, type Form, type Operation } from '../src/protocol/door';
import type { Results } from '../src/protocol/generated/types';
import type { JsonObject } from '../src/protocol/json';
import type { Asking, Lang } from './types';

export class Conversation {
  constructor(
    readonly connection: Connection,
    readonly lang: Lang,
  ) {}

  async ask<T, F>(form: Form<T, F>, fields: F, { lang = this.lang, ...options }: Asking = {}): Promise<T> {
    const sent = { lang, ...form.sent(fields) };
    return form.read(await this.connection.request(form.op, sent, options), fields);
  }

  request<O extends Operation>(op: O, fields: Fields<O>, asking?: Asking): Promise<Results[O]> {
    return this.ask(result(op), fields, asking);
  }
}

// Types of the schema are interfaces, which have no other fields than their own.
export function plain(options: object | undefined): JsonObject | undefined {
  return options && ({ ...options } as JsonObject);
}
