// Texts of the chocolate game.
import { count } from './count';

const sides: Readonly<Record<string, string>> = { x: 'left', y: 'right', z: 'top' };

export const chocolate = {
  moveName: (side: string, to: number): string => `${sides[side] ?? side} to ${String(to)}`,
  cuts: 'Cuts',
  sides: { x: 'left of the bitter square', y: 'right of it', z: 'above it' },
  cutTo: (side: string, to: number): string => `Cut ${side} to ${String(to)}`,
  leaves: (cut: string, position: string): string => `Cut ${cut}, leaves ${position}`,
  noCut: 'nothing to cut',
  winning: '(winning)',
  losing: '(losing)',
  allCuts: (count: number): string => `All cuts as buttons (${String(count)})`,
  moreBySlider: (side: string, count: number): string => `${String(count)} more by the slider ${side}`,
  onlyBitter: 'Only the bitter square is left.',
  isNim: (sum: number): string =>
    `No cut on one side changes another here: this bar is Nim with the heaps x, y, z. x ⊕ y ⊕ z = ${String(sum)}`,

  less: (name: string): string => `${name}: one less`,
  more: (name: string): string => `${name}: one more`,
  fromPaper: 'From the paper',
  choose: 'choose…',
  figure: (number: string): string => `Figure ${number}`,
  example: 'Example',
  edge: 'Edge of the bar: z ≤ f(y)',
  byK: 'f(y) = ⌊y/k⌋',
  byF: 'another f',
  aboutK: 'a step up every k columns',
  aboutF:
    'A formula in y, as min(y, 7) or floor(y/2)+1; a list, as 0,0,1,1,2; a number is the rectangle. f must not decrease.',
  seed: 'Seed',
  random: 'Random position',
  surprise: 'Another',
  setPosition: 'Set up this position',

  tabGrundy: 'Grundy numbers',
  tabLStates: 'L-states',
  tabLaws: 'Laws',
  heatAbout:
    'g(y, z), the Grundy numbers of the plane x = 0. x is a heap of its own, so a position is lost exactly when x = g(y, z).',
  heatLabel: (bound: number): string => `Grundy numbers g(y, z) for y up to ${String(bound)}`,
  heatLegend:
    'Crosshair: the position on the board. Rings: where one cut of y or z leads. Frames: zeros. A click sets up that y and z with the present x.',
  boundY: 'y up to',
  markOdd: 'show only cells with g ≠ y ⊕ z',
  oddCells: (odd: string, all: string, y: number, z: number): string =>
    `g ≠ y ⊕ z in ${odd} of ${count(all, 'cell')}; the first is y = ${String(y)}, z = ${String(z)}.`,
  noOddCells: (all: string): string => `g = y ⊕ z in all ${count(all, 'cell')}.`,

  lstatesAbout:
    'The lost positions {x, y, z}, drawn as in figure 3.3 of the paper: y against z, the shade is x, from dark (least) to light (greatest).',
  lstatesTitle: (shown: string, all: string): string => `L-states: ${shown} of ${all}`,
  lstatesLegend:
    'Square and lines: the position on the board. Rings: where one cut of y or z leads; a double ring is a winning cut. A click on a point sets it up.',
  lstatesTable: (count: number): string => `As a list (${String(count)})`,
  setUpAt: (point: string): string => `Set up {${point}}`,
  bound: 'x, y up to',
  fromX: 'x from',
  toX: 'x to',
  oneX: (x: number | null): string => (x === null ? 'one x' : `x = ${String(x)}`),
  asPaper: 'x = 1…6, as in the paper',
  currentX: (x: number): string => `x of the board (${String(x)})`,
  allX: 'all x',

  shippedLaws: 'Laws that come with the program',
  lawText: 'Law',
  lawAbout:
    'in the paper’s language (Mathematica): {y ⊕ z, y, z}, Table[{x, y, z}, {k, low, high}], AA[n_] := …; or a statement: x = y ⊕ z',
  prove: 'Prove for all positions',
  lawProved: 'Proved for all positions: the points of the law are the L-states.',
  lawRefuted: 'Refuted:',
  stepHolds: 'holds:',
  stepFails: 'fails:',
  states: (n: string): string => `(${count(n, 'state')})`,
  check: 'Check against the L-states',
  proof: 'Check the proof sketch',
  search: 'Search for a law',
  outcome: {
    found: 'Found: the L-states are families of linear formulas, as far as was looked.',
    none: 'None: the L-states show no family of linear formulas.',
    undecided: 'Undecided: the search was stopped before it had looked far enough.',
  },
  isKnown: 'A law of this bar is known.',
  useLaw: 'Put this law into the field above',
  useKnown: 'Put the known law into the field above',
  lawHolds: (count: string, max: number): string =>
    `The law holds: exactly the ${count} L-states with x, y ≤ ${String(max)}.`,
  lawFails: (missing: string, surplus: string): string =>
    `The law fails: ${missing} L-states missing, ${count(surplus, 'point')} surplus.`,
  failures: (bound: number): string => `First failures among the L-states up to ${String(bound)}`,
  missing: 'an L-state that the law lacks',
  surplus: 'a point of the law that is no L-state',
  details: 'In detail',
  goToError: 'Go to the error',
};
