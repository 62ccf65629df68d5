import { randomUUID } from 'node:crypto';
import { type WebhookEvent, type WebhookEventType, webhookEventSchema } from '@vesika/contract';
import { and, arrayContains, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { webhookDeliveries, webhookEndpoints } from '../../schema/index.ts';
import type { DeliveryQueue } from './delivery-queue.ts';

type AnnouncedEvent = Extract<WebhookEvent, { type: WebhookEventType }>;

type Happening = { [E in AnnouncedEvent as E['type']]: Pick<E, 'type' | 'data'> }[WebhookEventType];

interface Announcement {
  userId: string;
  event: Happening;
  now: Date;
  /** Prevents duplicates if the same event could be announced twice. */
  eventId?: string;
}

/** Records the event in the transaction of its cause. */
export type Announce = (tx: Database, announcement: Announcement) => Promise<void>;

export function createAnnounce(queue: DeliveryQueue): Announce {
  return async (tx, { userId, event, now, eventId = randomUUID() }) => {
    const endpoints = await tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(
        and(
          eq(webhookEndpoints.userId, userId),
          isNull(webhookEndpoints.disabledAt),
          arrayContains(webhookEndpoints.events, [event.type]),
        ),
      );
    for (const { id: endpointId } of endpoints) {
      await addDelivery(tx, queue, { userId, endpointId, eventId, event, now });
    }
  };
}

interface NewDelivery {
  userId: string;
  endpointId: string;
  eventId: string;
  event: Pick<WebhookEvent, 'type' | 'data'>;
  now: Date;
}

export async function addDelivery(
  tx: Database,
  queue: DeliveryQueue,
  { userId, endpointId, eventId, event, now }: NewDelivery,
) {
  const body = webhookEventSchema.parse({ ...event, timestamp: now.toISOString() });
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({
      id: randomUUID(),
      endpointId,
      userId,
      eventId,
      eventType: body.type,
      body: JSON.stringify(body),
      state: 'waiting',
      attempts: 0,
      createdAt: now,
      nextAttemptAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (row) await queue.add(tx, { deliveryId: row.id, attempt: 0 }, { endpointId });
  return row;
}
