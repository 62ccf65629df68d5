import { z } from 'zod';
import { errorCodes } from './errors.ts';
import { accountErrors, defineOperation } from './operation.ts';
import { documentTypeSchema } from './vocabulary.ts';

/** Events that are sent to a customer's server. */
export const webhookEventTypes = ['photo.finished', 'photo.failed', 'credits.low'] as const;
export const webhookEventTypeSchema = z.enum(webhookEventTypes);
/** Event that the owner sends to one endpoint as a test. */
export const webhookTestType = 'test';

const timestamp = z.iso.datetime().describe('When it happened; the same in every try.');
const href = z.url().describe('Where the API tells more; it needs a key.');

/** Document that the photo was requested for. */
const order = {
  originalId: z.string().describe('Of the portrait.'),
  countryCode: z.string(),
  documentType: documentTypeSchema,
};

/** Body of a delivery: ids to query. It contains no picture and no link that opens one. */
export const webhookEventSchema = z
  .discriminatedUnion('type', [
    z
      .object({
        type: z.literal('photo.finished'),
        timestamp,
        data: z.object({
          photoId: z.uuid(),
          ...order,
          status: z.enum(['finished', 'preview']).describe('`preview`: made, and not paid for yet.'),
          href,
        }),
      })
      .meta({ id: 'PhotoFinishedEvent' }),
    z
      .object({
        type: z.literal('photo.failed'),
        timestamp,
        data: z.object({
          code: z.enum(errorCodes).describe('Why no photo came of it; it cost nothing.'),
          ...order,
        }),
      })
      .meta({ id: 'PhotoFailedEvent' }),
    z
      .object({
        type: z.literal('credits.low'),
        timestamp,
        data: z.object({ creditsRemaining: z.number().int(), href }),
      })
      .meta({ id: 'CreditsLowEvent' }),
    z
      .object({ type: z.literal(webhookTestType), timestamp, data: z.object({ href }) })
      .meta({ id: 'TestEvent' }),
  ])
  .meta({ id: 'WebhookEvent' });

export const webhookEndpointSchema = z
  .object({
    endpointId: z.uuid(),
    url: z.string(),
    events: z.array(webhookEventTypeSchema),
    createdAt: z.iso.datetime(),
    /** Time since which every delivery has failed; null if the last one succeeded or none was sent. */
    failingSince: z.iso.datetime().nullable(),
    /** When the endpoint was disabled after too many failures; null if it is active. */
    disabledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'WebhookEndpoint' });

/**
 * `refused`: the endpoint answered with a status other than 2xx. `address-private`: its name resolved to a private
 * network.
 */
export const webhookOutcomes = [
  'delivered',
  'refused',
  'timed-out',
  'unreachable',
  'address-private',
] as const;

export const webhookDeliverySchema = z
  .object({
    deliveryId: z.uuid(),
    /** Value of the header `webhook-id`, the same in every attempt. */
    eventId: z.uuid(),
    type: z.enum([...webhookEventTypes, webhookTestType]),
    state: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.number().int(),
    createdAt: z.iso.datetime(),
    /** Outcome of the last attempt; null before the first. */
    outcome: z.enum(webhookOutcomes).nullable(),
    statusCode: z.number().int().nullable(),
    lastAttemptAt: z.iso.datetime().nullable(),
    /** Null if no further attempt follows. */
    nextAttemptAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'WebhookDelivery' });

const endpointParams = z.object({ endpointId: z.uuid() });
const deliveryParams = z.object({ deliveryId: z.uuid() });
const eventsSchema = z
  .array(webhookEventTypeSchema)
  .min(1)
  .max(webhookEventTypes.length)
  .transform((events) => [...new Set(events)]);
/** Shown once, because only an encrypted copy is stored. */
const secretSchema = z.string().describe('`whsec_` and the key in base64; shown this once.');
export const webhookUrlCharsMax = 2000;

export const listWebhookEndpoints = defineOperation('listWebhookEndpoints', {
  summary: 'The addresses that the account has its events sent to',
  response: z.object({ endpoints: z.array(webhookEndpointSchema) }),
  errors: [...accountErrors],
});

export const createWebhookEndpoint = defineOperation('createWebhookEndpoint', {
  summary: 'Have events sent to an address of one’s own',
  body: z.object({ url: z.string().max(webhookUrlCharsMax), events: eventsSchema }),
  response: z.object({ endpoint: webhookEndpointSchema, secret: secretSchema }),
  errors: [
    'request-invalid',
    ...accountErrors,
    'rate-limited',
    'webhook-url-invalid',
    'webhook-url-private',
    'webhook-host-unknown',
    'webhook-endpoints-full',
  ],
});

export const updateWebhookEndpoint = defineOperation('updateWebhookEndpoint', {
  summary: 'Choose other events, or use an address again that was switched off',
  params: endpointParams,
  body: z.object({ events: eventsSchema.optional(), enabled: z.literal(true).optional() }),
  response: z.object({ endpoint: webhookEndpointSchema }),
  errors: ['request-invalid', ...accountErrors, 'rate-limited', 'webhook-endpoint-not-found'],
});

export const deleteWebhookEndpoint = defineOperation('deleteWebhookEndpoint', {
  summary: 'Send nothing to an address any more, and forget its deliveries',
  params: endpointParams,
  response: z.object({ deleted: z.literal(true) }),
  errors: ['request-invalid', ...accountErrors, 'webhook-endpoint-not-found'],
});

export const rotateWebhookSecret = defineOperation('rotateWebhookSecret', {
  summary: 'A new secret; the old one signs as well for a day',
  params: endpointParams,
  response: z.object({ secret: secretSchema, previousUntil: z.iso.datetime() }),
  errors: ['request-invalid', ...accountErrors, 'rate-limited', 'webhook-endpoint-not-found'],
});

export const testWebhookEndpoint = defineOperation('testWebhookEndpoint', {
  summary: 'Send a test event, once',
  params: endpointParams,
  response: z.object({ delivery: webhookDeliverySchema }),
  errors: ['request-invalid', ...accountErrors, 'rate-limited', 'webhook-endpoint-not-found'],
});

export const listWebhookDeliveries = defineOperation('listWebhookDeliveries', {
  summary: 'What was sent to an address in the last 30 days, newest first',
  params: endpointParams,
  querystring: z.object({ limit: z.coerce.number<number>().int().min(1).max(100).default(20) }),
  response: z.object({ deliveries: z.array(webhookDeliverySchema) }),
  errors: ['request-invalid', ...accountErrors, 'webhook-endpoint-not-found'],
});

export const retryWebhookDelivery = defineOperation('retryWebhookDelivery', {
  summary: 'Send an event again now',
  params: deliveryParams,
  response: z.object({ delivery: webhookDeliverySchema }),
  errors: ['request-invalid', ...accountErrors, 'rate-limited', 'webhook-delivery-not-found'],
});

export type WebhookEvent = z.infer<typeof webhookEventSchema>;
export type WebhookEventType = z.infer<typeof webhookEventTypeSchema>;
export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>;
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
export type WebhookOutcome = (typeof webhookOutcomes)[number];
