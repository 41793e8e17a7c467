// What may be asked of which game, taken from the program's schema.
import type { Lang, RequestOptions } from '../src/protocol/connection';
import type { Game, Tool } from '../src/protocol/door';
import type {
  Answers,
  Arguments,
  ChocolateView,
  DiamondView,
  GridnimView,
  GroupView,
  NimView,
  Options,
  SlidingView,
  TwistyView,
  View,
} from '../src/protocol/generated/types';

export type { Lang };

/** Of any request. */
export type Asking = RequestOptions;

/** Of work that may take long. */
export interface Work extends Asking {
  /** the longest it may take */
  seconds?: number;
}

/** Which position of a game is meant: as it begins, or after some moves. */
export interface About<G extends Game> extends Work {
  options?: Options[G];
  /** names with blanks between */
  moves?: string;
  /** after how many of the moves; else all */
  at?: number;
}

/** What a tool is told, which may be left out where it needs nothing; then the rest. */
export type Told<A, R> = Record<never, never> extends A ? [args?: A, rest?: R] : [args: A, rest?: R];

/** Games with a tool `solve`. */
export type Solvable = { [G in Game]: 'solve' extends Tool<G> ? G : never }[Game];
export type SolveArguments<G extends Solvable> = Arguments[G]['solve'];
export type Solution<G extends Solvable> = Answers[G]['solve'];

interface ViewsByGame {
  sliding: SlidingView;
  twisty: TwistyView;
  group: GroupView;
  nim: NimView;
  gridnim: GridnimView;
  chocolate: ChocolateView;
  diamond: DiamondView;
}
/** What is seen of a game: by game. One without a line above may look like any. */
export type Views = { [G in Game]: G extends keyof ViewsByGame ? ViewsByGame[G] : View };
