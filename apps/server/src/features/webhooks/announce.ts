import { randomUUID } from 'node:crypto';
import { type WebhookEvent, type WebhookEventType, webhookEventSchema } from '@vesika/contract';
import { and, arrayContains, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { dayMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { forgetting } from '../../platform/database/forget.ts';
import { olderThan, type TimePlace } from '../../platform/database/time-page.ts';
import { accountEvents, apiKeys, webhookDeliveries, webhookEndpoints } from '../../schema/index.ts';
import { type DeliveryQueue, deliveryDays } from './delivery-queue.ts';

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
    const isTest = 'isTest' in event.data && event.data.isTest;
    await keepEvent(tx, { id: eventId, userId, isTest, body: bodyOf(event, now), createdAt: now });
    const endpoints = await tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(
        and(
          eq(webhookEndpoints.userId, userId),
          eq(webhookEndpoints.isTest, isTest),
          isNull(webhookEndpoints.disabledAt),
          arrayContains(webhookEndpoints.events, [event.type]),
        ),
      );
    for (const { id: endpointId } of endpoints) {
      await addDelivery(tx, queue, { userId, endpointId, eventId, event, now });
    }
  };
}

/** Only programs read events again, so an account without a key has none. */
async function keepEvent(tx: Database, event: typeof accountEvents.$inferInsert): Promise<void> {
  if ((await tx.$count(apiKeys, eq(apiKeys.userId, event.userId))) === 0) return;
  await tx.insert(accountEvents).values(event).onConflictDoNothing();
}

interface EventQuery {
  isTest: boolean;
  place: TimePlace | undefined;
  limit: number;
  type?: WebhookEventType | undefined;
  reference?: string | undefined;
  since?: string | undefined;
}

/** Newest first, and one more than fits the page, if there is one. */
export function eventsOf(db: Database, userId: string, query: EventQuery) {
  const { isTest, place, limit, type, reference, since } = query;
  const { body, createdAt, id } = accountEvents;
  return db
    .select()
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.userId, userId),
        eq(accountEvents.isTest, isTest),
        olderThan(accountEvents, place),
        type && sql`${body} ->> 'type' = ${type}`,
        reference === undefined ? undefined : sql`${body} -> 'data' ->> 'reference' = ${reference}`,
        since ? gte(createdAt, new Date(since)) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
}

export const forgetEvents = forgetting(accountEvents, accountEvents.createdAt, deliveryDays * dayMs);

function bodyOf(event: Pick<WebhookEvent, 'type' | 'data'>, now: Date): WebhookEvent {
  return webhookEventSchema.parse({ ...event, timestamp: now.toISOString() });
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
  const body = bodyOf(event, now);
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
