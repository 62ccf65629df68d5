import type { WebhookDeliveryRow, WebhookEndpointRow } from '../../schema/index.ts';

/** Leaves out the secrets. */
export function endpointJson(row: WebhookEndpointRow) {
  const { id: endpointId, url, events, createdAt, failingSince, disabledAt } = row;
  return { endpointId, url, events, createdAt, failingSince, disabledAt };
}

export function deliveryJson({ id: deliveryId, eventType: type, ...row }: WebhookDeliveryRow) {
  return { ...row, deliveryId, type };
}
