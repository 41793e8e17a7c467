// The tables that the browser keeps for this page, in its private file system: each a file `NAME.table`. A table being
// written is a file whose name begins with `part-` and its writer's mark; its writer holds it open, so that what a killed
// one has left is known by that it can be removed.
export interface KeptTable {
  name: string;
  bytes: number;
}

interface Movable extends FileSystemFileHandle {
  move?(name: string): Promise<void>; // newer than the types of the language
}

const ending = '.table';
const young = 60_000; // ms: of another tab, whose writer may not hold it yet, or not any more
const finishing = new Set<string>();
export const unfinished = 'part-';
export const ofThePage = 'tables'; // the folder

// null where none is wanted, or the browser has no such place, or gives it to nobody (private windows, plain http).
export async function folder(name: string | null): Promise<FileSystemDirectoryHandle | null> {
  if (name === null) return null;
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle(name, { create: true });
  } catch {
    return null;
  }
}

export async function filesOf(place: FileSystemDirectoryHandle): Promise<Map<string, File>> {
  const found = new Map<string, File>();
  for await (const [name, handle] of place.entries()) {
    if (handle.kind !== 'file' || !name.endsWith(ending)) continue;
    try {
      found.set(name, await (handle as FileSystemFileHandle).getFile());
    } catch {
      // It has gone meanwhile.
    }
  }
  return found;
}

// null where there is no place for them.
export async function keptTables(): Promise<KeptTable[] | null> {
  const place = await folder(ofThePage);
  if (!place) return null;
  const files = [...(await filesOf(place))];
  const tables = files.map(([file, { size }]) => ({ name: file.slice(0, -ending.length), bytes: size }));
  return tables.sort((a, b) => b.bytes - a.bytes);
}

export async function removeTable(name: string): Promise<void> {
  await (await folder(ofThePage))?.removeEntry(name + ending);
}

// A table has been written: from now on it stands under its name. Where that fails it is made again another time.
export async function finish(cache: string | null, file: string, name: string): Promise<void> {
  finishing.add(file);
  const place = await folder(cache);
  try {
    if (!place || !name.endsWith(ending)) return;
    const part: Movable = await place.getFileHandle(file);
    if (part.move) await part.move(name);
    else await copy(place, part, name);
  } catch {
    await place?.removeEntry(file).catch(() => undefined);
  } finally {
    finishing.delete(file);
  }
}

async function copy(place: FileSystemDirectoryHandle, part: FileSystemFileHandle, name: string): Promise<void> {
  const target = await (await place.getFileHandle(name, { create: true })).createWritable();
  await (await part.getFile()).stream().pipeTo(target); // whole or not at all
  await place.removeEntry(part.name);
}

// Removes what an ended writer has left; without its mark, what anybody has left some time ago.
export async function sweep(cache: string | null, mark = ''): Promise<void> {
  const place = await folder(cache);
  if (!place) return;
  for await (const [name, handle] of place.entries()) {
    if (!name.startsWith(unfinished + mark) || finishing.has(name)) continue;
    try {
      const { lastModified } = await (handle as FileSystemFileHandle).getFile();
      if (mark !== '' || lastModified < Date.now() - young) await place.removeEntry(name);
    } catch {
      // Somebody holds it, or it has gone.
    }
  }
}
