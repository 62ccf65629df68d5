import type { WebhookDeliveryRow, WebhookEndpointRow } from '../../schema/index.ts';

/** Leaves out the secrets. */
export function endpointJson(row: WebhookEndpointRow) {
  const { id, url, events, isTest, createdAt, failingSince, disabledAt } = row;
  return { id, url, events, isTest, createdAt, failingSince, disabledAt };
}

export function deliveryJson({ eventType: type, ...row }: WebhookDeliveryRow) {
  return { ...row, type };
}
