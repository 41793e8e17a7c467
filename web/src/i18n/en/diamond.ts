// The diamond game: its board. The panels beside it have their texts in diamondSide.ts.
import { count } from './count';
import { forKeys } from '../keys';
import { signed } from '../signed';

const plural = (n: number, one: string, many: string): string => `${String(n)} ${n === 1 ? one : many}`;

export const diamond = {
  comma: ', ',
  semicolon: '; ',
  board: (dim: number, points: number): string => `Board of dimension ${String(dim)} with ${count(points, 'point')}`,
  players: ['blue', 'orange', 'green', 'purple', 'yellow', 'grey'],
  signs: ['bar', 'ring', 'cross', 'triangle', 'square', 'two bars'],
  level: (level: number, room: number): string => (room > 70 ? `level ${String(level)}` : String(level)),
  atLevel: (level: number): string => `level ${String(level)}`,
  row: (row: number): string => `row ${String(row)}`,
  pointAt: (place: number): string => `point ${String(place)}`,
  fixed: (axis: number, value: number): string => `x${String(axis)} = ${String(value)}`,
  number: (n: number): string => (n < 0 ? `−${String(-n)}` : String(n)),
  empty: 'empty',
  piece: (player: string): string => player,
  step: 'one step',
  hops: (n: number): string => plural(n, 'hop', 'hops'),
  gain: (levels: number): string => `${signed(levels)} ${Math.abs(levels) === 1 ? 'level' : 'levels'}`,
  chosen: 'chosen',
  canMove: (targets: number): string => `can go to ${plural(targets, 'point', 'points')}`,
  moved: (player: string, how: string, from: number, to: number): string =>
    `${player.charAt(0).toUpperCase()}${player.slice(1)}: ${how}, level ${String(from)} to ${String(to)}.`,

  how: `Choose one of your pieces.${forKeys(' Keys: arrows and Q W E A S D inside a level, Page Up and Page Down between levels, Enter, N for the next piece.')}`,
  howPlane: `Choose one of your pieces.${forKeys(' Keys: arrows and Q W E A S D, Enter, N for the next piece that can move.')}`,
  choose: 'Ring: a step. Disc: hops, with their number. Star: the farthest ahead. Escape lets the piece go.',
  hopOn: 'Hop on, or click the piece again to end the turn.',
  tapAgain: 'Tap again to go.',
  endTurn: 'End the turn',
  letGo: 'Let go',
  waiting: 'Wait for your turn.',
  over: 'The game is over.',
  refused: {
    turn: 'It is not your turn.',
    theirs: 'This piece is another player’s.',
    stuck: 'This piece cannot move now.',
    empty: 'There is no piece here.',
    target: 'The piece cannot go there.',
    rest: 'By the rules of this game a move may not end here.',
  },
  legend: 'Players',
  inGoal: (home: number, all: number): string => `${String(home)}/${String(all)}`,
  inGoalHelp: 'pieces in the goal',
  mustPass: 'No piece can move.',
  passed: 'No piece could move: pass.',
  pass: 'Pass',

  lookFrom: 'Look from',
  snapshots: { goal: 'Goal up', top: 'Top', opponent: 'Opponent', isometric: 'Isometric' },
  turnLeft: 'Turn to the left',
  turnRight: 'Turn to the right',
  turnUp: 'More from above',
  turnDown: 'More from below',
  twist: 'Turn beyond space',
  look: 'View and input',
  focus: 'Focus level',
  focusAt: (level: number): string => (level === 0 ? 'all' : String(level)),
  explode: 'Levels apart',
  only: 'Show clearly',
  filters: { all: 'all pieces', mine: 'only mine', theirs: 'only the others’', movable: 'only those that can move' },
  turns: 'Turn the board to the side to move',
  stepwise: 'Hop by hop (or Shift + click)',
  showLattice: 'Lattice',
  rotate: 'Rotate',
  places: ['Columns', 'Rows', 'Inside the columns'],
  coordinate: (n: number, progress: boolean): string => `x${String(n)}${progress ? ' (progress)' : ''}`,
  forWay: 'Rearrange for this path',
  forWayHelp: 'Fix those coordinates under which the path on the board crosses the fewest patches',
  rule: (dim: number): string =>
    dim === 4
      ? 'A point has 6 neighbours in its own patch, 3 in each patch to the left, right, above and below, and 1 in each of the two diagonal patches (right and below, left and above): 20.'
      : 'A point has 6 neighbours in its own patch, 3 in each of the 6 patches one step away along a fixed coordinate, and 1 in each of the 6 patches where one goes up and another down: 30.',

  paperView: 'The paper’s axes, colours and coordinates',
  directions: 'Colours of the directions',
  direction: (up: number, down: number): string => `x${String(up)} + 1, x${String(down)} − 1`,
};
