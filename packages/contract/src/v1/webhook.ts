import { z } from 'zod';
import { momentSchema } from '../moment.ts';
import { referenceSchema } from '../vocabulary.ts';
import {
  webhookDeliverySchema,
  webhookEndpointSchema,
  webhookEventSchema,
  webhookEventTypeSchema,
  webhookEventTypes,
  webhookUrlCharsMax,
} from '../webhooks.ts';
import { examples } from './examples.ts';
import { pageOf, pageQuery } from './paging.ts';
import { defineV1Operation } from './v1-operation.ts';

const shared = { tag: 'Webhooks', scope: 'webhooks:manage', allowsSession: true } as const;
const { webhookEndpoint: endpoint, webhookDelivery: delivery, webhookSecret: secret } = examples;
const ofEndpoint = { endpointId: endpoint.id };
const endpointErrors = ['webhook-endpoint-not-found'] as const;

const endpointParams = z.object({ endpointId: z.uuid().describe('Id of the endpoint.') });
const eventsSchema = z
  .array(webhookEventTypeSchema)
  .min(1)
  .max(webhookEventTypes.length)
  .transform((events) => [...new Set(events)])
  .describe('Types of the events to send.');
const secretSchema = z
  .string()
  .describe('Secret that signs events: `whsec_` and the key in base64. Shown only once.');

export const v1ListWebhookEndpoints = defineV1Operation('GET /api/v1/webhook-endpoints', {
  ...shared,
  summary: 'List webhook endpoints',
  description: 'Returns all webhook endpoints of the account on one page, newest first.',
  response: pageOf(webhookEndpointSchema).meta({
    id: 'WebhookEndpointPage',
    description: 'The webhook endpoints of the account.',
  }),
  example: { response: { data: [endpoint], nextCursor: null } },
});

export const v1CreateWebhookEndpoint = defineV1Operation('POST /api/v1/webhook-endpoints', {
  ...shared,
  status: 201,
  summary: 'Add a webhook endpoint',
  description:
    'Sends events of the account to an address, signed according to Standard Webhooks. The address must be public and ' +
    'use https. The secret is returned only once.',
  body: z.object({
    url: z.string().max(webhookUrlCharsMax).describe('Public https address to send events to.'),
    events: eventsSchema,
  }),
  response: webhookEndpointSchema.extend({ secret: secretSchema }).meta({
    id: 'NewWebhookEndpoint',
    description: 'A webhook endpoint with its secret.',
  }),
  errors: [
    'email-unproven',
    'webhook-url-invalid',
    'webhook-url-private',
    'webhook-host-unknown',
    'webhook-endpoints-full',
  ],
  example: { body: { url: endpoint.url, events: endpoint.events }, response: { ...endpoint, secret } },
});

export const v1UpdateWebhookEndpoint = defineV1Operation('POST /api/v1/webhook-endpoints/:endpointId', {
  ...shared,
  summary: 'Update a webhook endpoint',
  description:
    'Chooses other events, or enables an endpoint again that was disabled after too many failures.',
  params: endpointParams,
  body: z.object({
    events: eventsSchema.optional(),
    enabled: z.literal(true).optional().describe('Enables a disabled endpoint again.'),
  }),
  response: webhookEndpointSchema,
  errors: endpointErrors,
  example: { params: ofEndpoint, body: { events: endpoint.events }, response: endpoint },
});

export const v1DeleteWebhookEndpoint = defineV1Operation('DELETE /api/v1/webhook-endpoints/:endpointId', {
  ...shared,
  status: 204,
  summary: 'Delete a webhook endpoint',
  description: 'Deletes an endpoint with its deliveries. No more events are sent to it.',
  params: endpointParams,
  errors: endpointErrors,
  example: { params: ofEndpoint },
});

export const v1RotateWebhookSecret = defineV1Operation('POST /api/v1/webhook-endpoints/:endpointId/secret', {
  ...shared,
  summary: 'Rotate a webhook secret',
  description:
    'Creates a secret that signs all further events. The previous secret signs them as well for a day.',
  params: endpointParams,
  response: z.object({
    secret: secretSchema,
    previousUntil: momentSchema.describe('Time until which the previous secret signs as well.'),
  }),
  errors: endpointErrors,
  example: { params: ofEndpoint, response: { secret, previousUntil: '2026-11-23T20:05:30.123Z' } },
});

export const v1TestWebhookEndpoint = defineV1Operation('POST /api/v1/webhook-endpoints/:endpointId/test', {
  ...shared,
  status: 202,
  summary: 'Send a test event',
  description: 'Sends a test event in a single attempt. The outcome is listed with the deliveries.',
  params: endpointParams,
  response: webhookDeliverySchema,
  errors: endpointErrors,
  example: { params: ofEndpoint, response: delivery },
});

export const v1ListWebhookDeliveries = defineV1Operation(
  'GET /api/v1/webhook-endpoints/:endpointId/deliveries',
  {
    ...shared,
    summary: 'List webhook deliveries',
    description: 'Returns the deliveries to an endpoint in the last 30 days, newest first.',
    params: endpointParams,
    querystring: z.object(pageQuery(100, 20)),
    response: pageOf(webhookDeliverySchema).meta({
      id: 'WebhookDeliveryPage',
      description: 'A page of deliveries.',
    }),
    errors: endpointErrors,
    example: {
      params: ofEndpoint,
      query: { limit: 10 },
      response: { data: [delivery], nextCursor: null },
    },
  },
);

export const v1RetryWebhookDelivery = defineV1Operation('POST /api/v1/webhook-deliveries/:deliveryId/retry', {
  ...shared,
  status: 202,
  summary: 'Retry a webhook delivery',
  description: 'Sends the event now instead of at its next attempt.',
  params: z.object({ deliveryId: z.uuid().describe('Id of the delivery.') }),
  response: webhookDeliverySchema,
  errors: ['webhook-delivery-not-found'],
  example: { params: { deliveryId: delivery.id }, response: delivery },
});

export const v1ListEvents = defineV1Operation('GET /api/v1/events', {
  tag: 'Webhooks',
  scope: 'webhooks:manage',
  summary: 'List events',
  description:
    'Returns the events of the last 30 days, newest first, whether or not an endpoint took them: read them to catch up ' +
    'after your server was away. Test keys see the events of test keys, all other keys the others.',
  querystring: z.object({
    ...pageQuery(100, 25),
    type: webhookEventTypeSchema.optional().describe('Only events of this type.'),
    reference: referenceSchema.optional(),
    since: z.iso.datetime().optional().describe('Only events at or after this time.'),
  }),
  response: pageOf(
    z
      .object({
        id: z.uuid().describe('Id of the event, the same as in the header `webhook-id`.'),
        event: webhookEventSchema,
      })
      .meta({ id: 'AccountEvent', description: 'An event with its id.' }),
  ).meta({ id: 'EventPage', description: 'A page of events.' }),
  example: { query: { limit: 10 }, response: { data: [examples.accountEvent], nextCursor: null } },
});
