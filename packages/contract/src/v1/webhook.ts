import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  retryWebhookDelivery,
  rotateWebhookSecret,
  testWebhookEndpoint,
  updateWebhookEndpoint,
} from '../webhooks.ts';
import { examples } from './examples.ts';
import { defineV1Operation } from './v1-operation.ts';

const shared = { tag: 'Webhooks', scope: 'webhooks:manage' } as const;
const { webhookEndpoint: endpoint, webhookDelivery: delivery, webhookSecret: secret } = examples;
const { endpointId } = endpoint;
const ofEndpoint = { endpointId };
const endpointErrors = ['webhook-endpoint-not-found'] as const;

export const v1ListWebhookEndpoints = defineV1Operation('GET /api/v1/webhook-endpoints', {
  ...shared,
  summary: 'List webhook endpoints',
  description: 'Returns all webhook endpoints of the account.',
  response: listWebhookEndpoints.response,
  example: { response: { endpoints: [endpoint] } },
});

export const v1CreateWebhookEndpoint = defineV1Operation('POST /api/v1/webhook-endpoints', {
  ...shared,
  status: 201,
  summary: 'Add a webhook endpoint',
  description:
    'Sends events of the account to an address, signed according to Standard Webhooks. The address must be public and ' +
    'use https. The secret is returned only once.',
  body: createWebhookEndpoint.body,
  response: createWebhookEndpoint.response,
  errors: [
    'email-unproven',
    'webhook-url-invalid',
    'webhook-url-private',
    'webhook-host-unknown',
    'webhook-endpoints-full',
  ],
  example: { body: { url: endpoint.url, events: endpoint.events }, response: { endpoint, secret } },
});

export const v1UpdateWebhookEndpoint = defineV1Operation('POST /api/v1/webhook-endpoints/:endpointId', {
  ...shared,
  summary: 'Update a webhook endpoint',
  description:
    'Chooses other events, or enables an endpoint again that was disabled after too many failures.',
  params: updateWebhookEndpoint.params,
  body: updateWebhookEndpoint.body,
  response: updateWebhookEndpoint.response,
  errors: endpointErrors,
  example: { params: ofEndpoint, body: { events: endpoint.events }, response: { endpoint } },
});

export const v1DeleteWebhookEndpoint = defineV1Operation('DELETE /api/v1/webhook-endpoints/:endpointId', {
  ...shared,
  status: 204,
  summary: 'Delete a webhook endpoint',
  description: 'Deletes an endpoint with its deliveries. No more events are sent to it.',
  params: deleteWebhookEndpoint.params,
  errors: endpointErrors,
  example: { params: ofEndpoint },
});

export const v1RotateWebhookSecret = defineV1Operation('POST /api/v1/webhook-endpoints/:endpointId/secret', {
  ...shared,
  summary: 'Rotate a webhook secret',
  description:
    'Creates a secret that signs all further events. The previous secret signs them as well for a day.',
  params: rotateWebhookSecret.params,
  response: rotateWebhookSecret.response,
  errors: endpointErrors,
  example: { params: ofEndpoint, response: { secret, previousUntil: '2026-11-23T20:05:30.123Z' } },
});

export const v1TestWebhookEndpoint = defineV1Operation('POST /api/v1/webhook-endpoints/:endpointId/test', {
  ...shared,
  status: 202,
  summary: 'Send a test event',
  description: 'Sends a test event in a single attempt. The outcome is listed with the deliveries.',
  params: testWebhookEndpoint.params,
  response: testWebhookEndpoint.response,
  errors: endpointErrors,
  example: { params: ofEndpoint, response: { delivery } },
});

export const v1ListWebhookDeliveries = defineV1Operation(
  'GET /api/v1/webhook-endpoints/:endpointId/deliveries',
  {
    ...shared,
    summary: 'List webhook deliveries',
    description: 'Returns the deliveries to an endpoint in the last 30 days, newest first.',
    params: listWebhookDeliveries.params,
    querystring: listWebhookDeliveries.querystring,
    response: listWebhookDeliveries.response,
    errors: endpointErrors,
    example: { params: ofEndpoint, query: { limit: 10 }, response: { deliveries: [delivery] } },
  },
);

export const v1RetryWebhookDelivery = defineV1Operation('POST /api/v1/webhook-deliveries/:deliveryId/retry', {
  ...shared,
  status: 202,
  summary: 'Retry a webhook delivery',
  description: 'Sends the event now instead of at its next attempt.',
  params: retryWebhookDelivery.params,
  response: retryWebhookDelivery.response,
  errors: ['webhook-delivery-not-found'],
  example: { params: { deliveryId: delivery.deliveryId }, response: { delivery } },
});
