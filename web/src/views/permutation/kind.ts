import type { GroupView } from '../../protocol/generated/types';
import type { ViewKind } from '../kind';
import CayleyPanel from './CayleyPanel.svelte';
import PermutationBoard from './PermutationBoard.svelte';
import PermutationSetup from './PermutationSetup.svelte';

export const permutation: ViewKind<GroupView> = {
  kind: 'permutation',
  board: PermutationBoard,
  setup: PermutationSetup,
  name: (t, { degree }) => ({ title: t.frame.names.group, facts: t.frame.degree(degree) }),
  solo: (t) => ({ solved: t.permutation.solved, running: t.permutation.running }),
  panels: [{ id: 'cayley', in: 'explore', title: (t) => t.permutation.cayley, body: CayleyPanel }],
};
