// A game's options between the address (texts) and the protocol (typed).
import type { GameInfo, Json, JsonObject, Parameter } from '../protocol/types';

export function fromText(parameter: Parameter, text: string): Json {
  switch (parameter.kind) {
    case 'integer': {
      if (!/^\s*-?\d+\s*$/.test(text)) return text; // the program will say what is wrong with it
      const number = Number(text);
      return Number.isSafeInteger(number) ? number : BigInt(text.trim());
    }
    case 'flag':
      return text !== 'false';
    default:
      return text;
  }
}

export function optionsOf(info: GameInfo, query: Readonly<Record<string, string>>): JsonObject {
  const options: JsonObject = {};
  for (const parameter of info.options) {
    const text = query[parameter.name];
    if (text !== undefined) options[parameter.name] = fromText(parameter, text);
  }
  return options;
}

export function toQuery(options: JsonObject): Record<string, string> {
  const given = Object.entries(options).filter(([, value]) => value !== false && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
