import type { WebhookDelivery, WebhookEndpoint } from '@vesika/contract';
import type { WebhookDeliveryRow, WebhookEndpointRow } from '../../platform/database/schema/index.ts';

export function endpointJson(row: WebhookEndpointRow): WebhookEndpoint {
  const { id, url, events, createdAt, failingSince, disabledAt } = row;
  return {
    endpointId: id,
    url,
    events,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    disabledAt: disabledAt?.toISOString() ?? null,
  };
}

export function deliveryJson(row: WebhookDeliveryRow): WebhookDelivery {
  const { id, eventId, eventType, state, attempts, outcome, statusCode } = row;
  return {
    deliveryId: id,
    eventId,
    type: eventType,
    state,
    attempts,
    outcome,
    statusCode,
    createdAt: row.createdAt.toISOString(),
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  };
}
