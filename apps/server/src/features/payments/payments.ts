import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import type { Environment } from '../../platform/env.ts';
import type { MarkMailbox } from '../../platform/mail/mailbox.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PurchaseLinks } from '../guest-buyers/index.ts';
import { createEventReceiver, type ReceiveEvent } from './events/receive-event.ts';
import type { Consequences, News } from './events/settlement.ts';
import { createPaymentMailing } from './mails/payment-mailing.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createPendingRefunds } from './refunds/pending-refunds.ts';
import { createRefundedPeople, type RefundedPeople } from './refunds/refunded-people.ts';
import { StripeProvider, type StripeSettings } from './stripe/stripe-provider.ts';
import { endSubscriptions } from './subscriptions.ts';
import type { TestEvent } from './test-mode/test-events.ts';
import { createTestProvider, type TestProvider } from './test-mode/test-provider.ts';

interface PaymentsOptions extends Platform, Consequences {
  siteUrl: () => string;
  stripe: Partial<Pick<StripeSettings, 'secretKey' | 'apiAddress' | 'timeoutMs'>> & {
    webhookSecret?: string | undefined;
  };
  purchaseLinks: PurchaseLinks;
  markMailbox: MarkMailbox;
  testKey: Buffer;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Payments run in test mode if Stripe's keys are absent. */
export function paymentSettings(env: Environment): Pick<PaymentsOptions, 'stripe' | 'seller'> {
  return {
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      apiAddress: env.STRIPE_API_ADDRESS,
    },
    seller: {
      name: env.OPERATOR_NAME ?? null,
      address: env.OPERATOR_ADDRESS ?? null,
      email: env.CONTACT_EMAIL ?? null,
      vatId: env.OPERATOR_VAT_ID ?? null,
      vatPercent: env.VAT_PERCENT ?? null,
    },
  };
}

export interface PaymentsParts extends Omit<Platform, 'mailer'>, Consequences {
  provider: PaymentProvider;
  receiveEvent: ReceiveEvent;
  mailing: ReturnType<typeof createPaymentMailing>;
  refundedPeople: RefundedPeople;
  purchaseLinks: PurchaseLinks;
  markMailbox: MarkMailbox;
}

export interface Payments {
  parts: PaymentsParts;
  testProvider: TestProvider | undefined;
  endSubscriptions(userId: string): Promise<void>;
  /** Carries out refunds that a process owes, but ended or failed before. */
  continueRefunds(): Promise<void>;
  /** Waits for mails and refunds that are under way. */
  settled(): Promise<void>;
}

export function openPayments(options: PaymentsOptions): Payments {
  const { db, storage, clock, mailer, seller, announceRefund, siteUrl, purchaseLinks, log } = options;
  const { secretKey, webhookSecret, ...reached } = options.stripe;
  const mailing = createPaymentMailing({ db, mailer, siteUrl, purchaseLinks, log });
  const testSecret = options.testKey.toString('hex');
  const testProvider = secretKey ? undefined : createTestProvider({ db, clock, deliver });
  const provider = testProvider ?? new StripeProvider({ secretKey: secretKey!, siteUrl, ...reached });
  const secret = secretKey ? webhookSecret! : testSecret;
  const receiveEvent = createEventReceiver({
    db,
    clock,
    seller,
    announceRefund,
    provider,
    secret,
    tell,
    log,
  });
  if (testProvider)
    log.warn('payments are in test mode: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set');

  function deliver(event: TestEvent): Promise<void> {
    const payload = JSON.stringify(event);
    const timestamp = event.created;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: testSecret, timestamp });
    return receiveEvent({ body: Buffer.from(payload), signature });
  }

  const { markMailbox } = options;
  const refundedPeople = createRefundedPeople(markMailbox);
  const refunding = { db, clock, seller, announceRefund, provider, mailing };
  const pending = createPendingRefunds({ ...refunding, log });

  /** The refund of a refused payment is begun at once; if it fails, it is continued later. */
  function tell(news: readonly News[]): void {
    mailing.tell(news);
    for (const each of news) if (each.kind === 'refusal') pending.begin(each.refundId);
  }

  return {
    parts: { ...refunding, storage, receiveEvent, refundedPeople, markMailbox, purchaseLinks },
    testProvider,
    continueRefunds: pending.continueAll,
    settled: async () => {
      await pending.settled();
      await mailing.settled();
    },
    endSubscriptions: (userId) => endSubscriptions({ db, provider }, userId),
  };
}
