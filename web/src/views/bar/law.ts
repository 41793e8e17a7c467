// Laws as the program answers about them.
import type { ChocolateLawCheck } from '../../protocol/generated/types';
import type { JsonObject } from '../../protocol/json';
import type { LState } from './LStatePlot.svelte';

export type LawPoint = ChocolateLawCheck['missing' | 'surplus'][number];

// The failures nearest to the origin; points of a law may have negative coordinates, which no plot shows.
export function firstFailures(points: readonly LawPoint[], most = 25): LState[] {
  const far = ([x, y]: LState): number => Math.max(x, y);
  return points
    .map(([x, y, z]): LState => [Number(x), Number(y), Number(z)])
    .filter((point) => Math.min(...point) >= 0)
    .sort((a, b) => far(a) - far(b))
    .slice(0, most);
}

// How far to draw, so that these are seen.
export function failureBound(check: Pick<ChocolateLawCheck, 'missing' | 'surplus' | 'max'>): number {
  const first = [...firstFailures(check.missing), ...firstFailures(check.surplus)];
  const far = first.reduce((most, [x, y]) => Math.max(most, x, y), 0);
  return Math.min(check.max, Math.max(12, far + 3), 120);
}

export function edgeOptions(k: number | undefined, f: string | undefined): JsonObject {
  if (f !== undefined) return { f };
  return k === undefined ? {} : { k };
}
