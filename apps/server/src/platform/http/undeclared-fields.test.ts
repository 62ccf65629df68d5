import type { Operation } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openHttpServer } from './http-server.ts';
import { serve } from './route.ts';

const rowSchema = z.object({ id: z.int() });
const operation: Operation = {
  method: 'GET',
  path: '/rows',
  summary: 'List rows',
  response: z.object({
    rows: z.array(rowSchema),
    newest: rowSchema.nullable(),
    events: z.array(z.discriminatedUnion('kind', [z.object({ kind: z.literal('made'), row: rowSchema })])),
  }),
  errors: [],
};

let app: FastifyInstance;
beforeAll(async () => {
  app = await openHttpServer({ logLevel: 'silent', trustProxy: false, https: false });
});
afterAll(() => app.close());

it('answers leave out fields that their operation does not declare, those of nested rows too', async () => {
  const row = { id: 1, secret: 'a' };
  const event = { kind: 'made', row, secret: 'b' };
  serve(app, operation, async () => ({ rows: [row], newest: row, events: [event], secret: 'c' }));
  const answer = await app.inject({ url: operation.path });
  expect(answer.json()).toEqual({
    rows: [{ id: 1 }],
    newest: { id: 1 },
    events: [{ kind: 'made', row: { id: 1 } }],
  });
});
