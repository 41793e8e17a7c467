import type { ViewKind } from '../kinds';
import BarBoard from './BarBoard.svelte';
import BarThumbnail from './BarThumbnail.svelte';

export const bar: ViewKind = {
  board: BarBoard,
  thumbnail: BarThumbnail,
};
