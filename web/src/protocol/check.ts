// Whether a value is as a JSON Schema says, for the part of the language that `asobi schema` uses. The first fault is
// told with its place, "/games/0/id: a text"; null if there is none. Cost: linear in the value, but for lists of
// alternatives, which are tried in turn.
import type { Json } from './json';

export interface Schema {
  $ref?: string;
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  prefixItems?: readonly Schema[];
  minItems?: number;
  maxItems?: number;
  enum?: readonly Json[];
  const?: Json;
  anyOf?: readonly Schema[];
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

export type Definitions = Readonly<Record<string, Schema>>;

export function faultIn(value: Json, schema: Schema, definitions: Definitions, place = ''): string | null {
  const at = (inner: Json, to: Schema, name: string | number): string | null =>
    faultIn(inner, to, definitions, `${place}/${String(name)}`);
  if (schema.$ref !== undefined) {
    const to = definitions[schema.$ref.slice('#/$defs/'.length)];
    return to ? faultIn(value, to, definitions, place) : `${place}: no definition ${schema.$ref}`;
  }
  if (schema.anyOf) {
    const faults = schema.anyOf.map((one) => faultIn(value, one, definitions, place));
    return faults.includes(null) ? null : (faults[0] ?? null);
  }
  if (schema.const !== undefined && value !== schema.const) return `${place}: ${String(schema.const)}`;
  if (schema.enum && !schema.enum.includes(value)) return `${place}: one of ${schema.enum.join(', ')}`;
  switch (schema.type) {
    case undefined:
      return null;
    case 'object':
      return isObject(value) ? faultInObject(value, schema, place, at) : `${place}: an object`;
    case 'array':
      return Array.isArray(value) ? faultInList(value, schema, place, at) : `${place}: a list`;
    case 'string':
      if (typeof value !== 'string') return `${place}: a text`;
      return schema.pattern === undefined || new RegExp(schema.pattern).test(value)
        ? null
        : `${place}: ${schema.pattern}`;
    case 'integer':
    case 'number':
      return faultInNumber(value, schema, place);
    case 'boolean':
      return typeof value === 'boolean' ? null : `${place}: true or false`;
    case 'null':
      return value === null ? null : `${place}: null`;
  }
}

type At = (inner: Json, to: Schema, name: string | number) => string | null;
type Fields = { [key: string]: Json };

function isObject(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function faultInObject(value: Fields, schema: Schema, place: string, at: At): string | null {
  for (const name of schema.required ?? []) if (!(name in value)) return `${place}: ${name} is missing`;
  for (const [name, inner] of Object.entries(value)) {
    const to = schema.properties?.[name] ?? schema.additionalProperties;
    if (to === false) return `${place}: ${name} is not known`;
    const fault = typeof to === 'object' ? at(inner, to, name) : null;
    if (fault !== null) return fault;
  }
  return null;
}

function faultInList(value: Json[], schema: Schema, place: string, at: At): string | null {
  if (value.length < (schema.minItems ?? 0) || value.length > (schema.maxItems ?? Infinity))
    return `${place}: its length`;
  for (const [i, inner] of value.entries()) {
    const to = schema.prefixItems?.[i] ?? schema.items;
    const fault = to ? at(inner, to, i) : null;
    if (fault !== null) return fault;
  }
  return null;
}

// Whole numbers beyond 2^53 are bigints.
function faultInNumber(value: Json, schema: Schema, place: string): string | null {
  const whole = typeof value === 'bigint' || Number.isInteger(value);
  if (schema.type === 'integer' ? !whole : typeof value !== 'number' && !whole) return `${place}: a number`;
  const number = value as number | bigint;
  if (number < (schema.minimum ?? -Infinity) || number > (schema.maximum ?? Infinity)) return `${place}: out of range`;
  return null;
}
