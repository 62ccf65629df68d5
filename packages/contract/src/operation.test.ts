import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import type { V1Operation } from './v1/v1-operation.ts';

/** All but queries and forms of the browser: the former stay open, and the latter are read as a stream. */
const parts = Object.entries<Operation & Partial<V1Operation>>(operations).flatMap(([id, operation]) => {
  const { scope, body, form, querystring, consumes = [] } = operation;
  const isRead = scope !== undefined || !consumes.includes('multipart/form-data');
  return Object.entries({ body: isRead && body, form, query: scope && querystring }).flatMap(
    ([part, schema]) => membersOf(schema).map((member) => ({ name: `${id}: ${part}`, schema: member })),
  );
});

it.each(parts)('$name refuses a field that it does not know', ({ schema }) => {
  const { error } = schema.safeParse({ cropOnyl: 'true' });
  expect(error?.issues).toContainEqual(expect.objectContaining({ keys: ['cropOnyl'] }));
});

function membersOf(schema: unknown): z.ZodType[] {
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.options as z.ZodType[];
  return schema instanceof z.ZodType ? [schema] : [];
}
