// Small pictures of boards, each kind fetched when it is first needed, without the rest of its game.
import type { Component } from 'svelte';
import type { View } from '../protocol/generated/types';

type Thumbnail = Component<{ view: never }>;

const thumbnails: Readonly<Record<string, () => Promise<{ default: Thumbnail }>>> = {
  bar: () => import('./bar/BarThumbnail.svelte'),
  diamond: () => import('./diamond/side/BoardThumbnail.svelte'),
  heaps: () => import('./heaps/HeapsThumbnail.svelte'),
  numbers: () => import('./numbers/NumbersThumbnail.svelte'),
  permutation: () => import('./permutation/PermutationThumbnail.svelte'),
  stones: () => import('./stones/StonesThumbnail.svelte'),
  tiles: () => import('./tiles/TilesThumbnail.svelte'),
};

// That the view has the fields of its kind is what the protocol promises (kind.ts).
export async function thumbnailOf(view: View): Promise<Component<{ view: View }> | null> {
  const found = await thumbnails[view.kind]?.();
  return found ? (found.default as unknown as Component<{ view: View }>) : null;
}
