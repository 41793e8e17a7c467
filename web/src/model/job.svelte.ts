// Something asked of the program that may take long: it shows its progress and can be stopped. A new question to the
// same job stops the one before; only the newest answer counts. It is made while a component is set up and ends with it:
// what nobody can see or stop would only keep others waiting.
import { onDestroy } from 'svelte';
import type { Form } from '../protocol/door';
import { RequestError, type Fault } from '../protocol/fault';
import type { ProgressMessage } from '../protocol/generated/types';
import { program } from './program.svelte';

export class Job<T> {
  running = $state(false);
  progress = $state.raw<ProgressMessage | null>(null);
  result = $state.raw<T | null>(null);
  fault = $state.raw<Fault | null>(null);
  #stop: AbortController | null = null;

  constructor() {
    onDestroy(() => {
      this.clear();
    });
  }

  // The answer, or null when it was stopped, overtaken or refused (then `fault` says why).
  async run<U extends T, F>(form: Form<U, F>, fields: F): Promise<U | null> {
    this.#stop?.abort();
    const stop = new AbortController();
    this.#stop = stop;
    this.running = true;
    this.progress = null;
    this.fault = null;
    try {
      const onprogress = (progress: ProgressMessage): void => {
        if (this.#stop === stop) this.progress = progress;
      };
      const result = await program.ask(form, fields, { signal: stop.signal, onprogress });
      if (this.#stop !== stop) return null;
      this.result = result;
      return result;
    } catch (error) {
      if (this.#stop === stop) {
        this.result = null;
        this.fault = faultOf(error);
      }
      return null;
    } finally {
      if (this.#stop === stop) {
        this.running = false;
        this.#stop = null;
      }
    }
  }

  stop(): void {
    this.#stop?.abort();
  }

  clear(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.running = false;
    this.progress = null;
    this.result = null;
    this.fault = null;
  }
}

export function faultOf(error: unknown): Fault {
  if (error instanceof RequestError) return error.fault;
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}
