// Where a screen is only touched nobody reads about keys.
const touched = typeof matchMedia === 'function' && matchMedia('(hover: none) and (pointer: coarse)').matches;

export function forKeys(text: string): string {
  return touched ? '' : text;
}
