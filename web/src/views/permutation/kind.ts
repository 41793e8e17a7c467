import type { ViewKind } from '../kind';
import PermutationBoard from './PermutationBoard.svelte';
import PermutationThumbnail from './PermutationThumbnail.svelte';
import type { PermutationView } from './view';

export const permutation: ViewKind<PermutationView> = {
  kind: 'permutation',
  board: PermutationBoard,
  thumbnail: PermutationThumbnail,
  solo: (t) => ({ solved: t.permutation.solved, running: t.permutation.running }),
};
