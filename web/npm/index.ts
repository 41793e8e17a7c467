// The npm package `asobi`: the core in workers of its own, in a browser or in Node, behind a few typed functions.
import type { Limits } from '../src/core/messages';
import { CoreModule } from '../src/core/module';
import { beginFront, CoreSocket, usualLimits } from '../src/core/socket';
import { folder } from '../src/core/tables';
import { Connection } from '../src/protocol/connection';
import { RequestError } from '../src/protocol/fault';
import { Asobi } from './asobi';
import type { Lang } from './types';

export interface OpenOptions {
  /** where `asobi.wasm` is, or the file itself; else the one in the package */
  wasm?: URL | string | Uint8Array | ArrayBuffer;
  /** how many jobs may run at once; else as many as there are processors without one, at most 4 */
  workers?: number;
  /** bytes that the tables of a job may take; else 1 GiB, less on a small machine */
  memory?: number;
  /** a folder where tables are kept: in Node a path, in a browser a name in its private file system; else they are not */
  cache?: string | null;
  /** of texts and errors; else `en` */
  lang?: Lang;
}

const own = new CoreModule(() => new URL('../asobi.wasm', import.meta.url).href);

/** Begins a core, and resolves when it answers. */
export async function open(options: OpenOptions = {}): Promise<Asobi> {
  const usual = usualLimits();
  const limits: Limits = {
    memory: positive('memory', options.memory ?? usual.memory),
    atOnce: positive('workers', options.workers ?? usual.atOnce),
    spare: 0, // as many workers as were asked for
    cache: options.cache ?? null,
  };
  await folder(limits.cache);
  const module = compiled(options.wasm);
  let why = '';
  const lang = options.lang ?? 'en';
  const connection = new Connection(
    () => new CoreSocket(module, beginFront(), limits, (failure) => (why = failure)),
    () => lang,
  );
  const stillborn = new Promise<never>((_, reject) => {
    connection.onlinechange = (online) => {
      if (!online) reject(new Error(`the core does not begin: ${why}`));
    };
  });
  try {
    const { version } = await Promise.race([connection.request('hello', {}), stillborn]);
    return new Asobi(connection, version);
  } catch (error) {
    connection.close();
    throw error;
  }
}

function positive(name: string, value: number): number {
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new RequestError({
    code: 'invalid',
    message: `${name} is a whole number greater than 0, not ${String(value)}`,
  });
}

function compiled(wasm: OpenOptions['wasm']): Promise<WebAssembly.Module> {
  if (wasm === undefined) return own.get();
  if (typeof wasm === 'string' || wasm instanceof URL) return new CoreModule(() => String(wasm)).get();
  return WebAssembly.compile(wasm as BufferSource);
}

export { RequestError };
export type { Fault } from '../src/protocol/fault';
export type { Game, Told as InWords, Tool } from '../src/protocol/door';
export type * from '../src/protocol/generated/types';
export type { Json, JsonObject } from '../src/protocol/json';
export type { Asobi } from './asobi';
export type { Session } from './session';
export type * from './types';
