import type { ViewKind } from '../kinds';
import DiamondBoard from './DiamondBoard.svelte';
import DiamondThumbnail from './DiamondThumbnail.svelte';
import { side } from './side/side';
import type { DiamondView } from './view';
import { said } from './words';

export const diamondKind: ViewKind = {
  board: DiamondBoard,
  thumbnail: DiamondThumbnail,
  players: (view) => (view as DiamondView).seats.length,
  ...side,
  said: (t, state) => said(t.diamond, state) ?? state.status.last ?? '',
};
