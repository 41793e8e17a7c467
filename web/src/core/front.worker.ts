// The front: it answers what is quick, and has jobs done by workers of its own. One of them is for the board alone, so
// that play goes on while the others compute.
import { Core } from './instance';
import { trapped, type FromFront, type FromJob, type Limits, type ToFront, type ToJob } from './messages';
import { Pool, type Heard, type Told, type Worker as JobWorker } from './pool';
import { finish, sweep } from './tables';

const tell = (message: FromFront): void => self.postMessage(message);
const afterTheFirstRequests = 500; // ms
const untilItIsGone = 4_000; // ms: browsers let one that computes go on for two seconds
let core: Core | null = null;

function worker(module: WebAssembly.Module, { memory, cache }: Limits, heard: Heard): JobWorker {
  const begun = new Worker(new URL('./job.worker.ts', import.meta.url), { type: 'module', name: 'job' });
  const mark = Math.random().toString(36).slice(2);
  const send = (message: ToJob): void => begun.postMessage(message);
  begun.onmessage = ({ data }: MessageEvent<FromJob>) => {
    if (data.kind === 'reply') heard.reply(data.text, data.final);
    else if (data.kind === 'written') void finish(cache, data.file, data.name);
    else heard.failed(data.why);
  };
  begun.onerror = () => heard.failed(trapped);
  send({ kind: 'open', module, memory, cache, mark });
  const end = (): void => {
    begun.terminate();
    setTimeout(() => void sweep(cache, mark), untilItIsGone);
  };
  return { run: (text) => send({ kind: 'job', text }), end };
}

async function open(module: WebAssembly.Module, limits: Limits): Promise<void> {
  const told: Told = {
    reply: (job, text) => attempt(() => core?.jobReply(job, text)),
    ended: (job, why) => attempt(() => core?.jobEnded(job, why)),
  };
  const board = new Pool(1, 0, (heard) => worker(module, { ...limits, cache: null }, heard), told);
  const others = new Pool(limits.atOnce, limits.spare, (heard) => worker(module, limits, heard), told);
  board.warm();
  core = await Core.start(
    module,
    { role: 'front', workers: limits.atOnce },
    {
      send: (text) => tell({ kind: 'line', text }),
      start: (job, text, seconds) => (isOfTheBoard(text) ? board : others).start(job, text, seconds),
      stop: (job) => [board, others].forEach((pool) => pool.stop(job)),
    },
  );
  tell({ kind: 'open' });
  setTimeout(() => {
    void sweep(limits.cache);
    others.warm();
  }, afterTheFirstRequests);
}

function isOfTheBoard(request: string): boolean {
  return (JSON.parse(request) as { op?: string }).op === 'at';
}

// Whatever fails in the front, its instance is spoilt: the page begins another, and asks again.
function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    failed(error);
  }
}
function failed(error: unknown): void {
  tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}

self.onmessage = ({ data }: MessageEvent<ToFront>) => {
  if (data.kind === 'open') open(data.module, data.limits).catch(failed);
  else attempt(() => core?.handle(data.text));
};
