import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { webhookEvents } from '../../../schema/index.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { readEvent } from './read-event.ts';
import { settleSubject } from './settle-subject.ts';
import type { Consequences, News } from './settlement.ts';

interface SignedEvent {
  /** The raw body, over which the signature is computed. */
  body: Buffer;
  signature: string;
}

interface EventReceiverParts extends Consequences, Pick<Platform, 'db' | 'clock'> {
  provider: PaymentProvider;
  secret: string;
  tell: (news: readonly News[]) => void;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

export type ReceiveEvent = (event: SignedEvent) => Promise<void>;

/** Any error makes the provider deliver the event again. */
export function createEventReceiver(parts: EventReceiverParts): ReceiveEvent {
  const { db, clock, provider, secret, seller, announceRefund, tell, log } = parts;

  async function receive(signed: SignedEvent): Promise<void> {
    const event = verify(signed, secret, clock());
    const reading = await readEvent(event, (intent) => provider.periodOf(intent));
    const now = new Date(clock());
    const key = { provider: provider.name, eventId: event.id };
    const { outcome, news } = await db.transaction(async (tx) => {
      const stored = await tx
        .insert(webhookEvents)
        .values({
          ...key,
          type: event.type,
          receivedAt: now,
          payload: reading?.fact ?? {},
          subject: reading?.subject.reference ?? null,
        })
        .onConflictDoNothing()
        .returning({ eventId: webhookEvents.eventId });
      if (stored.length === 0) return { outcome: 'repeated', news: [] };
      const settled = reading
        ? await settleSubject(tx, {
            provider: provider.name,
            subject: reading.subject,
            now,
            seller,
            announceRefund,
          })
        : { outcome: 'ignored', news: [] };
      await tx
        .update(webhookEvents)
        .set({
          handledAt: now,
          outcome: settled.outcome,
          // If the account is gone, only the event's id is kept.
          ...(settled.outcome === 'account-unknown' && { payload: {}, subject: null }),
        })
        .where(and(eq(webhookEvents.provider, key.provider), eq(webhookEvents.eventId, key.eventId)));
      return settled;
    });
    const isOdd = outcome === 'amount-differs' || outcome === 'package-unknown';
    log[isOdd ? 'warn' : 'info']({ event: event.id, type: event.type, outcome }, 'payment event');
    tell(news);
  }

  return receive;
}

function verify({ body, signature }: SignedEvent, secret: string, nowMs: number): Stripe.Event {
  try {
    const tolerance = Stripe.webhooks.DEFAULT_TOLERANCE;
    const event = Stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, nowMs);
    if (typeof event?.id === 'string' && event.data?.object) return event;
  } catch (error) {
    throw new ServiceError('webhook-invalid', {}, { cause: error });
  }
  throw new ServiceError('webhook-invalid');
}
