// In the place of src/core/tables.ts: a folder of the disk, as src/core/shelf.ts sees the private one of a browser. A
// table being written is a file whose name begins with `part-` and its writer's mark.
import { closeSync, existsSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const ending = '.table';
const forgotten = 3_600_000; // ms; another program may be writing
export const unfinished = 'part-';
export const ofThePage = null;

// Part of a file that is not read yet.
export interface Piece {
  path: string;
  from: number;
  to: number;
}

class Kept {
  constructor(
    private readonly path: string,
    readonly size: number,
  ) {}
  slice(from: number, to: number): Piece {
    return { path: this.path, from, to: Math.min(to, this.size) };
  }
}

// Made when something is written: most jobs keep nothing.
class Written {
  #file: number | null = null;
  constructor(private readonly path: string) {}
  write(data: Uint8Array, { at }: { at: number }): number {
    this.#file ??= openSync(this.path, 'wx');
    return writeSync(this.#file, data, 0, data.length, at);
  }
  truncate(size: number): void {
    if (this.#file !== null) ftruncateSync(this.#file, size);
  }
  flush(): void {
    if (this.#file !== null) fsyncSync(this.#file);
  }
  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }
}

class Folder {
  constructor(readonly path: string) {}
  getFileHandle(name: string): Promise<{ createSyncAccessHandle(): Promise<Written> }> {
    const written = new Written(join(this.path, name));
    return Promise.resolve({ createSyncAccessHandle: () => Promise.resolve(written) });
  }
}

// A folder that cannot be made is a fault of whoever named it, and is told.
export function folder(path: string | null): Promise<Folder | null> {
  if (path === null) return Promise.resolve(null);
  mkdirSync(path, { recursive: true });
  return Promise.resolve(new Folder(path));
}

export function filesOf({ path }: Folder): Promise<Map<string, Kept>> {
  const tables = names(path).filter((name) => name.endsWith(ending));
  const files = tables.map((name) => ({ name, about: statSync(join(path, name), { throwIfNoEntry: false }) }));
  const kept = files.flatMap(({ name, about }) =>
    about?.isFile() ? [[name, new Kept(join(path, name), about.size)] as const] : [],
  );
  return Promise.resolve(new Map(kept));
}

// Done before it returns, so that a table is kept when its job has been answered.
export function finish(cache: string | null, file: string, name: string): Promise<void> {
  if (cache !== null && name.endsWith(ending)) renameSync(join(cache, file), join(cache, name));
  return Promise.resolve();
}

// What an ended writer has left; without its mark, what anybody has left.
export function sweep(cache: string | null, mark = ''): Promise<void> {
  const parts = names(cache).filter((name) => name.startsWith(unfinished + mark));
  for (const path of parts.map((name) => join(cache ?? '', name))) {
    const about = statSync(path, { throwIfNoEntry: false });
    if (about && (mark !== '' || Date.now() - about.mtimeMs > forgotten)) rmSync(path, { force: true });
  }
  return Promise.resolve();
}

// A folder that has gone meanwhile is empty.
function names(cache: string | null): string[] {
  return cache !== null && existsSync(cache) ? readdirSync(cache) : [];
}
