// The view of kind `tiles`: tiles row by row, 0 the blank; `goal` in the same way.
import type { SlidingView } from '../../protocol/generated/types';

export type TilesView = SlidingView;
