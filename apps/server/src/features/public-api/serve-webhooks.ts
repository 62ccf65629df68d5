import {
  v1CreateWebhookEndpoint,
  v1DeleteWebhookEndpoint,
  v1ListEvents,
  v1ListWebhookDeliveries,
  v1ListWebhookEndpoints,
  v1RetryWebhookDelivery,
  v1RotateWebhookSecret,
  v1TestWebhookEndpoint,
  v1UpdateWebhookEndpoint,
} from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { deliveryJson, endpointJson, eventsOf } from '../webhooks/index.ts';
import { pageUpTo, timePlaceOf } from './cursor.ts';
import type { AccountCaller } from './key-callers.ts';
import type { PublicApiParts } from './public-api-parts.ts';
import { serveV1 } from './serve-v1.ts';

export function serveV1Webhooks(app: FastifyInstance, { db, door, webhookEndpoints }: PublicApiParts): void {
  serveV1(app, door, v1ListWebhookEndpoints, async (_request, caller) => ({
    data: (await webhookEndpoints.list(ownerOf(caller))).map(endpointJson),
    nextCursor: null,
  }));

  // This is not idempotent, because the answer contains a secret that must not be stored.
  serveV1(app, door, v1CreateWebhookEndpoint, async (request, caller) => {
    const { row, secret } = await webhookEndpoints.create(ownerOf(caller), request.body);
    return { ...endpointJson(row), secret };
  });

  serveV1(app, door, v1UpdateWebhookEndpoint, async ({ params, body }, caller) =>
    endpointJson(await webhookEndpoints.update(ownerOf(caller), params.endpointId, body)),
  );

  serveV1(app, door, v1DeleteWebhookEndpoint, async ({ params }, caller) => {
    await webhookEndpoints.remove(ownerOf(caller), params.endpointId);
  });

  serveV1(app, door, v1RotateWebhookSecret, async ({ params }, caller) => {
    return webhookEndpoints.rotateSecret(ownerOf(caller), params.endpointId);
  });

  serveV1(app, door, v1TestWebhookEndpoint, async ({ params }, caller) =>
    deliveryJson(await webhookEndpoints.sendTest(ownerOf(caller), params.endpointId)),
  );

  serveV1(app, door, v1ListWebhookDeliveries, async ({ params, query: { cursor, limit } }, caller) => {
    const place = timePlaceOf(cursor);
    const rows = await webhookEndpoints.deliveries(ownerOf(caller), params.endpointId, { place, limit });
    return pageUpTo(limit, rows, deliveryJson);
  });

  serveV1(app, door, v1RetryWebhookDelivery, async ({ params }, caller) =>
    deliveryJson(await webhookEndpoints.retry(ownerOf(caller), params.deliveryId)),
  );

  serveV1(app, door, v1ListEvents, async ({ query: { cursor, ...query } }, { userId, key: { isTest } }) => {
    const rows = await eventsOf(db, userId, { ...query, isTest, place: timePlaceOf(cursor) });
    return pageUpTo(query.limit, rows, ({ id, body: event }) => ({ id, event }));
  });
}

/** Pages manage all endpoints of the account, keys those of their kind. */
function ownerOf({ userId, key }: AccountCaller) {
  return { userId, isTest: key?.isTest };
}
