// One instance of the core: texts go in by its functions and come out by those of its host. It has no threads, so a
// call lasts as long as the work; what the host wants to say while a call is under way waits until it has returned.
import { WASI, type Fd } from '@bjorn3/browser_wasi_shim';

export interface Host {
  send(text: string, final: boolean): void; // a reply
  start?(job: number, text: string, seconds: number): void; // 0 seconds: any time
  stop?(job: number): void;
}

export type Settings =
  | { role: 'front'; workers: number } // how many jobs its host does at once
  | {
      role: 'worker';
      memory: number; // bytes for one table
      cache: string | null; // the folder of kept tables
    };

// The core could not get the memory it wanted; the instance is spoilt.
export class OutOfMemory extends Error {}

interface Exports {
  memory: WebAssembly.Memory;
  asobi_buffer(bytes: number): number;
  asobi_open(bytes: number): number;
  asobi_handle(bytes: number): void;
  asobi_job_reply(job: number, bytes: number): void;
  asobi_job_ended(job: number, why: number): void;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const standard = 3; // input, output and errors come before the folders

export class Core {
  #calling = false;
  #waiting: (() => void)[] = [];

  private constructor(private readonly core: Exports) {}

  static async start(module: WebAssembly.Module, settings: Settings, host: Host, folders: Fd[] = []): Promise<Core> {
    // eslint-disable-next-line prefer-const -- the functions below are called when it is there
    let core: Exports;
    const text = (at: number, bytes: number): string =>
      decoder.decode(new Uint8Array(core.memory.buffer, at >>> 0, bytes >>> 0));
    const asobi = {
      send: (at: number, bytes: number, final: number): void => host.send(text(at, bytes), final !== 0),
      start: (job: number, at: number, bytes: number, seconds: number): void =>
        host.start?.(job, text(at, bytes), seconds),
      stop: (job: number): void => host.stop?.(job),
      out_of_memory: (): void => {
        throw new OutOfMemory('out of memory');
      },
    };
    const wasi = new WASI([], [], [...Array<Fd>(standard), ...folders], { debug: false });
    const instance = await WebAssembly.instantiate(module, { asobi, wasi_snapshot_preview1: wasi.wasiImport });
    core = instance.exports as unknown as Exports;
    wasi.initialize(instance as Parameters<WASI['initialize']>[0]);
    const made = new Core(core);
    const code = core.asobi_open(made.#put(JSON.stringify(settings)));
    if (code !== 0) throw new Error(`the core does not open (${String(code)})`);
    return made;
  }

  handle(line: string): void {
    this.#call(() => this.core.asobi_handle(this.#put(line)));
  }
  jobReply(job: number, line: string): void {
    this.#call(() => this.core.asobi_job_reply(job, this.#put(line)));
  }
  jobEnded(job: number, why: number): void {
    this.#call(() => this.core.asobi_job_ended(job, why));
  }

  #call(work: () => void): void {
    this.#waiting.push(work);
    if (this.#calling) return;
    this.#calling = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) next();
    this.#calling = false; // not after a trap: nothing can be asked of it again
  }

  #put(text: string): number {
    const bytes = encoder.encode(text);
    const at = this.core.asobi_buffer(bytes.length);
    new Uint8Array(this.core.memory.buffer, at >>> 0, bytes.length).set(bytes);
    return bytes.length;
  }
}
