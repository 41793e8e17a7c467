// JSON as the page sees it: whole numbers beyond 2^53 are kept exactly, as bigint.
export type Json = null | boolean | number | bigint | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

// Newer than the types of the language.
const { rawJSON } = JSON as { rawJSON?: (text: string) => unknown };

export function parse(text: string): Json {
  return JSON.parse(text, (_key: string, value: Json, context?: { source?: string }) => {
    if (typeof value !== 'number' || Number.isSafeInteger(value) || context?.source === undefined) return value;
    return /^-?\d+$/.test(context.source) ? BigInt(context.source) : value;
  }) as Json;
}

// To be read by people or kept by the browser: a bigint as its digits.
export function printed(value: unknown, indent?: number): string {
  return JSON.stringify(value, (_key, v: unknown) => (typeof v === 'bigint' ? v.toString() : v), indent);
}

// To be sent: a bigint as a number of all its digits, where the browser can write one.
export function written(value: JsonObject): string {
  return JSON.stringify(value, bigAsNumber);
}

function bigAsNumber(_key: string, value: Json): unknown {
  if (typeof value !== 'bigint') return value;
  return rawJSON ? rawJSON(value.toString()) : Number(value);
}
