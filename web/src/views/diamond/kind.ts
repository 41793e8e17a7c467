import type { ViewKind } from '../kind';
import DiamondBoard from './DiamondBoard.svelte';
import { Diamond } from './model.svelte';
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
  did: (t, state, play) => said(t.diamond, play.of(Diamond), state),
  players: (view) => view.seats.length,
  ...side,
  said: (t, state, play) => said(t.diamond, play.of(Diamond), state) ?? state.status.last ?? '',
};
