import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { documentTypeSchema } from '../vocabulary.ts';
import { operatorErrors } from './reason.ts';

export const funnelSteps = ['visit', 'upload', 'photo', 'checkout', 'paid', 'download'] as const;

const document = { countryCode: z.string(), documentType: documentTypeSchema };

export const operatorQuality = defineOperation('GET /api/operator/quality', {
  summary: 'How the last days went: funnel, failing checks, questions, rejections and photos given up',
  querystring: z.object({ days: z.coerce.number().int().min(1).max(365).default(30) }),
  response: z.object({
    /** Counted by the server without cookies: requests that succeeded, not people. */
    funnel: z.array(z.object({ step: z.enum(funnelSteps), count: z.number().int() })),
    photos: z.object({ made: z.number().int(), finished: z.number().int(), givenUp: z.number().int() }),
    /** The document whose previews were given up most often comes first. */
    givenUp: z.array(
      z.object({ ...document, givenUp: z.number().int(), made: z.number().int(), share: z.number() }),
    ),
    /** The check and country that fail most often come first. */
    failing: z.array(
      z.object({ check: z.string(), countryCode: z.string(), failed: z.number().int(), share: z.number() }),
    ),
    undetermined: z.array(z.object({ check: z.string(), count: z.number().int(), share: z.number() })),
    questions: z.array(z.object({ question: z.string(), answered: z.number().int() })),
    rejections: z.array(
      z.object({
        ...document,
        /** Day since which the rules hold by which the photos were made; null if they are not recorded. */
        rulesSince: z.iso.date().nullable(),
        finished: z.number().int(),
        rejected: z.number().int(),
      }),
    ),
    queue: z.object({ waiting: z.number().int(), medianSeconds: z.number().nullable() }),
  }),
  errors: operatorErrors,
});

export type FunnelStep = (typeof funnelSteps)[number];
