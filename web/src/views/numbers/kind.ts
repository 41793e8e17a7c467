import Analysis from '../../parts/Analysis.svelte';
import type { NumbersView } from '../../protocol/generated/types';
import type { ViewKind } from '../kind';
import LawPanel from './LawPanel.svelte';
import NumbersBoard from './NumbersBoard.svelte';
import NumbersSetup from './NumbersSetup.svelte';
import StatementsPanel from './StatementsPanel.svelte';
import { parseTuple, tupleText } from './view';

export const numbers: ViewKind<NumbersView> = {
  kind: 'numbers',
  board: NumbersBoard,
  setup: NumbersSetup,
  name: (t, view) => ({
    title: view.title ?? t.numbers.title,
    facts: [
      view.names.map((name, i) => `${name} = ${String(view.values[i])}`).join(', '),
      ...(view.misere ? [t.frame.misere] : []),
    ].join(' · '),
  }),
  did: (t, { status }) => {
    const to = parseTuple(status.last ?? '');
    return to ? t.numbers.did(tupleText(to)) : undefined;
  },
  panels: [
    { id: 'statements', in: 'explore', title: (t) => t.statements.tab, body: StatementsPanel },
    { id: 'law', in: 'explore', title: (t) => t.numbers.law, body: LawPanel },
    { id: 'analysis', in: 'analyse', title: (t) => t.analysis.tab, body: Analysis },
  ],
  moveName: (_, move) => {
    const to = parseTuple(move);
    return to ? `→ ${tupleText(to)}` : move;
  },
};
