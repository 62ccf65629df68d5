import { z } from 'zod';
import { boundedText } from '../bounded.ts';
import { limits } from '../limits.ts';
import { momentSchema } from '../moment.ts';
import { defineOperation } from '../operation.ts';
import { currencySchema } from '../packages.ts';
import { refundStatusSchema } from '../purchases.ts';
import { documentTypeSchema } from '../vocabulary.ts';
import { operatorActSchema } from './acts.ts';
import { operatorErrors, reasonSchema } from './reason.ts';

export const foundPersonSchema = z.object({
  /** Id of the account, or of a photo whose maker has none. */
  personId: z.uuid(),
  /** Null for a visitor without an account. */
  email: z.string().nullable(),
  since: momentSchema,
});

export const operatorSearch = defineOperation('GET /api/operator/search', {
  summary:
    'Find people by e-mail, or by the id of an account, photo, purchase or payment, or by invoice number',
  querystring: z.object({ text: boundedText(limits.search) }),
  response: z.object({ people: z.array(foundPersonSchema) }),
  errors: operatorErrors,
});

const at = momentSchema;
const money = { amount: z.number(), currency: currencySchema };
const document = { countryCode: z.string(), documentType: documentTypeSchema };

/** One thing that happened, with the figures that an operator needs to act upon it. */
export const storyEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('joined'), at }),
  z.object({ kind: z.literal('session'), at, endedAt: at.nullable(), secondFactor: z.boolean() }),
  z.object({ kind: z.literal('upload'), at, bytes: z.number().nullable() }),
  z.object({
    kind: z.literal('photo'),
    at,
    photoId: z.uuid(),
    ...document,
    variant: z.string(),
    isClean: z.boolean(),
    ok: z.boolean(),
    /** Ids of checks. */
    failed: z.array(z.string()),
    undetermined: z.array(z.string()),
    hasOriginal: z.boolean(),
  }),
  z.object({
    kind: z.literal('payment'),
    at,
    paymentId: z.uuid(),
    reference: z.string(),
    packageName: z.string(),
    status: z.enum(['pending', 'completed', 'failed', 'refunded', 'disputed']),
    ...money,
    invoiceNumber: z.string().nullable(),
    /** The latest first. */
    refunds: z.array(z.object({ status: refundStatusSchema, amount: z.number(), at })),
  }),
  z.object({
    kind: z.literal('package'),
    at,
    userPackageId: z.uuid(),
    packageName: z.string(),
    creditsRemaining: z.number().nullable(),
    expiresAt: at,
    isActive: z.boolean(),
  }),
  z.object({ kind: z.literal('credits'), at, change: z.number(), reason: z.string() }),
  z.object({
    kind: z.literal('rejection'),
    at,
    rejectionId: z.uuid(),
    ...document,
    authorityReason: z.string().nullable(),
    outcome: z.enum(['redo', 'refund']),
  }),
  z.object({ kind: z.literal('mail'), at, subject: z.string(), sent: z.boolean() }),
  z.object({ kind: z.literal('act'), at, act: operatorActSchema }),
]);

export const operatorPerson = defineOperation('GET /api/operator/people/:personId', {
  summary: 'Tell everything that is stored about a person, newest first, without pictures',
  params: z.object({ personId: z.uuid() }),
  response: z.object({
    personId: z.uuid(),
    email: z.string().nullable(),
    kind: z.enum(['account', 'guest', 'visitor']),
    isLocked: z.boolean(),
    isOperator: z.boolean(),
    story: z.array(storyEventSchema),
  }),
  errors: [...operatorErrors, 'person-not-found'],
});

export const operatorOpenFace = defineOperation('POST /api/operator/photos/:photoId/face', {
  summary: 'Open a photo for a reason that is logged: its thumbnail, or its preview with watermark',
  params: z.object({ photoId: z.uuid() }),
  body: z.object({ reason: reasonSchema }),
  response: z.object({ url: z.string() }),
  errors: [...operatorErrors, 'photo-not-found', 'file-not-found'],
});

export type FoundPerson = z.input<typeof foundPersonSchema>;
export type StoryEvent = z.input<typeof storyEventSchema>;
