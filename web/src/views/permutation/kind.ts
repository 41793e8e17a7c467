import type { ViewKind } from '../kinds';
import PermutationBoard from './PermutationBoard.svelte';
import PermutationThumbnail from './PermutationThumbnail.svelte';

export const permutation: ViewKind = {
  board: PermutationBoard,
  thumbnail: PermutationThumbnail,
  solo: (t) => ({ solved: t.permutation.solved, running: t.permutation.running }),
};
