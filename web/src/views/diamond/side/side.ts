// Everything around the board of the diamond game, to be spread into its kind.
import type { ViewKind } from '../../kinds';
import type { DiamondView } from '../view';
import AlonePanel from './AlonePanel.svelte';
import AnalysisPanel from './AnalysisPanel.svelte';
import DiamondSetup from './DiamondSetup.svelte';
import DiamondTable from './DiamondTable.svelte';
import RecordPanel from './RecordPanel.svelte';

export const side = {
  setup: DiamondSetup,
  table: DiamondTable,
  panels: [
    { id: 'analysis', title: (t) => t.diamondSide.tabAnalysis, body: AnalysisPanel },
    { id: 'alone', title: (t) => t.diamondSide.tabAlone, body: AlonePanel },
    { id: 'record', title: (t) => t.diamondSide.tabRecord, body: RecordPanel },
  ],
  solo: (t, view) =>
    (view as DiamondView).seats.length === 1
      ? { solved: t.diamondSide.aloneSolved, running: t.diamondSide.aloneRunning }
      : null,
} satisfies Partial<ViewKind>;
