import type Stripe from 'stripe';
import type { PaymentProvider } from '../payment-provider.ts';
import type { Fact, RefundProgress, ReportedRefund, Subject, SubscriptionStatus } from './fact.ts';
import { orderOf, uuid } from './order-metadata.ts';

interface EventReading {
  subject: Subject;
  fact: Fact;
}

type Reading = Promise<EventReading | undefined>;
type PeriodOf = PaymentProvider['periodOf'];

export async function readEvent(event: Stripe.Event, periodOf: PeriodOf): Reading {
  const at = event.created * 1000;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return readCheckout(event.data.object, at);
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return readFailedCheckout(event.data.object, at);
    case 'invoice.paid':
      return readInvoice(event.data.object, 'paid', at);
    case 'invoice.payment_failed':
      return readInvoice(event.data.object, 'failed', at);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return readSubscription(event.data.object, at);
    case 'payment_intent.payment_failed':
      return readFailedPayment(event.data.object, at, periodOf);
    case 'charge.refunded':
      return readRefundedCharge(event.data.object, at, periodOf);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return readRefund(event.data.object, at, periodOf);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return readDispute(event.data.object, at, periodOf);
    default:
      return undefined;
  }
}

function readCheckout(session: Stripe.Checkout.Session, at: number): EventReading | undefined {
  const { subject, payment, base } = checkoutBasics(session, at);
  if (!subject) return undefined;
  const isPaid = session.payment_status !== 'unpaid';
  const amount = amountOf(session.amount_total, session.currency);
  if (!isPaid && payment) return { subject, fact: { ...base, kind: 'pending', payment, ...amount } };
  if (subject.isRecurring || !payment) return { subject, fact: { ...base, kind: 'ordered' } };
  return { subject, fact: { ...base, kind: 'paid', payment, first: true, ...amount } };
}

function readFailedCheckout(session: Stripe.Checkout.Session, at: number): EventReading | undefined {
  const { subject, payment, base } = checkoutBasics(session, at);
  // An unpaid checkout changes nothing, because nothing was promised when it began.
  if (!subject || !payment) return undefined;
  const amount = amountOf(session.amount_total, session.currency);
  return { subject, fact: { ...base, kind: 'failed', payment, ...amount } };
}

function checkoutBasics(session: Stripe.Checkout.Session, at: number) {
  const subscription = idOf(session.subscription);
  // A free checkout has no payment of its own.
  const free = session.payment_status === 'no_payment_required' ? session.id : undefined;
  const single = idOf(session.payment_intent) ?? free;
  const payment = subscription ? idOf(session.invoice) : single;
  const customer = idOf(session.customer) ?? null;
  const country = session.customer_details?.address?.country ?? null;
  const base = { at, order: orderOf(session.metadata), customer, country };
  return { subject: subjectOf(subscription, single), payment, base };
}

/** The field has moved between API versions; an endpoint keeps the version it was created with. */
type AnyInvoice = Stripe.Invoice & { subscription?: string | Stripe.Subscription | null };

function readInvoice(invoice: AnyInvoice, kind: 'paid' | 'failed', at: number): EventReading | undefined {
  const details = invoice.parent?.subscription_details;
  const subscription = idOf(details?.subscription ?? invoice.subscription);
  if (!subscription) return undefined;
  const base = {
    at: kind === 'paid' ? (invoice.status_transitions?.paid_at ?? at / 1000) * 1000 : at,
    order: orderOf(details?.metadata),
    customer: idOf(invoice.customer) ?? null,
    country: invoice.customer_address?.country ?? null,
    payment: invoice.id,
  };
  const subject = { reference: subscription, isRecurring: true };
  if (kind === 'failed') {
    return { subject, fact: { ...base, kind, ...amountOf(invoice.amount_due, invoice.currency) } };
  }
  const first = invoice.billing_reason === 'subscription_create';
  return { subject, fact: { ...base, kind, first, ...amountOf(invoice.amount_paid, invoice.currency) } };
}

const subscriptionStatuses: Readonly<Record<string, SubscriptionStatus>> = {
  canceled: 'ended',
  incomplete_expired: 'ended',
  unpaid: 'past-due',
  past_due: 'past-due',
  incomplete: 'past-due',
};

function readSubscription(subscription: Stripe.Subscription, at: number): EventReading {
  const status = subscriptionStatuses[subscription.status] ?? 'active';
  const order = orderOf(subscription.metadata);
  return {
    subject: { reference: subscription.id, isRecurring: true },
    fact: { at, order, customer: idOf(subscription.customer) ?? null, kind: 'subscription', status },
  };
}

async function readFailedPayment(intent: Stripe.PaymentIntent, at: number, periodOf: PeriodOf): Reading {
  const { subject, ...basics } = await paymentBasics(intent.id, intent, periodOf);
  if (subject.isRecurring) return undefined;
  return { subject, fact: { ...basics, at, kind: 'failed', ...amountOf(intent.amount, intent.currency) } };
}

async function readRefundedCharge(charge: Stripe.Charge, at: number, periodOf: PeriodOf): Reading {
  const intent = idOf(charge.payment_intent);
  if (!intent) return undefined;
  const { subject, ...basics } = await paymentBasics(intent, charge, periodOf);
  return { subject, fact: { ...basics, at, kind: 'refunded', refundedMinor: charge.amount_refunded } };
}

const refundStatuses: Readonly<Record<string, RefundProgress>> = {
  succeeded: 'completed',
  failed: 'failed',
  canceled: 'failed',
};

async function readRefund(refund: Stripe.Refund, at: number, periodOf: PeriodOf): Reading {
  const intent = idOf(refund.payment_intent);
  if (!intent) return undefined;
  const { subject, ...basics } = await paymentBasics(intent, {}, periodOf);
  const { refund_id: refundId } = refund.metadata ?? {};
  const progress: ReportedRefund = {
    refund: refund.id,
    status: refundStatuses[refund.status ?? ''] ?? 'processing',
    amountMinor: refund.amount,
    ...(refundId && uuid.test(refundId) && { refundId }),
  };
  return { subject, fact: { ...basics, at, kind: 'refund', ...progress } };
}

async function readDispute(dispute: Stripe.Dispute, at: number, periodOf: PeriodOf): Reading {
  const intent = idOf(dispute.payment_intent);
  // An inquiry does not take money.
  if (!intent || dispute.status.startsWith('warning_')) return undefined;
  const { subject, ...basics } = await paymentBasics(intent, {}, periodOf);
  const decided = dispute.status === 'won' || dispute.status === 'prevented' ? 'won' : undefined;
  const status = decided ?? (dispute.status === 'lost' ? 'lost' : 'open');
  return { subject, fact: { ...basics, at, kind: 'dispute', dispute: dispute.id, status } };
}

type PaymentFields = Partial<Pick<Stripe.Charge, 'metadata' | 'customer'>>;

async function paymentBasics(intent: string, { metadata, customer }: PaymentFields, periodOf: PeriodOf) {
  const order = orderOf(metadata);
  const period = order ? undefined : await periodOf(intent);
  const subject: Subject = period
    ? { reference: period.subscription, isRecurring: true }
    : { reference: intent, isRecurring: false };
  return { subject, order, customer: idOf(customer) ?? null, payment: period?.invoice ?? intent };
}

function subjectOf(subscription: string | undefined, single: string | undefined): Subject | undefined {
  if (subscription) return { reference: subscription, isRecurring: true };
  return single === undefined ? undefined : { reference: single, isRecurring: false };
}

function amountOf(amountMinor: number | null, currency: string | null) {
  return { amountMinor: amountMinor ?? 0, currency: (currency ?? '').toUpperCase() };
}

function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'object' ? reference?.id : reference;
}
