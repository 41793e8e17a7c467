// Positions to begin from: those of the paper's figures and examples, and one given.
import type { Play } from '../../model/play.svelte';
import type { JsonObject } from '../../protocol/json';
import { edgeOf, type BarView, type Position } from './bar';

export interface Preset {
  figure: string; // its number in the paper; an example of the text has none
  options: { x: number; y: number; z: number; k?: number; f?: string };
}

function preset(figure: string, [x, y, z]: [number, number, number], edge: { k: number } | { f: string }): Preset {
  return { figure, options: { x, y, z, ...edge } };
}

export const presets: readonly Preset[] = [
  preset('1.1', [0, 2, 4], { f: '4' }),
  preset('1.2', [0, 1, 4], { f: '4' }),
  preset('1.3', [0, 2, 3], { f: '4' }),
  preset('1.4', [0, 2, 2], { f: '4' }),
  preset('1.5', [3, 6, 3], { k: 2 }),
  preset('1.6', [3, 6, 6], { k: 1 }),
  preset('2.1', [2, 4, 2], { k: 2 }),
  preset('2.2', [1, 6, 3], { k: 2 }),
  preset('3.1', [2, 3, 3], { k: 1 }),
  preset('3.2', [3, 6, 1], { k: 1 }),
  preset('', [6, 10, 7], { k: 1 }),
  preset('', [6, 6, 3], { k: 1 }),
  preset('', [6, 3, 2], { k: 1 }),
];

// A new game at this position of the same bar; undo returns.
export function setUp(play: Play<BarView>, { x, y, z }: Position): Promise<void> {
  return play.start({ ...edgeOf(play.document.options), x, y, z });
}

export function edgeText(edge: JsonObject): string {
  const { f, k } = edge;
  if (typeof f === 'string') return `f=${f}`;
  return `k=${String(k)}`;
}
