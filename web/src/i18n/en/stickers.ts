import type { Palette } from '../../views/stickers/scheme';
import type { SignMode } from '../../views/stickers/signs';

export const stickers = {
  solved: 'Solved: every face has one colour',
  running: 'Turn the layers until every face has one colour',
  turned: (count: number, name: string): string => `Turn ${String(count)}: ${name}.`,

  picture: (title: string): string => `Picture of the puzzle: ${title}`,
  keysShort: 'Arrows turn the whole · Shift+arrows choose a sticker · . , choose a turn · Enter turns · R, Shift+R …',
  keysHelp:
    'Keys: arrows turn the whole by 15 degrees, Page up and Page down about the line of sight, Home as usual. Shift and arrows choose a sticker, full stop and comma one of its turns, Enter turns. Letters of faces turn their layer clockwise, with Shift the other way; a number before counts layers from there.',
  mouseHelp:
    'The place of the pointer inside a sticker decides which layer turns and which way; the arrow and the white frames show it, a click turns. Drag anywhere to turn the whole, with Shift about the line of sight. On a touch screen tap once to see the turn and again to make it; two fingers roll and zoom.',
  pointAt: 'Point at a sticker',
  wouldTurn: (name: string): string => `A click turns ${name}`,
  turnBar: 'Turn a layer',
  axisEnd: 'End of an axis',
  layer: 'Layer, counted from there',
  layerOf: (depth: number, layers: number): string => `layer ${String(depth)} of ${String(layers)}`,
  turnNow: (name: string): string => `Turn ${name}`,
  cursor: (face: string, cell: number, colour: string, turn: string): string =>
    `Face ${face}, sticker ${String(cell)}, colour of ${colour}. Enter turns ${turn}.`,

  turnsMade: 'Turns',
  time: 'Time',
  stickersCount: 'Stickers',
  state: 'State',
  solvedAll: 'solved, marks too',
  solvedColours: 'colours solved, marks not',
  unsolved: 'not solved',

  tabLook: 'View',
  show: 'Show',
  mirror: 'The hidden side, as in a mirror',
  marks: 'Marks that show which way every piece stands',
  find: 'Find: point at a piece to see where it belongs',
  showTimer: 'Clock',
  colours: 'Colours',
  palettes: { classic: 'usual', okabe: 'for colour-blind eyes' } satisfies Record<Palette, string>,
  signs: 'Signs on stickers',
  signModes: { none: 'none', letters: 'letters of faces', figures: 'figures' } satisfies Record<SignMode, string>,
  speed: 'Speed of turns',
  instant: 'at once',
  pieces: 'Pieces',
  kindCount: (pieces: number, stickers: number): string =>
    `${String(pieces)} with ${String(stickers)} ${stickers === 1 ? 'sticker' : 'stickers'}`,
  pieceLooks: { show: 'shown', dim: 'dimmed', hide: 'hidden' },
  touch: 'Touch',
  dragTurns: 'Dragging a sticker turns its layer (elsewhere: the whole)',
  oneTap: 'On a touch screen one tap turns',
  usualView: 'Hold as usual',
  measure: 'Measure the drawing speed',
  frameRate: (name: string, stickers: number, rate: string, width: number, height: number): string =>
    `${name}, ${String(stickers)} stickers: ${rate} frames a second at ${String(width)} × ${String(height)}`,
};
