import Analysis from '../../parts/Analysis.svelte';
import type { ViewKind } from '../kind';
import BarBoard from './BarBoard.svelte';
import BarSetup from './BarSetup.svelte';
import BarThumbnail from './BarThumbnail.svelte';
import GrundyPanel from './GrundyPanel.svelte';
import LawsTab from './LawsTab.svelte';
import LStatesPanel from './LStatesPanel.svelte';
import type { BarView } from './bar';

export const bar: ViewKind<BarView> = {
  kind: 'bar',
  board: BarBoard,
  thumbnail: BarThumbnail,
  setup: BarSetup,
  panels: [
    { id: 'grundy', title: (t) => t.chocolate.tabGrundy, body: GrundyPanel },
    { id: 'lstates', title: (t) => t.chocolate.tabLStates, body: LStatesPanel },
    { id: 'laws', title: (t) => t.chocolate.tabLaws, body: LawsTab },
    { id: 'analysis', title: (t) => t.analysis.tab, body: Analysis },
  ],
};
