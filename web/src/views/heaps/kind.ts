import { grouped } from '../../i18n/index.svelte';
import Analysis from '../../parts/Analysis.svelte';
import type { ViewKind } from '../kind';
import HeapsBoard from './HeapsBoard.svelte';
import HeapsSetup from './HeapsSetup.svelte';
import HeapsThumbnail from './HeapsThumbnail.svelte';
import TablePanel from './TablePanel.svelte';
import type { NimView } from '../../protocol/generated/types';
import { parseTake } from './view';

export const heaps: ViewKind<NimView> = {
  kind: 'heaps',
  board: HeapsBoard,
  thumbnail: HeapsThumbnail,
  setup: HeapsSetup,
  panels: [
    { id: 'table', title: (t) => t.nim.table, body: TablePanel },
    { id: 'analysis', title: (t) => t.analysis.tab, body: Analysis },
  ],
  moveName: (t, move) => {
    const take = parseTake(move);
    return take ? t.nim.moveName(take.heap + 1, grouped(take.stones)) : move;
  },
};
