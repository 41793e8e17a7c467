// A whole number of the address between two bounds.
export function numberOf(text: string, least: number, greatest: number, otherwise: number): number {
  const number = Number(text);
  return text !== '' && Number.isInteger(number) && number >= least && number <= greatest ? number : otherwise;
}
