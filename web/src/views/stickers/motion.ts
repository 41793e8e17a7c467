// The turns that are still to be seen. None is dropped and none overtakes another; the longer the queue, the quicker
// each. `shown` is the state in which the turn now under way began, `target` the one in which all of them end.
import { sameState, type Puzzle, type State, type Turn } from './puzzle';

export interface Moving {
  turn: Turn;
  angle: number;
}

export class Motion {
  shown: State;
  target: State;
  readonly #queue: Turn[] = [];
  #last: number | null = null; // when a frame was last asked for
  #part = 0; // of the first turn, by time
  #from = 0; // the part of the first turn that was already made by hand

  constructor(
    readonly puzzle: Puzzle,
    state: State,
    // How long a quarter takes, asked anew for every turn; 0: at once.
    readonly pace: () => number,
  ) {
    this.shown = this.target = state;
  }

  get idle(): boolean {
    return this.#queue.length === 0;
  }

  push(turn: Turn, from = 0): void {
    this.target = this.puzzle.apply(this.target, turn);
    if (this.idle) this.#from = from;
    this.#queue.push(turn);
  }

  jump(state: State): void {
    this.#queue.length = 0;
    this.#last = null;
    this.#part = this.#from = 0;
    this.shown = this.target = state;
  }

  // Towards what the program says: nothing to do (then false), one more turn, or another state altogether.
  reach(state: State): boolean {
    if (sameState(this.target, state)) return false;
    const turn = this.puzzle.between(this.target, state);
    if (turn) this.push(turn);
    else this.jump(state);
    return true;
  }

  // What is seen now; turns that have ended are in `shown` afterwards.
  frame(now: number): Moving | null {
    let time = this.#last === null ? 0 : Math.max(0, now - this.#last);
    this.#last = now;
    for (let turn = this.#queue[0]; turn; turn = this.#queue[0]) {
      const full = this.puzzle.angle(turn);
      const ms = this.#milliseconds(full);
      const rest = ms * (1 - this.#part);
      if (time < rest) {
        this.#part += time / ms;
        return { turn, angle: full * (this.#from + (1 - this.#from) * ease(this.#part)) };
      }
      time -= rest;
      this.shown = this.puzzle.apply(this.shown, turn);
      this.#queue.shift();
      this.#part = this.#from = 0;
    }
    this.#last = null;
    return null;
  }

  #milliseconds(angle: number): number {
    const quarters = Math.abs(angle) / (Math.PI / 2);
    return (this.pace() * Math.sqrt(Math.max(0.5, quarters))) / (1 + 0.6 * (this.#queue.length - 1));
  }
}

const ease = (x: number): number => x * x * (3 - 2 * x);
