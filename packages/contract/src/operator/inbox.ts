import { z } from 'zod';
import { boundedText } from '../bounded.ts';
import { contactTopicSchema } from '../contact.ts';
import { limits } from '../limits.ts';
import { momentSchema } from '../moment.ts';
import { defineOperation } from '../operation.ts';
import { rejectionReasonSchema } from '../purchases.ts';
import { documentTypeSchema } from '../vocabulary.ts';
import { done, operatorErrors, reasonSchema } from './reason.ts';

/** Tasks that wait for an operator and faults of the service, the most urgent first. */
export const firstKinds = ['late-checks', 'disputes', 'mails', 'claims', 'messages', 'checks'] as const;

/** A letter that ends with a colon still lacks what it announces. */
const wordsSchema = boundedText(limits.message).refine((words) => !/[:：]$/.test(words));

export const rejectionClaimSchema = z.object({
  claimId: z.uuid(),
  personId: z.uuid(),
  email: z.string(),
  at: momentSchema,
  countryCode: z.string(),
  documentType: documentTypeSchema,
  reason: rejectionReasonSchema.nullable(),
  authorityReason: z.string().nullable(),
  /** The service gives this by itself when a rejection is reported. */
  outcome: z.enum(['redo', 'refund']),
  /** The purchase was refunded already, so its claim can only be answered. */
  isRefunded: z.boolean(),
  /** Null if the photo was deleted. */
  photoId: z.uuid().nullable(),
  failed: z.array(z.string()),
  undetermined: z.array(z.string()),
  /** First words of an answer in the language of the person. */
  templates: z.object({ accepted: z.string(), refused: z.string(), refunded: z.string() }),
});

export const contactMessageSchema = z.object({
  messageId: z.uuid(),
  email: z.string(),
  at: momentSchema,
  topic: contactTopicSchema,
  language: z.string(),
  message: z.string(),
});

export const operatorInbox = defineOperation('GET /api/operator/inbox', {
  summary: 'Count what needs an operator, and list unanswered rejections and messages, oldest first',
  response: z.object({
    /** Only what there is any of. */
    first: z.array(z.object({ kind: z.enum(firstKinds), count: z.number().int() })),
    claims: z.array(rejectionClaimSchema),
    messages: z.array(contactMessageSchema),
  }),
  errors: operatorErrors,
});

export const operatorAnswerClaim = defineOperation('POST /api/operator/claims/:claimId/answer', {
  summary:
    'Answer a reported rejection by mail: accepted, it is refunded in full if it has not been; or refused',
  params: z.object({ claimId: z.uuid() }),
  body: z.object({ isAccepted: z.boolean(), words: wordsSchema, reason: reasonSchema }),
  response: done,
  errors: [
    ...operatorErrors,
    'rejection-not-found',
    'refund-not-possible',
    'act-not-possible',
    'payment-unavailable',
    'mail-unavailable',
  ],
});

export const operatorAnswerMessage = defineOperation('POST /api/operator/messages/:messageId/answer', {
  summary: 'Answer a message of the contact form by mail',
  params: z.object({ messageId: z.uuid() }),
  body: z.object({ words: wordsSchema, reason: reasonSchema }),
  response: done,
  errors: [...operatorErrors, 'act-not-possible', 'mail-unavailable'],
});

export type RejectionClaim = z.input<typeof rejectionClaimSchema>;
export type ContactMessage = z.input<typeof contactMessageSchema>;
export type FirstKind = (typeof firstKinds)[number];
