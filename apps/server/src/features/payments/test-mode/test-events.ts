import type { TestCheckoutRow } from '../../../schema/index.ts';
import { metadataOf } from '../events/order-metadata.ts';
import { referencesOf } from './test-references.ts';

export interface TestEvent {
  id: string;
  object: 'event';
  created: number;
  livemode: false;
  type: string;
  data: { object: object };
}

interface RefundTerms {
  backMinor?: number;
  totalMinor?: number;
  refundId?: string;
}

export function testEventsOf(checkout: TestCheckoutRow, nowMs: number) {
  const created = Math.floor(nowMs / 1000);
  const { id, userId, amountMinor, isRecurring } = checkout;
  const currency = checkout.currency.toLowerCase();
  const metadata = metadataOf(checkout);
  const { session, customer, subscription, payment } = referencesOf(checkout);

  function event(name: string, type: string, object: object): TestEvent {
    return {
      id: `evt_test_${id}_${name}`,
      object: 'event',
      created,
      livemode: false,
      type,
      data: { object },
    };
  }

  function sessionObject(paymentStatus: 'paid' | 'unpaid') {
    const mode = isRecurring
      ? { mode: 'subscription', subscription, invoice: referencesOf(checkout).invoice, payment_intent: null }
      : { mode: 'payment', subscription: null, invoice: null, payment_intent: payment };
    const money = { amount_total: amountMinor, currency, payment_status: paymentStatus };
    const who = { customer, client_reference_id: userId, metadata };
    return { id: session, object: 'checkout.session', ...mode, ...money, ...who };
  }

  function invoiceObject(period: number, isPaid: boolean) {
    return {
      id: referencesOf(checkout, period).invoice,
      object: 'invoice',
      customer,
      currency,
      amount_due: amountMinor,
      amount_paid: isPaid ? amountMinor : 0,
      billing_reason: period === 1 ? 'subscription_create' : 'subscription_cycle',
      parent: { type: 'subscription_details', subscription_details: { subscription, metadata } },
      status_transitions: { paid_at: isPaid ? created : null },
    };
  }

  const subscriptionObject = (status: string) => ({
    id: subscription,
    object: 'subscription',
    customer,
    metadata,
    status,
  });

  const completed = () => event('completed', 'checkout.session.completed', sessionObject('paid'));
  const expired = () =>
    event('expired', 'checkout.session.expired', {
      ...sessionObject('unpaid'),
      payment_intent: null,
      invoice: null,
    });

  function declined(attempt: string): TestEvent {
    if (isRecurring) return invoiceFailed(1, attempt);
    const intent = {
      id: payment,
      object: 'payment_intent',
      amount: amountMinor,
      currency,
      customer,
      metadata,
    };
    return event(`declined_${attempt}`, 'payment_intent.payment_failed', intent);
  }

  const invoicePaid = (period: number) =>
    event(`paid_${period}`, 'invoice.paid', invoiceObject(period, true));
  const invoiceFailed = (period: number, attempt: string) =>
    event(`failed_${period}_${attempt}`, 'invoice.payment_failed', invoiceObject(period, false));

  const subscriptionEnded = () =>
    event('ended', 'customer.subscription.deleted', subscriptionObject('canceled'));

  /** `totalMinor` includes earlier refunds of the payment, as a charge of Stripe does. */
  function refunded(intent: string, refund: string, reported: RefundTerms = {}): TestEvent[] {
    const { backMinor = amountMinor, totalMinor = backMinor, refundId } = reported;
    const amounts = { amount: amountMinor, currency, payment_intent: intent };
    const charge = {
      id: `ch_${intent}`,
      object: 'charge',
      ...amounts,
      amount_refunded: totalMinor,
      customer,
    };
    return [
      event(`refunded_${refund}`, 'charge.refunded', {
        ...charge,
        refunded: totalMinor === amountMinor,
        metadata: isRecurring ? {} : metadata,
      }),
      event(`refund_${refund}`, 'refund.updated', {
        id: refund,
        object: 'refund',
        ...amounts,
        amount: backMinor,
        charge: charge.id,
        status: 'succeeded',
        metadata: refundId === undefined ? {} : { refund_id: refundId },
      }),
    ];
  }

  return { completed, expired, declined, invoicePaid, invoiceFailed, subscriptionEnded, refunded };
}
