import { count } from './count';

export const stickers = {
  solved: 'Solved: every face has one colour',
  running: 'Turn the layers until every face has one colour',
  turned: (count: number, name: string): string => `Turn ${String(count)}: ${name}.`,

  facts: (faces: number, pieces: number): string =>
    `${count(faces, 'face')} · ${count(pieces.toLocaleString('en-US'), 'piece')}`,
  picture: (title: string): string => `Picture of the puzzle: ${title}`,
  keysShort: 'Arrows turn the whole · Shift+arrows choose a sticker · . , choose a turn · Enter turns · R, Shift+R …',
  keysHelp:
    'Keys: arrows turn the whole by 15 degrees, Page up and Page down about the line of sight, Home as usual. Shift and arrows choose a sticker, full stop and comma one of its turns, Enter turns. Letters of faces turn their layer clockwise, with Shift the other way; a number before counts layers from there.',
  mouseHelp:
    'The place of the pointer inside a sticker decides which layer turns and which way; the arrow and the white frames show it, a click turns. Drag anywhere to turn the whole, with Shift about the line of sight. On a touch screen tap once to see the turn and again to make it; two fingers roll and zoom.',
  pointAt: 'Point at a sticker',
  wouldTurn: (name: string): string => `A click turns ${name}`,
  tapTurns: (name: string): string => `Tap the sticker again to turn ${name}`,
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

  tabLook: 'Look',
  show: 'Show',
  mirror: 'The hidden side, as in a mirror',
  marks: 'Marks that show which way every piece stands',
  find: 'Find: point at a piece to see where it belongs',
  belongs: (faces: string): string => `This piece belongs at ${faces} (framed).`,
  showTimer: 'Timer',
  colours: 'Colours',
  palettes: { classic: 'usual', okabe: 'for colour-blind eyes' },
  signs: 'Signs on stickers',
  signModes: {
    none: 'none',
    letters: 'letters of faces',
    figures: 'figures',
    numbers: 'numbers',
    picture: 'a picture',
  },
  speed: 'Speed of turns',
  instant: 'at once',
  pieces: 'Pieces',
  kindCount: (pieces: number, stickers: number): string =>
    `${String(pieces)} with ${String(stickers)} ${stickers === 1 ? 'sticker' : 'stickers'}`,
  pieceLooks: { show: 'shown', dim: 'dimmed', hide: 'hidden' },
  touch: 'Touch',
  dragTurns: 'Dragging a sticker turns its layer (elsewhere: the whole)',
  oneTap: 'On a touch screen one tap turns',
  asInPaper: 'As in the paper: begin at 30° and 30°; Shift + drag by formula (4)',
  usualView: 'Reset view',
  lookInside: 'Look inside',
  shell: (shell: number, shells: number, layers: number): string =>
    `shell ${String(shell)} of ${String(shells)}, a cube of ${count(layers, 'layer')}`,
  measure: 'Measure the drawing speed',
  frameRate: (name: string, stickers: number, rate: string, width: number, height: number): string =>
    `${name}, ${count(stickers, 'sticker')}: ${rate} frames a second at ${String(width)} × ${String(height)}`,

  tabSolve: 'Solve',
  tabStats: 'Statistics',
  typeMoves: 'Type or paste moves',
  notations:
    'Any notation, mixed as you like: R U2 F’, Rw, M, x; 2R, 2-3r, UFR; X2+ as in the paper; [A, B], [A: B], (A B)3.',
  goToFault: 'Go to the place',
  counted: (turns: number, quarter: number, half: number): string =>
    `${String(turns)} ${turns === 1 ? 'turn' : 'turns'} (${String(half)} HTM, ${String(quarter)} QTM):`,
  inPaper: 'in the paper’s notation:',
  doMoves: 'Make these moves',
  stepMoves: 'Step through them',

  puzzle: 'Puzzle',
  solid: 'Solid',
  axes: 'Axes',
  chooseFamily: 'a family of the paper …',
  section: (number: string): string => `section ${number}`,
  byName: 'By name',
  commercial: 'Sold as',
  nameOrCuts: 'Name, or solid and cuts (c f 1/3)',
  openPuzzle: 'Open',
  scramble: 'Scramble',
  reset: 'Solved state',
  scrambled: 'Scrambled by',
  seed: 'Seed',
  scrambleSo: 'Scramble with this seed',

  compare: 'Compare with another method',
  method: 'Method',
  solve: 'Solve',
  solutionOf: (half: string, quarter: string): string => `${count(half, 'move')} HTM (${quarter} QTM)`,
  fewest: 'as few turns as possible',
  verified: 'replayed and found right',
  phases: 'Phases',
  phase: (number: number, name: string, turns: number): string =>
    `${String(number)}. ${name}: ${String(turns)} ${turns === 1 ? 'turn' : 'turns'}`,
  stepThrough: 'Step through it',
  solutionText: 'All turns',

  trials: 'Trials',
  measureTurns: (name: string): string => `Solve so many random states of ${name}`,
  meanIs: (mean: string, sd: string, trials: number): string =>
    `Mean ${count(mean, 'turn')}, standard deviation ${sd}, in ${String(trials)} ${trials === 1 ? 'trial' : 'trials'}.`,
  openTurns: (most: string): string => `up to ${most} quarter turns by what the paper leaves open`,
  worstMean: (mean: string, sd: string): string => `With the worst of what the paper leaves open: ${mean} ± ${sd}.`,
  paperMean: (mean: string, sd: string, phase?: string): string =>
    `The paper: mean ${mean}, standard deviation ${sd}${phase === undefined ? '' : `, of this part alone: ${phase}`}.`,
  histogram: (name: string): string => `Turns to solve ${name}`,
  turnsAxis: 'turns',
  fitTitle: 'Turns against the number of layers (figure 14.15)',
  measureAll: 'Solve every size',
  fitChart: 'Mean number of turns for cubes of N layers',
  ourMean: 'our mean',
  ourSd: 'our s.d.',
  theirMean: 'paper’s mean',
  theirSd: 'paper’s s.d.',
  ours: 'ours',
  theirs: 'the paper’s',

  tabPaint: 'Paint',
  noPaint: 'The program cannot take painted colours yet.',
  paintAbout:
    'Paint the colours of a puzzle in your hand. The program finds its state, or says why turns cannot lead there.',
  paintThis: 'Paint on this state',
  paintBlank: 'Begin with no colours',
  brush: 'Colour of the brush',
  paintColour: (face: string, used: number, all: number): string =>
    `Colour of ${face}, used ${String(used)} of ${count(all, 'time')}`,
  paintHelp:
    'Choose a colour, then click stickers; drag to see the other sides. With keys: Shift and arrows, then Enter.',
  painting: (done: number, all: number): string =>
    `Painting: ${String(done)} of ${count(all, 'sticker')} have a colour`,
  paintMissing: (stickers: number, missing: string): string =>
    `${String(stickers)} ${stickers === 1 ? 'sticker has' : 'stickers have'} no colour yet; missing: ${missing}.`,
  paintLacks: (face: string, stickers: number): string => `${face} ${String(stickers)}`,
  comma: ', ',
  paintDone: 'Take this state',
  paintCancel: 'Leave painting',

  tabMaker: 'Maker',
  makerAbout:
    'Cut a solid across its axes and play what comes out. Distances are in units of the inradius; 1/3, sqrt(5)-2, 1/phi and 1/2*m may be written.',
  solidOf: { t: 'Tetrahedron', c: 'Cube', o: 'Octahedron', d: 'Dodecahedron', i: 'Icosahedron' },
  cutKinds: {
    f: 'Cuts across axes through faces',
    v: 'Cuts across axes through vertices',
    e: 'Cuts across axes through edges',
  },
  addCut: 'Add a cut',
  removeCut: 'Remove this cut',
  distance: 'Distance from the centre',
  distanceWritten: 'Distance, written exactly',
  noCuts: 'Without a cut nothing turns.',
  knownAs: 'Known as',
  snappedTo: (given: string, exact: string): string => `${given} was taken for the critical distance ${exact}.`,
  madePieces: (pieces: string, stickers: string, orbits: number): string =>
    `${count(pieces, 'piece')}, ${count(stickers, 'sticker')}, ${String(orbits)} ${orbits === 1 ? 'orbit' : 'orbits'}.`,
  orbit: 'Orbit',
  piecesColumn: 'Pieces',
  stickersColumn: 'Stickers each',
  states: 'States:',
  playIt: 'Play it',

  stage: (pieces: number, stickers: number, orbits: number, puzzle: boolean): string =>
    `${count(pieces, 'piece')}, ${count(stickers, 'sticker')}, ${String(orbits)} ${orbits === 1 ? 'orbit' : 'orbits'}${puzzle ? '' : ' (planes of different axes do not meet inside)'}`,
  criticalAt: (exact: string): string => `Critical distance ${exact}:`,
  below: 'below:',
  above: 'above:',
  between: (from: string, to: string): string => `From ${from} to ${to}:`,

  tabNet: 'Net',
  netOf: (title: string): string => `Net of the puzzle: ${title}`,
  netAbout:
    'The whole surface laid flat, with the sides that are behind. The place of the pointer inside a sticker decides the turn, as on the picture; a click turns.',
  netKeys:
    'Keys: arrows choose a sticker on the net, full stop and comma one of its turns, Enter turns. Letters of faces turn as on the picture.',
  pictureAbout: 'It is cut into the stickers of every face.',
};
