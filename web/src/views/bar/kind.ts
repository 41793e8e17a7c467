import Analysis from '../../parts/Analysis.svelte';
import type { ViewKind } from '../kind';
import BarBoard from './BarBoard.svelte';
import BarSetup from './BarSetup.svelte';
import GrundyPanel from './GrundyPanel.svelte';
import LawsTab from './LawsTab.svelte';
import LStatesPanel from './LStatesPanel.svelte';
import StatementsPanel from './StatementsPanel.svelte';
import { parseCut, type BarView } from './bar';

export const bar: ViewKind<BarView> = {
  kind: 'bar',
  board: BarBoard,
  setup: BarSetup,
  name: (t) => ({ title: t.frame.names.chocolate }),
  did: (t, { status }) => {
    const cut = parseCut(status.last ?? '');
    return cut ? t.frame.did.cut(cut.side, cut.to) : undefined;
  },
  moveName: (t, move) => {
    const cut = parseCut(move);
    return cut ? t.chocolate.moveName(cut.side, cut.to) : move;
  },
  panels: [
    { id: 'grundy', in: 'explore', title: (t) => t.chocolate.tabGrundy, body: GrundyPanel },
    { id: 'lstates', in: 'explore', title: (t) => t.chocolate.tabLStates, body: LStatesPanel },
    { id: 'laws', in: 'explore', title: (t) => t.chocolate.tabLaws, body: LawsTab },
    { id: 'statements', in: 'explore', title: (t) => t.statements.tab, body: StatementsPanel },
    { id: 'analysis', in: 'analyse', title: (t) => t.analysis.tab, body: Analysis },
  ],
};
