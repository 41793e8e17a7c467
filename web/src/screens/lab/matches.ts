// The answers of the tool `match`: in games of two the first and the second player have their opponents, in others two
// opponents, a and b, swap seats.
import type { DiamondMatch, DiamondWinRule, ImpartialMatch, ParameterInfo } from '../../protocol/generated/types';

export type MatchAnswer = ImpartialMatch | DiamondMatch;

export interface Match {
  games: number;
  swapping: boolean;
  who: readonly [string, string];
  won: readonly [number, number];
  draws: number;
  mean: number;
  margin: number | null; // of the mean, 95 %
  lengths: readonly number[] | null; // how many games had how many moves
  rule: DiamondWinRule | null; // by which games were won, where there are several
}

export function matchOf(answer: MatchAnswer): Match {
  const { games } = answer;
  if ('wins' in answer) {
    const { first, second, wins, mean, lengths } = answer;
    return {
      games,
      swapping: false,
      who: [first, second],
      won: wins,
      draws: 0,
      mean,
      margin: null,
      lengths,
      rule: null,
    };
  }
  return {
    games,
    swapping: true,
    who: [answer.a, answer.b],
    won: [answer.a_wins, answer.b_wins],
    draws: answer.draws,
    mean: answer.mean_length,
    margin: answer.length_error,
    lengths: null,
    rule: answer.win,
  };
}

// The two arguments that say who plays.
export function playersOf(parameters: readonly ParameterInfo[]): ParameterInfo[] {
  return parameters.filter((row) => row.choices !== undefined).slice(0, 2);
}

// Whether a match begins where a board of the gallery does.
export function sameBoard(
  options: readonly ParameterInfo[],
  texts: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
): boolean {
  return options.every(({ name, default: usual }) => {
    const otherwise = usual === undefined ? '' : String(usual);
    return (texts[name] ?? otherwise) === (query[name] ?? otherwise);
  });
}
