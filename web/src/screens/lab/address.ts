// A form's values as one text of the address, and back.
import { fromText } from '../../model/options';
import type { JsonObject, Parameter } from '../../protocol/types';

export function textsOf(packed: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(packed));
}

export function packed(values: JsonObject): string | undefined {
  const texts = Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]);
  return texts.length > 0 ? new URLSearchParams(texts).toString() : undefined;
}

// Those of the texts that these parameters know, each of its kind.
export function valuesOf(parameters: readonly Parameter[], texts: Readonly<Record<string, string>>): JsonObject {
  const out: JsonObject = {};
  for (const parameter of parameters) {
    const text = texts[parameter.name];
    if (text !== undefined && text !== '') out[parameter.name] = fromText(parameter, text);
  }
  return out;
}

// A whole number of the address between two bounds.
export function numberOf(text: string, least: number, greatest: number, otherwise: number): number {
  const number = Number(text);
  return text !== '' && Number.isInteger(number) && number >= least && number <= greatest ? number : otherwise;
}
