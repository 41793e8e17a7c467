import Analysis from '../../parts/Analysis.svelte';
import type { ViewKind } from '../kind';
import HeapsBoard from './HeapsBoard.svelte';
import HeapsSetup from './HeapsSetup.svelte';
import StatementsPanel from './StatementsPanel.svelte';
import TablePanel from './TablePanel.svelte';
import { grouped } from '../../i18n/index.svelte';
import type { NimView } from '../../protocol/generated/types';
import { limited, parseTake } from './view';

export const heaps: ViewKind<NimView> = {
  kind: 'heaps',
  board: HeapsBoard,
  setup: HeapsSetup,
  name: (t, view) => ({
    title: limited(view) ? t.frame.names.nimLimit : t.frame.names.nim,
    facts: [
      t.frame.heapsOf(
        view.heaps
          .slice(0, 8)
          .map((size) => grouped(size))
          .join(' · ') + (view.heaps.length > 8 ? ' …' : ''),
      ),
      ...(view.misere ? [t.frame.misere] : []),
    ].join(' · '),
  }),
  did: (t, { status }) => {
    const take = parseTake(status.last ?? '');
    return take ? t.frame.did.took(grouped(take.stones), take.heap + 1) : undefined;
  },
  panels: [
    { id: 'table', in: 'explore', title: (t) => t.nim.table, body: TablePanel },
    { id: 'statements', in: 'explore', title: (t) => t.statements.tab, body: StatementsPanel },
    { id: 'analysis', in: 'analyse', title: (t) => t.analysis.tab, body: Analysis },
  ],
  moveName: (t, move) => {
    const take = parseTake(move);
    return take ? t.nim.moveName(take.heap + 1, grouped(take.stones)) : move;
  },
};
