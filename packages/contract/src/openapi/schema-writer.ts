import { z } from 'zod';
import type { JsonSchema } from './document.ts';

export type WriteSchema = (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;

/** Writes zod schemas as JSON Schema. Schemas with an id are written once into `schemas` and referenced. */
export function schemaWriter(schemas: Record<string, JsonSchema>): WriteSchema {
  return (schema, io) => {
    const {
      $schema: _,
      $defs,
      ...written
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        if (io === 'output') leaveRoom(jsonSchema as JsonSchema);
      },
    }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    for (const [name, each] of Object.entries($defs ?? {})) keep(name, each);
    if (typeof written.id !== 'string') return withOwnRefs(written);
    keep(written.id, written);
    return { $ref: `#/components/schemas/${written.id}` };
  };

  function keep(name: string, { id: _, ...schema }: JsonSchema): void {
    const kept = withOwnRefs(schema);
    if (schemas[name] && JSON.stringify(schemas[name]) !== JSON.stringify(kept)) {
      throw new Error(`two schemas have the id ${name}, or one is used in requests and in answers`);
    }
    schemas[name] = kept;
  }
}

/** Answers may gain fields and values at any time, so clients must accept unknown ones. */
function leaveRoom(schema: JsonSchema): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (Array.isArray(schema.enum)) {
    // Beside a reference, the values repeat those of the referenced schema.
    if (schema.$ref === undefined) schema['x-extensible-enum'] = schema.enum;
    delete schema.enum;
  }
}

function withOwnRefs(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
