import { z } from 'zod';
import { boundedInt, boundedText } from '../bounded.ts';
import { openHoursSchema, returnReasons } from '../human-check.ts';
import { limits } from '../limits.ts';
import { momentSchema } from '../moment.ts';
import { defineOperation } from '../operation.ts';
import { photoReportSchema } from '../photo-report.ts';
import { documentTypeSchema } from '../vocabulary.ts';
import { done, operatorErrors, reasonSchema } from './reason.ts';

const params = z.object({ checkId: z.uuid() });

/** Reasons that a person gives, each with words for the owner in the owner's language. */
export const personReasons = returnReasons.slice(0, 7) as Exclude<
  (typeof returnReasons)[number],
  'too-late' | 'photo-deleted'
>[];
const personReasonSchema = z.enum(personReasons as [(typeof personReasons)[number]]);

export const humanCheckTermsSchema = z.object({
  isOffered: z.boolean(),
  /** The operator states that the checkers are trained; pages do not say so otherwise. */
  isTrained: z.boolean(),
  credits: boundedInt(limits.checkCredits),
  /** Working time that one check takes; waiting times follow from it. */
  minutesEach: boundedInt(limits.checkMinutes),
  timeZone: z.string().min(1).max(64),
  hours: z.array(openHoursSchema).max(21),
});

export const waitingCheckSchema = z.object({
  checkId: z.uuid(),
  photoId: z.uuid(),
  personId: z.uuid(),
  requestedAt: momentSchema,
  expectedAt: momentSchema,
  countryCode: z.string(),
  documentType: documentTypeSchema,
  templates: z.record(personReasonSchema, z.string()),
});

export const operatorChecks = defineOperation('GET /api/operator/checks', {
  summary: 'List photos that wait for a check by a person, oldest first, and the terms of the check',
  response: z.object({
    terms: humanCheckTermsSchema,
    waiting: z.array(waitingCheckSchema),
    /** Decisions of the last 30 days. */
    passed: z.number().int(),
    returned: z.number().int(),
  }),
  errors: operatorErrors,
});

export const operatorOpenCheck = defineOperation('POST /api/operator/checks/:checkId/face', {
  summary:
    'Open the photo of a check that its owner ordered, with original and report; the opening is logged',
  params,
  response: photoReportSchema.pick({ report: true, requirement: true, answers: true }).extend({
    url: z.string(),
    /** Null after the original was deleted. */
    originalUrl: z.string().nullable(),
  }),
  errors: [...operatorErrors, 'photo-not-found', 'file-not-found', 'act-not-possible'],
});

export const operatorDecideCheck = defineOperation('POST /api/operator/checks/:checkId/decision', {
  summary: 'Pass a photo, or return it with words for its owner, who gets the credits back',
  params,
  body: z.discriminatedUnion('verdict', [
    z.strictObject({ verdict: z.literal('passed'), reason: reasonSchema }),
    z.strictObject({
      verdict: z.literal('returned'),
      because: personReasonSchema,
      words: boundedText(limits.checkAnswer),
      reason: reasonSchema,
    }),
  ]),
  response: done,
  errors: [...operatorErrors, 'photo-not-found', 'act-not-possible'],
});

export const operatorSetCheckTerms = defineOperation('POST /api/operator/check-terms', {
  summary:
    'Offer checks by a person or not, and set their price and opening hours; checks that wait stay in the queue',
  body: humanCheckTermsSchema.extend({ reason: reasonSchema }),
  response: done,
  errors: operatorErrors,
});

export type HumanCheckTerms = z.infer<typeof humanCheckTermsSchema>;
export type WaitingCheck = z.input<typeof waitingCheckSchema>;
