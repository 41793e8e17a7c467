// One conversation with the program over a WebSocket. It survives a dropped connection: the conversation's token and
// the number of final replies received take it up again, and requests that the program did not receive are sent again.
// When the program has forgotten the conversation, what was under way fails with the code `lost`, and `generation`
// grows, so that sessions can be opened anew.
import { RequestError } from './fault';
import type { ProgressMessage } from './generated/types';
import { written, type Json } from './json';
import { messageIn } from './message';

export interface Socket {
  send(text: string): void;
  close(): void;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface RequestOptions {
  signal?: AbortSignal;
  onprogress?: (progress: ProgressMessage) => void;
}

interface Sent {
  id: number;
  text: string;
}

interface Pending {
  resolve: (value: Json) => void;
  reject: (error: Error) => void;
  onprogress: ((progress: ProgressMessage) => void) | undefined;
}

const longestWait = 5_000; // ms between two attempts
const takenOver = 4000; // another connection goes on with the conversation
const tooLarge = 1009; // the last message was not taken

const closed = (): RequestError => new RequestError({ code: 'lost', message: 'the connection is closed' });

export class Connection {
  generation = 0;
  onlinechange: (online: boolean) => void = () => undefined;
  onforgotten: () => void = () => undefined;
  onsite: (site: string) => void = () => undefined; // where others can open what is shown here

  #socket: Socket | null = null;
  #ready = false; // the program has said what it received
  #token: string | null = null;
  #nextId = 1;
  #sent: Sent[] = []; // requests the program may not have received yet, oldest first
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

  request(op: string, fields: object = {}, options: RequestOptions = {}): Promise<Json> {
    const id = this.#nextId++;
    const { signal, onprogress } = options;
    return new Promise((resolve, reject) => {
      if (this.#closed || signal?.aborted) {
        reject(this.#closed ? closed() : new RequestError({ code: 'cancelled', message: 'cancelled' }));
        return;
      }
      const cancel = (): void => void this.request('cancel', { job: id }).catch(() => undefined);
      const done = (): void => signal?.removeEventListener('abort', cancel);
      this.#pending.set(id, {
        resolve: (value) => (done(), resolve(value)),
        reject: (error) => (done(), reject(error)),
        onprogress,
      });
      signal?.addEventListener('abort', cancel);
      this.#send({ id, text: written({ id, op, ...fields }) });
    });
  }

  // What is under way fails with the code `lost`, and so does whatever is asked later.
  close(): void {
    this.#closed = true;
    this.#socket?.close();
    this.#fail(closed());
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

  #send(request: Sent): void {
    this.#sent.push(request);
    if (this.#ready) this.#socket?.send(request.text);
  }

  #receive(text: string): void {
    const message = messageIn(text);
    if ('connection' in message) {
      if (message.site !== undefined) this.onsite(message.site);
      this.#greeted(message.connection.token, message.connection.received);
      return;
    }
    const id = typeof message.id === 'number' ? message.id : null; // ours are numbers
    const pending = id === null ? undefined : this.#pending.get(id);
    if (!message.final) {
      pending?.onprogress?.(message.progress);
      return;
    }
    this.#received++;
    if (id !== null) {
      this.#pending.delete(id);
      this.#arrived(id - this.#firstId + 1); // requests arrive in order
    }
    if (message.ok) pending?.resolve(message.result);
    else pending?.reject(new RequestError(message.error));
  }

  #greeted(token: string, received: number): void {
    const forgotten = this.#token !== null && this.#token !== token;
    this.#token = token;
    if (forgotten) this.#forget();
    this.#arrived(received);
    this.#ready = true;
    this.#wait = 100;
    for (const { text } of this.#sent) this.#socket?.send(text);
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
    const sizes = this.#sent.map(({ text }) => text.length);
    const largest = this.#sent[sizes.indexOf(Math.max(...sizes))];
    if (!largest) return;
    largest.text = '{}'; // keeps its place, so that the counts stay right
    const refused = new RequestError({ code: 'limit', message: 'the request is too long' });
    this.#pending.get(largest.id)?.reject(refused);
    this.#pending.delete(largest.id);
  }

  #forget(): void {
    this.#sent = [];
    this.#sentBefore = 0;
    this.#received = 0;
    this.#firstId = this.#nextId;
    this.generation++;
    this.#fail(new RequestError({ code: 'lost', message: 'the connection was lost' }));
  }

  #fail(why: RequestError): void {
    const lost = [...this.#pending.values()];
    this.#pending.clear();
    for (const pending of lost) pending.reject(why);
  }
}
