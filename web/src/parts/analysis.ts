// What a line of an impartial game was worth, place by place: who could win, and which moves gave a win away.

export interface Verdict {
  player: 0 | 1; // whose turn it is, or would be
  wins: boolean | null; // that player; null: too hard to say
  moves: readonly string[]; // all that win
  why: string;
  grundy: number | string | null;
}

export interface Blunder {
  place: number; // before the move
  player: 0 | 1;
  move: string;
  better: readonly string[];
  why: string;
}

// Who wins from here: 0 is the first player.
export function winnerAt(verdict: Verdict | undefined): 0 | 1 | null {
  if (!verdict || verdict.wins === null) return null;
  return verdict.wins === (verdict.player === 0) ? 0 : 1;
}

// A move from a won position to one that is won for the other.
export function blunders(line: readonly string[], verdicts: readonly (Verdict | undefined)[]): Blunder[] {
  return line.flatMap((move, place) => {
    const from = verdicts[place];
    const winner = winnerAt(verdicts[place + 1]);
    if (from?.wins !== true || winner === null || winner === from.player) return [];
    return [{ place, player: from.player, move, better: from.moves, why: from.why }];
  });
}
