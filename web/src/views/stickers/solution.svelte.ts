// The solution that is being stepped through: its phases, by place in the line of moves. It may be lost.
import type { Phase } from './answers';

export class Shown {
  line = $state.raw<readonly string[] | null>(null); // the line in which it stands
  phases = $state.raw<readonly Phase[]>([]);
  asked = $state(false); // somebody wants one; the panel, which may have to be opened first, finds it
}

// Colours of phases, each with a number besides.
const bandColours = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#8d949c', '#8034b8'];

// A phase that has turns, with its number and colour.
export interface Band extends Phase {
  number: number;
  colour: string;
}

export function bandsOf(phases: readonly Phase[]): Band[] {
  return phases
    .map((phase, i) => ({ ...phase, number: i + 1, colour: bandColours[i % bandColours.length] ?? '' }))
    .filter((band) => band.to > band.from);
}
