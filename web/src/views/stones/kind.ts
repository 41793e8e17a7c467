import Analysis from '../../parts/Analysis.svelte';
import type { ViewKind } from '../kinds';
import PairsPanel from './PairsPanel.svelte';
import StonesBoard from './StonesBoard.svelte';
import StonesSetup from './StonesSetup.svelte';
import StonesThumbnail from './StonesThumbnail.svelte';

export const stones: ViewKind = {
  board: StonesBoard,
  thumbnail: StonesThumbnail,
  setup: StonesSetup,
  panels: [
    { id: 'pairs', title: (t) => t.gridnim.pairsTab, body: PairsPanel },
    { id: 'analysis', title: (t) => t.analysis.tab, body: Analysis },
  ],
};
