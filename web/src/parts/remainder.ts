// What is left of a number of any sign: from 0 on, below the divisor.
export function remainder(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
