// Two-dimensional Nim.
import { count } from './count';
import { forKeys } from '../keys';

export const gridnim = {
  moveName: (down: boolean, line: number, first: number, last: number): string =>
    `${down ? 'column' : 'row'} ${String(line)}: ${first === last ? String(first) : `${String(first)}–${String(last)}`}`,
  board: (rows: number, cols: number): string => `Board of ${count(rows, 'row')} and ${count(cols, 'column')}`,
  stone: (row: number, col: number): string => `row ${String(row)}, column ${String(col)}: stone`,
  gap: (row: number, col: number): string => `row ${String(row)}, column ${String(col)}: gap`,
  how: `Drag along a row or column, or click both ends of the run (one stone: click it twice).${forKeys(' Keys: arrows, Shift + arrows for a longer run, Enter.')}`,
  chosen: (name: string, stones: number): string =>
    stones === 1 ? `${name}: 1 stone` : `${name}: ${count(stones, 'stone')}`,
  other: 'Now click the other end, or the same stone again.',
  tapAgain: 'Tap there again to take them.',
  takeIt: 'Take',
  cancel: 'Cancel',
  wins: 'wins',
  loses: 'loses',
  partnersOf: (name: string): string => `partners: ${name}`,
  refused: {
    gap: 'There is a gap between: only neighbouring stones can be taken together.',
    line: 'A run lies in one row or one column.',
    empty: 'There is no stone here.',
  },
  notYourTurn: 'It is not your turn.',
  misere: 'Misère: who takes the last stone loses.',
  winningMoves: 'Winning moves',
  leaves: 'leaves Grundy number 0',

  showPairs: 'Join partners by lines',
  showParts: 'Grundy numbers of the parts',
  noPairs: 'This placement has no point symmetry, so no stone has a partner.',
  partsSum: (sum: string, total: string): string => `${sum} = ${total}`,
  grundy: 'Grundy number',
  partsMisere: 'In misère play parts have no numbers to add.',

  pairsTab: 'Partners',
  pairsTitle: 'The paper’s method: join the partners',
  pairsHelp: 'With point symmetry, who can answer every move by taking the partners takes the last stone.',
  case: 'Case',
  winner: 'Winner',
  first: 'who moves now (first player)',
  second: 'the other (second player)',
  firstMove: 'First move',
  answer: (move: string, answer: string): string => `Answer to ${move}: ${answer}`,
  play: (move: string): string => `Play ${move}`,

  size: 'Size',
  rows: 'rows',
  cols: 'columns',
  editor: 'Stones: click a cell to put or remove one',
  fill: 'Fill',
  clear: 'Clear',
  symmetric: 'Make symmetric',
  random: 'Random placement',
  tooLarge: (cells: number): string => `At most ${count(cells, 'cell')}.`,
  presetNames: {
    figure: '3×3 full: the paper’s figure',
    oneEven: '(i) 3×4 full: the two middle stones',
    oneEvenEmpty: '(i) 3×4 without the two middle stones',
    odd: '(ii) a stone in the centre',
    oddEmpty: '(ii) no stone in the centre',
    even: '(iii) 4×4: both sides even',
    none: 'No symmetry',
  },
};
