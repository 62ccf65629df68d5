import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  retryWebhookDelivery,
  rotateWebhookSecret,
  testWebhookEndpoint,
  updateWebhookEndpoint,
} from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { serveUser } from '../../platform/http/route.ts';
import { deliveryJson, endpointJson } from './endpoint-json.ts';
import type { WebhookEndpoints } from './webhook-endpoints.ts';

interface WebhooksNeeds {
  webhookEndpoints: WebhookEndpoints;
}

export function registerWebhooks(app: FastifyInstance, { webhookEndpoints: endpoints }: WebhooksNeeds): void {
  serveUser(app, listWebhookEndpoints, async (_request, { userId }) => ({
    endpoints: (await endpoints.list(userId)).map(endpointJson),
  }));

  serveUser(app, createWebhookEndpoint, async (request, { userId }) => {
    const { row, secret } = await endpoints.create(userId, request.body);
    return { endpoint: endpointJson(row), secret };
  });

  serveUser(app, updateWebhookEndpoint, async (request, { userId }) => {
    const row = await endpoints.update(userId, request.params.endpointId, request.body);
    return { endpoint: endpointJson(row) };
  });

  serveUser(app, deleteWebhookEndpoint, async (request, { userId }) => {
    await endpoints.remove(userId, request.params.endpointId);
    return { deleted: true as const };
  });

  serveUser(app, rotateWebhookSecret, async (request, { userId }) =>
    endpoints.rotateSecret(userId, request.params.endpointId),
  );

  serveUser(app, testWebhookEndpoint, async (request, { userId }) => ({
    delivery: deliveryJson(await endpoints.sendTest(userId, request.params.endpointId)),
  }));

  serveUser(app, listWebhookDeliveries, async (request, { userId }) => {
    const rows = await endpoints.deliveries(userId, request.params.endpointId, request.query.limit);
    return { deliveries: rows.map(deliveryJson) };
  });

  serveUser(app, retryWebhookDelivery, async (request, { userId }) => ({
    delivery: deliveryJson(await endpoints.retry(userId, request.params.deliveryId)),
  }));
}
