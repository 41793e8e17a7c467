import { count } from './count';

export const lab = {
  lead: 'Experiments with every number in reach: the address keeps what you set, so a link repeats it exactly.',
  experiments: 'Experiments',
  lengths: 'Solution lengths',
  laws: 'Laws of chocolate',
  grundy: 'Grundy tables',
  matches: 'Matches',
  any: 'Any tool',

  lengthsLead:
    'Random positions of a sliding board, each solved: how are the lengths spread? Behind the bars stands the exact count of all positions, where it is known.',
  board: 'Board',
  positions: 'Positions',
  seed: 'Seed',
  solver: 'Solver',
  solvers: { optimal: 'shortest solutions', fast: 'fast solver (not shortest)' },
  exactFor: (cells: number): string => `Exact counts are known for boards of up to ${count(cells, 'cell')}.`,
  slow: 'Shortest solutions of this board take a while each; the run can be stopped.',
  meanIs: (mean: string, margin: string): string => `mean ${mean} ± ${margin} (95 %)`,
  exactMean: (mean: string): string => `exact mean ${mean}`,
  range: (least: number, greatest: number): string => `from ${String(least)} to ${count(greatest, 'move')}`,
  farthest: (n: number): string => `the farthest of all need ${String(n)}`,
  lengthsTitle: (n: string, board: string): string => `Solution lengths of ${count(n, 'random position')}, ${board}`,
  length: 'moves',
  examples: (n: number): string => `Positions that need ${count(n, 'move')}`,
  examplesFast: (n: number): string => `Positions solved in ${count(n, 'move')}`,
  chooseLength: 'Show positions of length',
  pickHint: 'Touch a bar, or choose a length, to see positions of that length.',
  openPosition: 'Open',

  lawsLead: 'Type a law for the L-states of a chocolate bar and see where it fails.',
  edgeOfBar: 'Edge of the bar',
  otherEdge: 'another edge f(y)',
  edge: 'Edge of the bar: z ≤ f(y)',
  edgeHelp: 'a formula in y such as floor(y/2), a list such as 0,0,1,1,2, or a number for a rectangle',
  bound: 'Bound',

  grundyLead:
    'The Grundy numbers g(y, z) of the bar with x = 0, for any edge f. {x, y, z} is lost for the player to move exactly if x = g(y, z).',
  show: 'Show',
  grundyTitle: (f: string): string => `Grundy numbers g(y, z), z ≤ ${f}`,
  grundyAt: (y: number, z: number, g: number): string =>
    `g(${String(y)}, ${String(z)}) = ${String(g)}: the L-state {${String(g)}, ${String(y)}, ${String(z)}}`,
  grundyOf: 'Grundy number',
  openLState: 'Open this L-state',
  cellHint: 'Touch a cell for its value. Zeros have a dark frame.',

  matchesLead:
    'Many games between two opponents from one position: who wins how often, and how long do the games last?',
  game: 'Game',
  chooseBoard: 'Board',
  howMany: 'Games',
  again: 'Play the match again',
  more: 'Another position, and more settings',
  results: 'Results',
  player: 'Player',
  won: 'Won',
  first: 'First player',
  second: 'Second player',
  swapping: 'They change seats after each game.',
  draws: 'Draws',
  mean: (mean: string): string => `Mean length: ${count(mean, 'move')}.`,
  meanLength: (mean: string, margin: string): string => `Mean length: ${mean} ± ${count(margin, 'move')} (95 %).`,
  matchTitle: (n: string): string => `Lengths of ${count(n, 'game')}`,

  anyLead: 'Everything the program can be asked, about any game. Where an answer is a distribution, it is drawn.',
  findTool: 'What do you want to know?',
  findHint: 'Words, or a game: winning moves, shortest, Nim …',
  options: 'About which position',
  setOptions: 'Use this position',
  openGame: 'Open this game',

  value: 'value',
  count: 'count',
  share: 'share',
  exactCount: 'exact count',
  promised: 'expected',
  legendSample: 'sample',
  legendExact: 'expected from the exact count',
  chartOf: (name: string): string => {
    const names: Readonly<Record<string, string>> = {
      distribution: 'Distribution',
      histogram: 'Histogram',
      lengths: 'Lengths',
      counts: 'Counts',
    };
    return names[name] ?? name;
  },
  statementsLead:
    'Choose a game and say something about all of its positions. It is decided for all of them: true, or the smallest counter-example.',
  nimHeaps: (heaps: number): string => `Nim with ${count(heaps, 'heap')}`,
  barOf: (k: number): string => (k === 1 ? 'Chocolate bar z ≤ y' : `Chocolate bar z ≤ ⌊y/${String(k)}⌋`),
};
