// The view of kind `permutation`: point i goes to images[i - 1]; images are left out when there are very many.
import type { View } from '../../protocol/types';

export interface PermutationView extends View {
  kind: 'permutation';
  degree: number;
  images?: number[];
  cycles: string;
}
