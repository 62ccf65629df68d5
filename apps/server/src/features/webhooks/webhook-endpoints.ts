import { randomUUID } from 'node:crypto';
import { type WebhookEventType, webhookTestType } from '@vesika/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { lockAccount, requireProvenAddress } from '../../account/account.ts';
import { dayMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { olderThan, type TimePlace } from '../../platform/database/time-page.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import {
  AddressRefused,
  type AddressRules,
  allowedAddresses,
} from '../../platform/outbound/allowed-addresses.ts';
import { isPlainAddress, webhookPorts } from '../../platform/outbound/plain-address.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import {
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
  webhookDeliveries,
  webhookEndpoints,
} from '../../schema/index.ts';
import { addDelivery } from './announce.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { makeSecret } from './sign-event.ts';
import { v1Address } from './v1-address.ts';

interface WebhookEndpointsParts extends Pick<Platform, 'db' | 'clock'> {
  box: SecretBox;
  queue: DeliveryQueue;
  urlRules: UrlRules;
  siteUrl: () => string;
}

const endpointsMax = 10;
const bothSecretsMs = dayMs;

export type WebhookEndpoints = ReturnType<typeof createWebhookEndpoints>;

/** An account; with `isTest`, the endpoints of its test keys or all others. */
interface EndpointOwner {
  userId: string;
  isTest?: boolean | undefined;
}

/** Another account's endpoints are answered as if they did not exist. */
export function createWebhookEndpoints({ db, clock, box, urlRules, queue, siteUrl }: WebhookEndpointsParts) {
  function list(owner: EndpointOwner): Promise<WebhookEndpointRow[]> {
    return db.select().from(webhookEndpoints).where(ownedBy(owner)).orderBy(desc(webhookEndpoints.createdAt));
  }

  async function create(
    { userId, isTest = false }: EndpointOwner,
    { url: given, events }: { url: string; events: WebhookEventType[] },
  ) {
    const url = await requireEndpointUrl(given, urlRules);
    const secret = makeSecret();
    const row: WebhookEndpointRow = {
      id: randomUUID(),
      userId,
      url,
      events,
      secret: box.seal(secret),
      previousSecret: null,
      previousSecretUntil: null,
      isTest,
      createdAt: new Date(clock()),
      failingSince: null,
      disabledAt: null,
    };
    await db.transaction(async (tx) => {
      await lockAccount(tx, userId);
      await requireProvenAddress(tx, userId);
      const held = await tx.$count(webhookEndpoints, eq(webhookEndpoints.userId, userId));
      if (held >= endpointsMax) throw new ServiceError('webhook-endpoints-full', { number: endpointsMax });
      await tx.insert(webhookEndpoints).values(row);
    });
    return { row, secret };
  }

  async function update(
    owner: EndpointOwner,
    endpointId: string,
    { events, enabled }: { events?: WebhookEventType[] | undefined; enabled?: true | undefined },
  ): Promise<WebhookEndpointRow> {
    const { disabledAt, failingSince } = await requireOwn(owner, endpointId);
    const [row] = await db
      .update(webhookEndpoints)
      .set({
        ...(events && { events }),
        disabledAt: enabled ? null : disabledAt,
        failingSince: enabled ? null : failingSince,
      })
      .where(own(owner, endpointId))
      .returning();
    return found(row);
  }

  async function remove(owner: EndpointOwner, endpointId: string): Promise<void> {
    const [row] = await db.delete(webhookEndpoints).where(own(owner, endpointId)).returning();
    found(row);
  }

  /** The old secret stays valid for a day, so that several servers can be updated. */
  async function rotateSecret(owner: EndpointOwner, endpointId: string) {
    const secret = makeSecret();
    const previousUntil = new Date(clock() + bothSecretsMs);
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(webhookEndpoints).where(own(owner, endpointId)).for('update');
      const { secret: previousSecret } = found(row);
      await tx
        .update(webhookEndpoints)
        .set({ secret: box.seal(secret), previousSecret, previousSecretUntil: previousUntil })
        .where(own(owner, endpointId));
    });
    return { secret, previousUntil };
  }

  async function sendTest(owner: EndpointOwner, endpointId: string): Promise<WebhookDeliveryRow> {
    await requireOwn(owner, endpointId);
    const now = new Date(clock());
    const href = v1Address(siteUrl(), 'v1ListWebhookDeliveries', { endpointId });
    const event = { type: webhookTestType, data: { href } } as const;
    const delivery = { userId: owner.userId, endpointId, eventId: randomUUID(), event, now };
    const row = await db.transaction((tx) => addDelivery(tx, queue, delivery));
    if (!row) throw new Error('an event without a past has been told before');
    return row;
  }

  /** Newest first, and one more than fits the page, if there is one. */
  async function deliveries(
    owner: EndpointOwner,
    endpointId: string,
    { place, limit }: { place?: TimePlace | undefined; limit: number },
  ): Promise<WebhookDeliveryRow[]> {
    await requireOwn(owner, endpointId);
    return db
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.endpointId, endpointId), olderThan(webhookDeliveries, place)))
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(limit + 1);
  }

  function retry(owner: EndpointOwner, deliveryId: string): Promise<WebhookDeliveryRow> {
    const ofOwner = db.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(ownedBy(owner));
    return db.transaction(async (tx) => {
      const [row] = await tx
        .update(webhookDeliveries)
        .set({ state: 'waiting', nextAttemptAt: new Date(clock()) })
        .where(and(inArray(webhookDeliveries.endpointId, ofOwner), eq(webhookDeliveries.id, deliveryId)))
        .returning();
      if (!row) throw new ServiceError('webhook-delivery-not-found');
      await queue.add(tx, { deliveryId, attempt: row.attempts }, { endpointId: row.endpointId });
      return row;
    });
  }

  function own(owner: EndpointOwner, endpointId: string) {
    return and(ownedBy(owner), eq(webhookEndpoints.id, endpointId));
  }

  function ownedBy({ userId, isTest }: EndpointOwner) {
    const isOfKind = isTest === undefined ? undefined : eq(webhookEndpoints.isTest, isTest);
    return and(eq(webhookEndpoints.userId, userId), isOfKind);
  }

  async function requireOwn(owner: EndpointOwner, endpointId: string): Promise<WebhookEndpointRow> {
    const [row] = await db.select().from(webhookEndpoints).where(own(owner, endpointId));
    return found(row);
  }

  return { list, create, update, remove, rotateSecret, sendTest, deliveries, retry };
}

function found(row: WebhookEndpointRow | undefined): WebhookEndpointRow {
  if (!row) throw new ServiceError('webhook-endpoint-not-found');
  return row;
}

interface UrlRules extends AddressRules {
  allowHttp: boolean;
}

async function requireEndpointUrl(text: string, rules: UrlRules): Promise<string> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !isPlainAddress(url, { ...rules, ports: webhookPorts })) {
    throw new ServiceError('webhook-url-invalid');
  }
  try {
    await allowedAddresses(url, rules);
  } catch (error) {
    throw new ServiceError(error instanceof AddressRefused ? 'webhook-url-private' : 'webhook-host-unknown');
  }
  return url.href;
}

export async function deleteEndpointsOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.userId, userId));
}
