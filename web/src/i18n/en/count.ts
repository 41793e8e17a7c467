// “1 move”, “2 moves”; a number that is written already is taken as it is.
export function count(n: number | bigint | string, one: string, many = `${one}s`): string {
  return `${String(n)} ${String(n) === '1' ? one : many}`;
}
