// Options and arguments between the address and forms (texts) and the protocol (typed).
import type { GameInfo, GridBounds, ParameterInfo } from '../protocol/generated/types';
import type { Json, JsonObject } from '../protocol/json';

// Digits and signs as they stand on the keys: who types Japanese writes them as wide as its letters.
export function halfWidth(text: string): string {
  return text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).replaceAll('\u3000', ' ');
}

export function fromText(parameter: Omit<ParameterInfo, 'label'>, written: string): Json {
  const text = halfWidth(written);
  switch (parameter.kind) {
    case 'integer': {
      if (!/^\s*-?\d+\s*$/.test(text)) return text; // the program will say what is wrong with it
      const number = Number(text);
      return Number.isSafeInteger(number) ? number : text.trim();
    }
    case 'flag':
      return text !== 'false';
    default:
      return text;
  }
}

// Those of the texts that these parameters know, each of its kind.
export function typed(parameters: readonly ParameterInfo[], texts: Readonly<Record<string, string>>): JsonObject {
  const out: JsonObject = {};
  for (const parameter of parameters) {
    const text = texts[parameter.name];
    if (text !== undefined) out[parameter.name] = fromText(parameter, text);
  }
  return out;
}

// The same of a form, where an empty field says nothing.
export function valuesOf(parameters: readonly ParameterInfo[], texts: Readonly<Record<string, string>>): JsonObject {
  return typed(parameters, Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')));
}

export function toQuery(options: JsonObject): Record<string, string> {
  const given = Object.entries(options).filter(([, value]) => value !== false && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

// A form's values as one text of the address, and back.
export function packed(values: JsonObject): string | undefined {
  const texts = Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]);
  return texts.length > 0 ? new URLSearchParams(texts).toString() : undefined;
}

export function textsOf(packed: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(packed));
}

export function argumentsOf(info: GameInfo, tool: string): readonly ParameterInfo[] {
  return info.tools.find((row) => row.name === tool)?.arguments ?? [];
}

// The bounds of a whole number as a field wants them. Where the program tells none, what a field can hold exactly.
export function boundsOf(parameters: readonly ParameterInfo[], name: string): { min: number; max: number } {
  const row = parameters.find((parameter) => parameter.name === name);
  return { min: row?.least ?? Number.MIN_SAFE_INTEGER, max: row?.greatest ?? Number.MAX_SAFE_INTEGER };
}

// What the program takes where nothing is given; undefined where it tells none.
export function usualOf(parameters: readonly ParameterInfo[], name: string): number | string | undefined {
  return parameters.find((parameter) => parameter.name === name)?.default;
}

// The same of a whole number that has one.
export function usualNumber(parameters: readonly ParameterInfo[], name: string): number {
  return Number(usualOf(parameters, name) ?? 0);
}

// The bounds of a board that is written as rows x columns; there is one cell at least.
export function gridOf(parameters: readonly ParameterInfo[], name: string): GridBounds {
  return parameters.find((parameter) => parameter.name === name)?.grid ?? { least: 1, greatest: 1, cells: 1 };
}

export function sidesOf(parameters: readonly ParameterInfo[], name: string): number[] {
  const { least, greatest } = gridOf(parameters, name);
  return Array.from({ length: greatest - least + 1 }, (_, i) => least + i);
}

export function choicesOf(parameters: readonly ParameterInfo[], name: string): readonly string[] {
  return parameters.find((parameter) => parameter.name === name)?.choices ?? [];
}

// What people call a choice.
export function choiceLabel(parameter: ParameterInfo | undefined, choice: string): string {
  return parameter?.choice_labels?.[parameter.choices?.indexOf(choice) ?? -1] ?? choice;
}

// The choices as a list to choose from.
export function choiceOptions(parameter: ParameterInfo | undefined): { value: string; label: string }[] {
  return (parameter?.choices ?? []).map((value) => ({ value, label: choiceLabel(parameter, value) }));
}
