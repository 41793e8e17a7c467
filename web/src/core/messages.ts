// What the page, the front and the workers that do jobs tell each other. Each of the three has an instance of the core
// of its own; only texts, and the compiled module, pass between them.

// Why a job ended without a reply of its own, as the core numbers it.
export const cancelled = 0;
export const late = 1;
export const outOfMemory = 2;
export const trapped = 3;
export type Why = typeof cancelled | typeof late | typeof outOfMemory | typeof trapped;

export interface Limits {
  memory: number; // bytes for one table
  atOnce: number; // jobs
  spare: number; // one more, or none, for who would have to wait
  cache: string | null; // the folder where tables are kept; null: they are not
}

export type ToFront = { kind: 'open'; module: WebAssembly.Module; limits: Limits } | { kind: 'line'; text: string };
export type FromFront = { kind: 'open' } | { kind: 'line'; text: string } | { kind: 'failed'; message: string };

export type ToJob =
  | { kind: 'open'; module: WebAssembly.Module; memory: number; cache: string | null; mark: string }
  | { kind: 'job'; text: string };
export type FromJob =
  | { kind: 'reply'; text: string; final: boolean }
  | { kind: 'written'; file: string; name: string } // a table is whole: it is to stand under its name
  | { kind: 'failed'; why: Why; message: string };
