// The program, over a WebSocket or in a worker. A question says all that it is about and changes nothing, so a
// connection that breaks loses nothing: another one is opened, and what has no answer yet is asked again. A program that
// speaks another protocol is recognised by its `hello`, the first request on each connection.
import { messageIn, result, written, type Fields, type Form, type Operation } from './door';
import { RequestError, type Fault } from './fault';
import type { ProgressMessage, Results } from './generated/types';
import type { Json } from './json';

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export type Lang = 'en' | 'ja';

export interface RequestOptions {
  signal?: AbortSignal;
  onprogress?: (progress: ProgressMessage) => void;
  /** of texts and errors; else that of the connection */
  lang?: Lang;
}

interface Asked {
  text: string;
  breaks: number; // connections that broke while it was asked, since anything was heard of it
  cancelled: boolean;
  resolve: (value: Json) => void;
  reject: (why: RequestError) => void;
  onprogress: ((progress: ProgressMessage) => void) | undefined;
}

const protocol = 2;
const longestWait = 5_000; // ms between two attempts
const mostBreaks = 8; // what is asked each time may be what breaks them
const tooLarge = 1009; // the last message was not taken
const hello = 0; // the id of the first request

const reasons = {
  cancelled: { en: 'cancelled', ja: '中止しました' },
  closed: { en: 'the connection is closed', ja: '接続は閉じられています' },
  broken: {
    en: 'the connection broke each time this was asked; try again later',
    ja: 'この要求のたびに接続が切れました。後でもう一度お試しください',
  },
  long: { en: 'the request is too long', ja: '要求が長すぎます' },
  other: {
    en: 'this program is of another version of Asobi and does not understand what is asked here; start one of the same version',
    ja: 'このプログラムは Asobi の別のバージョンのため、ここからの要求を理解できません。同じバージョンのプログラムを起動してください',
  },
};

export class Connection {
  onlinechange: (online: boolean) => void = () => undefined;
  onsite: (site: string) => void = () => undefined; // where others can open what is shown here

  #socket: Socket | null = null;
  #ready = false; // requests can be sent
  #nextId = hello + 1;
  #asked = new Map<number, Asked>(); // oldest first
  #wait = 100;
  #closed = false;
  #other = false; // the program speaks another protocol

  constructor(
    private readonly connect: () => Socket,
    readonly lang: () => Lang,
    private readonly later: (work: () => void, ms: number) => void = (work, ms) => setTimeout(work, ms),
  ) {
    this.#open();
  }

  async ask<T, F>(form: Form<T, F>, fields: F, options: RequestOptions = {}): Promise<T> {
    const { signal, onprogress, lang = this.lang() } = options;
    const id = this.#nextId++;
    const text = written({ id, op: form.op, lang, ...form.sent(fields) });
    const cancel = (): void => this.#cancel(id);
    try {
      const reply = new Promise<Json>((resolve, reject) => {
        this.#asked.set(id, { text, breaks: 0, cancelled: false, resolve, reject, onprogress });
      });
      if (this.#closed) this.#fail(id, 'lost', 'closed');
      else if (this.#other) this.#fail(id, 'lost', 'other');
      else if (signal?.aborted) this.#fail(id, 'cancelled', 'cancelled');
      else if (this.#ready) this.#socket?.send(text);
      signal?.addEventListener('abort', cancel);
      return form.read(await reply, fields);
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  request<O extends Operation>(op: O, fields: Fields<O>, options: RequestOptions = {}): Promise<Results[O]> {
    return this.ask(result(op), fields, options);
  }

  // What is under way fails with the code `lost`, and so does whatever is asked later.
  close(): void {
    this.#closed = true;
    this.#socket?.close();
    this.#failAll('closed');
  }

  #open(): void {
    const socket = this.connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#ready = true;
      for (const { text } of [{ text: written({ id: hello, op: 'hello' }) }, ...this.#asked.values()])
        socket.send(text);
    };
    socket.onmessage = ({ data }) => this.#receive(data);
    socket.onclose = ({ code }) => this.#dropped(code);
  }

  #receive(text: string): void {
    const message = messageIn(text);
    if (!('final' in message)) {
      if (message.site !== undefined) this.onsite(message.site);
      return;
    }
    const id = typeof message.id === 'number' ? message.id : -1; // ours are numbers
    if (id === hello && message.final) this.#greeted(message.ok && result('hello').read(message.result, {}).protocol);
    const asked = this.#asked.get(id);
    if (!asked) return;
    asked.breaks = 0;
    if (!message.final) {
      asked.onprogress?.(message.progress);
      return;
    }
    this.#asked.delete(id);
    if (message.ok) asked.resolve(message.result);
    else asked.reject(new RequestError(message.error));
  }

  #greeted(spoken: number | false): void {
    this.#wait = 100;
    this.#other = spoken !== protocol;
    if (this.#other) this.#failAll('other');
    this.onlinechange(true);
  }

  #dropped(code: number): void {
    if (this.#closed) return;
    this.onlinechange(false);
    if (code === tooLarge) this.#failLargest();
    for (const [id, asked] of this.#asked) {
      if (this.#ready) asked.breaks++;
      if (asked.cancelled) this.#fail(id, 'cancelled', 'cancelled');
      else if (asked.breaks >= mostBreaks) this.#fail(id, 'lost', 'broken');
    }
    this.#ready = false;
    this.later(() => {
      if (!this.#closed) this.#open();
    }, this.#wait);
    this.#wait = Math.min(this.#wait * 2, longestWait);
  }

  // Where the program hears of it, it answers: what was found until then may be worth something.
  #cancel(id: number): void {
    const asked = this.#asked.get(id);
    if (!asked) return;
    asked.cancelled = true;
    if (this.#ready) this.#socket?.send(written({ op: 'cancel', job: id }));
    else this.#fail(id, 'cancelled', 'cancelled');
  }

  // Asked again, it would be refused again.
  #failLargest(): void {
    const sizes = [...this.#asked].map(([id, { text }]) => ({ id, size: text.length }));
    const largest = sizes.sort((a, b) => b.size - a.size)[0];
    if (largest) this.#fail(largest.id, 'limit', 'long');
  }

  #failAll(why: keyof typeof reasons): void {
    for (const id of [...this.#asked.keys()]) this.#fail(id, 'lost', why);
  }

  #fail(id: number, code: Fault['code'], why: keyof typeof reasons): void {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    asked?.reject(new RequestError({ code, message: reasons[why][this.lang()] }));
  }
}
