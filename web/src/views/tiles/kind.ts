import type { ViewKind } from '../kind';
import { parseMove } from './board';
import CensusPanel from './CensusPanel.svelte';
import GroupPanel from './GroupPanel.svelte';
import LoopsPanel from './LoopsPanel.svelte';
import SolvePanel from './SolvePanel.svelte';
import TilesBoard from './TilesBoard.svelte';
import TilesSetup from './TilesSetup.svelte';
import type { TilesView } from './view';
import ViewPanel from './ViewPanel.svelte';

export const tiles: ViewKind<TilesView> = {
  kind: 'tiles',
  board: TilesBoard,
  setup: TilesSetup,
  name: (t, { rows, cols }) => ({ title: t.frame.names.tiles(rows, cols), facts: t.frame.sizeOf(rows, cols) }),
  panels: [
    { id: 'solve', in: 'solve', title: (t) => t.sliding.tabSolve, body: SolvePanel },
    { id: 'look', in: 'view', title: (t) => t.frame.view, body: ViewPanel },
    { id: 'loops', in: 'explore', title: (t) => t.sliding.tabLoops, body: LoopsPanel },
    { id: 'group', in: 'explore', title: (t) => t.sliding.tabGroup, body: GroupPanel },
    { id: 'distances', in: 'explore', title: (t) => t.sliding.tabCensus, body: CensusPanel },
  ],
  solo: (t) => ({ solved: t.sliding.solved, running: t.sliding.running }),
  said: (t, { status }) => {
    const move = parseMove(status.last ?? '');
    const done = move ? t.sliding.slid(status.played, move.tiles, t.sliding.slideName[move.slide]) : '';
    return status.over ? `${done} ${t.sliding.solved}` : done;
  },
};
