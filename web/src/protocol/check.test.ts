import { describe, expect, it } from 'vitest';
import { Checker, type Schema } from './check';
import { definitions } from './definitions';

const checker = new Checker({
  Node: {
    type: 'object',
    properties: { name: { type: 'string' }, inner: { type: 'array', items: { $ref: '#/$defs/Node' } } },
    required: ['name'],
    additionalProperties: false,
  },
});

describe('Checker', () => {
  it('tells the place of the first fault', () => {
    const check = checker.of({ $ref: '#/$defs/Node' });
    expect(check({ name: 'a', inner: [{ name: 'b' }, { name: 'c', inner: [] }] })).toBeNull();
    expect(check({ name: 'a', inner: [{ name: 'b' }, { name: 3 }] })).toBe('/inner/1/name: not a text');
    expect(check({ name: 'a', inner: [{}] })).toBe('/inner/0/name: missing');
    expect(check({ name: 'a', more: 1 })).toBe('/more: not known');
    expect(check([])).toBe(': not an object');
  });

  it('knows no fields but an object’s own', () => {
    expect(checker.of({ type: 'object', required: ['toString'] })({})).toBe('/toString: missing');
    expect(checker.of({ type: 'object', properties: {}, additionalProperties: false })({ constructor: 1 })).toBe(
      '/constructor: not known',
    );
  });

  it('takes whole numbers as numbers, and beyond 2^53 as texts of their digits', () => {
    const small = checker.of({ type: 'integer', minimum: 0 });
    expect([0, 2 ** 53 - 1].map(small)).toEqual([null, null]);
    expect([-1, 1n, 0.5, '1', null].filter((value) => small(value) === null)).toEqual([]);
    const large = checker.of({ type: ['integer', 'string'], minimum: 0, pattern: '^-?[0-9]{16,20}$' });
    expect([0, 7, '18446744073709551615'].map(large)).toEqual([null, null, null]);
    expect([-1, 0.5, '1', '9007199254740992x', null].filter((value) => large(value) === null)).toEqual([]);
  });

  it('tells of alternatives the fault of the one that was meant', () => {
    const kind = (name: string, field: Schema): Schema => ({
      type: 'object',
      properties: { field, kind: { const: name } },
      required: ['kind', 'field'],
    });
    const check = checker.of({ anyOf: [kind('a', { type: 'string' }), kind('b', { type: 'integer' })] });
    expect(check({ kind: 'b', field: 1 })).toBeNull();
    expect(check({ kind: 'b', field: 'x' })).toBe('/field: not a number');
    expect(check({ kind: 'c', field: 1 })).toBe(': none of its alternatives');
  });

  // The price of going into an alternative whose constant does not fit would be seen by this getter.
  it('does not go into an alternative whose constant does not fit', () => {
    const kinds = Array.from({ length: 20 }, (_, i): Schema => {
      const inner: Schema = { type: 'object', properties: { x: { type: 'integer' } } };
      return { type: 'object', properties: { inner, kind: { const: i } }, required: ['kind', 'inner'] };
    });
    let looks = 0;
    const value = {
      kind: 19,
      get inner(): object {
        looks++;
        return { x: 1 };
      },
    };
    expect(checker.of({ anyOf: kinds })(value)).toBeNull();
    expect(looks).toBe(1);
  });
});

// What the checker does not know it would let pass.
it('the schema uses only what the checker knows, and refers to nothing that is not there', () => {
  const known = {
    general: ['$ref', 'anyOf', 'enum', 'const', 'type'],
    object: ['properties', 'required', 'additionalProperties'],
    array: ['items', 'prefixItems', 'minItems', 'maxItems'],
    integer: ['minimum', 'maximum'],
    number: ['minimum', 'maximum'],
    string: ['pattern'],
    boolean: [],
    null: [],
  };
  const visit = (schema: Schema): void => {
    const types = [schema.type].flat();
    const own = Object.entries(known).flatMap(([type, keys]) => (types.includes(type) ? keys : []));
    expect([...known.general, ...own]).toEqual(expect.arrayContaining(Object.keys(schema)));
    if (schema.$ref !== undefined) expect(Object.keys(definitions)).toContain(schema.$ref.replace('#/$defs/', ''));
    const { items, prefixItems = [], anyOf = [], properties = {}, additionalProperties: others } = schema;
    const inner = [...prefixItems, ...anyOf, ...Object.values(properties)];
    for (const one of inner) visit(one);
    if (items) visit(items);
    if (typeof others === 'object') visit(others);
  };
  Object.values(definitions).forEach(visit);
});
