import { z } from 'zod';
import { defineOperation } from './operation.ts';

export const healthz = defineOperation('healthz', {
  summary: 'The server answers',
  response: z.object({ status: z.literal('ok') }),
  errors: [],
});

export const readyz = defineOperation('readyz', {
  summary: 'The database answers and an engine process is warm: photos can be made now',
  response: z.object({ status: z.literal('ready') }),
  errors: ['engine-unavailable', 'database-unavailable', 'storage-unavailable'],
});
