// The kinds of views that have a drawing of their own; any other view is shown in letters.
import type { View } from '../protocol/generated/types';
import { bar } from './bar/kind';
import { diamond } from './diamond/kind';
import { heaps } from './heaps/kind';
import { drawingOf, type Drawing, type Listed } from './kind';
import { permutation } from './permutation/kind';
import { stickers } from './stickers/kind';
import { stones } from './stones/kind';
import TextBoard from './text/TextBoard.svelte';
import { tiles } from './tiles/kind';

const kinds: readonly Listed[] = [bar, diamond, heaps, permutation, stickers, stones, tiles];

export function kindOf(view: View): Drawing {
  return drawingOf(view, kinds, { board: TextBoard });
}
