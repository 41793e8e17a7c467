// Jobs and the workers that do them: first come, first served, a worker at a time each. Who has waited for a while may
// have a spare worker, if nobody has it: so one long job does not keep a computer's next move waiting. A worker cannot be
// asked to stop, because it hears nothing while it computes; it is ended, which takes no time, and another one is begun.
import { cancelled, late, type Why } from './messages';

export interface Worker {
  run(text: string): void;
  end(): void;
}

export interface Heard {
  reply(text: string, final: boolean): void;
  failed(why: Why): void; // it can do nothing any more
}

// Told about jobs: any number of replies, the last of them final, or that the job has ended without one.
export interface Told {
  reply(job: number, text: string): void;
  ended(job: number, why: Why): void;
}

export interface Timer {
  after(work: () => void, ms: number): () => void; // what it returns calls it off
}

interface Task {
  job: number;
  text: string;
  seconds: number;
  patient: boolean; // it has not waited for long
}

interface Seat {
  worker: Worker;
  task: Task | null;
  callOff: () => void; // of the timer that is set for it
}

const enough = 400; // ms of waiting
const patience = 1_000; // ms: a worker keeps its time by itself, and says it better
const rest = 60_000; // ms that one of several idle workers is kept, with the tables in its memory

const clock: Timer = {
  after: (work, ms) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
const nothing = (): void => undefined;

export class Pool {
  #waiting: Task[] = [];
  #busy = new Map<number, Seat>();
  #idle: Seat[] = []; // the last of them was used last, and has the newest tables

  constructor(
    private readonly atOnce: number,
    private readonly spare: number,
    private readonly make: (heard: Heard) => Worker,
    private readonly told: Told,
    private readonly timer: Timer = clock,
  ) {}

  // Begins a worker, so that the first job need not wait for it.
  warm(): void {
    if (this.#idle.length === 0 && this.#busy.size < this.atOnce) this.#idle.push(this.#seat());
  }

  // seconds: the longest it may take; 0: any time.
  start(job: number, text: string, seconds: number): void {
    const task = { job, text, seconds, patient: true };
    this.#waiting.push(task);
    this.#next();
    if (!this.#waiting.includes(task)) return;
    this.timer.after(() => {
      task.patient = false;
      this.#next();
    }, enough);
  }

  stop(job: number): void {
    const seat = this.#busy.get(job);
    if (seat) {
      this.#end(seat, cancelled);
    } else if (this.#waiting.some((task) => task.job === job)) {
      this.#waiting = this.#waiting.filter((task) => task.job !== job);
      this.told.ended(job, cancelled);
    }
  }

  #next(): void {
    for (let task = this.#waiting[0]; task; task = this.#waiting[0]) {
      if (this.#busy.size >= this.atOnce + (task.patient ? 0 : this.spare)) return;
      this.#waiting.shift();
      const seat = this.#idle.pop() ?? this.#seat();
      seat.callOff();
      seat.callOff =
        task.seconds > 0 ? this.timer.after(() => this.#end(seat, late), task.seconds * 1000 + patience) : nothing;
      seat.task = task;
      this.#busy.set(task.job, seat);
      seat.worker.run(task.text);
    }
  }

  #seat(): Seat {
    const worker = this.make({
      reply: (text, final) => this.#reply(seat, text, final),
      failed: (why) => this.#end(seat, why),
    });
    const seat: Seat = { worker, task: null, callOff: nothing };
    return seat;
  }

  #reply(seat: Seat, text: string, final: boolean): void {
    const task = seat.task;
    if (!task) return;
    if (final) {
      seat.callOff();
      seat.task = null;
      this.#busy.delete(task.job);
      this.#idle.push(seat);
      seat.callOff = this.timer.after(() => this.#tire(seat), rest);
    }
    this.told.reply(task.job, text);
    this.#next();
  }

  #tire(seat: Seat): void {
    if (this.#idle.length + this.#busy.size > 1) this.#end(seat, cancelled);
  }

  #end(seat: Seat, why: Why): void {
    seat.callOff();
    seat.worker.end();
    this.#idle = this.#idle.filter((other) => other !== seat);
    const task = seat.task;
    seat.task = null;
    if (!task) return;
    this.#busy.delete(task.job);
    this.told.ended(task.job, why);
    this.#next();
    this.warm();
  }
}
