// Which claims of a paper have been checked, and with what verdict. Claims are checked one after the other, so verdicts
// appear as they come and a stop loses none of them.
import { Job } from '../../model/job.svelte';
import { result } from '../../protocol/door';
import type { CheckedClaim, Reproduction } from '../../protocol/generated/types';

export class Checks {
  found = $state.raw<Readonly<Record<string, CheckedClaim>>>({}); // by id, with verdict and what we got
  notRun = $state.raw<Readonly<Record<string, string>>>({}); // by id, why
  current = $state<string | null>(null);
  done = $state(0);
  total = $state(0);
  readonly job = new Job<Reproduction>();
  #run = 0;

  constructor(readonly paper: string) {}

  get running(): boolean {
    return this.current !== null;
  }

  // True when all of them were checked.
  async check(ids: readonly string[]): Promise<boolean> {
    const run = ++this.#run;
    this.done = 0;
    this.total = ids.length;
    for (const id of ids) {
      this.current = id;
      const answer = await this.job.run(result('reproduce'), { paper: this.paper, claim: id });
      if (run !== this.#run) return false;
      if (answer === null || answer.stopped?.code === 'cancelled') {
        this.current = null;
        return false;
      }
      this.#keep(id, answer);
      this.done++;
    }
    this.current = null;
    return true;
  }

  // Time or memory may have ended before the claim was decided: that is no verdict, and the others go on.
  #keep(id: string, { claims, stopped }: Reproduction): void {
    const [claim] = claims;
    if (claim) this.found = { ...this.found, [id]: claim };
    const others = Object.fromEntries(Object.entries(this.notRun).filter(([other]) => other !== id));
    this.notRun = stopped ? { ...others, [id]: stopped.message } : others;
  }

  stop(): void {
    this.#run++;
    this.current = null;
    this.job.stop();
  }
}
