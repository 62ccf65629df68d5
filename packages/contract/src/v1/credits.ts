import { z } from 'zod';
import { packageFeatureSchema, planSchema } from '../packages.ts';
import { examples } from './examples.ts';
import { defineV1Operation, keyErrors } from './v1-operation.ts';

export const v1GetCredits = defineV1Operation('v1GetCredits', {
  tag: 'Credits',
  scope: 'credits:read',
  summary: 'Get credits',
  description: 'What is left in all packages of the account together, and in each.',
  response: z
    .object({
      creditsRemaining: z.int().nullable().describe('Null: without limit.'),
      packages: z
        .array(
          z.object({
            id: z.uuid(),
            plan: planSchema.nullable(),
            creditsRemaining: z.int().nullable(),
            expiresAt: z.iso.datetime(),
            features: z.array(packageFeatureSchema),
          }),
        )
        .describe('Those that have not expired; the one that pays next in front.'),
    })
    .meta({ id: 'Credits' }),
  errors: keyErrors,
  example: { response: examples.credits },
});
