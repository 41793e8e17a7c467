import type { GroupName } from '../../views/tiles/groups';

export const sliding = {
  solved: 'Solved: every tile is at home',
  running: 'Slide the tiles until they are in order',
  comma: ', ',
  or: ' or ',

  board: (rows: number, cols: number, row: number, col: number): string =>
    `Board of ${String(rows)} by ${String(cols)}, blank in row ${String(row)}, column ${String(col)}`,
  blank: 'blank',
  tile: (name: string): string => `tile ${name}`,
  where: (row: number, col: number): string => `row ${String(row)}, column ${String(col)}`,
  atHome: 'at home',
  canSlide: { L: 'can slide left', R: 'can slide right', U: 'can slide up', D: 'can slide down' },
  cannotSlide: 'cannot slide',
  canSwap: 'choose it to exchange it',
  notInLine: 'This tile is not in the row or column of the blank',
  slideName: { L: 'left', R: 'right', U: 'up', D: 'down' },
  slid: (move: number, tiles: number, way: string): string =>
    `Move ${String(move)}: ${tiles === 1 ? 'one tile' : `${String(tiles)} tiles`} ${way}.`,
  editing: 'Editing: choose two tiles (or the blank) to exchange them.',
  impossible: 'This position cannot be solved: its parity is wrong.',
  why: 'Why?',

  distance: 'To home (shortest)',
  atLeast: (least: number): string => `≥ ${String(least)}`,
  between: (least: number, most: number): string => `${String(least)} … ${String(most)}`,
  manhattan: 'Manhattan distance',
  moves: 'Moves',
  tilesMoved: (tiles: number): string => ` (${String(tiles)} tiles)`,
  time: 'Time',
  scramble: 'Scramble',
  reset: 'Solved position',
  hint: 'Hint',
  hintBest: (moves: string, left: number): string =>
    `Best: slide a tile ${moves}. ${String(left)} ${left === 1 ? 'move' : 'moves'} to go.`,
  hintFair: (moves: string, left: number): string =>
    `Slide a tile ${moves}: a solution of ${String(left)} moves begins so, perhaps not a shortest one.`,

  size: 'Size',
  rows: 'Rows',
  cols: 'Columns',
  paperBoard: 'As in the paper: the blank belongs at the top right',
  seed: 'Seed',
  scrambleSo: 'Scramble by this seed',
  show: 'Show',
  look: 'Tiles',
  looks: { numbers: 'numbers', picture: 'picture', both: 'picture and numbers' },
  seats: 'The paper’s numbers: underlined seats, pieces [k]',
  moveBlank: 'Arrow keys move the blank',
  showTimer: 'Clock',
  ownPosition: 'A position of your own',
  edit: 'Exchange tiles on the board by hand',
  tiles: 'Tiles row by row, 0 for the blank',
  goal: 'Target',
  setUp: 'Set up',
  keysHelp:
    'Click a tile in the row or column of the blank: all tiles between slide along. Or drag it. Arrow keys slide one tile that way, with Shift as many as there are.',

  tabSolve: 'Solve',
  tabLoops: 'Loops',
  tabGroup: 'Group',
  tabCensus: 'Distances',

  method: 'What kind of solution',
  methods: { auto: 'Shortest if possible', optimal: 'Shortest or none', fast: 'Fast' },
  methodHelp: {
    auto: 'else a short one',
    optimal: 'may take long on boards from 4×4 on',
    fast: 'at once on every board, seldom shortest',
  },
  seconds: 'At most so many seconds',
  solve: 'Solve',
  solution: (moves: number, optimal: boolean): string =>
    `${String(moves)} ${moves === 1 ? 'move' : 'moves'}${optimal ? ', the fewest possible' : ', perhaps not the fewest'}`,
  nodes: (count: string): string => `${count} positions looked at`,
  stepThrough: 'Step through it with the bar below the board.',
  alongLine: 'Distance to home along the line',
  alongLineHelp: 'Dashed: Manhattan distance. Solid: the true distance, where it is known. Click to go there.',
  place: 'place in the line',
  distanceAxis: 'distance',

  censusAbout: (board: string): string =>
    `How many positions of the ${board} board are 0, 1, 2, … moves away from home? Every one of them is counted.`,
  count: 'Count all positions',
  census: (states: string, diameter: number, mean: string): string =>
    `${states} positions; the farthest are ${String(diameter)} moves away, the mean is ${mean}.`,
  censusHere: (distance: number): string => `This position is ${String(distance)} moves away (▼).`,
  censusTitle: (board: string): string => `Positions of the ${board} board by their distance to home`,
  movesFromHome: 'moves from home',
  positions: 'positions',
  farthest: 'Farthest positions (choose one to set it up)',
  censusTooLarge:
    'This board has too many positions to count them all. It is done up to 12 cells: choose 3×4 or a smaller board.',

  loopsAbout:
    'Walk the blank round a loop and back into its corner: the pieces change their seats. Seats are numbered from the corner, as in the paper.',
  blankAway: 'The blank is not in its home corner.',
  bringHome: 'Bring it there',
  loopIs: (letter: string): string => `${letter} is the loop`,
  ownLoop: 'Any loop',
  ownLoopHelp:
    'outer, inner, a block such as 2x3, seats such as 1-4-5-2-1, or moves such as URDL; a final - reverses it',
  walk: 'Walk',
  look1: 'Look at it',
  walkLoop: (letter: string): string => `Walk loop ${letter}`,
  walkLoopBack: (letter: string): string => `Walk loop ${letter} backwards`,
  tilesGo: 'tiles slide',
  walked: 'Walked so far',
  movesBefore: (moves: number): string => `(${String(moves)} moves before) `,
  movesOpen: (moves: number): string => ` … (and ${String(moves)} moves on the way)`,
  asProduct: 'As a product in the paper (the right factor acts first):',
  permutation: 'Permutation',
  cycles: 'Cycles',
  order: 'Order',
  orderIs: (order: number): string => `order ${String(order)}`,
  walkBack: 'Walk all of it back',
  noCorner: 'The paper’s seats need a target with the blank in a corner.',
  usePaperBoard: 'Take the paper’s board',

  groupTabs: { order: 'Elements', words: 'Shortest words', pairs: 'Pairs of loops', cycles: '3-cycles' },
  groupAbout: 'All that X and Y can do, one after the other. Which loops they are is chosen under Loops.',
  groupOrder: (order: string): string => `Order ${order}:`,
  groupIs: (name: GroupName): string => {
    switch (name.kind) {
      case 'alternating':
        return `all even permutations of ${String(name.pieces)} pieces, the alternating group A${sub(name.pieces)}.`;
      case 'symmetric':
        return `all permutations of ${String(name.pieces)} pieces, the symmetric group S${sub(name.pieces)}.`;
      case 'cyclic':
        return 'a cyclic group, the powers of one loop.';
      case 'trivial':
        return 'the identity alone.';
      case 'other':
        return 'neither all permutations nor all even ones.';
    }
  },
  elements: 'elements',
  elementHere: (index: number, word: string): string => `The board shows element ${String(index)}: ${word}.`,
  noElementHere: 'The board shows no element: the blank is away from its corner, or X and Y cannot make this position.',
  productOrder: 'In a product the right factor acts first.',
  word: 'Word',
  walkWord: (word: string): string => `Walk ${word}`,
  tooManyElements: 'There are too many elements to list.',
  showMore: 'Show more',
  shownOf: (shown: string, all: string): string => `${shown} of ${all}`,
  wordsAbout: 'The shortest word in X and Y for every permutation that they make.',
  inverses: 'Loops may be walked backwards too (X⁻¹, Y⁻¹)',
  permutationOf: 'Word of this permutation (of the board, unless you write another)',
  findWord: 'Find shortest words',
  letters: (count: number): string => `— ${String(count)} ${count === 1 ? 'loop' : 'loops'}`,
  solveByLoops: 'Walk it backwards: home',
  wordsFound: (order: string, greatest: number): string =>
    `${order} elements; the longest shortest word has ${String(greatest)} loops.`,
  wordLengths: 'Elements by the length of their shortest word',
  wordLength: 'loops in the word',
  pairsAbout: 'The paper tries some pairs of loops. Here are all pairs of loops that visit no seat twice.',
  findPairs: 'Try all pairs',
  pairsFound: (loops: string, pairs: string, generating: string): string =>
    `${loops} loops, ${pairs} pairs; ${generating} of them generate everything.`,
  orderPairs: (order: string, pairs: string): string => `order ${order}: ${pairs} pairs`,
  onlyGenerating: 'only those that generate everything',
  orderShort: 'Order',
  remark: 'Why',
  use: 'Use',
  usePair: (x: string, y: string): string => `Use ${x} as X and ${y} as Y`,
  cyclesAbout: 'Every even permutation is a product of 3-cycles; the paper’s are (2 3 k).',
  permutationOrLoop: 'A loop, images such as [1,3,6,2,4,5], or cycles such as (2 5 4)',
  asThreeCycles: 'Write as 3-cycles',
  fewest: (count: number): string => `With the fewest 3-cycles: ${String(count)}`,
  paperCycles: (count: number): string => `With the paper’s (2 3 k): ${String(count)}`,
};

export function sub(number: number): string {
  return [...String(number)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(digit))).join('');
}
