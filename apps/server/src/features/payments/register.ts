import type { FastifyInstance } from 'fastify';
import { serveCreateCheckout } from './create-checkout/create-checkout.ts';
import { serveCreditStatement } from './credit-statement/credit-statement.ts';
import { serveBillingDetails } from './invoices/billing-details.ts';
import { serveInvoices } from './invoices/invoices.ts';
import { serveListPurchases } from './list-purchases/list-purchases.ts';
import { serveOpenPurchase } from './open-purchase/open-purchase.ts';
import type { Payments } from './payments.ts';
import { serveReportRejection } from './report-rejection/report-rejection.ts';
import { serveRequestRefund } from './request-refund/request-refund.ts';
import { serveCustomerPortal } from './subscriptions.ts';
import { serveTestPages } from './test-mode/serve-test-pages.ts';
import { serveVouchers } from './vouchers/vouchers.ts';
import { serveWebhook } from './webhook/serve-webhook.ts';

export async function registerPayments(
  app: FastifyInstance,
  { parts, testProvider }: Payments,
): Promise<void> {
  serveCreateCheckout(app, parts);
  serveVouchers(app, parts);
  serveCustomerPortal(app, parts);
  await serveWebhook(app, parts.receiveEvent);
  serveListPurchases(app, parts);
  serveOpenPurchase(app, parts);
  serveInvoices(app, parts);
  serveBillingDetails(app, parts);
  serveCreditStatement(app, parts);
  serveRequestRefund(app, parts);
  serveReportRejection(app, parts);
  if (testProvider) await serveTestPages(app, { db: parts.db, provider: testProvider });
}
