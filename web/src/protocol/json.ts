// JSON as it comes and goes: whole numbers beyond 2^53 are texts of their digits, since a number would be rounded.
export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

// To be sent. Callers may give a bigint.
export function written(value: object): string {
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? sent(inner) : inner));
}

function sent(value: bigint): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value.toString();
}
