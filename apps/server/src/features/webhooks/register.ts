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
import { serve } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { deliveryJson, endpointJson } from './endpoint-json.ts';
import type { WebhookEndpoints } from './webhook-endpoints.ts';

interface WebhooksNeeds extends Pick<Platform, 'callers' | 'limits'> {
  webhookEndpoints: WebhookEndpoints;
}

export function registerWebhooks(app: FastifyInstance, needs: WebhooksNeeds): void {
  serveEndpoints(app, needs);
  serveDeliveries(app, needs);
}

function serveEndpoints(
  app: FastifyInstance,
  { webhookEndpoints: endpoints, callers, limits }: WebhooksNeeds,
): void {
  serve(app, listWebhookEndpoints, async (request) => {
    const { userId } = await callers.requireUser(request);
    return { endpoints: (await endpoints.list(userId)).map(endpointJson) };
  });

  serve(app, createWebhookEndpoint, { onRequest: limits.hook() }, async (request) => {
    const { userId } = await callers.requireUser(request);
    const { row, secret } = await endpoints.create(userId, request.body);
    return { endpoint: endpointJson(row), secret };
  });

  serve(app, updateWebhookEndpoint, { onRequest: limits.hook() }, async (request) => {
    const { userId } = await callers.requireUser(request);
    const row = await endpoints.update(userId, request.params.endpointId, request.body);
    return { endpoint: endpointJson(row) };
  });

  serve(app, deleteWebhookEndpoint, async (request) => {
    const { userId } = await callers.requireUser(request);
    await endpoints.remove(userId, request.params.endpointId);
    return { deleted: true as const };
  });

  serve(app, rotateWebhookSecret, { onRequest: limits.hook() }, async (request) => {
    const { userId } = await callers.requireUser(request);
    return endpoints.rotateSecret(userId, request.params.endpointId);
  });
}

function serveDeliveries(
  app: FastifyInstance,
  { webhookEndpoints: endpoints, callers, limits }: WebhooksNeeds,
): void {
  serve(app, testWebhookEndpoint, { onRequest: limits.hook() }, async (request) => {
    const { userId } = await callers.requireUser(request);
    return { delivery: deliveryJson(await endpoints.sendTest(userId, request.params.endpointId)) };
  });

  serve(app, listWebhookDeliveries, async (request) => {
    const { userId } = await callers.requireUser(request);
    const rows = await endpoints.deliveries(userId, request.params.endpointId, request.query.limit);
    return { deliveries: rows.map(deliveryJson) };
  });

  serve(app, retryWebhookDelivery, { onRequest: limits.hook() }, async (request) => {
    const { userId } = await callers.requireUser(request);
    return { delivery: deliveryJson(await endpoints.retry(userId, request.params.deliveryId)) };
  });
}
