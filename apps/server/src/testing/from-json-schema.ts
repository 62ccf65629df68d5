import fc from 'fast-check';

/** The part of JSON Schema that requests use. */
export interface RequestSchema {
  $ref?: string;
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: RequestSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, RequestSchema>;
  required?: string[];
}

type Resolve = (schema: RequestSchema) => RequestSchema;

/** Generates values that satisfy a schema. */
export function valuesOf(given: RequestSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  const schema = resolve(given);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      if (schema.format === 'uuid') return fc.uuid();
      if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
      return fc.string({ minLength: schema.minLength ?? 0, maxLength: schema.maxLength ?? 40 });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(schema.items!, resolve), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'object': {
      const parts: Record<string, fc.Arbitrary<unknown>> = {};
      for (const [name, each] of Object.entries(schema.properties ?? {}))
        parts[name] = valuesOf(each, resolve);
      return fc.record(parts, { requiredKeys: schema.required ?? [] });
    }
    default:
      throw new Error(`a request has a schema that is not generated: ${JSON.stringify(schema)}`);
  }
}

/** Typical wrong values. */
export const mistakes = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    'null',
    '-1',
    '1e9',
    '../../etc/passwd',
    "' or 1=1 --",
    '\u202e',
    'DE\u0000',
  ),
  fc.string({ maxLength: 300 }),
  fc.integer(),
  fc.constantFrom<unknown>(null, true, [], {}, [[]], { $ne: 1 }),
);
