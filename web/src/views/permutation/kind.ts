import type { GroupView } from '../../protocol/generated/types';
import type { ViewKind } from '../kind';
import PermutationBoard from './PermutationBoard.svelte';
import PermutationThumbnail from './PermutationThumbnail.svelte';

export const permutation: ViewKind<GroupView> = {
  kind: 'permutation',
  board: PermutationBoard,
  thumbnail: PermutationThumbnail,
  solo: (t) => ({ solved: t.permutation.solved, running: t.permutation.running }),
};
