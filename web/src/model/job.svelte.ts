// Something asked of the program that may take long: it shows its progress and can be stopped. A new question to the
// same job stops the one before; only the newest answer counts. It is made while a component is set up and ends with it:
// what nobody can see or stop would only keep others waiting.
import { getContext, onDestroy, setContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Form } from '../protocol/door';
import { RequestError, type Fault } from '../protocol/fault';
import type { ProgressMessage } from '../protocol/generated/types';
import { program } from './program.svelte';

const quick = 250; // ms: what is answered sooner shows no progress, and may be asked again

// The jobs of one part of the page. It is made while a component is set up, and knows those made inside it.
export class Jobs {
  readonly #all = new SvelteSet<Job<unknown>>();

  static here(): Jobs | undefined {
    return getContext<Jobs | undefined>(Jobs);
  }

  constructor() {
    setContext(Jobs, this);
  }

  get busy(): boolean {
    return [...this.#all].some((job) => job.running);
  }
  get takingLong(): boolean {
    return [...this.#all].some((job) => job.running && job.long);
  }
  // Whether something that took long has ended, well or not.
  get told(): boolean {
    return [...this.#all].some((job) => job.long && (job.result !== null || job.fault !== null));
  }
  // Whether it would be a pity to ask again.
  get worth(): boolean {
    return this.busy || [...this.#all].some((job) => job.long);
  }

  add(job: Job<unknown>): void {
    this.#all.add(job);
  }
  remove(job: Job<unknown>): void {
    this.#all.delete(job);
  }
}

export class Job<T> {
  running = $state(false);
  long = $state(false); // it takes long, or what is told took long
  progress = $state.raw<ProgressMessage | null>(null);
  result = $state.raw<T | null>(null);
  fault = $state.raw<Fault | null>(null);
  #stop: AbortController | null = null;

  #timer: ReturnType<typeof setTimeout> | undefined;

  // follows: it is asked anew with every position, so that nobody comes back for it.
  constructor({ follows = false } = {}) {
    const jobs = follows ? undefined : Jobs.here();
    jobs?.add(this);
    onDestroy(() => {
      this.clear();
      jobs?.remove(this);
    });
  }

  // The answer, or null when it was stopped, overtaken or refused (then `fault` says why).
  async run<U extends T, F>(form: Form<U, F>, fields: F): Promise<U | null> {
    this.#stop?.abort();
    const stop = new AbortController();
    this.#stop = stop;
    this.#start();
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
      if (this.#stop === stop) this.#end();
    }
  }

  stop(): void {
    this.#stop?.abort();
  }

  clear(): void {
    this.#stop?.abort();
    this.#end();
    this.long = false;
    this.progress = null;
    this.result = null;
    this.fault = null;
  }

  #start(): void {
    clearTimeout(this.#timer);
    this.running = true;
    this.long = false;
    this.#timer = setTimeout(() => (this.long = true), quick);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.#stop = null;
  }
}

export function faultOf(error: unknown): Fault {
  if (error instanceof RequestError) return error.fault;
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}
