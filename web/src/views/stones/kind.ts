import Analysis from '../../parts/Analysis.svelte';
import type { ViewKind } from '../kind';
import PairsPanel from './PairsPanel.svelte';
import StonesBoard from './StonesBoard.svelte';
import StonesSetup from './StonesSetup.svelte';
import StonesThumbnail from './StonesThumbnail.svelte';
import type { StonesView } from './view';

export const stones: ViewKind<StonesView> = {
  kind: 'stones',
  board: StonesBoard,
  thumbnail: StonesThumbnail,
  setup: StonesSetup,
  panels: [
    { id: 'pairs', title: (t) => t.gridnim.pairsTab, body: PairsPanel },
    { id: 'analysis', title: (t) => t.analysis.tab, body: Analysis },
  ],
};
