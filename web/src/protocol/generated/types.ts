// Made by protocol.js from `asobi schema`; do not edit.
import type { JsonObject } from '../json';

export type Request =
  | HelloRequest
  | ListRequest
  | InfoRequest
  | AtRequest
  | PapersRequest
  | PaperRequest
  | CancelRequest
  | AskRequest
  | ShareRequest
  | ReproduceRequest;
export type Reply = ProgressReply | ResultReply | ErrorReply;
export type Verdict = 'reproduced' | 'compatible' | 'bettered' | 'corrected' | 'answered' | 'failed';
export type Code =
  'invalid' | 'illegal_move' | 'unknown_name' | 'unsolvable' | 'limit' | 'cancelled' | 'corrupt' | 'internal';
export type Result =
  | Hello
  | GameList
  | GameInfo
  | Position
  | PaperList
  | PaperInfo
  | Cancelled
  | (Answer | ToldAnswer)
  | ShareOutcomes
  | Reproduction;
export type ParameterKind = 'text' | 'integer' | 'flag' | 'lines' | 'file' | 'path' | 'object' | 'any';
export type View =
  SlidingView | TwistyView | GroupView | NimView | GridnimView | ChocolateView | NumbersView | DiamondView;
export type NimBalance = 'balance' | 'imbalance';
export type DiamondWinRule = 'full' | 'all';
export type Answer =
  | SlidingShowAnswer
  | SlidingSolveAnswer
  | SlidingHintAnswer
  | SlidingParityArgument
  | SlidingExactLimits
  | SlidingScrambleAnswer
  | SlidingCensusAnswer
  | SlidingBenchAnswer
  | SlidingSampleAnswer
  | SlidingLoopAnswer
  | SlidingLoopsAnswer
  | SlidingGroupAnswer
  | SlidingWordsAnswer
  | SlidingPairsAnswer
  | SlidingCyclesAnswer
  | TwistyPuzzleList
  | TwistyPuzzleInfo
  | TwistyPieceList
  | TwistyGroupAnswer
  | TwistyDistances
  | TwistyStateAnswer
  | TwistyScramble
  | TwistyMovesAnswer
  | TwistyShape
  | TwistyPuzzleMap
  | TwistyExport
  | TwistyImport
  | TwistyFacelets
  | TwistyMethodList
  | TwistyChainAnswer
  | TwistySolveAnswer
  | TwistyMethodCases
  | TwistyStateCensus
  | TwistyMethodStatistics
  | TwistyMethodComparison
  | GroupOrder
  | GroupOrbits
  | GroupMembership
  | GroupWord
  | GroupElement
  | NimAnalysis
  | NimTable
  | NumberLaw
  | Conjecture
  | ExportedStatement
  | ImpartialHint
  | ImpartialReply
  | ImpartialMatch
  | GridnimPositionAnalysis
  | (GridnimNoStrategy | GridnimStrategy)
  | GridnimGrundyCounts
  | GridnimLostCensus
  | ChocolatePositionAnalysis
  | ChocolateDrawnBar
  | ChocolateLStateList
  | ChocolatePlaneTable
  | ChocolateLawList
  | ChocolateLawCheck
  | ChocolateLawSearch
  | ChocolateProofCheck
  | ChocolateProvedLaw
  | ChocolateCertificateCheck
  | ChocolateBarLaw
  | NumbersAnalysis
  | NumbersLostTable
  | NumbersRulesList
  | DiamondBoardNumbers
  | DiamondBoardList
  | DiamondShape
  | DiamondPerftCounts
  | DiamondReply
  | DiamondHint
  | DiamondMatch
  | DiamondSoloLine
  | DiamondSolution
  | DiamondPositionText
  | DiamondPlayablePuzzle
  | DiamondPlayableLessons;
export type SlidingSlide = 'L' | 'R' | 'U' | 'D';
export type TwistySolidLetter = 't' | 'c' | 'o' | 'd' | 'i';
export type TwistyTurning = 'all' | 'core';
export type TwistyAxisLetter = 'f' | 'v' | 'e';
export type TwistyAxisKind = 'face' | 'vertex' | 'edge';
export type TwistyDefinitionFormat = 'kpuzzle' | 'tws';
export type TwistyMethodWish = 'as' | 'length' | 'memory';
export type TwistyCensusMetric = 'quarter' | 'half';
export type TwistyMetric = 'quarter' | 'half' | 'layers';
export type ImpartialOutcome = 'N' | 'P';
export type LawKind = 'nim_sum' | 'shifted_nim_sum' | 'families' | 'automatic';
export type ProverLanguage = 'mona' | 'walnut';
export type ImpartialOpponent = 'perfect' | 'skilled' | 'random';
export type GridnimMirrorCase = '(i)' | '(ii)' | '(iii)';
export type GridnimWinner = 'first' | 'second';
export type ChocolateSearchOutcome = 'found' | 'none' | 'undecided';
export type DiamondValue = 'win' | 'loss' | 'draw';
export type DiamondLevel = 'random' | 'greedy' | 'easy' | 'medium' | 'strong' | 'perfect';
export type DiamondCornerRule = 'free' | 'own';
export type DiamondGoalRule = 'leave' | 'stay';
export type DiamondSystem = 'simplex' | 'cube';
export type SlidingShowArguments = Record<string, never>;
export type SlidingHintArguments = Record<string, never>;
export type SlidingParityArguments = Record<string, never>;
export type SlidingLimitsArguments = Record<string, never>;
export type SlidingScrambleArguments = Record<string, never>;
export type SlidingCensusArguments = Record<string, never>;
export type SlidingBenchArguments = Record<string, never>;
export type SlidingLoopsArguments = Record<string, never>;
export type SlidingPairsArguments = Record<string, never>;
export type TwistyListArguments = Record<string, never>;
export type TwistyInfoArguments = Record<string, never>;
export type TwistyShapeArguments = Record<string, never>;
export type TwistyMethodsArguments = Record<string, never>;
export type TwistyChainArguments = Record<string, never>;
export type GroupOrderArguments = Record<string, never>;
export type GroupOrbitsArguments = Record<string, never>;
export type NimAnalyzeArguments = Record<string, never>;
export type NimTableArguments = Record<string, never>;
export type NimLawArguments = Record<string, never>;
export type GridnimTableArguments = Record<string, never>;
export type ChocolateAnalyzeArguments = Record<string, never>;
export type ChocolateDrawArguments = Record<string, never>;
export type ChocolateLawsArguments = Record<string, never>;
export type NumbersAnalyzeArguments = Record<string, never>;
export type NumbersLawArguments = Record<string, never>;
export type NumbersListArguments = Record<string, never>;
export type DiamondBoardArguments = Record<string, never>;
export type DiamondSolveArguments = Record<string, never>;
export type DiamondPositionArguments = Record<string, never>;
export type DiamondLessonsArguments = Record<string, never>;

export interface Protocol {
  request?: Request;
  reply?: Reply;
  greeting?: Greeting;
  results?: Results;
  options?: Options;
  arguments?: Arguments;
  answers?: Answers;
}
export interface HelloRequest {
  /**
   * the caller's name of the request
   */
  id?: string | number | null;
  op: 'hello';
  /**
   * en or ja
   */
  lang?: string;
}
export interface ListRequest {
  /**
   * the caller's name of the request
   */
  id?: string | number | null;
  op: 'list';
  /**
   * en or ja
   */
  lang?: string;
}
export interface InfoRequest {
  /**
   * the game's id
   */
  game: string;
  /**
   * the caller's name of the request
   */
  id?: string | number | null;
  op: 'info';
  /**
   * en or ja
   */
  lang?: string;
}
export interface AtRequest {
  /**
   * the game's id
   */
  game: string;
  /**
   * how the game begins
   */
  options?: JsonObject;
  /**
   * moves, one after the other
   */
  moves?: string;
  /**
   * after how many moves
   */
  at?: number | string;
  /**
   * what else is wanted: a list that may name moves
   */
  with?: 'moves'[];
  /**
   * time allowed
   */
  seconds?: number;
  /**
   * the caller's name of the request
   */
  id?: string | number | null;
  op: 'at';
  /**
   * en or ja
   */
  lang?: string;
}
export interface PapersRequest {
  /**
   * the caller's name of the request
   */
  id?: string | number | null;
  op: 'papers';
  /**
   * en or ja
   */
  lang?: string;
}
export interface PaperRequest {
  /**
   * the paper's id
   */
  paper: string;
  /**
   * the caller's name of the request
   */
  id?: string | number | null;
  op: 'paper';
  /**
   * en or ja
   */
  lang?: string;
}
export interface CancelRequest {
  /**
   * id of the request to stop
   */
  job: {
    [k: string]: unknown;
  };
  /**
   * the caller's name of the request
   */
  id?: string | number | null;
  op: 'cancel';
  /**
   * en or ja
   */
  lang?: string;
}
export interface AskRequest {
  /**
   * the game's id
   */
  game: string;
  /**
   * how the game begins
   */
  options?: JsonObject;
  /**
   * moves, one after the other
   */
  moves?: string;
  /**
   * after how many moves
   */
  at?: number | string;
  /**
   * time allowed
   */
  seconds?: number;
  /**
   * the tool's name
   */
  tool: string;
  /**
   * what the tool is told
   */
  arguments?: JsonObject;
  /**
   * what every share of its trials came to, by part; then no trial is done
   */
  outcomes?: {
    [k: string]: unknown;
  };
  /**
   * give the answer for people too
   */
  text?: boolean;
  /**
   * the caller's name of the request
   */
  id?: string | number | null;
  op: 'ask';
  /**
   * en or ja
   */
  lang?: string;
}
export interface ShareRequest {
  /**
   * the game's id
   */
  game: string;
  /**
   * how the game begins
   */
  options?: JsonObject;
  /**
   * moves, one after the other
   */
  moves?: string;
  /**
   * after how many moves
   */
  at?: number | string;
  /**
   * time allowed
   */
  seconds?: number;
  /**
   * the tool's name
   */
  tool: string;
  /**
   * what the tool is told
   */
  arguments?: JsonObject;
  /**
   * which share of the trials, from 0
   */
  part: number;
  /**
   * how many shares there are
   */
  of: number;
  /**
   * the caller's name of the request
   */
  id?: string | number | null;
  op: 'share';
  /**
   * en or ja
   */
  lang?: string;
}
export interface ReproduceRequest {
  /**
   * time allowed
   */
  seconds?: number;
  /**
   * the paper's id
   */
  paper: string;
  /**
   * the id of one claim
   */
  claim?: string;
  /**
   * larger samples, which take longer
   */
  thorough?: boolean;
  /**
   * the caller's name of the request
   */
  id?: string | number | null;
  op: 'reproduce';
  /**
   * en or ja
   */
  lang?: string;
}
export interface ProgressReply {
  /**
   * the caller's name of the request
   */
  id: string | number | null;
  final: false;
  progress: ProgressMessage;
}
export interface ProgressMessage {
  stage?: string;
  done?: number;
  /**
   * 0: unknown
   */
  total?: number;
  /**
   * since the stage began
   */
  seconds?: number;
  /**
   * a remark; then nothing else is there
   */
  note?: string;
  claim?: CheckedClaim;
}
export interface CheckedClaim {
  id: string;
  section: string;
  /**
   * the paper
   */
  says: string;
  /**
   * the value it prints; empty where it prints none
   */
  printed: string;
  /**
   * how the paper writes the value, where that differs
   */
  as_printed?: string;
  /**
   * why the copy at hand may not be what was printed
   */
  caveat?: string;
  live?: Request;
  /**
   * here
   */
  got: string;
  /**
   * the value, to be compared with what is printed
   */
  computed: string;
  verdict: Verdict;
  /**
   * compatible: how wide the span of what the paper leaves open is, in standard errors of the printed mean
   */
  width?: number;
  residual?: ResidualInfo;
  error?: Error;
}
export interface ResidualInfo {
  /**
   * positive: the paper's is more
   */
  mean: number;
  /**
   * positive: the paper's is more
   */
  deviation: number;
}
export interface Error {
  code: Code;
  /**
   * for people
   */
  message: string;
  place?: Place;
}
export interface Place {
  /**
   * from 1
   */
  line: number;
  /**
   * character, from 1
   */
  column: number;
  /**
   * characters; 0 where the text ends too early
   */
  length: number;
}
export interface ResultReply {
  /**
   * the caller's name of the request
   */
  id: string | number | null;
  final: true;
  ok: true;
  result: Result;
}
export interface Hello {
  program: 'asobi';
  version: string;
  protocol: number;
}
export interface GameList {
  games: GameSummary[];
}
export interface GameSummary {
  id: string;
  title: string;
  about: string;
  /**
   * its id, or empty
   */
  paper: string;
  tools: string[];
}
export interface GameInfo {
  id: string;
  title: string;
  about: string;
  /**
   * its id, or empty
   */
  paper: string;
  options: ParameterInfo[];
  tools: ToolInfo[];
}
export interface ParameterInfo {
  name: string;
  /**
   * what people call it
   */
  label: string;
  kind: ParameterKind;
  help: string;
  required?: boolean;
  least?: number;
  greatest?: number;
  choices?: string[];
  /**
   * what people call them, in this order
   */
  choice_labels?: string[];
  /**
   * where nothing is given
   */
  default?: number | string;
  grid?: GridBounds;
}
export interface GridBounds {
  /**
   * of a side
   */
  least: number;
  /**
   * of a side
   */
  greatest: number;
  /**
   * at most
   */
  cells: number;
}
export interface ToolInfo {
  name: string;
  /**
   * what people call it
   */
  label: string;
  summary: string;
  /**
   * of the game, that the command takes as words
   */
  options: string[];
  more_options: string[];
  /**
   * its own
   */
  arguments: ParameterInfo[];
  /**
   * those of them that the command takes as words, after its options
   */
  words: string[];
  /**
   * a command that works
   */
  example: string;
}
export interface Position {
  /**
   * its id
   */
  game: string;
  status: SessionStatus;
  view: View;
  /**
   * for a terminal
   */
  picture: string;
  /**
   * all moves, also those after this place
   */
  line: string[];
  /**
   * the legal ones by name, if `with` names them
   */
  moves?: string[];
}
export interface SessionStatus {
  over: boolean;
  /**
   * moves of the line
   */
  played: number;
  /**
   * the move that led here, if any
   */
  last?: string;
  /**
   * the player, while it is not over
   */
  to_move?: number;
  /**
   * the player, if somebody won
   */
  winner?: number;
}
export interface SlidingView {
  kind: 'tiles';
  rows: number;
  cols: number;
  /**
   * by cell: what is written on it
   */
  labels: string[];
  /**
   * by cell, 0 the blank
   */
  tiles: number[];
  /**
   * by cell
   */
  goal: number[];
  /**
   * its cell
   */
  blank: number;
  solved: boolean;
  /**
   * whether the goal can be reached
   */
  solvable: boolean;
}
export interface TwistyView {
  kind: 'stickers';
  puzzle: string;
  /**
   * by place of a sticker: which sticker is there
   */
  at: number[];
  /**
   * by face, for its middle sticker, or one for each shell from outside: corners counter-clockwise; absent if there is none
   */
  turned?: number[];
  /**
   * by colour
   */
  solved: boolean;
  /**
   * also the directions of middle stickers
   */
  oriented_solved: boolean;
}
export interface GroupView {
  kind: 'permutation';
  degree: number;
  /**
   * of the points 1, 2, …, counted from 1
   */
  images: number[];
  cycles: string;
}
export interface NimView {
  kind: 'heaps';
  heaps: (number | string)[];
  /**
   * by heap; null: none
   */
  limits: ((number | string) | null)[];
  misere: boolean;
  digits: NimDigitTable;
}
export interface NimDigitTable {
  /**
   * the heaps, or their remainders by limit + 1
   */
  numbers: (number | string)[];
  /**
   * binary digits, all of the same length, highest place first
   */
  rows: string[];
  /**
   * how many, by place
   */
  ones: number[];
  /**
   * the nim-sum
   */
  xor: number | string;
  state: NimBalance;
}
export interface GridnimView {
  kind: 'stones';
  rows: number;
  cols: number;
  /**
   * row by row; empty for a gap
   */
  labels: string[];
  /**
   * like 110/011/111
   */
  board: string;
  /**
   * partners in a point symmetry, as row and column from 0
   */
  pairs: [[number, number], [number, number]][];
  /**
   * of stones per turn, where there is one
   */
  limit?: number;
  /**
   * stones of a stretch may be taken, and not only neighbours
   */
  any: boolean;
  misere: boolean;
}
export interface ChocolateView {
  kind: 'bar';
  x: number;
  y: number;
  z: number;
  /**
   * the edge: z ≤ f(y)
   */
  f: string;
  /**
   * columns of one square to the left of the bitter one
   */
  left: number;
  /**
   * squares of the bitter column and of those to its right
   */
  heights: number[];
  /**
   * column and row of the bitter square, from the lower left
   *
   * @minItems 2
   * @maxItems 2
   */
  bitter: [number, number];
}
export interface NumbersView {
  kind: 'numbers';
  /**
   * of rules that have a name
   */
  title?: string;
  names: string[];
  values: number[];
  /**
   * which values are a position, as a statement
   */
  position: string;
  /**
   * where a move leads (x'), as a statement
   */
  move: string;
  /**
   * whose digits the law reads
   */
  numeration: string;
  misere: boolean;
  /**
   * how many moves may be forbidden before each move
   */
  blocks: number;
  /**
   * whose turn it is forbids a move, or is done
   */
  forbidding: boolean;
  /**
   * where the next move must not lead
   */
  forbidden: number[][];
}
export interface DiamondView {
  kind: 'diamond';
  dim: number;
  size: number;
  /**
   * by player
   */
  seats: DiamondSeat[];
  /**
   * by point: the player whose piece is there, or -1
   */
  at: number[];
  win?: DiamondWinRule;
  /**
   * null once it is over
   */
  to_move: number | null;
  /**
   * by piece, without those that cannot move
   */
  moves: DiamondPieceMoves[];
  target?: DiamondTarget;
}
export interface DiamondSeat {
  /**
   * like 1-
   */
  corner: string;
  goal: string;
  /**
   * the sum over the pieces
   */
  height: number;
  /**
   * pieces in the goal
   */
  home: number;
}
export interface DiamondPieceMoves {
  from: number;
  /**
   * for each target the points touched on a shortest way, both ends included
   */
  paths: number[][];
}
export interface DiamondTarget {
  /**
   * where the marked piece is now
   */
  piece: number;
  to: number;
}
export interface PaperList {
  papers: PaperSummary[];
}
export interface PaperSummary {
  id: string;
  title: string;
  /**
   * who, where, when
   */
  citation: string;
  source: string;
  /**
   * how many
   */
  claims: number;
}
export interface PaperInfo {
  /**
   * its id
   */
  paper: string;
  title: string;
  /**
   * who, where, when
   */
  citation: string;
  abstract: string;
  source: string;
  claims: ClaimInfo[];
}
export interface ClaimInfo {
  id: string;
  section: string;
  /**
   * the paper
   */
  says: string;
  /**
   * the value it prints; empty where it prints none
   */
  printed: string;
  /**
   * how the paper writes the value, where that differs
   */
  as_printed?: string;
  /**
   * why the copy at hand may not be what was printed
   */
  caveat?: string;
  live?: Request;
}
export interface Cancelled {
  /**
   * whether it was under way
   */
  cancelled: boolean;
}
export interface SlidingShowAnswer {
  /**
   * by cell, 0 the blank
   */
  tiles: number[];
  /**
   * by cell
   */
  goal: number[];
  solved: boolean;
  paper?: SlidingPaperNumbers;
  picture: string;
}
export interface SlidingPaperNumbers {
  /**
   * by seat
   */
  pieces: number[];
  /**
   * by piece: the seat it has gone to
   */
  permutation: number[];
}
export interface SlidingSolveAnswer {
  solvable: boolean;
  /**
   * moves of one tile
   */
  length: number | null;
  /**
   * a letter for each
   */
  moves: string | null;
  /**
   * whether there is no shorter one
   */
  optimal: boolean;
  /**
   * positions looked at
   */
  nodes: number;
  /**
   * why it cannot be solved, for people
   */
  reason?: string;
  about?: SlidingParityFacts;
}
export interface SlidingParityFacts {
  /**
   * (x y z): x stands where y belongs, y where z does, z where x does
   */
  cycles: number[][];
  /**
   * whose product the permutation is
   */
  exchanges: number;
  /**
   * steps between the blank and its place
   */
  blank_distance: number;
  /**
   * when unsolvable: two tiles whose exchange makes it solvable
   *
   * @minItems 2
   * @maxItems 2
   */
  remedy?: [number, number];
}
export interface SlidingHintAnswer {
  solved: boolean;
  /**
   * each the first of a solution
   */
  moves: SlidingSlide[];
  /**
   * moves of that solution
   */
  left: number;
  /**
   * whether there is no shorter one
   */
  optimal: boolean;
}
export interface SlidingParityArgument {
  solvable: boolean;
  /**
   * for people
   */
  reason: string;
  about: SlidingParityFacts;
}
export interface SlidingExactLimits {
  /**
   * cells: census counts every position in seconds
   */
  census: number;
  /**
   * larger boards whose census is known
   */
  known_censuses: string[];
  /**
   * cells: sample solves in the fewest moves
   */
  shortest: number;
}
export interface SlidingScrambleAnswer {
  /**
   * by cell, as they can be given again
   */
  tiles: string;
  picture: string;
}
export interface SlidingCensusAnswer {
  states: number;
  /**
   * moves to the farthest
   */
  diameter: number;
  /**
   * positions by distance from home
   */
  distribution: number[];
  /**
   * some of the farthest
   */
  antipodes: string[];
  /**
   * where it is known from, if it was not counted now
   */
  source?: string;
}
export interface SlidingBenchAnswer {
  /**
   * the same on every machine
   */
  signature: number;
  /**
   * what is counted
   */
  what: string;
}
export interface SlidingSampleAnswer {
  positions: number;
  seed: number | string;
  /**
   * whether lengths are those of shortest solutions
   */
  optimal: boolean;
  /**
   * given up after `nodes`; in none of what follows
   */
  unsolved: number;
  /**
   * positions by length
   */
  distribution: number[];
  mean: number;
  /**
   * with n - 1; 0 for one position
   */
  deviation: number;
  least: number;
  greatest: number;
  /**
   * of the lengths that occurred
   */
  examples: SlidingSampleExamples[];
}
export interface SlidingSampleExamples {
  length: number;
  tiles: string[];
}
export interface SlidingLoopAnswer {
  /**
   * as it can be asked for
   */
  name: string;
  /**
   * the blank's way, from 1 to 1
   */
  seats: number[];
  /**
   * the same way as moves of tiles
   */
  moves: string;
  /**
   * by seat: where the piece on it goes
   */
  permutation: number[];
  /**
   * the permutation in cycles
   */
  cycles: string;
  /**
   * the permutation
   */
  even: boolean;
}
export interface SlidingLoopsAnswer {
  count: number;
  /**
   * by length
   */
  loops: SlidingLoop[];
}
export interface SlidingLoop {
  /**
   * as it can be asked for
   */
  name: string;
  /**
   * the blank's way, from 1 to 1
   */
  seats: number[];
  /**
   * the same way as moves of tiles
   */
  moves: string;
  /**
   * by seat: where the piece on it goes
   */
  permutation: number[];
  /**
   * the permutation in cycles
   */
  cycles: string;
}
export interface SlidingGroupAnswer {
  order: string;
  generators: SlidingGenerator[];
  /**
   * unasked, only where there are at most 100,000
   */
  elements?: SlidingListedElement[];
  /**
   * where they are listed: whether that was asked for
   */
  words?: boolean;
}
export interface SlidingGenerator {
  /**
   * as it can be asked for
   */
  name: string;
  /**
   * the blank's way, from 1 to 1
   */
  seats: number[];
  /**
   * the same way as moves of tiles
   */
  moves: string;
  /**
   * by seat: where the piece on it goes
   */
  permutation: number[];
  /**
   * the permutation in cycles
   */
  cycles: string;
  /**
   * in words
   */
  letter: string;
}
export interface SlidingListedElement {
  /**
   * from 1, in the paper's order
   */
  index: number;
  permutation: number[];
  word: string;
}
export interface SlidingWordsAnswer {
  order: string;
  generators: SlidingGenerator[];
  /**
   * whether a loop may be walked backwards
   */
  inverses: boolean;
  /**
   * length of the longest
   */
  greatest: number;
  /**
   * elements by length
   */
  distribution: number[];
  element?: SlidingShortestWord;
  /**
   * all, where that was asked for
   */
  elements?: SlidingShortestWord[];
}
export interface SlidingShortestWord {
  permutation: number[];
  word: string;
  /**
   * its letters
   */
  length: number;
}
export interface SlidingPairsAnswer {
  /**
   * the greatest order possible
   */
  everything: string;
  loops: SlidingLoop[];
  /**
   * of pairs
   */
  count: number;
  /**
   * pairs that generate everything
   */
  generating: number;
  /**
   * ascending
   */
  orders: SlidingPairsOfOrder[];
  pairs: SlidingPairOfLoops[];
}
export interface SlidingPairsOfOrder {
  order: string;
  /**
   * how many
   */
  pairs: number;
}
export interface SlidingPairOfLoops {
  first: string;
  second: string;
  /**
   * of the group the two generate
   */
  order: string;
  /**
   * whether that is all there is
   */
  everything: boolean;
  /**
   * seats on neither loop
   */
  idle: number[];
  /**
   * for people
   */
  why: string;
  /**
   * whether every even permutation of the pieces on the other seats arises
   */
  alternating: boolean;
  /**
   * when not: parts of seats that stay together, if any
   */
  blocks: number[][];
}
export interface SlidingCyclesAnswer {
  permutation: number[];
  /**
   * the permutation in cycles
   */
  cycles: string;
  /**
   * 3-cycles that are needed
   */
  least: number;
  /**
   * of so many; the rightmost acts first
   */
  product: string;
  /**
   * of the paper's (2 3 k), where it can be had
   */
  paper_product?: string;
  /**
   * of these
   */
  paper_length?: number;
}
export interface TwistyPuzzleList {
  /**
   * of the paper
   */
  families: TwistyFamily[];
  commercial: TwistyAlias[];
  puzzle_geometry: TwistyPuzzleGeometryName[];
}
export interface TwistyFamily {
  name: string;
  title: string;
  /**
   * of the paper
   */
  section: string;
  /**
   * N; null if the family has one member
   */
  least: number | null;
  most: number | null;
  /**
   * from one N to the next
   */
  step: number;
  /**
   * the name of a member is stem-N, or the stem
   */
  stem: string;
  solid: TwistySolidLetter;
}
export interface TwistyAlias {
  name: string;
  title: string;
  is: string;
  turning: TwistyTurning;
}
export interface TwistyPuzzleGeometryName {
  name: string;
  is: string;
}
export interface TwistyPuzzleInfo {
  name: string;
  title: string;
  /**
   * of a family of the paper, or empty
   */
  member: string;
  description: string;
  /**
   * decimals that were taken for the exact value which they round
   */
  snaps: TwistySnap[];
  pieces: number;
  stickers: number;
  /**
   * on an axis; by kind of axis where several have cuts
   */
  layers:
    | number
    | {
        [k: string]: number;
      };
  pieces_by_type: {
    [k: string]: number;
  };
  /**
   * likewise
   */
  pieces_per_layer:
    | number[]
    | {
        [k: string]: number[];
      };
  orbits: number;
  axes: string[];
  turning: TwistyTurning;
  /**
   * the paper's numbers of layers, if it has any
   */
  paper_layers: number[] | null;
  /**
   * pieces by shell from outside, where the inner ones are kept
   */
  shells?: number[];
}
export interface TwistySnap {
  given: string;
  exact: string;
}
export interface TwistyPieceList {
  pieces: number;
  orbits: TwistyOrbitOfPieces[];
}
export interface TwistyOrbitOfPieces {
  name: string;
  pieces: number;
  /**
   * of each piece
   */
  stickers: number;
  orientations: number;
  /**
   * groups of pieces with the same colours
   */
  look_alike: number;
  /**
   * the name of the first piece
   */
  example: string;
  /**
   * of all pieces, if asked for
   */
  names?: string[];
}
export interface TwistyGroupAnswer {
  /**
   * on stickers, each told from all others
   */
  order: string;
  /**
   * by colour, the whole standing still
   */
  states: string;
  states_up_to_rotation: string;
  /**
   * the order where middle stickers have directions
   */
  oriented: string;
  /**
   * of the whole that lie in the group
   */
  rotations: number;
  turning: TwistyTurning;
  /**
   * for people
   */
  laws: string[];
  /**
   * by law: the orbits it speaks of, from 0; none: all
   */
  law_orbits: number[][];
  /**
   * every state that obeys them can be reached
   */
  laws_complete: boolean;
}
export interface TwistyDistances {
  /**
   * of the solid and the cuts there are
   */
  description: string;
  kind: TwistyAxisLetter;
  /**
   * the distances and the gaps between them in turn
   */
  stages: TwistyStage[];
  /**
   * the distance that was asked for, in inradii
   */
  at?: number;
}
export interface TwistyStage {
  from: number;
  to: number;
  /**
   * the distance; null for a gap between two
   */
  exact: string | null;
  /**
   * null if not asked for or if it cannot be cut
   */
  counts: TwistyCensus | null;
}
export interface TwistyCensus {
  stickers: number;
  pieces: number;
  orbits: number;
  /**
   * pieces by how many stickers they have
   */
  by_stickers: {
    [k: string]: number;
  };
  /**
   * whether planes of different axes meet inside
   */
  puzzle: boolean;
}
export interface TwistyStateAnswer {
  /**
   * by colour
   */
  solved: boolean;
  /**
   * every piece and mark is home
   */
  oriented_solved: boolean;
  /**
   * by the name of a place: the colour that is seen there
   */
  facelets: {
    [k: string]: string;
  };
  /**
   * for people
   */
  picture?: string;
}
export interface TwistyScramble {
  /**
   * the first
   */
  scramble: string;
  /**
   * all, where a count was asked for
   */
  scrambles?: string[];
}
export interface TwistyMovesAnswer {
  moves: string;
  simplified: string;
  inverse: string;
  /**
   * with rotations of the whole
   */
  turns: number;
  /**
   * unit turns of single layers
   */
  quarter: number;
  /**
   * turns of neighbouring layers at once by any angle
   */
  half: number;
  /**
   * turns of single layers by any angle
   */
  layers: number;
  /**
   * in the paper's notation, if it can be
   */
  paper: string | null;
  /**
   * why it cannot
   */
  no_paper?: string;
}
export interface TwistyShape {
  name: string;
  title: string;
  solid: TwistySolidLetter;
  description: string;
  /**
   * of a family, or empty
   */
  member: string;
  faces: TwistyShapeFace[];
  /**
   * corners of cells on face 0
   */
  points: [number, number][];
  /**
   * the stickers of face 0: their corners, as numbers of points
   */
  cells: number[][];
  /**
   * by shell from outside: how far its sides are from the centre; one shell unless inner pieces are kept
   */
  heights: number[];
  /**
   * by cell
   */
  shell_of: number[];
  /**
   * of the solid, with cuts or not
   */
  axes: TwistyShapeAxis[];
  /**
   * by axis, by sticker: its layer; null for an axis without cuts
   */
  layer_of: (number[] | null)[];
  /**
   * by sticker
   */
  piece_of: number[];
  /**
   * orbits of pieces
   */
  kinds: TwistyShapeKind[];
  /**
   * by piece
   */
  kind_of: number[];
  /**
   * by axis: the polygon above each layer but the last
   */
  sections: [number, number, number][][][];
  /**
   * by cell of face 0: the turns that the pointer can choose there
   */
  regions: TwistyShapeRegion[][];
}
export interface TwistyShapeFace {
  letters: string;
  /**
   * the paper's name
   */
  paper: string;
  /**
   * a point (x, y) of face 0 is here at centre + x along + y across
   *
   * @minItems 3
   * @maxItems 3
   */
  centre: [number, number, number];
  /**
   * @minItems 3
   * @maxItems 3
   */
  along: [number, number, number];
  /**
   * @minItems 3
   * @maxItems 3
   */
  across: [number, number, number];
  corners: [number, number, number][];
  /**
   * by axis: where the rotation that takes face 0 here takes its positive end, axis and sign
   */
  axes: [number, number][];
}
export interface TwistyShapeAxis {
  name: string;
  /**
   * the name of its positive end
   */
  plus: string;
  minus: string;
  kind: TwistyAxisKind;
  /**
   * @minItems 3
   * @maxItems 3
   */
  direction: [number, number, number];
  /**
   * unit turns in a circle
   */
  order: number;
  layers: number;
  /**
   * of its planes, ascending
   */
  offsets: number[];
  /**
   * by layer: whether it turns by itself
   */
  turning: boolean[];
  /**
   * by sticker: where a unit turn of the whole takes it
   */
  images: number[];
}
export interface TwistyShapeKind {
  name: string;
  pieces: number;
  /**
   * of each piece
   */
  stickers: number;
}
export interface TwistyShapeRegion {
  polygon: [number, number][];
  axis: number;
  layer: number;
  /**
   * +1 or -1
   */
  times: number;
}
export interface TwistyPuzzleMap {
  from: string;
  to: string;
  /**
   * all pieces of the first were found in the second
   */
  inside: boolean;
  /**
   * each by one piece that shows a sticker, with its orientation
   */
  whole: boolean;
  /**
   * of the first
   */
  pieces: number;
  shown: number;
  /**
   * found where the second shows no sticker
   */
  hidden: number;
  absent: number;
  /**
   * for which several pieces of the second stand together
   */
  joined: number;
  /**
   * of which one also sees how they are turned
   */
  oriented: number;
  /**
   * every way was tried
   */
  exhaustive: boolean;
  turns: TwistyTurnNames[];
  /**
   * by piece of the first: those of the second that stand for it
   */
  map: number[][];
}
export interface TwistyTurnNames {
  from: string;
  /**
   * null where nothing of that layer was found
   */
  to: string | null;
}
export interface TwistyExport {
  format: TwistyDefinitionFormat;
  orbits: number;
  moves: number;
  /**
   * the file that was written, if asked
   */
  out?: string;
  /**
   * otherwise the text itself
   */
  definition?: string;
}
export interface TwistyImport {
  name: string;
  orbits: TwistyOrbitShape[];
  moves: string[];
  /**
   * of the group
   */
  order: string;
  /**
   * ours
   */
  puzzle: string;
  /**
   * whether they are the same
   */
  same: boolean;
  why: string;
  /**
   * the move that the reason speaks of
   */
  move?: string;
}
export interface TwistyOrbitShape {
  name: string;
  pieces: number;
  orientations: number;
}
export interface TwistyFacelets {
  possible: boolean;
  /**
   * it is not
   */
  why?: string;
  /**
   * if it is
   */
  facelets?: string;
  solved?: boolean;
  /**
   * for people
   */
  picture?: string;
}
export interface TwistyMethodList {
  /**
   * that fit the puzzle
   */
  methods: TwistyMethodRow[];
  /**
   * the one that solve takes by itself
   */
  auto: string;
}
export interface TwistyMethodRow {
  id: string;
  title: string;
  about: string;
  /**
   * arguments of solve that it understands
   */
  wishes: TwistyMethodWish[];
  /**
   * how long its solutions are there, by puzzle
   */
  paper: TwistyPaperLength[];
}
export interface TwistyPaperLength {
  /**
   * a member of a family
   */
  puzzle: string;
  /**
   * of the paper
   */
  section: string;
  mean: number;
  /**
   * standard deviation
   */
  sd: number;
  /**
   * the id of the only phase that it counts
   */
  phase?: string;
}
export interface TwistyChainAnswer {
  stages: TwistyChainRow[];
  /**
   * that turns move
   */
  pieces: number;
  /**
   * of them, after the last stage
   */
  left: number;
}
export interface TwistyChainRow {
  /**
   * in use, a turn of each
   */
  layers: string[];
  /**
   * pieces that come home, by orbit
   */
  home: TwistyChainPieces[];
  /**
   * ways in which these pieces can stand, at most
   */
  states: string;
}
export interface TwistyChainPieces {
  orbit: string;
  pieces: number;
}
export interface TwistySolveAnswer {
  solution: string;
  turns: TwistyTurnCount;
  /**
   * none, or one after the other from the first turn to the last
   */
  phases: TwistySolvedPhase[];
  method: string;
  /**
   * no solution has fewer turns, as the method counts them
   */
  optimal: boolean;
  seconds: number;
  /**
   * seconds for tables
   */
  preparation: number;
  /**
   * replayed on a fresh puzzle
   */
  verified: boolean;
  /**
   * the solution in the paper's notation, if it can be
   */
  paper?: string;
  /**
   * as the paper writes it: how many quarter turns more it may be by what the paper leaves open
   */
  open_turns?: number;
}
export interface TwistyTurnCount {
  /**
   * unit turns of single layers
   */
  quarter: number;
  /**
   * turns of neighbouring layers at once by any angle
   */
  half: number;
  /**
   * turns of single layers by any angle
   */
  layers: number;
}
export interface TwistySolvedPhase {
  id: string;
  name: string;
  /**
   * its first turn, from 0
   */
  from: number;
  /**
   * the turn after its last
   */
  to: number;
  moves: string;
  turns: TwistyTurnCount;
}
export interface TwistyMethodCases {
  method: string;
  about: string;
  phases: TwistyPhaseCases[];
}
export interface TwistyPhaseCases {
  id: string;
  name: string;
  /**
   * of the paper
   */
  section: string;
  /**
   * that may be seen
   */
  states: number;
  cases: TwistyProcedureCase[];
}
export interface TwistyProcedureCase {
  /**
   * place and where its mark is now
   */
  seen: string[];
  moves: string;
  /**
   * unit turns
   */
  turns: number;
}
export interface TwistyStateCensus {
  states: number;
  diameter: number;
  /**
   * states by distance from the solved one
   */
  distribution: number[];
  /**
   * turns to a state as far as any
   */
  antipode: string;
  /**
   * states as far as any, up to rotations and reflections of the whole
   */
  antipode_classes: number;
  metric: TwistyCensusMetric;
  turning: TwistyTurning;
  /**
   * the only ones that are made
   */
  turns?: string;
}
export interface TwistyMethodStatistics {
  mean: number;
  /**
   * standard deviation
   */
  sd: number;
  min: number;
  max: number;
  trials: number;
  metric: TwistyMetric;
  method: string;
  /**
   * turns, and how many trials took so many
   */
  histogram: [number, number][];
  phases: TwistyPhaseSpread[];
  /**
   * a line for each trial, if asked for
   */
  csv?: string;
  paper?: TwistyPaperLength;
  worst?: TwistySpread;
}
export interface TwistyPhaseSpread {
  mean: number;
  /**
   * standard deviation
   */
  sd: number;
  min: number;
  max: number;
  id: string;
  name: string;
}
export interface TwistySpread {
  mean: number;
  /**
   * standard deviation
   */
  sd: number;
  min: number;
  max: number;
}
export interface TwistyMethodComparison {
  rows: TwistyMethodPerformance[];
  trials: number;
  metric: TwistyMetric;
  /**
   * methods that fit but may take hours
   */
  left_out: string[];
}
export interface TwistyMethodPerformance {
  mean: number;
  /**
   * standard deviation
   */
  sd: number;
  min: number;
  max: number;
  method: string;
  quarter: TwistySpread;
  half: TwistySpread;
  /**
   * states
   */
  solved: number;
  /**
   * states
   */
  failed: number;
  seconds: TwistyMethodSeconds;
  /**
   * every solution was as short as can be
   */
  optimal: boolean;
  /**
   * the first
   */
  error?: string;
}
export interface TwistyMethodSeconds {
  mean: number;
  max: number;
  preparation: number;
}
export interface GroupOrder {
  /**
   * how many elements it has
   */
  order: string;
  /**
   * how many points are moved about
   */
  degree: number;
  /**
   * there is only one orbit
   */
  transitive: boolean;
}
export interface GroupOrbits {
  count: number;
  /**
   * points from 1; fixed points too
   */
  orbits: number[][];
}
export interface GroupMembership {
  contains: boolean;
  /**
   * what was asked about, in cycles
   */
  permutation: string;
}
export interface GroupWord {
  /**
   * in cycles
   */
  permutation: string;
  /**
   * letters
   */
  length: number;
  /**
   * the leftmost letter acts first
   */
  word: string;
  /**
   * k: the k-th generator, from 1; -k: its inverse
   */
  letters: number[];
}
export interface GroupElement {
  cycles: string;
  images: string;
}
export interface NimAnalysis {
  outcome: ImpartialOutcome;
  /**
   * of normal play
   */
  grundy: number | string;
  winning_moves: NimTake[];
  why: string;
  about?: ImpartialSpot;
  misere: boolean;
  heaps: (number | string)[];
  digits: NimDigitTable;
  /**
   * only where there are limits
   */
  blocks?: NimBlocks[];
}
export interface NimTake {
  /**
   * from 0
   */
  heap: number;
  take: number | string;
}
export interface ImpartialSpot {
  /**
   * from 0
   */
  heap?: number;
  /**
   * from 0
   */
  row?: number;
  /**
   * from 0
   */
  column?: number;
  side?: string;
  /**
   * its name
   */
  move?: string;
}
export interface NimBlocks {
  /**
   * from 0
   */
  heap: number;
  limit: (number | string) | null;
  /**
   * limit + 1
   */
  block: (number | string) | null;
  /**
   * how many of them
   */
  blocks: number | string;
  remainder: number | string;
}
export interface NimTable {
  heaps: (number | string)[];
  digits: NimDigitTable;
  /**
   * only where there are limits
   */
  blocks?: NimBlocks[];
}
export interface NumberLaw {
  kind: LawKind;
  /**
   * the statement that tells the lost positions, if there is one
   */
  formula?: string;
  /**
   * the first is 0, where reading begins
   */
  states: number;
  /**
   * by state and letter (a digit of each number, those of the first the greatest); not where it is large
   */
  next?: number[][];
  /**
   * states in which a lost position ends
   */
  accepting: number[];
  numeration: string;
  seconds: number;
}
export interface Conjecture {
  /**
   * for all numbers
   */
  holds: boolean;
  /**
   * how the statement was read: with all quantifiers and brackets
   */
  read: string;
  /**
   * where it fails, with the smallest sum; of a statement that begins with exists, where it holds
   */
  example?: StatementsValue[];
  /**
   * it begins with exists
   */
  exists: boolean;
  /**
   * of the automaton of the lost positions, if asked for
   */
  lost_states?: number;
  /**
   * of the automaton of the positions and their Grundy numbers, if asked for
   */
  grundy_states?: number;
  /**
   * of the largest automaton, minimised
   */
  states: number;
  seconds: number;
}
export interface StatementsValue {
  name: string;
  value: number | string;
}
export interface ExportedStatement {
  to: ProverLanguage;
  /**
   * how the statement was read: with all quantifiers and brackets
   */
  read: string;
  /**
   * what it is to be given
   */
  program: string;
}
export interface ImpartialHint {
  level: number;
  /**
   * whether the player to move can win
   */
  wins: boolean;
  /**
   * from level 2 on: what winning moves touch, for people
   */
  where?: string[];
  /**
   * the same as data
   */
  spots?: ImpartialSpot[];
  /**
   * from level 3 on: those that win
   */
  moves?: string[];
  /**
   * at level 4
   */
  why?: string;
  about?: ImpartialSpot;
}
export interface ImpartialReply {
  move: string;
}
export interface ImpartialMatch {
  games: number;
  first: ImpartialOpponent;
  second: ImpartialOpponent;
  /**
   * of the first and the second
   *
   * @minItems 2
   * @maxItems 2
   */
  wins: [number, number];
  /**
   * how many games took so many moves
   */
  lengths: number[];
  /**
   * moves
   */
  mean: number;
}
export interface GridnimPositionAnalysis {
  outcome: ImpartialOutcome;
  /**
   * null in misère play
   */
  grundy: number | null;
  /**
   * each as its cells: row and column from 0
   */
  winning_moves: [number, number][][];
  /**
   * none in misère play and where the mirror method decided
   */
  parts: GridnimPartNumber[];
  stones: number;
  picture: string;
}
export interface GridnimPartNumber {
  /**
   * like 110/011/111
   */
  board: string;
  grundy: number;
}
export interface GridnimNoStrategy {
  symmetric: boolean;
  reason: string;
}
export interface GridnimStrategy {
  symmetric: boolean;
  case: GridnimMirrorCase;
  rectangle: GridnimRectangle;
  winner: GridnimWinner;
  /**
   * of the first player, if that one wins
   */
  first_move: [number, number][] | null;
  /**
   * a stone and its partner, as row and column from 0
   */
  pairs: [[number, number], [number, number]][];
  /**
   * the cells in the middle that the reason speaks of
   */
  centre: [number, number][];
  reason: string;
  picture: string;
  /**
   * what was asked about
   */
  move?: [number, number][];
  answer?: [number, number][];
  /**
   * the board after the answer
   */
  left?: string;
}
export interface GridnimRectangle {
  /**
   * of its first cell, from 0
   */
  row: number;
  column: number;
  /**
   * how many
   */
  rows: number;
  columns: number;
}
export interface GridnimGrundyCounts {
  positions: number;
  /**
   * lost for the player to move
   */
  p_positions: number;
  max_grundy: number;
  full_board_grundy: number;
  /**
   * how many have the number 0, 1, 2, …
   */
  histogram: number[];
}
export interface GridnimLostCensus {
  positions: number;
  /**
   * for the player to move
   */
  lost: number;
  full_board: ImpartialOutcome;
  /**
   * how many lost ones have 0, 1, 2, … stones
   */
  by_stones: number[];
  /**
   * where it is known from, if it was not counted now
   */
  source?: string;
}
export interface ChocolatePositionAnalysis {
  outcome: ImpartialOutcome;
  /**
   * x ⊕ g(y, z)
   */
  grundy: number;
  /**
   * the positions {x, y, z} they lead to
   */
  winning_moves: [number, number, number][];
  /**
   * @minItems 3
   * @maxItems 3
   */
  position: [number, number, number];
  /**
   * g(y, z)
   */
  plane_grundy: number;
  /**
   * x ⊕ y ⊕ z
   */
  nim_sum: number;
}
export interface ChocolateDrawnBar {
  /**
   * for a terminal
   */
  picture: string;
  view: ChocolateView;
}
export interface ChocolateLStateList {
  count: number;
  /**
   * the file they were written to; otherwise they are listed
   */
  csv?: string;
  /**
   * each {x, y, z}, by x, then y
   */
  lstates?: [number, number, number][];
}
export interface ChocolatePlaneTable {
  positions: number;
  /**
   * of the Grundy numbers
   */
  greatest: number;
  /**
   * g(y, z) by y, then z
   */
  rows: number[][];
}
export interface ChocolateLawList {
  laws: ChocolateShippedLaw[];
}
export interface ChocolateShippedLaw {
  name: string;
  /**
   * the bar it speaks of
   */
  k: number;
  about: string;
  text: string;
}
export interface ChocolateLawCheck {
  holds: boolean;
  /**
   * L-states with x, y ≤ max
   */
  count: number;
  /**
   * the first L-states that the law lacks
   */
  missing: [number, number, number][];
  /**
   * the first points of the law that are no L-states
   */
  surplus: [number | string, number | string, number | string][];
  missing_count: number;
  surplus_count: number;
  /**
   * there are more than were counted
   */
  surplus_more: boolean;
  /**
   * the greatest x and y
   */
  max: number;
  /**
   * the edge of the bar
   */
  f: string;
  /**
   * slips of the law's text
   */
  notes: string[];
  /**
   * how the law was read: with all ranges and brackets
   */
  read: string[];
}
export interface ChocolateLawSearch {
  /**
   * the greatest x and y of count, nim_sum and by_x
   */
  max: number;
  /**
   * the edge of the bar
   */
  f: string;
  /**
   * L-states
   */
  count: number;
  nim_sum: ChocolateNimSumSearch;
  /**
   * the L-states with the least x
   */
  by_x: ChocolateLStatesOfX[];
  outcome: ChocolateSearchOutcome;
  /**
   * the greatest period that the L-states with x, y ≤ bound decide
   */
  decided_period: number;
  /**
   * the greatest x and y that were looked at; the search raises it by itself
   */
  bound: number;
  /**
   * why it is undecided, and what it would take
   */
  stopped?: string;
  /**
   * the family that was found
   */
  law: ChocolateFoundLaw | null;
  /**
   * a law of this bar that comes with the program
   */
  known: ChocolateKnownLaw | null;
  certificate?: ChocolateSearchCertificate;
}
export interface ChocolateNimSumSearch {
  /**
   * g(y, z) = y ⊕ z wherever it was looked at
   */
  holds: boolean;
  /**
   * how many
   */
  exceptions: number;
  /**
   * how many were looked at
   */
  positions: number;
  first?: ChocolateNimSumException;
}
export interface ChocolateNimSumException {
  y: number;
  z: number;
  grundy: number;
  /**
   * y ⊕ z
   */
  nim_sum: number;
}
export interface ChocolateLStatesOfX {
  x: number;
  count: number;
  /**
   * the least and the greatest
   *
   * @minItems 2
   * @maxItems 2
   */
  y: [number, number];
  /**
   * some y between them has none
   */
  gaps: boolean;
  /**
   * the greatest y is the bound
   */
  to_the_bound: boolean;
}
export interface ChocolateFoundLaw {
  /**
   * how far it was compared
   */
  status: string;
  /**
   * in x
   */
  period: number;
  /**
   * in y
   */
  stride: number;
  classes: ChocolateFoundLawClass[];
  /**
   * points near the beginning that lie on no line
   */
  single: [number, number, number][];
  /**
   * the law as it can be checked
   */
  text: string;
  /**
   * for all positions, if that was asked
   */
  proved?: boolean;
  /**
   * the file that the proof was written to
   */
  certificate?: string;
}
export interface ChocolateFoundLawClass {
  /**
   * of x by the period
   */
  residue: number;
  /**
   * lines of points
   */
  tables: number;
  /**
   * of these, without end
   */
  endless: number;
}
export interface ChocolateKnownLaw {
  name: string;
  /**
   * the bar it speaks of
   */
  k: number;
  about: string;
  text: string;
  status: string;
  /**
   * by automata for this k, if that was asked
   */
  proved?: boolean;
}
export interface ChocolateSearchCertificate {
  /**
   * that it was written to
   */
  file?: string;
  /**
   * why none was written
   */
  why_not?: string;
}
export interface ChocolateProofCheck {
  /**
   * all steps do
   */
  holds: boolean;
  /**
   * how the law was read: with all ranges and brackets
   */
  read: string[];
  /**
   * the greatest x and y
   */
  max: number;
  /**
   * of the law
   */
  points: number;
  /**
   * looked at
   */
  positions: number;
  inside: ChocolateProofStep;
  different_x_differ_in_yz: ChocolateProofStep;
  same_x_differ_in_y: ChocolateProofStep;
  same_x_differ_in_z: ChocolateProofStep;
  same_x_no_edge_reached: ChocolateProofStep;
  others_reach_one: ChocolateProofStep;
}
export interface ChocolateProofStep {
  holds: boolean;
  /**
   * a point where it fails
   */
  exception: [number | string, number | string, number | string] | null;
}
export interface ChocolateProvedLaw {
  /**
   * for all positions
   */
  proved: boolean;
  counterexample?: ChocolateCounterExample;
  /**
   * as far as they were looked at
   */
  steps: ChocolateProofPart[];
  /**
   * of the largest automaton, minimised
   */
  states: number;
  seconds: number;
  /**
   * the edge of the bar
   */
  f: string;
  /**
   * slips of the law's text
   */
  notes: string[];
  /**
   * how the law was read: with all ranges and brackets
   */
  read: string[];
  /**
   * the file it was written to
   */
  certificate?: string;
}
export interface ChocolateCounterExample {
  /**
   * with the least x + y + z, then x, then y
   *
   * @minItems 3
   * @maxItems 3
   */
  position: [number | string, number | string, number | string];
  why: string;
  /**
   * the cut from this point of the law to another
   */
  move?: string;
  /**
   * where it leads
   *
   * @minItems 3
   * @maxItems 3
   */
  to?: [number | string, number | string, number | string];
}
export interface ChocolateProofPart {
  says: string;
  holds: boolean;
  /**
   * of the automaton it speaks of, minimised
   */
  states: number;
}
export interface ChocolateCertificateCheck {
  /**
   * the points of the law are the L-states, for all positions
   */
  proved: boolean;
  /**
   * of the bar: z = f(y) where one of these statements holds
   */
  edge: string[];
  /**
   * its points are those of which one of these statements holds; none: those that its automaton accepts
   */
  law: string[];
  /**
   * who gets only the bitter square wins
   */
  misere: boolean;
  /**
   * what is wrong with the certificate; if it cannot be read as one, the other fields say nothing
   */
  fault?: string;
  /**
   * of its automata
   */
  states: number;
}
export interface ChocolateBarLaw {
  kind: LawKind;
  /**
   * the statement that tells the lost positions, if there is one
   */
  formula?: string;
  /**
   * the first is 0, where reading begins
   */
  states: number;
  /**
   * by state and letter (a digit of each number, those of the first the greatest); not where it is large
   */
  next?: number[][];
  /**
   * states in which a lost position ends
   */
  accepting: number[];
  numeration: string;
  seconds: number;
  /**
   * the file it was written to
   */
  certificate?: string;
}
export interface NumbersAnalysis {
  position: number[];
  outcome: ImpartialOutcome;
  /**
   * the positions they lead to; the other player may still forbid some where it is his turn
   */
  winning_moves: number[][];
  why: string;
}
export interface NumbersLostTable {
  /**
   * of the numbers, at most
   */
  sum: number;
  /**
   * by sum, then in order
   */
  lost: number[][];
}
export interface NumbersRulesList {
  rules: NumbersNamedRules[];
}
export interface NumbersNamedRules {
  id: string;
  title: string;
  names: string;
  position: string;
  move: string;
  numeration: string;
  /**
   * where play usually begins
   */
  start: string;
  /**
   * how many moves may be forbidden before each move
   */
  blocks: number;
}
export interface DiamondBoardNumbers {
  points: number;
  /**
   * pieces of a corner
   */
  home: number;
  /**
   * at most
   */
  players: number;
  /**
   * how many points have so many neighbours
   */
  neighbours: {
    [k: string]: number;
  };
  /**
   * of the coordinates of a point
   */
  sum: number;
  dim: number;
  size: number;
  /**
   * with these seats and rules, so that perfect can play
   */
  solved: boolean;
}
export interface DiamondBoardList {
  dimensions: DiamondBoardsOfDimension[];
  /**
   * to the board that was asked for
   */
  nearest?: DiamondBoardName[];
}
export interface DiamondBoardsOfDimension {
  dim: number;
  /**
   * size
   */
  least: number;
  greatest: number;
  /**
   * from one size to the next
   */
  step: number;
  /**
   * where no size is given
   */
  usual: number;
}
export interface DiamondBoardName {
  dim: number;
  size: number;
}
export interface DiamondShape {
  dim: number;
  size: number;
  /**
   * of the coordinates of a point
   */
  sum: number;
  points: number[][];
  /**
   * the same points in the cube system, in dimension 3
   */
  cube?: [number, number, number][];
  /**
   * that the paper gives to points
   */
  names: {
    [k: string]: number;
  };
  corners: DiamondCornerPoints[];
  directions: DiamondDirection[];
  /**
   * those asked for, in the order asked
   */
  chosen?: number[];
}
export interface DiamondCornerPoints {
  /**
   * like 1-
   */
  name: string;
  points: number[];
}
export interface DiamondDirection {
  /**
   * coordinate, from 0
   */
  up: number;
  down: number;
  /**
   * of the paper's octahedron, in dimension 3
   */
  edge?: string;
  /**
   * the paper's, in dimensions 2 and 3
   */
  colour?: string;
}
export interface DiamondPerftCounts {
  /**
   * sequences of 1, 2, … moves
   */
  nodes: number[];
}
export interface DiamondReply {
  move: string;
}
export interface DiamondHint {
  move: string;
  /**
   * the points it touches
   */
  path: number[];
  /**
   * levels
   */
  gain: number;
  /**
   * 0: a step; not in a puzzle
   */
  hops?: number;
  /**
   * moves looked ahead
   */
  depth: number;
  /**
   * positions looked at
   */
  nodes: number;
  value?: DiamondValue;
  /**
   * moves of all players to the win; null for a draw
   */
  distance?: number | null;
  /**
   * the game is solved, but there was no memory for its table
   */
  table_lacking: boolean;
  why: string;
  reasons?: DiamondReasons;
}
export interface DiamondReasons {
  /**
   * no piece can move
   */
  pass: boolean;
  /**
   * at once
   */
  wins: boolean;
  /**
   * own moves until the win on the line found; 0: not seen
   */
  home_in: number;
  /**
   * the piece was alone on the army's lowest level
   */
  straggler: boolean;
  /**
   * in the goal
   */
  arrives: boolean;
  /**
   * pieces in the goal after the move
   */
  home: number;
  /**
   * all pieces
   */
  army: number;
  /**
   * levels by which the next player's best move becomes shorter
   */
  denied: number;
  /**
   * levels by which one's own best move becomes longer
   */
  prepared: number;
}
export interface DiamondMatch {
  a: DiamondLevel;
  b: DiamondLevel;
  win: DiamondWinRule;
  games: number;
  a_wins: number;
  b_wins: number;
  draws: number;
  /**
   * of games won: Wilson's interval of 95 %
   *
   * @minItems 2
   * @maxItems 2
   */
  a_share: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  b_share: [number, number];
  /**
   * moves
   */
  mean_length: number;
  /**
   * ± 95 %
   */
  length_error: number;
  length_deviation: number;
  shortest: number;
  longest: number;
}
export interface DiamondSoloLine {
  moves: number;
  /**
   * that fewer do not do
   */
  proved: boolean;
  /**
   * so many moves are needed
   */
  lower_bound: number;
  /**
   * placements kept after each move
   */
  width: number;
  /**
   * looked at on the way to the line
   */
  placements: number;
  /**
   * placements, for the proof
   */
  kept: number;
  line: string[];
  /**
   * where more is known from than was found now
   */
  source?: string;
}
export interface DiamondSolution {
  win: DiamondWinRule;
  value: DiamondValue;
  /**
   * moves of all players; null for a draw
   */
  distance: number | null;
  /**
   * the corner, like 1-; null for a draw
   */
  winner: string | null;
  /**
   * of the game
   */
  positions: number;
  /**
   * positions that the player to move wins
   */
  wins: number;
  losses: number;
  draws: number;
  /**
   * distance
   */
  longest: number;
  /**
   * by distance
   */
  wins_in: number[];
  /**
   * by distance
   */
  losses_in: number[];
  table_bytes: number;
  /**
   * best play from here; empty for a draw
   */
  line: string[];
  /**
   * where it is known from, if it was not computed now
   */
  source?: string;
}
export interface DiamondPositionText {
  /**
   * as the option position reads it
   */
  position: string;
}
export interface DiamondPlayablePuzzle {
  options: DiamondOptions;
  /**
   * the piece
   */
  from: string;
  to: string;
  /**
   * that it takes
   */
  hops: number;
  /**
   * a move: from:by:…:to
   */
  solution: string;
  /**
   * there is no other chain as short
   */
  unique: boolean;
  /**
   * points that the piece can hop to
   */
  reach: number;
}
export interface DiamondOptions {
  dim?: number;
  size?: number;
  players?: number;
  seats?: string;
  win?: DiamondWinRule;
  corners?: DiamondCornerRule;
  goal?: DiamondGoalRule;
  repetition?: number;
  coordinates?: DiamondSystem;
  position?: string;
  target?: string;
  limit?: number;
}
export interface DiamondPlayableLessons {
  lessons: DiamondPlayableLesson[];
}
export interface DiamondPlayableLesson {
  title: string;
  explanation: string;
  dim: number;
  size: number;
  puzzles: DiamondTitledPuzzle[];
}
export interface DiamondTitledPuzzle {
  options: DiamondOptions;
  /**
   * the piece
   */
  from: string;
  to: string;
  /**
   * that it takes
   */
  hops: number;
  /**
   * a move: from:by:…:to
   */
  solution: string;
  /**
   * there is no other chain as short
   */
  unique: boolean;
  /**
   * points that the piece can hop to
   */
  reach: number;
  title: string;
  explanation: string;
}
export interface ToldAnswer {
  answer: Answer;
  text: string;
}
export interface ShareOutcomes {
  outcomes: unknown[][];
}
export interface Reproduction {
  id: string;
  /**
   * its id, too
   */
  paper: string;
  title: string;
  source: string;
  /**
   * all were checked, and none has failed
   */
  holds: boolean;
  /**
   * those that were decided
   */
  claims: CheckedClaim[];
  /**
   * the ids of the others
   */
  not_run: string[];
  stopped?: Error;
  /**
   * by verdict
   */
  count: {
    [k: string]: number;
  };
}
export interface ErrorReply {
  /**
   * the caller's name of the request
   */
  id: string | number | null;
  final: true;
  ok: false;
  error: Error;
}
export interface Greeting {
  connection: GreetingConnection;
  /**
   * where others can open what is shown here, if that is known
   */
  site?: string;
}
export interface GreetingConnection {
  /**
   * of the conversation
   */
  token: string;
  /**
   * requests that have arrived in it
   */
  received: number;
}
export interface Results {
  hello: Hello;
  list: GameList;
  info: GameInfo;
  at: Position;
  papers: PaperList;
  paper: PaperInfo;
  cancel: Cancelled;
  ask: Answer | ToldAnswer;
  share: ShareOutcomes;
  reproduce: Reproduction;
}
export interface Options {
  sliding: SlidingOpenOptions;
  twisty: TwistyOpenOptions;
  group: GroupOpenOptions;
  nim: NimOpenOptions;
  gridnim: GridnimOpenOptions;
  chocolate: ChocolateOpenOptions;
  numbers: NumbersOpenOptions;
  diamond: DiamondOpenOptions;
}
export interface SlidingOpenOptions {
  /**
   * rows x columns, 2x2 to 10x10
   */
  size?: string;
  /**
   * the tiles row by row, 0 the blank
   */
  tiles?: string;
  /**
   * the target (default 1 2 3 … 0)
   */
  goal?: string;
  /**
   * tiles and goal are in the paper's numbering: the pieces on seats 1, 2, …, 1 the blank
   */
  paper?: boolean;
  /**
   * a random solvable position, instead of written tiles
   */
  seed?: number | bigint | string;
}
export interface TwistyOpenOptions {
  /**
   * a name (cube-face-3, megaminx) or a description (c f 1/3)
   */
  puzzle?: string;
  /**
   * turns made before the start, in any notation: R U2 F', X2+, [R, U]
   */
  scramble?: string;
  /**
   * the colours of a cube at the start, face after face in the order U R F D L B, instead of a scramble
   */
  facelets?: string;
  /**
   * the colours of any puzzle at the start: letters of faces, sticker after sticker as they are drawn, instead of a scramble
   */
  colours?: string;
  /**
   * random turns before the start, instead of a scramble
   */
  seed?: number | bigint | string;
}
export interface GroupOpenOptions {
  /**
   * permutations in cycles or images, one a line (or separated by ;)
   */
  generators?: string;
  /**
   * the permutation to begin with (default: solved)
   */
  start?: string;
}
export interface NimOpenOptions {
  /**
   * the heaps, like 3 5 7
   */
  heaps?: string;
  /**
   * at most so many stones a turn: one number, or one per heap like 3,4,- (- for no limit)
   */
  limit?: string;
  /**
   * who takes the last stone loses
   */
  misere?: boolean;
  /**
   * random heaps of 1 to 15 stones, where heaps are not given
   */
  seed?: number | bigint | string;
}
export interface GridnimOpenOptions {
  /**
   * the stones row by row, 110/011/111 (1 a stone, 0 a gap), or 3x4 for a full board
   */
  board?: string;
  /**
   * rows x columns of a full board, instead of its stones
   */
  size?: string;
  /**
   * at most so many stones a turn; none: any number
   */
  limit?: number;
  /**
   * stones between may be left: any stones of one stretch without a gap, not only neighbours
   */
  any?: boolean;
  /**
   * who takes the last stone loses
   */
  misere?: boolean;
  /**
   * a random placement on the board of that size
   */
  seed?: number | bigint | string;
}
export interface ChocolateOpenOptions {
  /**
   * cuts left of the bitter square
   */
  x?: number;
  /**
   * cuts right of it
   */
  y?: number;
  /**
   * cuts above it, at most f(y)
   */
  z?: number;
  /**
   * the edge of the bar: z ≤ floor(y/k)
   */
  k?: number;
  /**
   * another edge z ≤ f(y), f monotone: a list "0,0,1,1,2", one that goes on by a rule "0,0,1 then f(y-2)+1", or a formula in y; a number is the rectangle
   */
  f?: string;
  /**
   * a random position, instead of x, y, z
   */
  seed?: number | bigint | string;
}
export interface NumbersOpenOptions {
  /**
   * where it begins, like 8 11
   */
  start?: string;
  /**
   * rules that have a name
   */
  rules?:
    | 'wythoff'
    | 'block1'
    | 'block2'
    | 'larger'
    | 'leap'
    | 'castle'
    | 'silver'
    | 'modular'
    | 'rook'
    | 'king'
    | 'knight'
    | 'half'
    | 'bachet'
    | 'different';
  /**
   * your own rules: where a move may lead from x, y, as a statement about x, y, x', y'
   */
  move?: string;
  /**
   * what the numbers are called in it; up to four
   */
  names?: string;
  /**
   * which numbers are a position, as a statement about them
   */
  position?: string;
  /**
   * the digits that a law may read: base 2 … base 10, zeckendorf, metallic 2 … (usually what the rules need, else base 2)
   */
  numeration?: string;
  /**
   * who cannot move wins
   */
  misere?: boolean;
  /**
   * how many moves the other player may forbid before each move (usually what the rules say, else 0)
   */
  blocks?: number;
}
export interface DiamondOpenOptions {
  /**
   * dimension: 2, 3, 4 or 5
   */
  dim?: number;
  /**
   * size m (default 8 in the plane, 3 in space, 2 and 1 above): in the plane even, in space any
   */
  size?: number;
  /**
   * how many players, at 1-, 2-, …
   */
  players?: number;
  /**
   * the corners of the players in the order of play; 1-,1+ is the usual duel
   */
  seats?: string;
  /**
   * a full goal with at least one own piece wins (the usual rule against blockade), or all own pieces must be there (the paper's rule)
   */
  win?: 'full' | 'all';
  /**
   * whether a move may end in a corner that is neither home nor goal
   */
  corners?: 'free' | 'own';
  /**
   * whether a piece in its goal may leave it
   */
  goal?: 'leave' | 'stay';
  /**
   * a position that occurs so often is a draw, as are 10,000 moves then (0: never)
   */
  repetition?: number;
  /**
   * so many moves are a draw (0: never)
   */
  limit?: number;
  /**
   * how points are printed: n + 1 numbers, or in space also 3
   */
  coordinates?: 'simplex' | 'cube';
  /**
   * where it begins, if not at home: the points of each army, armies between /, * before the one to move
   */
  position?: string;
  /**
   * a puzzle, from:to: it is won when, and only when, the piece on from rests on to
   */
  target?: string;
}
export interface Arguments {
  sliding: {
    show: SlidingShowArguments;
    solve: SlidingSolveArguments;
    hint: SlidingHintArguments;
    parity: SlidingParityArguments;
    limits: SlidingLimitsArguments;
    scramble: SlidingScrambleArguments;
    census: SlidingCensusArguments;
    bench: SlidingBenchArguments;
    sample: SlidingSampleArguments;
    loop: SlidingLoopArguments;
    loops: SlidingLoopsArguments;
    group: SlidingGroupArguments;
    words: SlidingWordsArguments;
    pairs: SlidingPairsArguments;
    cycles: SlidingCyclesArguments;
  };
  twisty: {
    list: TwistyListArguments;
    info: TwistyInfoArguments;
    pieces: TwistyPiecesArguments;
    order: TwistyOrderArguments;
    distances: TwistyDistancesArguments;
    apply: TwistyApplyArguments;
    scramble: TwistyScrambleArguments;
    moves: TwistyMovesArguments;
    shape: TwistyShapeArguments;
    map: TwistyMapArguments;
    export: TwistyExportArguments;
    import: TwistyImportArguments;
    facelets: TwistyFaceletsArguments;
    methods: TwistyMethodsArguments;
    chain: TwistyChainArguments;
    solve: TwistySolveArguments;
    cases: TwistyCasesArguments;
    census: TwistyCensusArguments;
    stats: TwistyStatsArguments;
    compare: TwistyCompareArguments;
  };
  group: {
    order: GroupOrderArguments;
    orbits: GroupOrbitsArguments;
    contains: GroupContainsArguments;
    word: GroupWordArguments;
    random: GroupRandomArguments;
  };
  nim: {
    analyze: NimAnalyzeArguments;
    table: NimTableArguments;
    law: NimLawArguments;
    conjecture: NimConjectureArguments;
    export: NimExportArguments;
    hint: NimHintArguments;
    reply: NimReplyArguments;
    match: NimMatchArguments;
  };
  gridnim: {
    analyze: GridnimAnalyzeArguments;
    strategy: GridnimStrategyArguments;
    table: GridnimTableArguments;
    census: GridnimCensusArguments;
    hint: GridnimHintArguments;
    reply: GridnimReplyArguments;
    match: GridnimMatchArguments;
  };
  chocolate: {
    analyze: ChocolateAnalyzeArguments;
    draw: ChocolateDrawArguments;
    hint: ChocolateHintArguments;
    reply: ChocolateReplyArguments;
    match: ChocolateMatchArguments;
    lstates: ChocolateLstatesArguments;
    table: ChocolateTableArguments;
    laws: ChocolateLawsArguments;
    check: ChocolateCheckArguments;
    search: ChocolateSearchArguments;
    proof: ChocolateProofArguments;
    prove: ChocolateProveArguments;
    verify: ChocolateVerifyArguments;
    law: ChocolateLawArguments;
    conjecture: ChocolateConjectureArguments;
    export: ChocolateExportArguments;
  };
  numbers: {
    analyze: NumbersAnalyzeArguments;
    table: NumbersTableArguments;
    law: NumbersLawArguments;
    list: NumbersListArguments;
    conjecture: NumbersConjectureArguments;
    export: NumbersExportArguments;
    hint: NumbersHintArguments;
    reply: NumbersReplyArguments;
    match: NumbersMatchArguments;
  };
  diamond: {
    board: DiamondBoardArguments;
    boards: DiamondBoardsArguments;
    shape: DiamondShapeArguments;
    perft: DiamondPerftArguments;
    reply: DiamondReplyArguments;
    hint: DiamondHintArguments;
    match: DiamondMatchArguments;
    solo: DiamondSoloArguments;
    solve: DiamondSolveArguments;
    position: DiamondPositionArguments;
    puzzle: DiamondPuzzleArguments;
    lessons: DiamondLessonsArguments;
  };
}
export interface SlidingSolveArguments {
  /**
   * at once, not necessarily shortest
   */
  fast?: boolean;
  /**
   * a shortest one or none
   */
  optimal?: boolean;
  /**
   * give up after so many positions (0: the usual limit of the board)
   */
  nodes?: number | bigint | string;
}
export interface SlidingSampleArguments {
  /**
   * how many positions
   */
  positions?: number;
  /**
   * seed of the positions
   */
  seed?: number | bigint | string;
  /**
   * solutions of the fast solver, not shortest ones
   */
  fast?: boolean;
  /**
   * give up a position after so many looked at (0: never, up to 16 cells)
   */
  nodes?: number | bigint | string;
}
export interface SlidingLoopArguments {
  /**
   * outer, inner, a block such as 2x3, seats such as 1-4-5-2-1, or moves; a final - reverses it
   */
  walk: string;
}
export interface SlidingGroupArguments {
  /**
   * two or more loops, separated by commas: outer, inner, a block such as 2x3, seats such as 1-4-5-2-1, or moves
   */
  loops?: string;
  /**
   * list every element with its word
   */
  words?: boolean;
}
export interface SlidingWordsArguments {
  /**
   * two or more loops, separated by commas: outer, inner, a block such as 2x3, seats such as 1-4-5-2-1, or moves
   */
  loops?: string;
  /**
   * a loop may also be walked backwards
   */
  inverses?: boolean;
  /**
   * the word of this permutation only, such as [1,3,6,2,4,5]
   */
  element?: string;
  /**
   * list every element
   */
  all?: boolean;
}
export interface SlidingCyclesArguments {
  /**
   * a loop, images such as [1,3,6,2,4,5], or cycles such as (2 5 4)
   */
  permutation: string;
}
export interface TwistyPiecesArguments {
  /**
   * the name of every piece
   */
  all?: boolean;
}
export interface TwistyOrderArguments {
  /**
   * which layers turn
   */
  turning?: 'all' | 'core';
}
export interface TwistyDistancesArguments {
  /**
   * the solid and the cuts there are: c, or c f 1/3
   */
  others: string;
  /**
   * of the further cut
   */
  axes?: 'f' | 'v' | 'e';
  /**
   * stickers, pieces and orbits at each and between them
   */
  counts?: boolean;
  /**
   * a distance, to be told as a decimal, too: 1/2*m
   */
  at?: string;
}
export interface TwistyApplyArguments {
  /**
   * every sticker by its name
   */
  facelets?: boolean;
}
export interface TwistyScrambleArguments {
  /**
   * the same seed gives the same turns
   */
  seed?: number | bigint | string;
  /**
   * how many (default: 3 for each layer, at least 20)
   */
  turns?: number;
  /**
   * every state as likely as any other: one is drawn, solved, and the solution turned backward
   */
  fair?: boolean;
  /**
   * so many scrambles, one a line
   */
  count?: number;
}
export interface TwistyMovesArguments {
  /**
   * turns, in any notation
   */
  moves: string;
}
export interface TwistyMapArguments {
  /**
   * the other puzzle: a name or a description
   */
  other: string;
}
export interface TwistyExportArguments {
  /**
   * for which program
   */
  format?: 'kpuzzle' | 'tws';
  /**
   * write it to this file
   */
  out?: string;
  /**
   * tell all pieces and the directions of middles apart
   */
  marks?: boolean;
  /**
   * also rotations of the whole
   */
  rotations?: boolean;
}
export interface TwistyImportArguments {
  /**
   * a file of JSON
   */
  definition: string;
}
export interface TwistyFaceletsArguments {
  /**
   * letters in the order U R F D L B, each face row by row; the present ones if absent
   */
  colours?: string;
}
export interface TwistySolveArguments {
  /**
   * by which method
   */
  method?:
    | 'auto'
    | 'tsukuda'
    | 'lbl'
    | 'picture'
    | 'pyraminx'
    | 'table'
    | 'twophase'
    | 'optimal'
    | 'optimal-quarter'
    | 'short'
    | 'universal'
    | 'solid'
    | 'carried';
  /**
   * how the paper's methods are followed
   */
  as?: 'paper' | 'plain' | 'improved';
  /**
   * a solution of so many turns of blocks is short enough (two phases: 20 if not told; short: what comes first, else it is tried from eight sides with wider beams)
   */
  length?: number;
  /**
   * MiB that the table may take (shortest; default 256)
   */
  memory?: number;
}
export interface TwistyCasesArguments {
  /**
   * which method
   */
  method:
    | 'auto'
    | 'tsukuda'
    | 'lbl'
    | 'picture'
    | 'pyraminx'
    | 'table'
    | 'twophase'
    | 'optimal'
    | 'optimal-quarter'
    | 'short'
    | 'universal'
    | 'solid'
    | 'carried';
  /**
   * how the paper's methods are followed
   */
  as?: 'paper' | 'plain' | 'improved';
  /**
   * a solution of so many turns of blocks is short enough (two phases: 20 if not told; short: what comes first, else it is tried from eight sides with wider beams)
   */
  length?: number;
  /**
   * MiB that the table may take (shortest; default 256)
   */
  memory?: number;
}
export interface TwistyCensusArguments {
  /**
   * what counts as one turn
   */
  metric?: 'quarter' | 'half';
  /**
   * which layers turn (default: as sold)
   */
  turning?: 'all' | 'core';
  /**
   * what may be turned, such as R U2 (default: everything)
   */
  turns?: string;
}
export interface TwistyStatsArguments {
  /**
   * by which method
   */
  method?:
    | 'auto'
    | 'tsukuda'
    | 'lbl'
    | 'picture'
    | 'pyraminx'
    | 'table'
    | 'twophase'
    | 'optimal'
    | 'optimal-quarter'
    | 'short'
    | 'universal'
    | 'solid'
    | 'carried';
  /**
   * how the paper's methods are followed
   */
  as?: 'paper' | 'plain' | 'improved';
  /**
   * a solution of so many turns of blocks is short enough (two phases: 20 if not told; short: what comes first, else it is tried from eight sides with wider beams)
   */
  length?: number;
  /**
   * MiB that the table may take (shortest; default 256)
   */
  memory?: number;
  /**
   * how many random states
   */
  trials?: number;
  /**
   * random turns before each
   */
  scramble?: number;
  /**
   * the same seed gives the same result
   */
  seed?: number | bigint | string;
  /**
   * what counts as one turn
   */
  metric?: 'quarter' | 'half' | 'layers';
  /**
   * a line for each trial
   */
  csv?: boolean;
}
export interface TwistyCompareArguments {
  /**
   * which, with commas between (default: all that fit and are quick)
   */
  methods?: string;
  /**
   * how many random states
   */
  trials?: number;
  /**
   * random turns before each
   */
  scramble?: number;
  /**
   * the same seed gives the same result
   */
  seed?: number | bigint | string;
  /**
   * what counts as one turn
   */
  metric?: 'quarter' | 'half' | 'layers';
}
export interface GroupContainsArguments {
  /**
   * in cycles or images; the present state if absent
   */
  permutation?: string;
}
export interface GroupWordArguments {
  /**
   * in cycles or images; the present state if absent
   */
  permutation?: string;
}
export interface GroupRandomArguments {
  /**
   * the same seed gives the same element
   */
  seed?: number | bigint | string;
}
export interface NimConjectureArguments {
  /**
   * about numbers, position(…), move(…), lost(…) and the Grundy number grundy(…): forall x, y, z: lost(x, y, z) <=> x ⊕ y ⊕ z = 0; names that nothing binds are for all numbers
   */
  statement: string;
}
export interface NimExportArguments {
  /**
   * about numbers, position(…) and move(…), or a law: forall x, y: lost(x, y) <=> x = y, or forall x, y: grundy(x, y) = x xor y
   */
  statement: string;
  /**
   * which prover reads it
   */
  to?: 'mona' | 'walnut';
}
export interface NimHintArguments {
  /**
   * 1 to 4
   */
  level?: number;
}
export interface NimReplyArguments {
  /**
   * how well the computer plays
   */
  opponent?: 'perfect' | 'skilled' | 'random';
  /**
   * how often of 100 moves the one who errs moves blindly
   */
  errs?: number;
  /**
   * seed of the opponents' choices
   */
  dice?: number | bigint | string;
}
export interface NimMatchArguments {
  /**
   * how well whoever begins plays
   */
  first?: 'perfect' | 'skilled' | 'random';
  /**
   * how well the other plays
   */
  second?: 'perfect' | 'skilled' | 'random';
  /**
   * how many games
   */
  games?: number;
  /**
   * how often of 100 moves the one who errs moves blindly
   */
  errs?: number;
  /**
   * seed of the opponents' choices
   */
  dice?: number | bigint | string;
}
export interface GridnimAnalyzeArguments {
  /**
   * give up after so many different shapes
   */
  shapes?: number;
}
export interface GridnimStrategyArguments {
  /**
   * a move of the player who loses: which answer?
   */
  move?: string;
}
export interface GridnimCensusArguments {
  /**
   * count, even where the count is known
   */
  again?: boolean;
}
export interface GridnimHintArguments {
  /**
   * 1 to 4
   */
  level?: number;
}
export interface GridnimReplyArguments {
  /**
   * how well the computer plays
   */
  opponent?: 'perfect' | 'skilled' | 'random';
  /**
   * how often of 100 moves the one who errs moves blindly
   */
  errs?: number;
  /**
   * seed of the opponents' choices
   */
  dice?: number | bigint | string;
}
export interface GridnimMatchArguments {
  /**
   * how well whoever begins plays
   */
  first?: 'perfect' | 'skilled' | 'random';
  /**
   * how well the other plays
   */
  second?: 'perfect' | 'skilled' | 'random';
  /**
   * how many games
   */
  games?: number;
  /**
   * how often of 100 moves the one who errs moves blindly
   */
  errs?: number;
  /**
   * seed of the opponents' choices
   */
  dice?: number | bigint | string;
}
export interface ChocolateHintArguments {
  /**
   * 1 to 4
   */
  level?: number;
}
export interface ChocolateReplyArguments {
  /**
   * how well the computer plays
   */
  opponent?: 'perfect' | 'skilled' | 'random';
  /**
   * how often of 100 moves the one who errs moves blindly
   */
  errs?: number;
  /**
   * seed of the opponents' choices
   */
  dice?: number | bigint | string;
}
export interface ChocolateMatchArguments {
  /**
   * how well whoever begins plays
   */
  first?: 'perfect' | 'skilled' | 'random';
  /**
   * how well the other plays
   */
  second?: 'perfect' | 'skilled' | 'random';
  /**
   * how many games
   */
  games?: number;
  /**
   * how often of 100 moves the one who errs moves blindly
   */
  errs?: number;
  /**
   * seed of the opponents' choices
   */
  dice?: number | bigint | string;
}
export interface ChocolateLstatesArguments {
  /**
   * the greatest x and y
   */
  max: number;
  /**
   * write them to this file as CSV
   */
  csv?: string;
}
export interface ChocolateTableArguments {
  /**
   * the greatest y
   */
  max?: number;
}
export interface ChocolateCheckArguments {
  /**
   * the greatest x and y
   */
  max: number;
  /**
   * a file with a law, the name of a law that comes with the program, or the law itself: points {y ⊕ z, y, z}, or a statement, x = y ⊕ z or lost(x, y, z) <=> …
   */
  law: string;
}
export interface ChocolateSearchArguments {
  /**
   * the greatest x and y to begin with; the search looks farther by itself
   */
  max?: number;
  /**
   * prove what is found for all positions
   */
  prove?: boolean;
  /**
   * write the proof to this file, for tools/check_proof
   */
  certificate?: string;
}
export interface ChocolateProofArguments {
  /**
   * the greatest x and y
   */
  max?: number;
  /**
   * a file with a law, the name of a law that comes with the program, or the law itself: points {y ⊕ z, y, z}, or a statement, x = y ⊕ z or lost(x, y, z) <=> …
   */
  law?: string;
}
export interface ChocolateProveArguments {
  /**
   * a file with a law, the name of a law that comes with the program, or the law itself: points {y ⊕ z, y, z}, or a statement, x = y ⊕ z or lost(x, y, z) <=> …
   */
  law: string;
  /**
   * whoever gets only the bitter square wins
   */
  misere?: boolean;
  /**
   * write the proof to this file, for tools/check_proof
   */
  certificate?: string;
}
export interface ChocolateVerifyArguments {
  /**
   * a file, or its text
   */
  certificate: string;
}
export interface ChocolateLawArguments {
  /**
   * write the proof to this file, for tools/check_proof
   */
  certificate?: string;
}
export interface ChocolateConjectureArguments {
  /**
   * about numbers, position(…), move(…), lost(…) and the Grundy number grundy(…): forall x, y, z: lost(x, y, z) <=> x ⊕ y ⊕ z = 0; names that nothing binds are for all numbers
   */
  statement: string;
}
export interface ChocolateExportArguments {
  /**
   * about numbers, position(…) and move(…), or a law: forall x, y: lost(x, y) <=> x = y, or forall x, y: grundy(x, y) = x xor y
   */
  statement: string;
  /**
   * which prover reads it
   */
  to?: 'mona' | 'walnut';
}
export interface NumbersTableArguments {
  /**
   * of the numbers, at most
   */
  sum?: number;
}
export interface NumbersConjectureArguments {
  /**
   * about numbers, position(…), move(…), lost(…) and the Grundy number grundy(…): forall x, y, z: lost(x, y, z) <=> x ⊕ y ⊕ z = 0; names that nothing binds are for all numbers
   */
  statement: string;
}
export interface NumbersExportArguments {
  /**
   * about numbers, position(…) and move(…), or a law: forall x, y: lost(x, y) <=> x = y, or forall x, y: grundy(x, y) = x xor y
   */
  statement: string;
  /**
   * which prover reads it
   */
  to?: 'mona' | 'walnut';
}
export interface NumbersHintArguments {
  /**
   * 1 to 4
   */
  level?: number;
}
export interface NumbersReplyArguments {
  /**
   * how well the computer plays
   */
  opponent?: 'perfect' | 'skilled' | 'random';
  /**
   * how often of 100 moves the one who errs moves blindly
   */
  errs?: number;
  /**
   * seed of the opponents' choices
   */
  dice?: number | bigint | string;
}
export interface NumbersMatchArguments {
  /**
   * how well whoever begins plays
   */
  first?: 'perfect' | 'skilled' | 'random';
  /**
   * how well the other plays
   */
  second?: 'perfect' | 'skilled' | 'random';
  /**
   * how many games
   */
  games?: number;
  /**
   * how often of 100 moves the one who errs moves blindly
   */
  errs?: number;
  /**
   * seed of the opponents' choices
   */
  dice?: number | bigint | string;
}
export interface DiamondBoardsArguments {
  /**
   * the dimension wished for
   */
  dim?: number;
  /**
   * the size wished for
   */
  size?: number;
}
export interface DiamondShapeArguments {
  /**
   * only these, by coordinates or by the paper's names, with spaces between; the page lights them
   */
  points?: string;
}
export interface DiamondPerftArguments {
  /**
   * the longest
   */
  depth?: number;
}
export interface DiamondReplyArguments {
  /**
   * how well it plays; perfectly on solved boards only
   */
  opponent?: 'random' | 'greedy' | 'easy' | 'medium' | 'strong' | 'perfect';
  /**
   * seed of the dice
   */
  dice?: number | bigint | string;
}
export interface DiamondHintArguments {
  /**
   * seed of the dice
   */
  dice?: number | bigint | string;
}
export interface DiamondMatchArguments {
  /**
   * how well it plays; perfectly on solved boards only
   */
  a?: 'random' | 'greedy' | 'easy' | 'medium' | 'strong' | 'perfect';
  /**
   * how well it plays; perfectly on solved boards only
   */
  b?: 'random' | 'greedy' | 'easy' | 'medium' | 'strong' | 'perfect';
  /**
   * how many games
   */
  games?: number;
  /**
   * seed of the dice
   */
  seed?: number | bigint | string;
}
export interface DiamondSoloArguments {
  /**
   * placements kept after each move on the way to a line (the default takes some seconds)
   */
  width?: number;
  /**
   * placements that the proof may keep, 16 to 64 bytes each and as much again (0: no proof)
   */
  prove?: number;
}
export interface DiamondPuzzleArguments {
  /**
   * which puzzle
   */
  seed?: number | bigint | string;
  /**
   * how many hops it takes
   */
  hops?: number;
}
export interface Answers {
  sliding: {
    show: SlidingShowAnswer;
    solve: SlidingSolveAnswer;
    hint: SlidingHintAnswer;
    parity: SlidingParityArgument;
    limits: SlidingExactLimits;
    scramble: SlidingScrambleAnswer;
    census: SlidingCensusAnswer;
    bench: SlidingBenchAnswer;
    sample: SlidingSampleAnswer;
    loop: SlidingLoopAnswer;
    loops: SlidingLoopsAnswer;
    group: SlidingGroupAnswer;
    words: SlidingWordsAnswer;
    pairs: SlidingPairsAnswer;
    cycles: SlidingCyclesAnswer;
  };
  twisty: {
    list: TwistyPuzzleList;
    info: TwistyPuzzleInfo;
    pieces: TwistyPieceList;
    order: TwistyGroupAnswer;
    distances: TwistyDistances;
    apply: TwistyStateAnswer;
    scramble: TwistyScramble;
    moves: TwistyMovesAnswer;
    shape: TwistyShape;
    map: TwistyPuzzleMap;
    export: TwistyExport;
    import: TwistyImport;
    facelets: TwistyFacelets;
    methods: TwistyMethodList;
    chain: TwistyChainAnswer;
    solve: TwistySolveAnswer;
    cases: TwistyMethodCases;
    census: TwistyStateCensus;
    stats: TwistyMethodStatistics;
    compare: TwistyMethodComparison;
  };
  group: {
    order: GroupOrder;
    orbits: GroupOrbits;
    contains: GroupMembership;
    word: GroupWord;
    random: GroupElement;
  };
  nim: {
    analyze: NimAnalysis;
    table: NimTable;
    law: NumberLaw;
    conjecture: Conjecture;
    export: ExportedStatement;
    hint: ImpartialHint;
    reply: ImpartialReply;
    match: ImpartialMatch;
  };
  gridnim: {
    analyze: GridnimPositionAnalysis;
    strategy: GridnimNoStrategy | GridnimStrategy;
    table: GridnimGrundyCounts;
    census: GridnimLostCensus;
    hint: ImpartialHint;
    reply: ImpartialReply;
    match: ImpartialMatch;
  };
  chocolate: {
    analyze: ChocolatePositionAnalysis;
    draw: ChocolateDrawnBar;
    hint: ImpartialHint;
    reply: ImpartialReply;
    match: ImpartialMatch;
    lstates: ChocolateLStateList;
    table: ChocolatePlaneTable;
    laws: ChocolateLawList;
    check: ChocolateLawCheck;
    search: ChocolateLawSearch;
    proof: ChocolateProofCheck;
    prove: ChocolateProvedLaw;
    verify: ChocolateCertificateCheck;
    law: ChocolateBarLaw;
    conjecture: Conjecture;
    export: ExportedStatement;
  };
  numbers: {
    analyze: NumbersAnalysis;
    table: NumbersLostTable;
    law: NumberLaw;
    list: NumbersRulesList;
    conjecture: Conjecture;
    export: ExportedStatement;
    hint: ImpartialHint;
    reply: ImpartialReply;
    match: ImpartialMatch;
  };
  diamond: {
    board: DiamondBoardNumbers;
    boards: DiamondBoardList;
    shape: DiamondShape;
    perft: DiamondPerftCounts;
    reply: DiamondReply;
    hint: DiamondHint;
    match: DiamondMatch;
    solo: DiamondSoloLine;
    solve: DiamondSolution;
    position: DiamondPositionText;
    puzzle: DiamondPlayablePuzzle;
    lessons: DiamondPlayableLessons;
  };
}
