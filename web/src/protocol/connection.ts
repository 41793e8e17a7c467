// One conversation with the program over a WebSocket. It survives a dropped connection: the conversation's token and
// the number of final replies received take it up again, and requests that the program did not receive are sent again.
// When the program has forgotten the conversation, what was under way fails with the code `lost`, and `generation`
// grows, so that sessions can be opened anew.
import type { Fault, Json, JsonObject, Progress, Reply } from './types';

export class RequestError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
  get code(): string {
    return this.fault.code;
  }
}

export interface Socket {
  send(text: string): void;
  close(): void;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface RequestOptions {
  signal?: AbortSignal;
  onprogress?: (progress: Progress) => void;
}

interface Pending {
  resolve: (value: Json) => void;
  reject: (error: Error) => void;
  onprogress: ((progress: Progress) => void) | undefined;
}

const longestWait = 5_000; // ms between two attempts
const takenOver = 4000; // another connection goes on with the conversation
const tooLarge = 1009; // the last message was not taken

export class Connection {
  generation = 0;
  onlinechange: (online: boolean) => void = () => undefined;
  onforgotten: () => void = () => undefined;

  #socket: Socket | null = null;
  #ready = false; // the program has said what it received
  #token: string | null = null;
  #nextId = 1;
  #sent: string[] = []; // requests the program may not have received yet, oldest first
  #sentBefore = 0; // how many came before those in this conversation
  #firstId = 1; // of this conversation
  #received = 0; // final replies
  #pending = new Map<number, Pending>();
  #wait = 100;
  #closed = false;

  constructor(
    private readonly connect: (query: string) => Socket,
    private readonly later: (work: () => void, ms: number) => void = (work, ms) => setTimeout(work, ms),
  ) {
    this.#open();
  }

  request(op: string, fields: JsonObject = {}, options: RequestOptions = {}): Promise<Json> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      if (options.signal?.aborted) {
        reject(new RequestError({ code: 'cancelled', message: 'cancelled' }));
        return;
      }
      this.#pending.set(id, { resolve, reject, onprogress: options.onprogress });
      options.signal?.addEventListener('abort', () => {
        if (this.#pending.has(id)) void this.request('cancel', { job: id });
      });
      this.#send(JSON.stringify({ id, op, ...fields }, bigAsNumber));
    });
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #open(): void {
    const query = this.#token === null ? '' : `?token=${this.#token}&received=${String(this.#received)}`;
    const socket = this.connect(query);
    this.#socket = socket;
    this.#ready = false;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(event.data);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#dropped(event.code);
    };
  }

  #dropped(code: number): void {
    this.#socket = null;
    this.#ready = false;
    if (this.#closed) return;
    this.onlinechange(false);
    if (code === takenOver) return;
    if (code === tooLarge) this.#refuseLargest();
    this.later(() => {
      this.#open();
    }, this.#wait);
    this.#wait = Math.min(this.#wait * 2, longestWait);
  }

  #send(text: string): void {
    this.#sent.push(text);
    if (this.#ready) this.#socket?.send(text);
  }

  #receive(text: string): void {
    const message = parse(text) as Reply | { connection: { token: string; received: number } };
    if ('connection' in message) {
      this.#greeted(message.connection.token, message.connection.received);
      return;
    }
    const pending = message.id === null ? undefined : this.#pending.get(message.id);
    if (!message.final) {
      if (message.progress) pending?.onprogress?.(message.progress);
      return;
    }
    this.#received++;
    if (message.id !== null) {
      this.#pending.delete(message.id);
      this.#arrived(message.id - this.#firstId + 1); // requests arrive in order
    }
    if (message.ok === true) pending?.resolve(message.result ?? null);
    else pending?.reject(new RequestError(message.error ?? { code: 'internal', message: text }));
  }

  #greeted(token: string, received: number): void {
    const forgotten = this.#token !== null && this.#token !== token;
    this.#token = token;
    if (forgotten) this.#forget();
    this.#arrived(received);
    this.#ready = true;
    this.#wait = 100;
    for (const request of this.#sent) this.#socket?.send(request);
    this.onlinechange(true);
    if (forgotten) this.onforgotten();
  }

  #arrived(requests: number): void {
    if (requests <= this.#sentBefore) return;
    this.#sent.splice(0, requests - this.#sentBefore);
    this.#sentBefore = requests;
  }

  // Sent again, it would be refused again.
  #refuseLargest(): void {
    const sizes = this.#sent.map((text) => text.length);
    const at = sizes.indexOf(Math.max(...sizes));
    const [text] = this.#sent.splice(at, 1, '{}'); // keeps its place, so that the counts stay right
    const { id } = JSON.parse(text ?? '{}') as { id?: number };
    if (id === undefined) return;
    this.#pending.get(id)?.reject(new RequestError({ code: 'limit', message: 'the request is too long' }));
    this.#pending.delete(id);
  }

  #forget(): void {
    const lost = [...this.#pending.values()];
    this.#pending.clear();
    this.#sent = [];
    this.#sentBefore = 0;
    this.#received = 0;
    this.#firstId = this.#nextId;
    this.generation++;
    for (const pending of lost) pending.reject(new RequestError({ code: 'lost', message: 'the connection was lost' }));
  }
}

// Whole numbers beyond 2^53 are kept exactly, as bigint.
export function parse(text: string): Json {
  return JSON.parse(text, ((_key: string, value: Json, context?: { source?: string }) => {
    if (typeof value !== 'number' || Number.isSafeInteger(value) || context?.source === undefined) return value;
    return /^-?\d+$/.test(context.source) ? BigInt(context.source) : value;
  }) as (key: string, value: Json) => Json) as Json;
}

// To be read by people or kept by the browser: a bigint as its digits.
export function printed(value: unknown, indent?: number): string {
  return JSON.stringify(value, (_key, v: unknown) => (typeof v === 'bigint' ? v.toString() : v), indent);
}

function bigAsNumber(_key: string, value: Json): unknown {
  if (typeof value !== 'bigint') return value;
  const raw = (JSON as unknown as { rawJSON?: (text: string) => unknown }).rawJSON;
  return raw ? raw(value.toString()) : Number(value);
}
