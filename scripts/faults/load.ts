import { setTimeout as sleep } from 'node:timers/promises';
import { requestLine } from '@vesika/contract';
import { type RemoteCustomer, signUpAt } from '../../apps/server/src/testing/remote-customer.ts';
import type { Fleet } from './fleet.ts';
import type { Originals } from './originals.ts';

/** What people were told is done. */
export interface Acknowledged {
  customer: RemoteCustomer;
  uploads: string[];
  photos: { photoId: string; paidBy: string | null }[];
  /** Checkouts whose payment was confirmed. */
  purchases: string[];
}

export interface Load {
  readonly acknowledged: readonly Acknowledged[];
  /** When the latest upload came of which a photo was made; of `performance.now`. */
  newestMs(): number;
  /** Answers that did not come in time. */
  hung(): number;
  stop(): Promise<void>;
}

const answerMsMax = 150_000;
const purchaseShare = 0.15;

/** People who upload, make photos and buy, and try again where something fails. */
export async function startLoad(fleet: Fleet, people: number, original: Originals): Promise<Load> {
  let running = true;
  let newestMs = 0;
  let hung = 0;
  const acknowledged: Acknowledged[] = [];
  for (let i = 0; i < people; i++) {
    acknowledged.push({ customer: await signUpAt(fleet.web()), uploads: [], photos: [], purchases: [] });
  }
  const all = acknowledged.map(live);

  async function live(told: Acknowledged): Promise<void> {
    await attempt(() => buy(told));
    while (running) {
      await attempt(() => (Math.random() < purchaseShare ? buy(told) : makePhoto(told)));
    }
  }

  /** Whatever fails fails: a killed server owes nothing it has not said. */
  async function attempt(act: () => Promise<void>): Promise<void> {
    const timer = setTimeout(() => hung++, answerMsMax);
    try {
      await act();
    } catch {
      await sleep(200);
    } finally {
      clearTimeout(timer);
    }
  }

  async function makePhoto({ customer, uploads, photos }: Acknowledged): Promise<void> {
    const begunMs = performance.now();
    const imageUrl = await customer.upload(fleet.web(), await original());
    uploads.push(imageUrl);
    for (let tries = 0; tries < 4; tries++) {
      const answer = await customer.process(fleet.web(), imageUrl).then(
        (response) =>
          response.json() as Promise<{ success: boolean; photoId: string; paidBy: string | null }>,
        () => undefined,
      );
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
    const begun = await customer.call(fleet.web(), requestLine('createCheckout'), payload);
    if (!begun.ok) throw new Error(`a checkout was refused: ${begun.status}`);
    const { url } = (await begun.json()) as { url: string };
    const path = url.replace(/^https?:\/\/[^/]+/, '');
    for (let tries = 0; tries < 4; tries++) {
      // As a browser whose page is reloaded: the same payment may be confirmed more than once.
      const paid = await fetch(fleet.web() + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'action=pay',
      }).catch(() => undefined);
      if (paid?.headers.get('location')?.includes('purchase=done')) {
        purchases.push(path.split('/').at(-1)!);
        return;
      }
      await sleep(300);
    }
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
