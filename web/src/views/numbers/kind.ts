import type { texts } from '../../i18n/en';
import Analysis from '../../parts/Analysis.svelte';
import type { NumbersView } from '../../protocol/generated/types';
import type { ViewKind } from '../kind';
import LawPanel from './LawPanel.svelte';
import NumbersBoard from './NumbersBoard.svelte';
import NumbersSetup from './NumbersSetup.svelte';
import StatementsPanel from './StatementsPanel.svelte';
import { done, parseTuple, targetOf, tupleText } from './view';

export const numbers: ViewKind<NumbersView> = {
  kind: 'numbers',
  board: NumbersBoard,
  setup: NumbersSetup,
  name: (t, view) => ({
    title: view.title ?? t.numbers.title,
    facts: [
      view.names.map((name, i) => `${name} = ${String(view.values[i])}`).join(', '),
      ...(view.misere ? [t.frame.misere] : []),
      ...(view.blocks > 0 ? [t.numbers.blocksFact(view.blocks)] : []),
    ].join(' · '),
  }),
  turn: ({ numbers: t }, { forbidding, forbidden, blocks }) =>
    forbidding
      ? { you: t.youForbid(blocks - forbidden.length), computer: t.computerForbids, player: t.playerForbids }
      : null,
  // Who has moved forbids next.
  mover: ({ status: { to_move, winner }, view }) => {
    if (view.blocks === 0) return undefined;
    if (winner !== undefined) return view.misere ? 1 - winner : winner;
    return view.forbidding ? to_move : 1 - (to_move ?? 0);
  },
  did: ({ numbers: t }, { status, view }) => {
    const to = parseTuple(status.last ?? '');
    if (to) return t.did(tupleText(to));
    const forbids = view.forbidden.map(tupleText).join(' ');
    const begun = status.played > view.forbidden.length + 1; // before, nobody has moved
    return begun ? t.didBoth(tupleText(view.values), forbids) : t.didForbid(forbids);
  },
  said: ({ numbers: t, shell }, { status }) => {
    const { last = '', played } = status;
    return `${shell.move(played)}: ${named(t, last)}`;
  },
  panels: [
    { id: 'statements', in: 'explore', title: (t) => t.statements.tab, body: StatementsPanel },
    { id: 'law', in: 'explore', title: (t) => t.numbers.law, body: LawPanel },
    { id: 'analysis', in: 'analyse', title: (t) => t.analysis.tab, body: Analysis },
  ],
  moveName: ({ numbers: t }, move) => named(t, move),
};

function named(t: typeof texts.numbers, move: string): string {
  const to = targetOf(move);
  if (!to) return move === done ? t.done : move;
  return parseTuple(move) ? `→ ${tupleText(to)}` : `⊘ ${tupleText(to)}`;
}
