// Whether a value is as a JSON Schema says, for the part of the language that `asobi schema` uses. A schema is made into
// a function once; it tells the first fault with its place, "/games/0/id: not a text", or null. Cost: linear in the
// value, but for alternatives, which are tried in turn: what is no object of the right fields and constants is left
// before anything inside it is looked at.
import type { Json } from './json';

export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
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
export type Check = (value: unknown) => string | null;

const anything: Check = () => null;

export class Checker {
  readonly #made = new Map<string, Check>();

  constructor(private readonly definitions: Definitions) {}

  of(schema: Schema): Check {
    const checks = [...this.#general(schema), ...this.#typed(schema)];
    const [first = anything, ...more] = checks;
    return more.length === 0 ? first : (value) => firstFault(checks, value);
  }

  #general({ $ref, anyOf, enum: listed, const: constant }: Schema): Check[] {
    const checks: Check[] = [];
    if ($ref !== undefined) checks.push(this.#defined($ref));
    if (anyOf) checks.push(this.#anyOf(anyOf));
    if (listed) checks.push((value) => (isIn(listed, value) ? null : `: none of ${listed.join(', ')}`));
    if (constant !== undefined) checks.push((value) => (value === constant ? null : `: not ${String(constant)}`));
    return checks;
  }

  #typed(schema: Schema): Check[] {
    if (typeof schema.type === 'object') {
      return [this.#anyOf(schema.type.map((type) => ({ ...schema, type })))];
    }
    switch (schema.type) {
      case undefined:
        return [];
      case 'object':
        return [this.#object(schema)];
      case 'array':
        return [this.#list(schema)];
      case 'string':
        return [text(schema)];
      case 'integer':
      case 'number':
        return [number(schema)];
      case 'boolean':
        return [(value) => (typeof value === 'boolean' ? null : ': not true or false')];
      case 'null':
        return [(value) => (value === null ? null : ': not null')];
      default:
        throw new Error(`unknown type ${schema.type}`);
    }
  }

  #named(ref: string): Schema {
    const found = this.definitions[ref.slice('#/$defs/'.length)];
    if (!found) throw new Error(`no definition ${ref}`);
    return found;
  }

  // Made when it is needed first, so a definition may refer to itself.
  #defined(ref: string): Check {
    return (value) => {
      let check = this.#made.get(ref);
      if (!check) {
        check = this.of(this.#named(ref));
        this.#made.set(ref, check);
      }
      return check(value);
    };
  }

  // Told is the fault of the alternative that was meant: whose constants the value has.
  #anyOf(schemas: readonly Schema[]): Check {
    const alternatives = schemas.map((schema) => ({ schema, check: this.of(schema) }));
    return (value) => {
      let told: string | null = null;
      for (const { schema, check } of alternatives) {
        const fault = check(value);
        if (fault === null) return null;
        if (told === null && this.#meant(schema, value)) told = fault;
      }
      return told ?? ': none of its alternatives';
    };
  }

  #meant(schema: Schema, value: unknown): boolean {
    if (schema.$ref !== undefined) return this.#meant(this.#named(schema.$ref), value);
    if (schema.properties === undefined || !isObject(value)) return false;
    const constants = Object.entries(schema.properties).filter(([, inner]) => inner.const !== undefined);
    return constants.every(([name, inner]) => value[name] === inner.const);
  }

  #object({ properties = {}, required = [], additionalProperties = true }: Schema): Check {
    const rank = (schema: Schema): number => (schema.const === undefined ? 1 : 0);
    const fields = Object.entries(properties)
      .sort(([, a], [, b]) => rank(a) - rank(b))
      .map(([name, schema]): [string, Check] => [name, this.of(schema)]);
    const known = new Set(Object.keys(properties));
    const others = typeof additionalProperties === 'object' ? this.of(additionalProperties) : anything;
    return (value) => {
      if (!isObject(value)) return ': not an object';
      for (const name of required) if (!Object.hasOwn(value, name)) return `/${name}: missing`;
      for (const name of Object.keys(value)) {
        if (known.has(name)) continue;
        if (additionalProperties === false) return `/${name}: not known`;
        const fault = others(value[name]);
        if (fault !== null) return `/${name}${fault}`;
      }
      for (const [name, check] of fields) {
        const fault = Object.hasOwn(value, name) ? check(value[name]) : null;
        if (fault !== null) return `/${name}${fault}`;
      }
      return null;
    };
  }

  #list({ items, prefixItems = [], minItems = 0, maxItems = Infinity }: Schema): Check {
    const first = prefixItems.map((schema) => this.of(schema));
    const rest = items ? this.of(items) : anything;
    return (value) => {
      if (!Array.isArray(value)) return ': not a list';
      if (value.length < minItems || value.length > maxItems) return `: ${String(value.length)} items`;
      for (let i = 0; i < value.length; i++) {
        const fault = (first[i] ?? rest)(value[i]);
        if (fault !== null) return `/${String(i)}${fault}`;
      }
      return null;
    };
  }
}

function text({ pattern }: Schema): Check {
  const form = pattern === undefined ? null : new RegExp(pattern, 'u');
  return (value) => {
    if (typeof value !== 'string') return ': not a text';
    return form === null || form.test(value) ? null : `: not like ${form.source}`;
  };
}

function number({ type, minimum = -Infinity, maximum = Infinity }: Schema): Check {
  const whole = type === 'integer';
  return (value) => {
    if (typeof value !== 'number') return ': not a number';
    if (whole && !Number.isInteger(value)) return ': not a whole number';
    return value >= minimum && value <= maximum ? null : ': out of range';
  };
}

function firstFault(checks: readonly Check[], value: unknown): string | null {
  for (const check of checks) {
    const fault = check(value);
    if (fault !== null) return fault;
  }
  return null;
}

function isIn(list: readonly unknown[], value: unknown): boolean {
  return list.includes(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
