// The diamond game: setup, players, analysis, lessons, record, and one army alone.
import { count } from './count';

const many = (n: number, one: string, more: string): string => `${String(n)} ${n === 1 ? one : more}`;
const spaces: Readonly<Record<number, string>> = {
  2: 'Plane',
  3: 'Space',
  4: 'Four dimensions',
  5: 'Five dimensions',
};
const levels: Readonly<Record<string, string>> = {
  random: 'random',
  greedy: 'greedy',
  easy: 'easy',
  medium: 'medium',
  strong: 'strong',
  perfect: 'perfect',
};
const counts = ['', 'Alone', 'Duel', 'Three', 'Four', 'Five', 'Six'];
const tools: Readonly<Record<string, string>> = {
  solve: 'Solve this board',
  perft: 'Count the sequences of moves',
  shape: 'All points with their coordinates and names',
};

type Rule = 'win' | 'corners' | 'goal';
interface RuleTexts {
  title: string;
  choices: Readonly<Record<string, { name: string; about: string; line?: string }>>;
}
const switches: Readonly<Record<Rule, RuleTexts>> = {
  win: {
    title: 'Who has won',
    choices: {
      full: {
        name: 'goal full',
        line: 'You win: goal full (usual rule against blockade)',
        about:
          'Your goal is full and at least one piece in it is yours. This is the usual rule against blockade: nobody can block a goal by staying in it.',
      },
      all: {
        name: 'all pieces home',
        line: 'You win: all pieces home (the paper’s rule)',
        about:
          'All of your pieces are in the goal. This is the paper’s rule: a piece that stays in your goal blocks you for ever.',
      },
    },
  },
  corners: {
    title: 'Foreign corners',
    choices: {
      free: { name: 'free', about: 'A move may end in any corner.' },
      own: {
        name: 'no resting',
        about: 'A move may not end in a corner that is neither home nor goal; hops may pass through it.',
      },
    },
  },
  goal: {
    title: 'Leaving the goal',
    choices: {
      leave: { name: 'allowed', about: 'A piece may leave its goal again.' },
      stay: { name: 'forbidden', about: 'A piece in its goal may move there, but not end a move outside.' },
    },
  },
};

export const diamondSide = {
  tabAnalysis: 'Analysis',
  tabLessons: 'Lessons',
  tabAlone: 'Alone',
  tabRecord: 'Record',

  board: 'Board',
  spaces,
  boardFacts: (points: number, pieces: number): string =>
    `${count(points, 'point')}, ${many(pieces, 'piece', 'pieces')} each`,
  boardName: (dim: number, size: number, points: number, pieces: number): string =>
    `${spaces[dim] ?? ''}, size ${String(size)}: ${count(points, 'point')}, ${many(pieces, 'piece', 'pieces')} each`,
  otherBoard: 'Another dimension or size',
  dimension: 'Dimension',
  size: 'Size',
  nearest: 'Take instead:',

  start: 'Start a new game',

  seats: 'Seats',
  quick: 'How many play',
  quickNames: (players: number): string => counts[players] ?? String(players),
  seatsHelp: (most: number): string =>
    `1 to ${String(most)} corners, in the order of play. Whoever begins in a corner runs to the opposite one. Click a corner to take it or to give it up.`,
  corners: 'Corners',
  cornerTaken: (corner: string, player: number): string => `Corner ${corner}: player ${String(player)}`,
  cornerFree: (corner: string): string => `Corner ${corner}: free`,
  cornerOf: (n: number): string => `Corner of player ${String(n)}`,
  goalIs: (corner: string): string => `goal ${corner}`,
  whoPlays: (n: number): string => `Who plays for player ${String(n)}`,
  person: 'person',
  computer: (level: string): string => `computer: ${level}`,
  levels,
  remove: (n: number): string => `Remove player ${String(n)}`,

  rules: 'Rules',
  rulesUsual: '(usual)',
  rulesOther: '(changed)',
  ruleNow: (name: string, about: string): string => `You win by ${name}. ${about}`,
  switches,
  draws: {
    repetition: {
      title: 'Draw by repetition',
      about: (n: number): string =>
        n === 0
          ? '0: a position may come back as often as it likes.'
          : `A position that occurs ${many(n, 'time', 'times')} is a draw, and so are 10,000 moves.`,
    },
    limit: {
      title: 'Draw by length',
      about: (n: number): string =>
        n === 0 ? '0: a game may be as long as it likes.' : `After ${many(n, 'move', 'moves')} the game is a draw.`,
    },
  },

  playerHead: 'Player',
  whoHead: 'Played by',
  homeHead: 'Pieces home',
  homeOf: (home: number, all: number): string => `${String(home)} of ${count(all, 'piece')} are home`,
  ahead: 'ahead',

  perfectHelp:
    'Perfect play needs the table of the board. On 37 points it is made before the first move, which takes a while, and then kept.',

  howTo: 'How to play',
  help: [
    'Bring all your pieces to the opposite corner before the others do.',
    'A turn is one step to an empty neighbour, or hops: each straight over exactly one adjacent piece, anybody’s, to the empty point behind it, in any directions.',
    'Your goal is up: what gains height gains ground. In space every level is drawn for itself; the lattice shows how they lie above each other.',
    'Choose a piece to see where it can go: rings are steps, discs are hops with their number, the star gains most. Then choose a target. Escape lets the piece go.',
    'Keys: N goes to the next piece that can move, T to its next target, Enter chooses; arrows and Page Up, Page Down go from point to point.',
  ],

  rungs: ['off', 'which piece', 'which move', 'why'],
  movePiece: (point: string): string => `Move the piece on ${point}.`,
  playIt: 'Play it',
  values: {
    win: (distance: number | null): string =>
      distance === null
        ? 'Won for who moves now'
        : `Won for who moves now, in ${many(distance, 'move', 'moves')} (everybody’s counted)`,
    loss: (distance: number | null): string =>
      distance === null
        ? 'Lost for who moves now'
        : `Lost for who moves now, in ${many(distance, 'move', 'moves')} (everybody’s counted)`,
    draw: (): string => 'A draw with best play',
  },

  analysis: 'Analysis',
  goalLine: 'goal',
  heights: 'Height of every army, move by move',
  place: 'Moves',
  height: 'Height',
  home: 'Home',
  straggler: 'Last piece',
  hops: 'Hops',
  columnsHelp:
    'Height: the levels of all pieces added up. Last piece: how many levels the rearmost piece still lacks to the goal. Hops: all of them so far.',
  leads: (player: number, by: number): string => `Player ${String(player)} leads by ${many(by, 'level', 'levels')}.`,
  nobodyLeads: 'Nobody leads.',
  heat: 'Show on the board where pieces have gone',
  toMatches: 'Let two computers play many games on this board',
  toTool: tools,

  record: 'Record of the game',
  recordHelp:
    'The moves as from:to, one round a line. Paste or change the text and load it; remarks after ; are left out.',
  copyRecord: 'Copy the record',
  load: 'Load this record',
  putBack: 'Put the text back',
  loaded: (n: number): string => `${many(n, 'move', 'moves')} loaded.`,
  shareHelp: 'The link has everything: board, seats, players, rules and all moves.',

  lessonsHelp:
    'Hop puzzles: reach the gold point in one turn, hop by hop. Three on each board, from the plane to four dimensions.',
  puzzleHelp: 'Hop to the gold point in one turn.',
  puzzleSolved: 'Solved. Well done!',
  puzzleFailed: 'Not there yet. Take it back and try another way.',
  solvedBefore: 'solved',
  solvedOf: (n: number, all: number): string => `${String(n)} of ${String(all)} solved.`,
  wayIs: (hops: number): string => `The way: ${many(hops, 'hop', 'hops')}.`,
  showWay: 'Show the way',
  tryAgain: 'Try again',
  previousPuzzle: 'Previous',
  nextPuzzle: 'Next',
  endless: 'More puzzles',
  endlessTitle: (seed: number): string => `Puzzle ${String(seed)}`,
  seed: 'Seed',
  makePuzzle: 'Make a puzzle',

  alone: 'Alone',
  aloneHelp: 'One army, nobody else: in how few moves can all pieces be brought home?',
  playAlone: 'Play alone on this board',
  aloneSolved: 'All pieces are home',
  aloneRunning: 'Bring all pieces to the opposite corner',
  aloneSoFar: (n: number): string => `${many(n, 'move', 'moves')} so far.`,
  aloneDone: (n: number): string => `Home in ${many(n, 'move', 'moves')}!`,
  aloneBest: (n: number, proved: boolean): string =>
    proved ? `The fewest possible: ${String(n)}.` : `The fewest known here: ${String(n)}.`,
  care: 'Search',
  cares: ['quick', 'thorough', 'long'],
  fewest: 'Find the fewest moves',
  fewestHere: 'The fewest from here',
  after: (n: number): string => `After move ${String(n)}: `,
  soloMoves: (n: number): string => many(n, 'move', 'moves'),
  proved: 'no fewer are possible (proved)',
  notProved: (least: number): string => `the best found; at least ${String(least)} are needed`,
  showLine: 'Show the way',
  showHelp: 'The buttons below the board then play it.',

  whyWins: 'It wins at once.',
  whyFarthest: (levels: number): string => `No move gains more: ${many(levels, 'level', 'levels')}.`,
  whyNotFarthest: (levels: number, most: number): string =>
    `It gains ${many(levels, 'level', 'levels')}; the farthest move gains ${String(most)}, but this one is better later.`,
  whyStraggler: 'It brings the last piece on.',
  whyArrives: (home: number, army: number): string =>
    `A piece arrives: ${String(home)} of ${String(army)} are in the goal then.`,
  whyDenied: (levels: number): string =>
    `It is in the next player’s way: the farthest move there becomes ${many(levels, 'level', 'levels')} shorter.`,
  whyPrepared: (levels: number): string =>
    `It prepares: your farthest move becomes ${many(levels, 'level', 'levels')} longer.`,
  whyHomeIn: (moves: number): string => `On the line found you win in ${many(moves, 'move', 'moves')} of yours.`,
  whyStuck: (pieces: number): string => `${many(pieces, 'piece is', 'pieces are')} blocked now.`,
  whyRace: (before: number, after: number, others: number): string =>
    `The race: you have ${many(before, 'level', 'levels')} to climb, ${String(after)} after this move; the nearest opponent has ${String(others)}.`,
};
