// What a line of an impartial game was worth, place by place: who could win, and which moves gave a win away.
// The player to move after n moves is n mod 2.

export interface Verdict {
  wins: boolean | null; // the player to move; null: too hard to say
  moves: readonly string[]; // all that win
  why: string;
  grundy: number | bigint | null;
}

export interface Blunder {
  place: number; // before the move
  move: string;
  better: readonly string[];
  why: string;
}

// Who wins from here: 0 is the first player.
export function winnerAt(place: number, verdict: Verdict | undefined): 0 | 1 | null {
  if (!verdict || verdict.wins === null) return null;
  return (place + (verdict.wins ? 0 : 1)) % 2 === 0 ? 0 : 1;
}

// A move from a won position to one that is won for the other.
export function blunders(line: readonly string[], verdicts: readonly (Verdict | undefined)[]): Blunder[] {
  return line.flatMap((move, place) => {
    const from = verdicts[place];
    if (from?.wins !== true || verdicts[place + 1]?.wins !== true) return [];
    return [{ place, move, better: from.moves, why: from.why }];
  });
}
