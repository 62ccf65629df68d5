import { z } from 'zod';
import { momentSchema } from '../moment.ts';
import { packageFeatureSchema, planSchema } from '../packages.ts';
import { examples } from './examples.ts';
import { defineV1Operation } from './v1-operation.ts';

const creditsRemainingSchema = z.int().nullable().describe('Credits left; null if unlimited.');

export const v1GetCredits = defineV1Operation('GET /api/v1/credits', {
  tag: 'Credits',
  scope: 'credits:read',
  summary: 'Get credits',
  description:
    'Returns the credits left in the account, in total and by package, and what the API key has used.',
  response: z
    .object({
      key: z
        .object({
          isTest: z.boolean().describe('A test key uses no credits.'),
          creditsPerMonth: z
            .int()
            .nullable()
            .describe('Credits that the key may use in a calendar month (UTC); null if there is no limit.'),
          creditsThisMonth: z.int().describe('Credits that the key has used this month.'),
        })
        .describe('The API key of the request.'),
      creditsRemaining: creditsRemainingSchema,
      packages: z
        .array(
          z.object({
            id: z.uuid().describe('Id of the package.'),
            plan: planSchema.nullable().describe('Plan of the package; null if the operator added it.'),
            creditsRemaining: creditsRemainingSchema,
            expiresAt: momentSchema.describe('Expiry of the package.'),
            features: z.array(packageFeatureSchema).describe('Features of the package.'),
          }),
        )
        .describe('Packages that have not expired, in the order in which they are used.'),
    })
    .meta({ id: 'Credits', description: 'Credits of the account.' }),
  example: { response: examples.credits },
});
