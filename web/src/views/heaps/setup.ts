// What a new game of Nim begins with, between the form (texts) and the protocol.
import type { JsonObject } from '../../protocol/json';

export interface Setup {
  heaps: string;
  limit: string;
  misere?: boolean;
}

export const presets = {
  figure: { heaps: '3 5 7', limit: '' },
  balance: { heaps: '2 5 7', limit: '' },
  limited: { heaps: '11 5 7', limit: '3' },
  misere: { heaps: '3 5 7', limit: '', misere: true },
  large: { heaps: '9223372036854775808 1000000000000 987654321', limit: '' },
} satisfies Record<string, Setup>;

export function optionsOf(setup: Setup): JsonObject {
  const options: JsonObject = { heaps: setup.heaps.trim() };
  if (setup.limit.trim() !== '') options['limit'] = setup.limit.trim();
  if (setup.misere) options['misere'] = true;
  return options;
}

export function words(heaps: string): string[] {
  return heaps.split(/[\s,]+/).filter((word) => word !== '');
}

// One heap of the text changed by so many stones; what is not a number stays for the program to refuse.
export function changed(heaps: string, heap: number, by: bigint): string {
  return words(heaps)
    .map((word, i) => {
      if (i !== heap || !/^\d+$/.test(word)) return word;
      const size = BigInt(word) + by;
      return (size < 0n ? 0n : size).toString();
    })
    .join(' ');
}
