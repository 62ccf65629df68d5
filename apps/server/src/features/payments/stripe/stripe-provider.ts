import type { Language } from '@vesika/messages';
import Stripe from 'stripe';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { toMinor } from '../amounts.ts';
import { metadataOf } from '../events/order-metadata.ts';
import { packageTexts } from '../package-texts.ts';
import {
  type OpenCheckout,
  type PaidPeriod,
  type PaymentProvider,
  type PurchaseCheckout,
  type RefundRequest,
  returnAddress,
} from '../payment-provider.ts';

export interface StripeSettings {
  secretKey: string;
  apiAddress?: string | undefined;
  siteUrl: () => string;
  timeoutMs?: number | undefined;
}

/** With two retries, the caller gets an answer after half a minute. */
const answerMsMax = 10_000;

export class StripeProvider implements PaymentProvider {
  readonly #parts: StripeSettings;
  readonly #stripe: Stripe;
  readonly name = 'stripe';

  constructor(parts: StripeSettings) {
    this.#parts = parts;
    const { secretKey, apiAddress, timeoutMs = answerMsMax } = parts;
    this.#stripe = new Stripe(secretKey, {
      maxNetworkRetries: 2,
      timeout: timeoutMs,
      telemetry: false,
      ...(apiAddress && addressOf(apiAddress)),
    });
  }

  async createCheckout(purchase: PurchaseCheckout): Promise<OpenCheckout> {
    const { siteUrl } = this.#parts;
    const session = await requested(async () =>
      this.#stripe.checkout.sessions.create({
        ...(await checkoutParams(purchase)),
        success_url: new URL(returnAddress(purchase.returnPath, 'done'), siteUrl()).href,
        cancel_url: new URL(returnAddress(purchase.returnPath, 'cancelled'), siteUrl()).href,
      }),
    );
    if (!session.url) throw new ServiceError('payment-unavailable');
    return { reference: session.id, url: session.url };
  }

  async expireCheckout(reference: string): Promise<boolean> {
    return requested(async () => {
      try {
        await this.#stripe.checkout.sessions.expire(reference);
        return true;
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        // Stripe expires open pages only.
        const { status } = await this.#stripe.checkout.sessions.retrieve(reference);
        if (status === 'open') throw error;
        return status !== 'complete';
      }
    });
  }

  async customerPortal({ customer }: { customer: string | undefined }): Promise<string> {
    const { siteUrl } = this.#parts;
    if (!customer) throw new ServiceError('subscription-not-found');
    const portal = await requested(() =>
      this.#stripe.billingPortal.sessions.create({
        customer,
        return_url: new URL('/dashboard/payments', siteUrl()).href,
      }),
    );
    return portal.url;
  }

  async refund({ payment, amountMinor, refundId, idempotencyKey }: RefundRequest) {
    return requested(async () => {
      const intent = payment.startsWith('in_') ? await this.#paymentOfInvoice(payment) : payment;
      const known = await this.#refundKnownAs(refundId, intent);
      if (known) return known;
      try {
        const made = await this.#stripe.refunds.create(
          {
            payment_intent: intent,
            reason: 'requested_by_customer',
            metadata: { refund_id: refundId },
            ...(amountMinor !== null && { amount: amountMinor }),
          },
          { idempotencyKey },
        );
        return made.id;
      } catch (error) {
        if (codeOf(error) === 'charge_already_refunded') return null;
        throw error;
      }
    });
  }

  async endSubscription(reference: string): Promise<void> {
    await requested(async () => {
      try {
        await this.#stripe.subscriptions.cancel(reference);
      } catch (error) {
        // The subscription has ended already.
        if (codeOf(error) !== 'resource_missing') throw error;
      }
    });
  }

  async periodOf(paymentIntent: string): Promise<PaidPeriod | undefined> {
    const { data } = await requested(() =>
      this.#stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: paymentIntent },
        expand: ['data.invoice'],
        limit: 1,
      }),
    );
    const invoice = data[0]?.invoice;
    if (!invoice || typeof invoice === 'string' || invoice.deleted) return undefined;
    const subscription = invoice.parent?.subscription_details?.subscription;
    if (!subscription) return undefined;
    return {
      subscription: typeof subscription === 'string' ? subscription : subscription.id,
      invoice: invoice.id,
    };
  }

  /** Finds a refund whose answer was lost, because a partial refund could be made twice. */
  async #refundKnownAs(refundId: string, intent: string): Promise<string | undefined> {
    const { data } = await this.#stripe.refunds.list({ payment_intent: intent, limit: 100 });
    const stands = ({ status }: Stripe.Refund) => status !== 'failed' && status !== 'canceled';
    return data.find((each) => each.metadata?.refund_id === refundId && stands(each))?.id;
  }

  async #paymentOfInvoice(invoice: string): Promise<string> {
    const { data } = await this.#stripe.invoicePayments.list({ invoice, status: 'paid', limit: 1 });
    const intent = data[0]?.payment.payment_intent;
    if (!intent) throw new ServiceError('payment-unavailable');
    return typeof intent === 'string' ? intent : intent.id;
  }
}

async function checkoutParams(purchase: PurchaseCheckout) {
  const { user, sold, customer, language, photoId, voucherUseId } = purchase;
  const amountMinor = toMinor(sold.price);
  const { credits, validityDays } = sold;
  const order = { userId: user.id, packageId: sold.id, amountMinor, credits, validityDays };
  const metadata = metadataOf({ ...order, photoId, voucherUseId });
  const { name } = await packageTexts(sold, language);
  const priceData = {
    currency: sold.currency.toLowerCase(),
    unit_amount: amountMinor,
    product_data: { name: `Vesika ${name}` },
    ...(sold.isRecurring && { recurring: { interval: 'month' as const } }),
  };
  return {
    line_items: [
      { quantity: 1, ...(sold.stripePriceId ? { price: sold.stripePriceId } : { price_data: priceData }) },
    ],
    client_reference_id: user.id,
    metadata,
    locale: stripeLocale(language),
    ...(customer ? { customer } : { customer_email: user.email }),
    ...(sold.isRecurring
      ? { mode: 'subscription' as const, subscription_data: { metadata } }
      : {
          mode: 'payment' as const,
          payment_intent_data: { metadata },
          ...(!customer && { customer_creation: 'always' as const }),
        }),
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** Stripe's pages have no Arabic; `auto` follows the browser. */
function stripeLocale(language: Language): Stripe.Checkout.SessionCreateParams['locale'] {
  if (language === 'ar') return 'auto';
  return language === 'pt' ? 'pt-BR' : language;
}

async function requested<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError('payment-unavailable', {}, { cause: error });
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.code : undefined;
}

function addressOf(address: string) {
  const { hostname, port, protocol } = new URL(address);
  const isHttp = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    protocol: isHttp ? ('http' as const) : ('https' as const),
  };
}
