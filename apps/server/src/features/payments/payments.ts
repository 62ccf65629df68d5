import type { Language } from '@vesika/messages';
import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import type { Database } from '../../platform/database/database.ts';
import type { UserPhotoRow, UserRow } from '../../platform/database/schema/index.ts';
import type { Environment } from '../../platform/env.ts';
import type { Caller } from '../../platform/http/callers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Fingerprint } from '../../platform/secrets/fingerprint.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { createEventReceiver, type ReceiveEvent } from './events/receive-event.ts';
import type { AnnounceRefund, UnlockPhoto } from './events/settlement.ts';
import { createInvoices, type IssueInvoice, type Seller } from './invoices/issue-invoice.ts';
import { createPaymentMailing } from './mails/payment-mailing.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createRefundedPeople, type RefundedPeople } from './refunds/refunded-people.ts';
import { StripeProvider, type StripeSettings } from './stripe/stripe-provider.ts';
import type { TestEvent } from './test-mode/test-events.ts';
import { TestProvider } from './test-mode/test-provider.ts';

interface PaymentsOptions extends Pick<Platform, 'db' | 'clock' | 'mailer' | 'callers' | 'limits'> {
  siteUrl: () => string;
  languageOf: (user: UserRow) => Language;
  thumbnailUrl: (photo: UserPhotoRow) => string;
  stripe: Partial<Pick<StripeSettings, 'secretKey' | 'apiAddress' | 'timeoutMs'>> & {
    webhookSecret?: string | undefined;
  };
  seller: Seller;
  photos: PaidPhotos;
  announceRefund: AnnounceRefund;
  purchaseLink: (guestId: string) => Promise<string>;
  fingerprint: Fingerprint;
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

interface PaidPhotos {
  requireToBuy(
    db: Database,
    caller: Caller,
    photo: { photoId: string; despiteFailedChecks: boolean },
  ): Promise<{ id: string; page: string }>;
  unlock: UnlockPhoto;
}

export interface PaymentsParts
  extends Pick<
    PaymentsOptions,
    'db' | 'clock' | 'callers' | 'limits' | 'thumbnailUrl' | 'photos' | 'announceRefund'
  > {
  provider: PaymentProvider;
  receiveEvent: ReceiveEvent;
  issueInvoice: IssueInvoice;
  mailing: ReturnType<typeof createPaymentMailing>;
  refundedPeople: RefundedPeople;
}

export interface Payments {
  parts: PaymentsParts;
  testProvider: TestProvider | undefined;
  endSubscriptions(userId: string): Promise<void>;
}

export function openPayments(options: PaymentsOptions): Payments {
  const { db, clock, siteUrl, log, stripe, callers, limits, thumbnailUrl, photos, announceRefund } = options;
  const mailing = createPaymentMailing(options);
  const { secretKey, webhookSecret, ...reached } = stripe;
  const testSecret = options.testKey.toString('hex');
  const testProvider = secretKey ? undefined : new TestProvider({ db, clock, deliver });
  const provider = testProvider ?? new StripeProvider({ secretKey: secretKey!, siteUrl, ...reached });
  const secret = secretKey ? webhookSecret! : testSecret;
  const issueInvoice = createInvoices(options.seller);
  const receiveEvent = createEventReceiver({
    db,
    clock,
    provider,
    secret,
    log,
    issueInvoice,
    unlockPhoto: photos.unlock,
    announceRefund,
    tell: mailing.tell,
  });
  if (testProvider)
    log.warn('payments are in test mode: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set');

  function deliver(event: TestEvent): Promise<void> {
    const payload = JSON.stringify(event);
    const timestamp = event.created;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: testSecret, timestamp });
    return receiveEvent({ body: Buffer.from(payload), signature });
  }

  return {
    parts: {
      db,
      clock,
      callers,
      limits,
      thumbnailUrl,
      photos,
      announceRefund,
      provider,
      receiveEvent,
      issueInvoice,
      mailing,
      refundedPeople: createRefundedPeople(options.fingerprint),
    },
    testProvider,
    endSubscriptions: (userId) => endSubscriptions({ db, provider }, userId),
  };
}
