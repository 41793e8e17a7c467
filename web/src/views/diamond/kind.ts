import type { ViewKind } from '../kind';
import DiamondBoard from './DiamondBoard.svelte';
import { side } from './side/side';
import type { DiamondView } from './view';
import { said } from './words';

export const diamond: ViewKind<DiamondView> = {
  kind: 'diamond',
  board: DiamondBoard,
  name: (t, { dim, size, at }) => ({
    title: t.frame.names.diamond,
    facts: t.frame.boardOf(t.diamondSide.spaces[dim] ?? String(dim), size, at.length),
  }),
  did: (t, state) => said(t.diamond, state),
  players: (view) => view.seats.length,
  ...side,
  said: (t, state) => said(t.diamond, state) ?? state.status.last ?? '',
};
