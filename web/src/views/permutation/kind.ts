import type { GroupView } from '../../protocol/generated/types';
import type { ViewKind } from '../kind';
import PermutationBoard from './PermutationBoard.svelte';

export const permutation: ViewKind<GroupView> = {
  kind: 'permutation',
  board: PermutationBoard,
  name: (t, { degree }) => ({ title: t.frame.names.group, facts: t.frame.degree(degree) }),
  solo: (t) => ({ solved: t.permutation.solved, running: t.permutation.running }),
};
