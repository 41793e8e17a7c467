// Who plays which seat: a person, or the computer at some level. It stands in the address: in games of two as `_vs` and
// `_first`, in games with more seats as `_who`, seat by seat, like me,medium,strong; the last holds for all that follow.
import { filledIn } from '../protocol/door';
import { impartial, isImpartial } from '../protocol/impartial';
import type { ParameterInfo } from '../protocol/generated/types';
import type { JsonObject } from '../protocol/json';
import { argumentsOf, choicesOf, usualNumber, usualOf } from './options';
import type { GameState, Play } from './play.svelte';
import { program } from './program.svelte';
import { settings } from './settings.svelte';
import { person, usual } from './usual';

export const nobody = 'none'; // in games of two: a person plays both seats

const thinking = 450; // ms before it moves, so that one sees what happens

export class Opponent {
  // The computer waits until the board has shown the move before.
  calm: (() => Promise<void>) | null = null;

  constructor(private readonly play: Play) {
    if (!play.has('reply')) return;
    play.answer = (now, signal) => this.#answer(now, signal);
    play.answersAt = (state) => !state.status.over && this.computerAt(state.status.to_move) !== null;
  }

  // What the game's opponents can be told.
  get #asked(): readonly ParameterInfo[] {
    return argumentsOf(this.play.info, 'reply');
  }

  // Whom the game offers, by their names for the program.
  get computers(): readonly string[] {
    return choicesOf(this.#asked, 'opponent');
  }
  get usual(): string {
    return String(usualOf(this.#asked, 'opponent') ?? nobody);
  }
  get name(): string {
    return [nobody, ...this.computers].find((name) => name === this.play.address.get('_vs')) ?? this.usual;
  }
  // 0 when the person moves first
  get seat(): number {
    return this.play.address.get('_first') === 'computer' ? 0 : 1;
  }
  get errs(): number {
    return Number(this.play.address.get('_errs', String(usualNumber(this.#asked, 'errs')))) || 0;
  }

  // The computer that plays a seat, by its name for the program; null for a person.
  computerAt(player: number | undefined): string | null {
    if (player === undefined) return null;
    const listed = this.play.address.get('_who', usual[this.play.game]?.who);
    if (listed === '') return this.name === nobody || player !== this.seat ? null : this.name;
    const who = listed.split(',');
    const name = who[player] ?? who.at(-1) ?? person;
    return name === person ? null : name;
  }

  // Whether the person may touch the board.
  mayMove(state: GameState | null): boolean {
    if (!state || state.status.over) return false;
    return this.computerAt(state.status.to_move) === null;
  }

  async #answer(play: Play, signal: AbortSignal): Promise<string | null> {
    const name = this.computerAt(play.state?.status.to_move);
    if (name === null) return null;
    const args: JsonObject = { opponent: name, dice: dice(play) };
    if (argumentsOf(play.info, 'reply').some((row) => row.name === 'errs')) args['errs'] = this.errs;
    const question = isImpartial(play.game)
      ? program.ask(filledIn(impartial, 'reply'), play.question(args), { signal })
      : program.ask(filledIn('diamond', 'reply'), play.question(args), { signal });
    const [reply] = await Promise.all([question, pause(settings.duration(thinking), signal)]);
    await this.calm?.();
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
