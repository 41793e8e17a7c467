import type { ViewKind } from '../kinds';
import { parseMove } from './board';
import TilesBoard from './TilesBoard.svelte';
import TilesSetup from './TilesSetup.svelte';
import TilesThumbnail from './TilesThumbnail.svelte';

export const tiles: ViewKind = {
  board: TilesBoard,
  thumbnail: TilesThumbnail,
  setup: TilesSetup,
  solo: (t) => ({ solved: t.sliding.solved, running: t.sliding.running }),
  said: (t, { status }) => {
    const { slide, tiles: count } = parseMove(status.last ?? '');
    const done = t.sliding.slid(status.played, count, t.sliding.slideName[slide]);
    return status.over ? `${done} ${t.sliding.solved}` : done;
  },
};
