// The view of kind `diamond`, and the answer of the tool `shape`, by which its points are numbered.
export type { DiamondShape as Shape, DiamondView } from '../../protocol/generated/types';
