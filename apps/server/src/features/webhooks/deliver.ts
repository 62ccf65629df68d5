import { webhookTestType } from '@vesika/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { dayMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { Post, Posted } from '../../platform/outbound/post.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import {
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
  webhookDeliveries,
  webhookEndpoints,
} from '../../schema/index.ts';
import type { DeliveryJob, DeliveryQueue } from './delivery-queue.ts';
import { type DisablingParts, disableEndpoint } from './disable-endpoint.ts';
import { signedHeaders } from './sign-event.ts';

interface DeliverParts extends DisablingParts, Pick<Platform, 'db' | 'clock'> {
  box: SecretBox;
  queue: DeliveryQueue;
  post: Post;
  metrics: Pick<Metrics, 'webhookDeliveries'>;
  log: Pick<FastifyBaseLogger, 'info'>;
}

interface Delivery {
  delivery: WebhookDeliveryRow;
  endpoint: WebhookEndpointRow;
}

/** An endpoint that has failed for this long is disabled with the next abandoned delivery. */
const failingMsMax = 5 * dayMs;
const goneStatus = 410;

/** One attempt. It may be repeated if a worker dies; receivers recognise the event by its id. */
export function createDeliver(parts: DeliverParts) {
  const { db, clock, box, queue, post, metrics, log } = parts;

  return async ({ deliveryId, attempt }: DeliveryJob): Promise<void> => {
    const found = await find(deliveryId);
    if (!found || found.delivery.attempts !== attempt || found.delivery.state !== 'waiting') return;
    const posted = await send(found);
    metrics.webhookDeliveries.inc({ outcome: posted.outcome });
    await db.transaction((tx) => record(tx, found, posted));
    log.info({ deliveryId, attempt, ...posted }, 'webhook tried');
  };

  async function find(deliveryId: string): Promise<Delivery | undefined> {
    const [found] = await db
      .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(eq(webhookDeliveries.id, deliveryId));
    return found;
  }

  function send({ delivery, endpoint }: Delivery): Promise<Posted> {
    const { eventId, body } = delivery;
    const signed = signedHeaders({ eventId, sentAt: new Date(clock()), body }, secretsOf(endpoint));
    const headers = { 'content-type': 'application/json', 'user-agent': 'Vesika-Webhooks/1', ...signed };
    return post({ url: new URL(endpoint.url), headers, body });
  }

  function secretsOf({ secret, previousSecret, previousSecretUntil }: WebhookEndpointRow): string[] {
    const isOver = previousSecretUntil === null || previousSecretUntil.getTime() <= clock();
    const sealed = previousSecret === null || isOver ? [secret] : [secret, previousSecret];
    const opened = sealed.map((each) => box.open(each)).filter((each) => each !== undefined);
    if (opened.length === 0) throw new Error('the secrets of a webhook were sealed with another key');
    return opened;
  }

  async function record(tx: Database, { delivery, endpoint }: Delivery, posted: Posted): Promise<void> {
    const now = new Date(clock());
    const attempts = delivery.attempts + 1;
    const isDelivered = posted.outcome === 'delivered';
    const isTest = delivery.eventType === webhookTestType;
    const mayTryAgain = !isDelivered && !isTest && endpoint.disabledAt === null;
    const afterSeconds = mayTryAgain ? retryDelaySeconds(attempts) : undefined;
    const isOver = afterSeconds === undefined;
    const tried = await tx
      .update(webhookDeliveries)
      .set({
        ...posted,
        attempts,
        lastAttemptAt: now,
        state: isDelivered ? 'delivered' : isOver ? 'failed' : 'waiting',
        nextAttemptAt: isOver ? null : new Date(now.getTime() + afterSeconds * 1000),
      })
      .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.attempts, delivery.attempts)))
      .returning({ id: webhookDeliveries.id });
    if (tried.length === 0) return;
    if (!isOver) {
      const job = { deliveryId: delivery.id, attempt: attempts };
      await queue.add(tx, job, { endpointId: endpoint.id, afterSeconds });
    }
    if (isDelivered || !isTest) await judgeEndpoint(tx, endpoint, { posted, isOver, now });
  }

  async function judgeEndpoint(
    tx: Database,
    { id, userId, url, ...endpoint }: WebhookEndpointRow,
    { posted, isOver, now }: { posted: Posted; isOver: boolean; now: Date },
  ): Promise<void> {
    const failingSince = posted.outcome === 'delivered' ? null : (endpoint.failingSince ?? now);
    await tx.update(webhookEndpoints).set({ failingSince }).where(eq(webhookEndpoints.id, id));
    const hasFailedLong =
      failingSince !== null && isOver && now.getTime() - failingSince.getTime() >= failingMsMax;
    if (hasFailedLong || posted.statusCode === goneStatus) {
      await disableEndpoint(tx, parts, { id, userId, url, now });
    }
  }
}

const firstSeconds = 10;
const growth = 4;
const secondsMax = 86_400;
const triesMax = 10;

/** Ten attempts in about two and a half days. */
export function retryDelaySeconds(attempts: number): number | undefined {
  if (attempts >= triesMax) return undefined;
  return Math.min(firstSeconds * growth ** (attempts - 1), secondsMax);
}
