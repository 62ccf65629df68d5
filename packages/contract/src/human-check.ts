import { z } from 'zod';
import { momentSchema } from './moment.ts';
import { accountErrors, defineOperation } from './operation.ts';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** From Monday, which is 1; hours end before midnight. */
export const openHoursSchema = z
  .object({ day: z.number().int().min(1).max(7), from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from < to);

/** Reasons to return a photo. The service itself gives the last two. */
export const returnReasons = [
  'expression',
  'pose',
  'light',
  'background',
  'sharpness',
  'covering',
  'other',
  'too-late',
  'photo-deleted',
] as const;

export const humanCheckOfferSchema = z.object({
  /** Price of a check. The credits go back if the photo does. */
  credits: z.number().int(),
  isTrained: z.boolean(),
  /** True during the opening hours. */
  isOpen: z.boolean(),
  /** Photos that wait before this one. */
  waiting: z.number().int(),
  /** When a check that is ordered now will be done, by the queue and the opening hours. */
  expectedAt: momentSchema,
  timeZone: z.string(),
  hours: z.array(openHoursSchema),
});

export const humanCheckSchema = z.object({
  status: z.enum(['waiting', 'passed', 'returned']),
  requestedAt: momentSchema,
  /** The time that was promised with the order. */
  expectedAt: momentSchema,
  /** Credits are returned if the photo has not been checked by then. */
  returnsAt: momentSchema,
  decidedAt: momentSchema.nullable(),
  /** Words of the person who returned it. */
  words: z.string().nullable(),
});

const params = z.object({ photoId: z.uuid() });

export const getHumanCheck = defineOperation('GET /api/photos/:photoId/human-check', {
  summary: 'Get the check of a photo by a person, and the offer of one',
  params,
  response: z.object({ offer: humanCheckOfferSchema.nullable(), check: humanCheckSchema.nullable() }),
  errors: ['session-missing', ...accountErrors, 'photo-not-found'],
});

export const requestHumanCheck = defineOperation('POST /api/photos/:photoId/human-check', {
  summary: 'Have a person check a finished photo, for credits that go back if the photo does',
  params,
  response: z.object({ check: humanCheckSchema }),
  errors: [
    'session-missing',
    ...accountErrors,
    'rate-limited',
    'photo-not-found',
    'human-check-not-possible',
    'payment-required',
  ],
});

export type OpenHours = z.infer<typeof openHoursSchema>;
export type ReturnReason = (typeof returnReasons)[number];
export type HumanCheckOffer = z.input<typeof humanCheckOfferSchema>;
export type HumanCheck = z.input<typeof humanCheckSchema>;
