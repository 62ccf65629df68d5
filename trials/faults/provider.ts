import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestLine } from '@vesika/contract';
import Stripe from 'stripe';
import {
  type TestEvent,
  testEventsOf,
} from '../../apps/server/src/features/payments/test-mode/test-events.ts';
import { openFakeStripe, type StripeCall } from '../../apps/server/src/testing/fake-stripe.ts';

/** A fake payment provider that opens checkouts and repeats each payment event until it is accepted. */
export interface Provider {
  /** Environment of the service's processes. */
  readonly settings: NodeJS.ProcessEnv;
  /**
   * Pays a checkout on the provider's page. Resolves with the checkout's id once the service has accepted the event,
   * which may have been sent several times.
   */
  pay(page: string, web: () => string): Promise<string>;
  /** Sends every payment event again; resolves with the number that were refused. */
  repeat(web: () => string): Promise<number>;
  close(): Promise<void>;
}

const webhookSecret = 'whsec_of_processes_that_are_killed';
/** Share of events that are sent to two processes at once. */
const twiceShare = 0.3;

export async function openProvider(): Promise<Provider> {
  const stripe = await openFakeStripe();
  const sessions = new Map<string, StripeCall>();
  const paid: TestEvent[] = [];
  stripe.on('POST /v1/checkout/sessions', (call) => {
    // The same idempotency key returns the same session.
    const id = call.idempotencyKey ?? randomUUID();
    sessions.set(id, call);
    return { body: { id: `cs_test_${id}`, url: `https://pay.example/${id}` } };
  });

  async function tell(event: TestEvent, url: string): Promise<boolean> {
    const { method, url: path } = requestLine('paymentWebhook');
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    return fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async function pay(page: string, web: () => string): Promise<string> {
    const session = sessions.get(page.split('/').at(-1)!);
    if (!session) throw new Error(`nobody asked for ${page}`);
    const id = randomUUID();
    const event = testEventsOf(checkoutOf(id, session), Date.now()).completed();
    paid.push(event);
    for (;;) {
      const doors = Math.random() < twiceShare ? [web(), web()] : [web()];
      const accepted = await Promise.all(doors.map((door) => tell(event, door)));
      if (accepted.includes(true)) return id;
      await sleep(300);
    }
  }

  async function repeat(web: () => string): Promise<number> {
    let missed = 0;
    for (const event of paid) if (!(await tell(event, web()))) missed++;
    return missed;
  }

  return {
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_of_processes_that_are_killed',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_ADDRESS: stripe.address,
    },
    pay,
    repeat,
    close: stripe.close,
  };
}

/** Builds the checkout from the metadata that the service stored on the session, which is all a provider knows. */
function checkoutOf(id: string, { params }: StripeCall): Parameters<typeof testEventsOf>[0] {
  const credits = params['metadata[credits]'];
  return {
    id,
    userId: params['metadata[user_id]']!,
    packageId: params['metadata[package_id]']!,
    amountMinor: Number(params['metadata[amount_minor]']),
    currency: params['line_items[0][price_data][currency]']!.toUpperCase() as 'EUR',
    credits: credits === 'unlimited' ? null : Number(credits),
    validityDays: Number(params['metadata[validity_days]']),
    isRecurring: params.mode === 'subscription',
    language: 'en',
    status: 'paid',
    periodsPaid: 1,
    endedAt: null,
    createdAt: new Date(),
    voucherUseId: null,
    photoId: null,
    returnPath: '/dashboard/payments',
  };
}
