import type { ViewKind } from '../kind';
import DiamondBoard from './DiamondBoard.svelte';
import DiamondThumbnail from './DiamondThumbnail.svelte';
import { side } from './side/side';
import type { DiamondView } from './view';
import { said } from './words';

export const diamond: ViewKind<DiamondView> = {
  kind: 'diamond',
  board: DiamondBoard,
  thumbnail: DiamondThumbnail,
  players: (view) => view.seats.length,
  ...side,
  said: (t, state) => said(t.diamond, state) ?? state.status.last ?? '',
};
