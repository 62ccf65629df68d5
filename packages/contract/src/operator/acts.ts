import { z } from 'zod';
import { momentSchema } from '../moment.ts';
import { defineOperation } from '../operation.ts';
import { operatorErrors } from './reason.ts';

export const operatorActSchema = z.object({
  id: z.number().int(),
  at: momentSchema,
  /** Email address of the account, or `command line`. */
  operator: z.string(),
  /** Id of the operation in this contract, or `refusalCase`, a command. */
  operation: z.string(),
  personId: z.string().nullable(),
  reason: z.string().nullable(),
  /** Ids and figures of the request, without words written to a customer. */
  facts: z.record(z.string(), z.unknown()),
  /** Error code if the act failed after it had begun. */
  failure: z.string().nullable(),
});

export const operatorActs = defineOperation('GET /api/operator/acts', {
  summary: 'List what operators did, newest first',
  querystring: z.object({ before: z.coerce.number().int().positive().optional() }),
  response: z.object({ acts: z.array(operatorActSchema), hasMore: z.boolean() }),
  errors: operatorErrors,
});

export type OperatorAct = z.input<typeof operatorActSchema>;
