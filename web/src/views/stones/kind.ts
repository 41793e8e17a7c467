import Analysis from '../../parts/Analysis.svelte';
import type { ViewKind } from '../kind';
import PairsPanel from './PairsPanel.svelte';
import StonesBoard from './StonesBoard.svelte';
import StonesSetup from './StonesSetup.svelte';
import { countOf, parseRun, type StonesView } from './view';
import { moveInWords } from './words';

export const stones: ViewKind<StonesView> = {
  kind: 'stones',
  board: StonesBoard,
  setup: StonesSetup,
  name: (t, view) => ({ title: t.frame.names.gridnim, facts: t.frame.sizeOf(view.rows, view.cols) }),
  did: (t, { status }) => {
    const run = parseRun(status.last ?? '');
    return run ? t.frame.did.tookRun(countOf(run), (run.down ? run.col : run.row) + 1, run.down) : undefined;
  },
  moveName: moveInWords,
  panels: [
    { id: 'pairs', in: 'learn', title: (t) => t.gridnim.pairsTab, body: PairsPanel },
    { id: 'analysis', in: 'analyse', title: (t) => t.analysis.tab, body: Analysis },
  ],
};
