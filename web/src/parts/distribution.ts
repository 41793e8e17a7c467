// Counts by whole number (a length, a Grundy number, …): their sums, and where an answer of the program holds some.
import type { Json } from '../protocol/json';

export type Counts = readonly number[];

export interface Summary {
  total: number;
  mean: number;
  deviation: number; // of one observation, with n - 1
  margin: number; // half the width of the 95 % confidence interval of the mean
  least: number;
  greatest: number;
}

export function summary(counts: Counts): Summary {
  const total = counts.reduce((sum, n) => sum + n, 0);
  const mean = counts.reduce((sum, n, i) => sum + n * i, 0) / total;
  const spread = counts.reduce((sum, n, i) => sum + n * (i - mean) ** 2, 0);
  const deviation = total > 1 ? Math.sqrt(spread / (total - 1)) : 0;
  return {
    total,
    mean,
    deviation,
    margin: (1.96 * deviation) / Math.sqrt(total),
    least: counts.findIndex((n) => n > 0),
    greatest: counts.findLastIndex((n) => n > 0),
  };
}

// How many of `total` would be expected at each place, were they drawn from `exact`.
export function expected(exact: Counts, total: number): number[] {
  const all = exact.reduce((sum, n) => sum + n, 0);
  return exact.map((n) => (n * total) / all);
}

const distributionNames = new Set(['distribution', 'histogram', 'lengths', 'counts']);

// Fields of an answer that are counts by 0, 1, 2, …: at least two whole numbers under a name that says so.
export function distributionsIn(answer: Json): { name: string; counts: number[] }[] {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return [];
  const out: { name: string; counts: number[] }[] = [];
  for (const [name, value] of Object.entries(answer)) {
    if (!distributionNames.has(name) || !Array.isArray(value) || value.length < 2) continue;
    // One beyond 2^53 is a text of its digits.
    const counts = value.map((n) => (typeof n === 'string' && /^\d{16,}$/.test(n) ? Number(n) : n));
    if (counts.every((n): n is number => typeof n === 'number' && n >= 0 && Number.isInteger(n)))
      out.push({ name, counts });
  }
  return out;
}

// Whole numbers from `from` to `to` for an axis that has room for about `most` of them.
export function wholeTicks(from: number, to: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((n) => (to - from) / n <= most) ?? 10_000;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, i) => first + i * step);
}
