import { describe, expect, it } from 'vitest';
import { cancelled, late, outOfMemory, trapped } from './messages';
import { Pool, type Heard, type Worker } from './pool';

class FakeWorker implements Worker {
  ran: string[] = [];
  ended = false;
  constructor(readonly heard: Heard) {}
  run(text: string): void {
    this.ran.push(text);
  }
  end(): void {
    this.ended = true;
  }
}

interface Alarm {
  at: number;
  work: () => void;
}

// A pool whose workers do nothing by themselves, and whose clock goes on when it is told to.
class Scene {
  workers: FakeWorker[] = [];
  told: string[] = [];
  now = 0;
  alarms = new Set<Alarm>();
  pool: Pool;

  constructor(atOnce: number, spare = 0) {
    this.pool = new Pool(
      atOnce,
      spare,
      (heard) => {
        const worker = new FakeWorker(heard);
        this.workers.push(worker);
        return worker;
      },
      {
        reply: (job, text) => this.told.push(`${String(job)} ${text}`),
        ended: (job, why) => this.told.push(`${String(job)} ended ${String(why)}`),
      },
      {
        after: (work, ms) => {
          const alarm = { at: this.now + ms, work };
          this.alarms.add(alarm);
          return () => this.alarms.delete(alarm);
        },
      },
    );
  }
  worker(index: number): FakeWorker {
    const worker = this.workers[index];
    if (!worker) throw new Error('no such worker');
    return worker;
  }
  get alive(): number {
    return this.workers.filter((worker) => !worker.ended).length;
  }
  pass(ms: number): void {
    this.now += ms;
    for (const alarm of [...this.alarms].filter(({ at }) => at <= this.now)) {
      this.alarms.delete(alarm);
      alarm.work();
    }
  }
}

describe('a pool of workers', () => {
  it('does jobs in the order in which they came, as many at once as it may', () => {
    const scene = new Scene(2);
    for (const job of [1, 2, 3, 4]) scene.pool.start(job, `j${String(job)}`, 0);
    expect(scene.workers.map((worker) => worker.ran)).toEqual([['j1'], ['j2']]);
    scene.worker(1).heard.reply('half', false);
    expect(scene.worker(1).ran).toEqual(['j2']);
    scene.worker(1).heard.reply('done', true);
    expect(scene.worker(1).ran).toEqual(['j2', 'j3']);
    scene.worker(0).heard.reply('done', true);
    expect(scene.worker(0).ran).toEqual(['j1', 'j4']);
    expect(scene.told).toEqual(['2 half', '2 done', '1 done']);
    expect(scene.workers.length).toBe(2);
  });

  it('gives who has waited for a while the spare worker, and only one at a time', () => {
    const scene = new Scene(1, 1);
    for (const job of [1, 2, 3]) scene.pool.start(job, `j${String(job)}`, 0);
    expect(scene.workers.map((worker) => worker.ran)).toEqual([['j1']]);
    scene.pass(500);
    expect(scene.workers.map((worker) => worker.ran)).toEqual([['j1'], ['j2']]);
    scene.worker(1).heard.reply('done', true);
    expect(scene.worker(1).ran).toEqual(['j2', 'j3']);
    scene.pool.start(4, 'j4', 0);
    scene.worker(1).heard.reply('done', true);
    expect(scene.worker(1).ran).toEqual(['j2', 'j3']);
    scene.pass(500);
    expect(scene.worker(1).ran).toEqual(['j2', 'j3', 'j4']);
  });

  it('ends the worker of a job that is cancelled, at once, and begins another', () => {
    const scene = new Scene(1);
    scene.pool.start(1, 'long', 0);
    scene.pool.start(2, 'next', 0);
    scene.pool.stop(1);
    expect(scene.worker(0).ended).toBe(true);
    expect(scene.told).toEqual([`1 ended ${String(cancelled)}`]);
    expect(scene.worker(1).ran).toEqual(['next']);
  });

  it('forgets a job that is cancelled while it waits, and disturbs nobody', () => {
    const scene = new Scene(1);
    scene.pool.start(1, 'a', 0);
    scene.pool.start(2, 'b', 0);
    scene.pool.stop(2);
    scene.pool.stop(2);
    scene.pool.stop(9);
    expect(scene.told).toEqual([`2 ended ${String(cancelled)}`]);
    expect(scene.worker(0).ended).toBe(false);
    scene.worker(0).heard.reply('done', true);
    expect(scene.worker(0).ran).toEqual(['a']);
  });

  it('hears nothing any more of a worker that it has ended', () => {
    const scene = new Scene(1);
    scene.pool.start(1, 'a', 0);
    scene.pool.stop(1);
    scene.worker(0).heard.reply('too late', true);
    scene.worker(0).heard.failed(trapped);
    expect(scene.told).toEqual([`1 ended ${String(cancelled)}`]);
    scene.pool.start(2, 'b', 0);
    expect(scene.worker(1).ran).toEqual(['b']);
  });

  it('ends only the job whose worker traps or has no memory', () => {
    const scene = new Scene(2);
    scene.pool.start(1, 'a', 0);
    scene.pool.start(2, 'b', 0);
    scene.worker(0).heard.failed(trapped);
    expect(scene.told).toEqual([`1 ended ${String(trapped)}`]);
    expect(scene.worker(1).ended).toBe(false);
    scene.worker(1).heard.failed(outOfMemory);
    expect(scene.told[1]).toBe(`2 ended ${String(outOfMemory)}`);
    scene.pool.start(3, 'c', 0);
    expect(scene.workers.at(-1)?.ran).toEqual(['c']);
  });

  it('ends a job a little after its time, and not before', () => {
    const scene = new Scene(1);
    scene.pool.start(1, 'a', 2);
    scene.pass(2_900);
    expect(scene.told).toEqual([]);
    scene.pass(200);
    expect(scene.told).toEqual([`1 ended ${String(late)}`]);
    expect(scene.worker(0).ended).toBe(true);
  });

  it('gives the next job its own time', () => {
    const scene = new Scene(1);
    scene.pool.start(1, 'a', 2);
    scene.pass(1_000);
    scene.worker(0).heard.reply('done', true);
    scene.pool.start(2, 'b', 0);
    scene.pass(100_000);
    expect(scene.told).toEqual(['1 done']);
    expect(scene.worker(0).ended).toBe(false);
  });

  it('has a worker ready, keeps the one used last, and lets the others go', () => {
    const scene = new Scene(3);
    scene.pool.warm();
    scene.pool.warm();
    expect(scene.workers.length).toBe(1);
    for (const job of [1, 2, 3]) scene.pool.start(job, 'x', 0);
    expect(scene.workers.length).toBe(3);
    for (const worker of scene.workers) worker.heard.reply('done', true);
    scene.pass(30_000);
    scene.pool.start(4, 'y', 0);
    expect(scene.worker(2).ran).toEqual(['x', 'y']);
    scene.worker(2).heard.reply('done', true);
    scene.pass(300_000);
    expect(scene.alive).toBe(1);
    expect(scene.worker(2).ended).toBe(false);
  });
});
