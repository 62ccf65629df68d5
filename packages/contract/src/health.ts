import { z } from 'zod';
import { defineOperation } from './operation.ts';

export const healthz = defineOperation('GET /healthz', {
  summary: 'Whether the server responds',
  response: z.object({ status: z.literal('ok') }),
});

export const readyz = defineOperation('GET /readyz', {
  summary: 'Whether photos can be made: the database responds and an engine process is ready',
  response: z.object({ status: z.literal('ready') }),
  errors: ['engine-unavailable', 'database-unavailable', 'storage-unavailable'],
});
