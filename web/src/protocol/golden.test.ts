// Every golden reply fits the schema: that of its operation and tool, and that of any reply. Of each, and of each with
// something taken away, renamed or replaced, our checker says what ajv says.
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { Checker, type Check, type Definitions, type Schema } from './check';
import { answerSchema, definitions, resultSchema, toldSchema } from './definitions';
import type { Json, JsonObject } from './json';

interface Golden {
  name: string;
  reply: JsonObject;
  schema: Schema; // of the reply to this request
}

interface Both {
  ours: Check;
  theirs: (value: unknown) => boolean;
}

const games = new URL('../../../src/games/', import.meta.url);

// How long something took is not in the transcripts (tests/transcript_test.cpp).
const times = ['seconds', 'preparation'];
function timeless(all: Definitions): Definitions {
  const inner = ([name, schema]: [string, Schema]): [string, Schema] => {
    const required = schema.required?.filter((field) => !times.includes(field));
    return [name, required ? { ...schema, required } : schema];
  };
  return Object.fromEntries(Object.entries(all).map(inner));
}

const kept = timeless(definitions);
const checker = new Checker(kept);
const ajv = new Ajv2020({ strict: false, schemas: [{ $id: 'asobi', $defs: kept }] });

const made = new Map<string, Both>();

function both(schema: Schema): Both {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"asobi#/$defs/');
  const found = made.get(text) ?? { ours: checker.of(schema), theirs: ajv.compile(JSON.parse(text) as object) };
  made.set(text, found);
  return found;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectIn(line: string): JsonObject {
  const value = JSON.parse(line) as Json;
  if (!isObject(value)) throw new Error(line);
  return value;
}

function readGolden(file: URL, name: string): Golden[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean).map(objectIn);
  return lines.flatMap((request, i): Golden[] => {
    const reply = lines[i + 1];
    if (i % 2 === 1 || !reply) return [];
    const { op, game, tool } = request;
    const title = [name, String(i + 1), op, tool].filter((word) => word !== undefined).join(' ');
    return [{ name: title, reply, schema: replyTo(String(op), String(game), tool, request['text'] === true) }];
  });
}

function replyTo(op: string, game: string, tool: Json | undefined, text: boolean): Schema {
  const answer = typeof tool === 'string' ? answerSchema(game, tool) : undefined;
  const result = op === 'ask' ? answer && (text ? toldSchema(answer) : answer) : resultSchema(op);
  const { ResultReply: good } = definitions;
  const properties = { ...good?.properties, result: result ?? { const: 'no result: this may only fail' } };
  return { anyOf: [{ ...good, properties }, { $ref: '#/$defs/ErrorReply' }] };
}

const golden = readdirSync(games, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.jsonl'))
  .sort()
  .flatMap((path) => readGolden(new URL(path, games), path));

// The same numbers at every run.
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

// One place somewhere inside it changed.
function mutated(value: Json, roll: (sides: number) => number): Json {
  const others: Json[] = [null, true, -1, 0.5, 'other', [], {}];
  const names = Array.isArray(value) ? [...value.keys()].map(String) : isObject(value) ? Object.keys(value) : [];
  const name = names[roll(names.length)];
  if (name === undefined) return others[roll(others.length)] ?? null;
  const deeper = roll(4) > 0;
  if (Array.isArray(value)) {
    const at = Number(name);
    return deeper ? value.with(at, mutated(value[at] ?? null, roll)) : value.toSpliced(at, 1);
  }
  const { [name]: inner = null, ...rest } = isObject(value) ? value : {};
  if (deeper) return { ...rest, [name]: mutated(inner, roll) };
  return roll(2) === 0 ? rest : { ...rest, [`${name}_`]: inner };
}

const anyReply = both({ $ref: '#/$defs/Reply' });

describe('golden replies', () => {
  it('are there', () => {
    expect(golden.length).toBeGreaterThan(200);
  });

  it.each(golden.map((one) => [one.name, one] as const))('%s', (_name, { reply, schema }) => {
    const precise = both(schema);
    for (const { ours, theirs } of [precise, anyReply]) {
      expect(ours(reply)).toBeNull();
      expect(theirs(reply)).toBe(true);
    }
    const roll = dice(reply['result'] === undefined ? 1 : JSON.stringify(reply['result']).length);
    for (let i = 0; i < 30; i++) {
      const changed = mutated(reply, roll);
      for (const { ours, theirs } of [precise, anyReply]) {
        expect(ours(changed) === null, JSON.stringify(changed)).toBe(theirs(changed));
      }
    }
  });
});
