// A worker: one job after the other, each as long as it takes; it hears nothing meanwhile, and may be ended at any time.
import { Core, OutOfMemory } from './instance';
import { outOfMemory, trapped, type FromJob, type ToJob } from './messages';
import { Shelf } from './shelf';

const tell = (message: FromJob): void => self.postMessage(message);

interface Place {
  core: Core;
  shelf: Shelf | null;
}
let place: Promise<Place> | null = null;

async function open(module: WebAssembly.Module, memory: number, cache: string | null, mark: string): Promise<Place> {
  const shelf = await Shelf.open(cache, mark, (file, name) => tell({ kind: 'written', file, name }));
  const settings = { role: 'worker' as const, memory, cache: shelf ? '/cache' : null };
  const host = { send: (text: string, final: boolean) => tell({ kind: 'reply', text, final }) };
  const core = await Core.start(module, settings, host, shelf ? [shelf.root] : []);
  await shelf?.look();
  return { core, shelf };
}

async function run(text: string): Promise<void> {
  if (!place) return;
  const { core, shelf } = await place;
  await shelf?.look();
  core.handle(text);
}

function failed(error: unknown): void {
  // An instance that cannot even begin finds no memory for itself.
  const memory = error instanceof OutOfMemory || error instanceof RangeError;
  const message = error instanceof Error ? error.message : String(error);
  tell({ kind: 'failed', why: memory ? outOfMemory : trapped, message });
}

self.onmessage = ({ data }: MessageEvent<ToJob>) => {
  if (data.kind === 'open') {
    place = open(data.module, data.memory, data.cache, data.mark);
    place.catch(failed);
  } else {
    run(data.text).catch(failed);
  }
};
