// The folder of kept tables as the core sees it inside a worker. Everything in the browser's file system is opened by
// waiting, and the core cannot wait: so before a job the files are looked up, and some empty ones are opened to be
// written into. When the core renames one, it is closed, and whoever began the worker gives it its name.
import { Directory, Fd, Inode, PreopenDirectory, wasi } from '@bjorn3/browser_wasi_shim';
import { filesOf, folder, unfinished } from './tables';

// What only workers have, which the types of the page do not know.
interface SyncFile {
  write(data: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}
interface SyncFileHandle extends FileSystemFileHandle {
  createSyncAccessHandle?(): Promise<SyncFile>;
}
declare const FileReaderSync: new () => { readAsArrayBuffer(blob: Blob): ArrayBuffer };

interface Spare {
  name: string;
  file: SyncFile;
}

const spares = 6; // tables that one job may keep

export class Shelf {
  readonly root: PreopenDirectory;
  readonly #tables: Tables;

  private constructor(
    private readonly place: FileSystemDirectoryHandle,
    private readonly mark: string,
    written: (file: string, name: string) => void,
  ) {
    this.#tables = new Tables(written);
    this.root = new Root(this.#tables);
  }

  // null where tables cannot be kept.
  static async open(
    cache: string | null,
    mark: string,
    written: (file: string, name: string) => void,
  ): Promise<Shelf | null> {
    const place = await folder(cache);
    return place && typeof FileReaderSync !== 'undefined' ? new Shelf(place, mark, written) : null;
  }

  // To be called before each job.
  async look(): Promise<void> {
    const files = await filesOf(this.place);
    this.#tables.contents.clear();
    for (const [name, file] of files) this.#tables.contents.set(name, new Kept(file));
    while (this.#tables.spares.length < spares) {
      const spare = await this.#spare();
      if (!spare) return;
      this.#tables.spares.push(spare);
    }
  }

  async #spare(): Promise<Spare | null> {
    const name = `${unfinished}${this.mark}-${Math.random().toString(36).slice(2)}`;
    try {
      const handle: SyncFileHandle = await this.place.getFileHandle(name, { create: true });
      const file = await handle.createSyncAccessHandle?.();
      return file ? { name, file } : null;
    } catch {
      return null; // the disk is full; tables are kept in memory then
    }
  }
}

class Tables extends Directory {
  spares: Spare[] = [];

  constructor(readonly written: (file: string, name: string) => void) {
    super(new Map());
  }

  override create_entry_for_path(path: string, isFolder: boolean): { ret: number; entry: Inode | null } {
    const spare = isFolder ? undefined : this.spares.pop();
    if (!spare) return { ret: wasi.ERRNO_NOSPC, entry: null };
    const entry = new Written(spare);
    this.contents.set(path, entry);
    return { ret: wasi.ERRNO_SUCCESS, entry };
  }
}

class Root extends PreopenDirectory {
  constructor(readonly tables: Tables) {
    super('/cache', new Map());
    this.dir = tables;
  }

  // The second half of a rename.
  override path_link(path: string, inode: Inode, allowFolder: boolean): number {
    if (inode instanceof Written) {
      inode.close();
      this.tables.written(inode.spare.name, path);
    }
    return super.path_link(path, inode, allowFolder);
  }

  override path_unlink_file(path: string): number {
    const entry = this.tables.contents.get(path);
    const ret = super.path_unlink_file(path);
    if (entry instanceof Written && ret === wasi.ERRNO_SUCCESS && !entry.closed) {
      entry.spare.file.truncate(0);
      this.tables.spares.push(entry.spare);
    }
    return ret;
  }
}

abstract class Entry extends Inode {
  abstract get bytes(): number;
  abstract override path_open(): { ret: number; fd_obj: Fd | null };
  override stat(): wasi.Filestat {
    return new wasi.Filestat(this.ino, wasi.FILETYPE_REGULAR_FILE, BigInt(this.bytes));
  }
}

// A table that was there before the job, as it was then.
class Kept extends Entry {
  constructor(readonly file: File) {
    super();
  }
  override get bytes(): number {
    return this.file.size;
  }
  override path_open(): { ret: number; fd_obj: Fd | null } {
    return { ret: wasi.ERRNO_SUCCESS, fd_obj: new Reader(this) };
  }
}

// A table of this job. It is not read again: the core has it in memory.
class Written extends Entry {
  bytes = 0;
  closed = false;
  constructor(readonly spare: Spare) {
    super();
  }
  override path_open(): { ret: number; fd_obj: Fd | null } {
    if (this.closed) return { ret: wasi.ERRNO_ACCES, fd_obj: null };
    return { ret: wasi.ERRNO_SUCCESS, fd_obj: new Writer(this) };
  }
  close(): void {
    if (!this.closed) this.spare.file.close();
    this.closed = true;
  }
}

abstract class Open<E extends Entry> extends Fd {
  constructor(readonly entry: E) {
    super();
  }
  override fd_fdstat_get(): { ret: number; fdstat: wasi.Fdstat | null } {
    return { ret: wasi.ERRNO_SUCCESS, fdstat: new wasi.Fdstat(wasi.FILETYPE_REGULAR_FILE, 0) };
  }
  override fd_filestat_get(): { ret: number; filestat: wasi.Filestat | null } {
    return { ret: wasi.ERRNO_SUCCESS, filestat: this.entry.stat() };
  }
}

class Reader extends Open<Kept> {
  #at = 0;
  readonly #reader = new FileReaderSync();

  override fd_read(size: number): { ret: number; data: Uint8Array } {
    try {
      const data = new Uint8Array(this.#reader.readAsArrayBuffer(this.entry.file.slice(this.#at, this.#at + size)));
      this.#at += data.length;
      return { ret: wasi.ERRNO_SUCCESS, data };
    } catch {
      return { ret: wasi.ERRNO_IO, data: new Uint8Array() }; // removed or replaced meanwhile
    }
  }
}

class Writer extends Open<Written> {
  override fd_write(data: Uint8Array): { ret: number; nwritten: number } {
    try {
      const nwritten = this.entry.spare.file.write(data, { at: this.entry.bytes });
      this.entry.bytes += nwritten;
      return { ret: wasi.ERRNO_SUCCESS, nwritten };
    } catch {
      return { ret: wasi.ERRNO_NOSPC, nwritten: 0 };
    }
  }
  override fd_sync(): number {
    this.entry.spare.file.flush();
    return wasi.ERRNO_SUCCESS;
  }
}
