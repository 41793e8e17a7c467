// Asks for the verdict on every position of a line, one after the other; what is known already is not asked
// again. Needs only the tool `hint`; where there is `analyze`, the Grundy number is added.
import type { Play } from '../model/play.svelte';
import { faultOf } from '../model/job.svelte';
import { program } from '../model/program.svelte';
import { settings } from '../model/settings.svelte';
import { answer, type Question } from '../protocol/door';
import type { Fault } from '../protocol/fault';
import { impartial } from '../protocol/impartial';
import type { Verdict } from './analysis';

const seconds = 5; // for one position

export class LineAnalysis {
  verdicts = $state.raw<readonly (Verdict | undefined)[]>([]);
  running = $state(false);
  fault = $state.raw<Fault | null>(null);
  readonly #known: Record<string, Verdict> = {};
  #stop: AbortController | null = null;

  async run(play: Play): Promise<void> {
    this.#stop?.abort();
    const stop = new AbortController();
    this.#stop = stop;
    const { options, line } = play.document;
    const start = `${settings.lang} ${JSON.stringify(Object.entries(options).map(([name, value]) => [name, String(value)]))}`;
    const keys = [start, ...line.map((_, i) => `${start} ${line.slice(0, i + 1).join(' ')}`)];
    const show = (): void => {
      this.verdicts = keys.map((key) => this.#known[key]);
    };
    show();
    this.fault = null;
    this.running = keys.some((key) => !this.#known[key]);
    if (keys.every((key) => this.#known[key])) return;
    try {
      for (const [at, key] of keys.entries()) {
        if (stop.signal.aborted) return;
        if (this.#known[key]) continue;
        const position = { game: play.game, options, moves: line.slice(0, at).join(' ') };
        const { status } = await program.request('at', position, { signal: stop.signal });
        // At the end it says who has won.
        const player = status.to_move ?? status.winner ?? 0;
        const verdict = await judge(play, position, player === 0 ? 0 : 1, stop.signal);
        this.#known[key] = status.over ? { ...verdict, wins: true } : verdict;
        if (!stop.signal.aborted) show();
      }
    } catch (error) {
      if (!stop.signal.aborted) this.fault = faultOf(error);
    } finally {
      if (this.#stop === stop) this.running = false;
    }
  }

  stop(): void {
    this.#stop?.abort();
    this.running = false;
  }
}

async function judge(play: Play, about: Question<never>, player: 0 | 1, signal: AbortSignal): Promise<Verdict> {
  const now = { ...about, seconds };
  const hint = program.ask(answer(impartial, 'hint'), { ...now, arguments: { level: 4 } }, { signal });
  const number = play.has('analyze') ? program.ask(answer(impartial, 'analyze'), now, { signal }) : null;
  const [told, counted] = await Promise.allSettled([hint, number]);
  if (signal.aborted) throw new Error('stopped');
  const position = counted.status === 'fulfilled' ? counted.value : null;
  const grundy = position && 'grundy' in position ? position.grundy : null;
  if (told.status === 'rejected') {
    if (faultOf(told.reason).code !== 'limit') throw told.reason as Error;
    return { player, wins: null, moves: [], why: faultOf(told.reason).message, grundy: grundy ?? null };
  }
  const { wins, moves = [], why = '' } = told.value;
  return { player, wins, moves, why, grundy: grundy ?? null };
}
