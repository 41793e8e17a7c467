// The core in this browser as a connection like any other. Each is a new front with no memory of another, like a program
// that was started again.
import type { Socket } from '../protocol/connection';
import type { FromFront, Limits, ToFront } from './messages';
import { ofThePage } from './tables';

export interface Front {
  postMessage(message: ToFront): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromFront>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

const broken = 1006; // as a WebSocket says it

export class CoreSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  #closed = false;

  // The front begins while the core still comes.
  constructor(
    module: Promise<WebAssembly.Module>,
    private readonly front: Front,
    limits: Limits,
    private readonly failed: (why: string) => void = (why) => console.warn(`the core has ended: ${why}`),
  ) {
    front.onmessage = ({ data }) => {
      if (this.#closed) return;
      if (data.kind === 'line') this.onmessage?.({ data: data.text });
      else if (data.kind === 'open') this.onopen?.();
      else this.#drop(data.message);
    };
    front.onerror = (event) => this.#drop(event.message);
    module.then(
      (compiled) => front.postMessage({ kind: 'open', module: compiled, limits }),
      (error: unknown) => this.#drop(error),
    );
  }

  send(text: string): void {
    this.front.postMessage({ kind: 'line', text });
  }

  close(): void {
    this.#drop(null);
  }

  #drop(why: unknown): void {
    if (this.#closed) return;
    this.#closed = true;
    if (why !== null) this.failed(why instanceof Error ? why.message : String(why));
    this.front.terminate();
    this.onclose?.({ code: broken });
  }
}

export function beginFront(): Front {
  return new Worker(new URL('./front.worker.ts', import.meta.url), { type: 'module', name: 'front' });
}

// Some processors are left to the page; tables are made to fit a small machine.
export function usualLimits(): Limits {
  const gigabytes = (navigator as { deviceMemory?: number }).deviceMemory ?? 4;
  const share = Math.min(1, gigabytes / 4);
  return {
    memory: Math.round(share * 2 ** 30),
    atOnce: Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1)),
    spare: 1,
    cache: ofThePage,
  };
}
