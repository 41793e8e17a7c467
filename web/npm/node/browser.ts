// Those names of a browser that the core's sources use, for Node: the build puts them in where Node has none, or others.
import { openSync, closeSync, readSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parentPort, Worker as Thread } from 'node:worker_threads';
import type { Piece } from './tables';

export class Worker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly #thread: Thread;

  constructor(address: URL, { name }: { name: string }) {
    // Flags of the command line are for the program that uses the package: some forbid workers.
    this.#thread = new Thread(address, { name: `asobi ${name}`, execArgv: [] });
    this.#thread.on('message', (data) => this.onmessage?.({ data }));
    this.#thread.on('error', ({ message }) => this.onerror?.({ message }));
  }
  postMessage(message: unknown): void {
    this.#thread.postMessage(message);
  }
  terminate(): void {
    void this.#thread.terminate();
  }
}

// Inside a worker.
export const self = {
  postMessage: (message: unknown): void => parentPort?.postMessage(message),
  set onmessage(hear: (event: { data: unknown }) => void) {
    parentPort?.on('message', (data) => hear({ data }));
  },
};

export const navigator = {
  get hardwareConcurrency(): number {
    return availableParallelism();
  },
  get deviceMemory(): number {
    return totalmem() / 2 ** 30;
  },
};

// Also of files: by `file:` or by a path.
export async function fetch(address: string): Promise<Response> {
  if (/^(https?|data|blob):/.test(address)) return globalThis.fetch(address);
  const bytes = await readFile(address.startsWith('file:') ? fileURLToPath(address) : address);
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'application/wasm' } });
}

export class FileReaderSync {
  readAsArrayBuffer({ path, from, to }: Piece): Uint8Array {
    const file = openSync(path, 'r');
    try {
      const bytes = new Uint8Array(Math.max(0, to - from));
      return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, from));
    } finally {
      closeSync(file);
    }
  }
}
