// npm run protocol [PROGRAM]: makes the page's types and its own copy of the schema from what `asobi schema` prints.
// Texts for programmers stand in the types; the copy, which checks replies at run time, goes without them.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const folder = new URL('src/protocol/generated/', import.meta.url);
const program = process.argv[2] ?? fileURLToPath(new URL('../build/release/asobi', import.meta.url));
const whole = JSON.parse(execFileSync(program, ['schema'], { encoding: 'utf8', maxBuffer: 2 ** 28 }));

const map = (value, change) => {
  if (Array.isArray(value)) return value.map((item) => map(item, change));
  if (value === null || typeof value !== 'object') return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(inner, change)])));
};

// Beside a reference a description would make a second type of the same name; conditions are for programs that check;
// tuples are written as they were before 2020.
const isGiven = ([name]) => /(^Options|OpenOptions|Arguments)$/.test(name);
const typed = (schema, large) =>
  map(schema, (part) => {
    if (part.$ref) return { $ref: part.$ref };
    if (Array.isArray(part.type)) return { ...part, tsType: large };
    if (part.prefixItems) return { ...part, prefixItems: undefined, items: part.prefixItems };
    if (part.type === 'object' && !part.properties && !part.additionalProperties)
      return { ...part, tsType: 'JsonObject' };
    if (part.additionalProperties === false) {
      delete part.allOf;
      if (Object.keys(part.properties).length === 0) return { tsType: 'Record<string, never>' };
    }
    return part;
  });
const forTypes = Object.fromEntries(
  Object.entries(whole.$defs).map((definition) => [
    definition[0],
    typed(definition[1], isGiven(definition) ? '(number | bigint | string)' : '(number | string)'),
  ]),
);
const to = (name) => ({ $ref: `#/$defs/${name}` });
const protocol = {
  type: 'object',
  additionalProperties: false,
  properties: {
    request: to('Request'),
    reply: to('Reply'),
    greeting: to('Greeting'),
    results: to('Results'),
    options: to('Options'),
    arguments: to('Arguments'),
    answers: to('Answers'),
  },
  $defs: forTypes,
};
const types = await compile(protocol, 'Protocol', {
  bannerComment: "// Made by protocol.js from `asobi schema`; do not edit.\nimport type { JsonObject } from '../json';",
  additionalProperties: false,
  format: false,
});

// What is sent is checked by the program; what comes is checked here.
const checked = map(whole, (part) => {
  if (typeof part.description === 'string') delete part.description;
  if (part.additionalProperties === false) delete part.allOf;
  return part;
});
const definitions = Object.entries(checked.$defs)
  .filter((definition) => !isGiven(definition))
  .map(([name, schema]) => `${JSON.stringify(name)}: ${JSON.stringify(schema)}`);

const style = await resolveConfig(new URL('package.json', import.meta.url));
writeFileSync(new URL('types.ts', folder), await format(types, { ...style, parser: 'typescript' }));
writeFileSync(new URL('schema.json', folder), `{\n${definitions.join(',\n')}\n}\n`);
