// The kinds of views that have a drawing of their own, each fetched when it is first needed; any other view is shown in
// letters.
import type { View } from '../protocol/generated/types';
import { drawingOf, type Drawing, type Listed } from './kind';
import TextBoard from './text/TextBoard.svelte';

const kinds: Readonly<Record<string, () => Promise<Listed>>> = {
  bar: async () => (await import('./bar/kind')).bar,
  diamond: async () => (await import('./diamond/kind')).diamond,
  heaps: async () => (await import('./heaps/kind')).heaps,
  numbers: async () => (await import('./numbers/kind')).numbers,
  permutation: async () => (await import('./permutation/kind')).permutation,
  stickers: async () => (await import('./stickers/kind')).stickers,
  stones: async () => (await import('./stones/kind')).stones,
  tiles: async () => (await import('./tiles/kind')).tiles,
};

export async function kindOf<V extends View>(view: V): Promise<Drawing<V>> {
  const found = await kinds[view.kind]?.();
  return drawingOf(view, found ? [found] : [], { board: TextBoard });
}
