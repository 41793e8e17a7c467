// The core for browsers in Node, without threads: a front, and for each job an instance of its own, one after the other,
// as soon as the front has returned.
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const path = process.env.ASOBI_WASM ?? new URL('../../build/wasm/asobi.wasm', import.meta.url).pathname;
const module = new WebAssembly.Module(readFileSync(path));

export const MiB = 1 << 20;
export const JobEnd = { cancelled: 0, late: 1, noMemory: 2, broken: 3 };

// One instance; `on` has what it calls: send(line, final), start(job, line, seconds), stop(job).
export class Instance {
  outOfMemory = false;
  #exports;

  constructor(settings, on, preopens = {}) {
    const wasi = new WASI({ version: 'preview1', preopens });
    const text = (at, bytes) => Buffer.from(this.#exports.memory.buffer, at, bytes).toString();
    const instance = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: wasi.wasiImport,
      asobi: {
        send: (at, bytes, final) => on.send(text(at, bytes), final !== 0),
        start: (job, at, bytes, seconds) => on.start(job, text(at, bytes), seconds),
        stop: (job) => on.stop(job),
        out_of_memory: () => {
          this.outOfMemory = true;
        },
      },
    });
    this.#exports = instance.exports;
    wasi.initialize(instance);
    this.opened = this.#exports.asobi_open(this.#put(JSON.stringify(settings)));
  }

  get memory() {
    return this.#exports.memory.buffer.byteLength;
  }
  // Whatever it asks for from now on is refused, unless it has it already.
  takeAllMemory() {
    for (let pages = 2 ** 14; pages >= 1;) {
      try {
        this.#exports.memory.grow(pages);
      } catch {
        pages /= 2;
      }
    }
  }
  handle(line) {
    this.#exports.asobi_handle(this.#put(line));
  }
  jobReply(job, line) {
    this.#exports.asobi_job_reply(job, this.#put(line));
  }
  jobEnded(job, why) {
    this.#exports.asobi_job_ended(job, why);
  }

  #put(line) {
    const bytes = Buffer.from(line);
    const at = this.#exports.asobi_buffer(bytes.length);
    new Uint8Array(this.#exports.memory.buffer).set(bytes, at);
    return bytes.length;
  }
}

// A conversation: ask(line) gives all replies, the final one last. Settings: `memory`, how much a job's tables may take;
// `cache`, a folder for tables.
export class Conversation {
  #settings;
  #replies = [];
  #waiting = []; // jobs that the front has started
  #stopped = []; // and those that it wants no more
  #worker = null;
  #job = 0;
  #front = new Instance(
    { role: 'front' },
    {
      send: (line) => this.#replies.push(line),
      start: (job, line, seconds) => this.#waiting.push({ job, line, seconds }),
      stop: (job) => this.#stopped.push(job),
    },
  );

  constructor(settings = {}) {
    this.#settings = { memory: 1024 * MiB, cache: null, ...settings };
  }

  ask(line) {
    this.begin(line);
    return this.run();
  }
  // Only what is answered at once: jobs wait until they are run, or ended.
  begin(line) {
    this.#replies = [];
    this.#front.handle(line);
    for (const stopped of this.#stopped.splice(0)) this.end(stopped, JobEnd.cancelled);
    return this.#replies;
  }
  run() {
    while (this.#waiting.length > 0) this.#do(this.#waiting.shift());
    return this.#replies;
  }
  end(job, why) {
    this.#waiting = this.#waiting.filter((each) => each.job !== job);
    this.#front.jobEnded(job, why);
    return this.#replies;
  }
  get waiting() {
    return this.#waiting;
  }
  // Null before the first job, and after one that broke.
  get worker() {
    return this.#worker;
  }

  #do({ job, line }) {
    this.#worker ??= this.#opened();
    this.#job = job;
    try {
      this.#worker.handle(line);
    } catch {
      const why = this.#worker.outOfMemory ? JobEnd.noMemory : JobEnd.broken;
      this.#worker = null;
      this.#front.jobEnded(job, why);
    }
  }
  #opened() {
    const { memory, cache } = this.#settings;
    const settings = { role: 'worker', memory, cache: cache === null ? null : '/cache' };
    const send = (line) => this.#front.jobReply(this.#job, line);
    return new Instance(settings, { send }, cache === null ? {} : { '/cache': cache });
  }
}
