// The diamond game: its board. The panels beside it have their texts in diamondSide.ts.
const signed = (n: number): string => (n > 0 ? `+${String(n)}` : n < 0 ? `−${String(-n)}` : '±0');
const plural = (n: number, one: string, many: string): string => `${String(n)} ${n === 1 ? one : many}`;

export const diamond = {
  comma: ', ',
  semicolon: '; ',
  board: (dim: number, points: number): string => `Board of dimension ${String(dim)} with ${String(points)} points`,
  players: ['blue', 'orange', 'green', 'purple', 'yellow', 'grey'],
  signs: ['bar', 'ring', 'cross', 'triangle', 'square', 'two bars'],
  level: (level: number, room: number): string => (room > 70 ? `level ${String(level)}` : String(level)),
  atLevel: (level: number): string => `level ${String(level)}`,
  row: (row: number): string => `row ${String(row)}`,
  pointAt: (place: number): string => `point ${String(place)}`,
  fixed: (axis: number, value: number): string => `x${String(axis)} = ${String(value)}`,
  empty: 'empty',
  piece: (player: string): string => player,
  step: 'one step',
  hops: (n: number): string => plural(n, 'hop', 'hops'),
  gain: (levels: number): string => `${signed(levels)} ${Math.abs(levels) === 1 ? 'level' : 'levels'}`,
  chosen: 'chosen',
  canMove: (targets: number): string => `can go to ${plural(targets, 'point', 'points')}`,
  moved: (player: string, how: string, from: number, to: number): string =>
    `${player.charAt(0).toUpperCase()}${player.slice(1)}: ${how}, level ${String(from)} to ${String(to)}.`,

  how: 'Choose one of your pieces. Keys: arrows and Q W E A S D inside a level, Page Up and Page Down between levels, Enter, N for the next piece.',
  howPlane: 'Choose one of your pieces. Keys: arrows and Q W E A S D, Enter, N for the next piece that can move.',
  choose: 'Ring: a step. Disc: hops, with their number. Star: the farthest ahead. Escape lets the piece go.',
  hopOn: 'Hop on, or click the piece again to end the turn.',
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
  goalOf: (goal: string): string => `to ${goal}`,
  inGoal: (home: number, all: number): string => `${String(home)}/${String(all)}`,
  mustPass: 'No piece can move.',
  pass: 'Pass',
};
