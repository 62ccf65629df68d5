import { setTimeout as sleep } from 'node:timers/promises';
import { requestLine, webhookEventTypes } from '@vesika/contract';
import { type RemoteCustomer, signUpAt } from '../../apps/server/src/testing/remote-customer.ts';
import type { Fleet } from './fleet.ts';
import type { Originals } from './originals.ts';
import type { Provider } from './provider.ts';
import type { Receiver } from './receiver.ts';

/** Changes that the service confirmed to people. */
export interface Acknowledged {
  customer: RemoteCustomer;
  uploads: string[];
  photos: { photoId: string; paidBy: string | null }[];
  /** Checkouts whose payment was confirmed. */
  purchases: string[];
}

export interface Load {
  readonly acknowledged: readonly Acknowledged[];
  /** Upload time of the latest photo that was made, by `performance.now`. */
  newestMs(): number;
  /** Number of requests that were not answered in time. */
  hung(): number;
  stop(): Promise<void>;
}

interface LoadParts {
  /** Folder of the fleet's mails. */
  outbox: string;
  fleet: Fleet;
  people: number;
  original: Originals;
  provider: Provider;
  receiver: Receiver;
  /** Longest time a request may take. */
  answerMsMax: number;
}

const purchaseShare = 0.15;

/** Simulates people who upload, make photos, buy and receive webhooks, and who retry what fails. */
export async function startLoad(parts: LoadParts): Promise<Load> {
  const { fleet, people, original, provider, receiver, outbox, answerMsMax } = parts;
  let running = true;
  let newestMs = 0;
  let hung = 0;
  const acknowledged: Acknowledged[] = [];
  for (let i = 0; i < people; i++) {
    const customer = await signUpAt(fleet.web(), { outbox });
    await wantEvents(customer);
    acknowledged.push({ customer, uploads: [], photos: [], purchases: [] });
  }
  const all = acknowledged.map(live);

  async function wantEvents(customer: RemoteCustomer): Promise<void> {
    const wish = { url: receiver.urlOf(customer.userId), events: webhookEventTypes };
    const made = await customer.call(fleet.web(), requestLine('v1CreateWebhookEndpoint'), wish);
    if (!made.ok) throw new Error(`an address for events was refused: ${await made.text()}`);
    receiver.expect(customer.userId, ((await made.json()) as { secret: string }).secret);
  }

  async function live(confirmed: Acknowledged): Promise<void> {
    await attempt(() => buy(confirmed));
    while (running) {
      await attempt(() => (Math.random() < purchaseShare ? buy(confirmed) : makePhoto(confirmed)));
    }
  }

  /** Ignores failures: a killed server owes only what it confirmed. */
  async function attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch {
      await sleep(200);
    }
  }

  async function answered<T>(asked: Promise<T>): Promise<T> {
    const timer = setTimeout(() => hung++, answerMsMax);
    try {
      return await asked;
    } finally {
      clearTimeout(timer);
    }
  }

  async function makePhoto({ customer, uploads, photos }: Acknowledged): Promise<void> {
    const begunMs = performance.now();
    const imageUrl = await answered(customer.upload(fleet.web(), await original()));
    uploads.push(imageUrl);
    for (let tries = 0; tries < 4; tries++) {
      const made = customer
        .process(fleet.web(), imageUrl)
        .then(
          (response) =>
            response.json() as Promise<{ success: boolean; photoId: string; paidBy: string | null }>,
        );
      const answer = await answered(made).catch(() => undefined);
      if (answer?.success) {
        photos.push({ photoId: answer.photoId, paidBy: answer.paidBy });
        newestMs = Math.max(newestMs, begunMs);
        return;
      }
      await sleep(300);
    }
  }

  async function buy({ customer, purchases }: Acknowledged): Promise<void> {
    const payload = { priceId: 'pro-eur', language: 'en' };
    const begun = await answered(customer.call(fleet.web(), requestLine('createCheckout'), payload));
    if (!begun.ok) throw new Error(`a checkout was refused: ${begun.status}`);
    const { url } = (await begun.json()) as { url: string };
    purchases.push(await answered(provider.pay(url, fleet.web)));
  }

  return {
    acknowledged,
    newestMs: () => newestMs,
    hung: () => hung,
    stop: async () => {
      running = false;
      await Promise.race([Promise.all(all), sleep(answerMsMax)]);
    },
  };
}
