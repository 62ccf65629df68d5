import { z } from 'zod';
import type { BatchItemState } from './bulk.ts';
import { errorCodeSchema } from './failure.ts';
import { momentSchema } from './moment.ts';
import { faultsShape } from './verdict.ts';
import { documentTypeSchema, referenceAnswerSchema } from './vocabulary.ts';

/** Events that are sent to a customer's server. */
export const webhookEventTypes = [
  'photo.finished',
  'photo.failed',
  'job.ended',
  'rules.changed',
  'batch.ended',
  'credits.low',
  'refund.completed',
] as const;
export const webhookEventTypeSchema = z.enum(webhookEventTypes);
/** Event that the owner sends to one endpoint as a test. */
export const webhookTestType = 'test';

const timestamp = z.iso.datetime().describe('Time of the event, the same in every attempt.');
const href = z.url().describe('Address of the resource in the API; it needs a key.');

const order = {
  originalId: z.string().describe('Id of the portrait.'),
  countryCode: z.string().describe('ISO 3166-1 alpha-2 code in upper case.'),
  documentType: documentTypeSchema,
  reference: referenceAnswerSchema,
  isTest: z.boolean().describe('Asked for by a test key.'),
};

const itemCounts = {
  waiting: z.int().describe('Not begun.'),
  making: z.int().describe('Being made.'),
  made: z.int().describe('Finished.'),
  'rules-failed': z.int().describe('Made, but not paid for, because a check fails.'),
  undecided: z.int().describe('Made, but not taken yet, because a check is undetermined.'),
  deleted: z.int().describe('Made, and deleted since.'),
  failed: z.int().describe('Not made.'),
  cancelled: z.int().describe('Cancelled by the owner of the batch.'),
} satisfies Record<BatchItemState, z.ZodType>;

/** Body of a delivery: ids to query. It contains no picture and no link that opens one. */
export const webhookEventSchema = z
  .discriminatedUnion('type', [
    eventOf('photo.finished', {
      photoId: z.uuid().describe('Id of the photo.'),
      ...order,
      status: z
        .enum(['finished', 'preview'])
        .describe('`finished`: paid for. `preview`: made, but not paid for.'),
      ...faultsShape,
      href,
    }).meta({ id: 'PhotoFinishedEvent', description: 'A photo was made.' }),
    eventOf('photo.failed', {
      code: errorCodeSchema.describe('Reason for the failure. No credit was used.'),
      ...order,
    }).meta({ id: 'PhotoFailedEvent', description: 'A photo could not be made.' }),
    eventOf('job.ended', {
      jobId: z.uuid().describe('Id of the job.'),
      reference: order.reference,
      isTest: order.isTest,
      made: z.int().describe('Number of documents of which a photo was made.'),
      failed: z.int().describe('Number of documents of which none could be made.'),
      href,
    }).meta({ id: 'JobEndedEvent', description: 'All photos of a job were made, or have failed.' }),
    eventOf('batch.ended', {
      batchId: z.uuid().describe('Id of the batch.'),
      state: z
        .enum(['done', 'cancelled'])
        .describe('`done`: nothing is left to make. `cancelled`: its owner cancelled it.'),
      items: z.object(itemCounts).describe('Number of photos by state.'),
      page: z.url().describe('Page of the batch in the dashboard.'),
    }).meta({ id: 'BatchEndedEvent', description: 'A batch of the dashboard ended.' }),
    eventOf('rules.changed', {
      photoId: z.uuid().describe('Id of the photo.'),
      countryCode: order.countryCode,
      documentType: order.documentType,
      changedFields: z
        .array(z.string())
        .describe(
          'Fields of the requirement that differ from those the photo was made by, such as `headHeight.minMm`; empty if ' +
            'only a verdict got worse.',
        ),
      ...faultsShape,
      href,
    }).meta({
      id: 'RulesChangedEvent',
      description:
        'The rules of a photo changed since it was made, and it was judged again by the current ones.',
    }),
    eventOf('credits.low', {
      creditsRemaining: z.number().int().describe('Credits left.'),
      href,
    }).meta({ id: 'CreditsLowEvent', description: 'The account is running out of credits.' }),
    eventOf('refund.completed', {
      paymentId: z.uuid().describe('Id of the payment.'),
      amount: z.number().describe('Refunded amount, in units of the currency.'),
      currency: z.string().describe('ISO 4217 code.'),
    }).meta({ id: 'RefundCompletedEvent', description: 'A payment was refunded.' }),
    eventOf(webhookTestType, { href }).meta({ id: 'TestEvent', description: 'A test event.' }),
  ])
  .meta({ id: 'WebhookEvent', description: 'An event of the account.' });

function eventOf<const Type extends string, Data extends z.ZodRawShape>(type: Type, data: Data) {
  return z.object({
    type: z.literal(type).describe('Type of the event.'),
    timestamp,
    data: z.object(data).describe('Details of the event.'),
  });
}

export const webhookEndpointSchema = z
  .object({
    id: z.uuid().describe('Id of the endpoint.'),
    url: z.string().describe('Address that events are sent to.'),
    events: z.array(webhookEventTypeSchema).describe('Types of the events that are sent.'),
    isTest: z
      .boolean()
      .describe(
        'Added by a test key: it gets the events of test keys alone, and no other endpoint gets them.',
      ),
    createdAt: momentSchema.describe('Time at which the endpoint was added.'),
    failingSince: momentSchema
      .nullable()
      .describe(
        'Time since which every delivery has failed; null if the last one succeeded or none was sent.',
      ),
    disabledAt: momentSchema
      .nullable()
      .describe('Time at which the endpoint was disabled after too many failures; null if it is active.'),
  })
  .meta({ id: 'WebhookEndpoint', description: 'An address that events of the account are sent to.' });

export const webhookOutcomes = ['delivered', 'refused', 'unreachable'] as const;

export const webhookDeliverySchema = z
  .object({
    id: z.uuid().describe('Id of the delivery.'),
    eventId: z.uuid().describe('Id of the event, sent as the header `webhook-id` in every attempt.'),
    type: z.enum([...webhookEventTypes, webhookTestType]).describe('Type of the event.'),
    state: z
      .enum(['waiting', 'delivered', 'failed'])
      .describe('`waiting`: another attempt follows. `failed`: no further attempt follows.'),
    attempts: z.number().int().describe('Number of attempts so far.'),
    createdAt: momentSchema.describe('Time at which the delivery was queued.'),
    outcome: z
      .enum(webhookOutcomes)
      .nullable()
      .describe(
        'Outcome of the last attempt; null before the first. `refused`: the endpoint answered with a status other than ' +
          '2xx. `unreachable`: no answer came in time, whatever the reason.',
      ),
    statusCode: z
      .number()
      .int()
      .nullable()
      .describe('HTTP status of the last attempt; null without an answer.'),
    lastAttemptAt: momentSchema.nullable().describe('Time of the last attempt; null before the first.'),
    nextAttemptAt: momentSchema.nullable().describe('Time of the next attempt; null if none follows.'),
  })
  .meta({ id: 'WebhookDelivery', description: 'An event that is sent to an endpoint.' });

export const webhookUrlCharsMax = 2000;

export type WebhookEvent = z.infer<typeof webhookEventSchema>;
export type WebhookEventType = z.infer<typeof webhookEventTypeSchema>;
export type WebhookEndpoint = z.input<typeof webhookEndpointSchema>;
export type WebhookDelivery = z.input<typeof webhookDeliverySchema>;
export type WebhookOutcome = (typeof webhookOutcomes)[number];
