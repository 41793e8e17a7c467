// The plan of a screen: header, settings, the panel beside a board, the deck below it.
import { count } from './count';

const places: Readonly<Record<string, string>> = {
  play: 'Play',
  analyse: 'Analyse',
  solve: 'Solve',
  explore: 'Explore',
  learn: 'Learn',
  view: 'View',
  about: 'About',
};

export const frame = {
  places,
  play: 'Play',
  search: 'Search',
  searchHint: 'Search puzzles, boards, papers',
  close: 'Close',

  back: 'All games',
  view: 'View',
  share: 'Share',
  copyLink: 'Copy link',
  copyEmbed: 'Copy embed code',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  hidePanel: 'Hide the panel',
  showPanel: 'Show the panel',
  closeSheet: 'Close the panel',
  busy: 'Computing',
  done: 'Finished: have a look',
  moreActions: 'More',

  rules: 'Rules',
  moves: 'Moves',
  programs: 'For programs',
  toPaper: 'Its paper, sentence by sentence',

  hint: 'Hint',
  moreHint: 'Tell me more',
  noHint: 'Hide the hint',
  again: 'Play again',
  solveIt: 'Solve it',
  line: 'Line of moves',
  copyMoves: 'Copy the moves',
  editMoves: 'Edit the moves',
  series: (won: number, lost: number): string => `you ${String(won)} – ${String(lost)} computer`,

  names: {
    chocolate: 'Chocolate',
    nim: 'Nim',
    nimLimit: 'Nim with a limit',
    gridnim: 'Two-dimensional Nim',
    diamond: 'Diamond game',
    group: 'Permutation puzzle',
    tiles: (rows: number, cols: number): string =>
      rows === cols ? `${String(rows * cols - 1)}-puzzle` : `${String(rows)}×${String(cols)} sliding puzzle`,
  },
  misere: 'misère',
  heapsOf: (heaps: string): string => `heaps of ${heaps}`,
  sizeOf: (rows: number, cols: number): string => `${String(rows)} × ${String(cols)}`,
  boardOf: (space: string, size: number, points: number): string =>
    `${space}, size ${String(size)} · ${count(points, 'point')}`,
  degree: (n: number): string => `${count(n, 'point')}`,
  did: {
    took: (stones: string, heap: number): string => `The computer took ${stones} from heap ${String(heap)}`,
    tookRun: (stones: number, line: number, down: boolean): string =>
      `The computer took ${stones === 1 ? 'a stone' : `${count(stones, 'stone')}`} from ${down ? 'column' : 'row'} ${String(line)}`,
    cut: (side: string, to: number): string => `The computer cut ${side} to ${String(to)}`,
  },
};
