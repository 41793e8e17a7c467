// Laws as the program answers about them, and where in a law's text an error lies.
import type { JsonObject } from '../../protocol/json';
import type { LState } from './LStatePlot.svelte';

export interface ShippedLaw {
  name: string;
  k: number;
  about: string;
  text: string;
}
export interface Check {
  holds: boolean;
  count: number;
  missing: LState[];
  surplus: LState[];
  missing_count: number;
  surplus_count: number;
  max: number;
}
export interface Search {
  law: { text: string } | null;
}

export interface Place {
  line: number; // from 1, as told
  character: number;
}

export function placeOf(message: string): Place | null {
  const found = /^line (\d+), character (\d+)/.exec(message) ?? /^(\d+) 行目 (\d+) 文字目/.exec(message);
  return found ? { line: Number(found[1]), character: Number(found[2]) } : null;
}

// The line, and how many of its characters stand before the place.
export function lineAt(text: string, place: Place): { line: string; before: number; offset: number } {
  const lines = text.split('\n');
  const line = lines[place.line - 1] ?? '';
  const before = [...line].slice(0, place.character - 1).join('').length;
  const offset = lines.slice(0, place.line - 1).reduce((sum, row) => sum + row.length + 1, 0) + before;
  return { line, before, offset };
}

// The failures nearest to the origin; points of a law may have negative coordinates, which no plot shows.
export function firstFailures(points: readonly LState[], most = 25): LState[] {
  const far = ([x, y]: LState): number => Math.max(x, y);
  return points
    .filter((point) => Math.min(...point) >= 0)
    .sort((a, b) => far(a) - far(b))
    .slice(0, most);
}

// How far to draw, so that these are seen.
export function failureBound(check: Check): number {
  const first = [...firstFailures(check.missing), ...firstFailures(check.surplus)];
  const far = first.reduce((most, [x, y]) => Math.max(most, x, y), 0);
  return Math.min(check.max, Math.max(12, far + 3), 120);
}

export function edgeOptions(k: number | undefined, f: string | undefined): JsonObject {
  return f === undefined ? { k: k ?? 1 } : { f };
}
