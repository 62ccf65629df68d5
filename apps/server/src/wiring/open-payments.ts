import type { FastifyInstance } from 'fastify';
import type { PurchaseLinks } from '../features/guest-buyers/index.ts';
import { openPayments, type Payments, paymentSettings } from '../features/payments/index.ts';
import type { Environment } from '../platform/env.ts';
import type { Foundations } from './foundations.ts';
import type { Webhooks } from './webhooks.ts';

interface OpenPaymentsParts {
  webhooks: Pick<Webhooks, 'announceRefund'>;
  purchaseLinks: PurchaseLinks;
  timeoutMs?: number | undefined;
}

export function openPaymentsOf(
  app: FastifyInstance,
  env: Environment,
  foundations: Foundations,
  { webhooks: { announceRefund }, purchaseLinks, timeoutMs }: OpenPaymentsParts,
): Payments {
  const { db, storage, clock, siteUrl, markMailbox, patientMailer: mailer, keys } = foundations;
  const { stripe, seller } = paymentSettings(env);
  const payments = openPayments({
    ...{ db, storage, clock, siteUrl, markMailbox, mailer, seller, announceRefund },
    log: app.log,
    stripe: { ...stripe, timeoutMs },
    purchaseLinks,
    testKey: keys.testPayments,
  });
  app.addHook('onClose', payments.settled);
  return payments;
}
