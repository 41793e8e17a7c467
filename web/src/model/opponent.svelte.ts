// The computer as the other player: who it is and who begins stand in the address (`_vs`, `_first`).
import type { GameState } from '../protocol/types';
import type { Play } from './play.svelte';
import { program } from './program.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

export const opponents = ['none', 'perfect', 'skilled', 'random'] as const;
export type OpponentName = (typeof opponents)[number];

const thinking = 450; // ms before it moves, so that one sees what happens

export class Opponent {
  get name(): OpponentName {
    return opponents.find((name) => name === router.get('_vs')) ?? 'perfect';
  }
  // 0 when the person moves first
  get seat(): number {
    return router.get('_first') === 'computer' ? 0 : 1;
  }
  get errs(): number {
    return Number(router.get('_errs', '20')) || 0;
  }

  attach(play: Play): void {
    if (!play.has('reply')) return;
    play.answer = (now, signal) => this.#answer(now, signal);
  }

  // Whether the person may touch the board.
  mayMove(state: GameState | null): boolean {
    if (!state || state.status.over) return false;
    return this.name === 'none' || state.status.to_move !== this.seat;
  }

  async #answer(play: Play, signal: AbortSignal): Promise<string | null> {
    if (this.name === 'none' || play.state?.status.to_move !== this.seat) return null;
    const args = { opponent: this.name, errs: this.errs, dice: dice(play) };
    const question = program.request<{ move: string }>('ask', play.question('reply', args), { signal });
    const [reply] = await Promise.all([question, pause(settings.duration(thinking), signal)]);
    return reply.move;
  }
}

// The same game brings the same answers, another game others.
function dice(play: Play): number {
  let hash = 2166136261;
  const { options, line } = play.document;
  for (const char of Object.values(options).map(String).concat(line).join(' ')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return hash;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
}

export const opponent = new Opponent();
