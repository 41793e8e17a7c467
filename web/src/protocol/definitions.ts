// The program's own schema of its messages (see protocol.js), and what checks against it.
import { Checker, type Definitions, type Schema } from './check';
import schema from './generated/schema.json';

export const definitions: Definitions = schema;
export const checker = new Checker(definitions);

export function resultSchema(op: string): Schema | undefined {
  return definitions['Results']?.properties?.[op];
}

// The names of an enum, in the program's order: namesOf<TwistyAxisLetter>('TwistyAxisLetter').
export function namesOf<E extends string>(definition: string): readonly E[] {
  return (definitions[definition]?.enum ?? []) as E[];
}

// Of a game that is newer than this page there is none.
export function answerSchema(game: string, tool: string): Schema | undefined {
  return definitions['Answers']?.properties?.[game]?.properties?.[tool];
}

// With `text: true`.
export function toldSchema(answer: Schema): Schema {
  return {
    type: 'object',
    properties: { answer, text: { type: 'string' } },
    required: ['answer', 'text'],
    additionalProperties: false,
  };
}
