import {
  v1CreateWebhookEndpoint,
  v1DeleteWebhookEndpoint,
  v1ListWebhookDeliveries,
  v1ListWebhookEndpoints,
  v1RetryWebhookDelivery,
  v1RotateWebhookSecret,
  v1TestWebhookEndpoint,
  v1UpdateWebhookEndpoint,
} from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { deliveryJson, endpointJson } from '../webhooks/index.ts';
import { pageUpTo, timePlaceOf } from './cursor.ts';
import type { PublicApiParts } from './public-api-parts.ts';
import { serveV1 } from './serve-v1.ts';

export function serveV1Webhooks(app: FastifyInstance, { door, webhookEndpoints }: PublicApiParts): void {
  serveV1(app, door, v1ListWebhookEndpoints, async (_request, { userId }) => ({
    data: (await webhookEndpoints.list(userId)).map(endpointJson),
    nextCursor: null,
  }));

  // This is not idempotent, because the answer contains a secret that must not be stored.
  serveV1(app, door, v1CreateWebhookEndpoint, async (request, { userId }) => {
    const { row, secret } = await webhookEndpoints.create(userId, request.body);
    return { ...endpointJson(row), secret };
  });

  serveV1(app, door, v1UpdateWebhookEndpoint, async ({ params, body }, { userId }) =>
    endpointJson(await webhookEndpoints.update(userId, params.endpointId, body)),
  );

  serveV1(app, door, v1DeleteWebhookEndpoint, async ({ params }, { userId }) => {
    await webhookEndpoints.remove(userId, params.endpointId);
  });

  serveV1(app, door, v1RotateWebhookSecret, async ({ params }, { userId }) => {
    return webhookEndpoints.rotateSecret(userId, params.endpointId);
  });

  serveV1(app, door, v1TestWebhookEndpoint, async ({ params }, { userId }) =>
    deliveryJson(await webhookEndpoints.sendTest(userId, params.endpointId)),
  );

  serveV1(app, door, v1ListWebhookDeliveries, async ({ params, query: { cursor, limit } }, { userId }) => {
    const place = timePlaceOf(cursor);
    const rows = await webhookEndpoints.deliveries(userId, params.endpointId, { place, limit });
    return pageUpTo(limit, rows, deliveryJson);
  });

  serveV1(app, door, v1RetryWebhookDelivery, async ({ params }, { userId }) =>
    deliveryJson(await webhookEndpoints.retry(userId, params.deliveryId)),
  );
}
