import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StorageKey } from '../../../../platform/storage/storage-key.ts';
import { creditLedger, userPackages, userPhotos } from '../../../../schema/index.ts';
import { balancesOf } from '../../../../testing/ledger.ts';
import { type Customer, testService } from '../../../../testing/test-service.ts';
import { cancelPackage } from '../../../credits/credits.ts';
import { photoIdOf } from '../../files/picture-keys.ts';

const service = testService({ ENGINE_QUEUE: '1000', PREVIEWS_PER_DAY: '10' });

beforeAll(() => service.untilReady());

const unlock = (customer: Customer, photoId = '') =>
  customer.call(requestLine('unlockPhoto', { params: { photoId } }));

function refund(userPackageId: string, reference: string): Promise<void> {
  const paymentStatus = 'refunded';
  const about = { userPackageId, paymentStatus, reference } as const;
  const cancellation = { ...about, now: service.now() };
  return service.db.transaction((tx) => cancelPackage(tx, cancellation));
}

async function uploadMany(customer: Customer, count: number): Promise<string[]> {
  const links: string[] = [];
  for (let i = 0; i < count; i++) links.push((await customer.uploadPicture(`photo ${i}`)).imageUrl);
  return links;
}

function countBy<T>(all: readonly T[], kindOf: (each: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const each of all) counts[kindOf(each)] = (counts[kindOf(each)] ?? 0) + 1;
  return counts;
}

describe('many at once', () => {
  it('40 photos on 10 credits: 10 clean ones, the previews of a day, and no more', async () => {
    const customer = await service.customer();
    await service.giveCredits(customer, 'pro-eur');
    const links = await uploadMany(customer, 40);
    const answers = await Promise.all(links.map((imageUrl) => customer.process({ imageUrl })));
    const kinds = countBy(
      answers.map((answer) => answer.json()),
      ({ state, code }) => state ?? code,
    );
    expect(kinds).toEqual({ clean: 10, preview: 10, 'payment-required': 20 });
    expect(await balancesOf(service.db, customer.userId)).toEqual([{ left: 0, noted: 0 }]);
    const rows = await service.db.select().from(userPhotos).where(eq(userPhotos.userId, customer.userId));
    expect(countBy(rows, ({ paidBy }) => paidBy ?? 'preview')).toEqual({ credit: 10, preview: 10 });
    const own = (await service.stored()).filter((key) => key.includes(customer.userId)) as StorageKey[];
    const folders = new Set(own.flatMap((key) => photoIdOf(key) ?? []));
    expect([...folders].sort()).toEqual(rows.map(({ id }) => id).sort());
  });

  it('the same original 20 times: one credit, 19 revisions', async () => {
    const customer = await service.customer();
    await service.giveCredits(customer, 'pro-eur');
    const { imageUrl } = await customer.uploadPicture();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => (await customer.process({ imageUrl })).json()),
    );
    expect(countBy(answers, ({ paidBy }) => paidBy)).toEqual({ credit: 1, revision: 19 });
    expect(await balancesOf(service.db, customer.userId)).toEqual([{ left: 9, noted: 9 }]);
  });
});

/** Seeded, so that a failure can be reproduced. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

describe('the ledger', () => {
  it.each([1, 2, 3])('sums to the balances whatever happens at once (seed %i)', async (seed) => {
    const roll = createDice(seed);
    const customer = await service.customer();
    const { userId } = customer;
    const previews: string[] = [];
    for (const imageUrl of await uploadMany(customer, 10)) {
      previews.push((await customer.process({ imageUrl })).json().photoId);
    }
    const packageIds = ['starter-eur', 'starter-try', 'pro-eur', 'pro-try', 'business-try'];
    const owned = [await service.giveCredits(customer, 'pro-try')];
    const originals = await uploadMany(customer, 12);
    const failing = (await customer.uploadPicture('fail face-missing')).imageUrl;

    const make = (body: object) => customer.process({ imageUrl: originals[roll(12)], ...body });
    const acts: (() => Promise<unknown>)[] = [
      () => make({}),
      () => make({}),
      () => make({ countryCode: 'FR' }),
      () => customer.process({ imageUrl: failing }),
      () => unlock(customer, previews[roll(10)]),
      () => unlock(customer, previews[roll(10)]),
      () => customer.call(requestLine('v1DeletePhoto', { params: { photoId: previews[roll(10)]! } })),
      async () => owned.push(await service.giveCredits(customer, packageIds[roll(5)])),
      () => refund(owned[roll(owned.length)]!.id, `refund ${roll(1e9)}`),
    ];
    for (let round = 0; round < 8; round++) {
      const answers = await Promise.all(Array.from({ length: 16 }, () => acts[roll(acts.length)]!()));
      const statuses = answers.map(
        (answer) => (answer as { statusCode?: number } | undefined)?.statusCode ?? 200,
      );
      expect(statuses.filter((status) => ![200, 204, 402, 404, 422].includes(status))).toEqual([]);
      for (const { left, noted } of await balancesOf(service.db, userId)) {
        if (left === null) continue;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(noted).toBe(left);
      }
    }

    const spent = await service.db.select().from(creditLedger).where(eq(creditLedger.userId, userId));
    const taken = spent.filter(({ reason }) => reason === 'photo' || reason === 'unlock');
    const rows = await service.db.select().from(userPhotos).where(eq(userPhotos.userId, userId));
    const packs = await service.db.select().from(userPackages).where(eq(userPackages.userId, userId));
    const unlimited = new Set(packs.filter((each) => each.creditsRemaining === null).map(({ id }) => id));
    const byCredit = rows.filter((row) => row.paidBy === 'credit' && !unlimited.has(row.userPackageId!));
    const references = new Set(taken.map(({ reference }) => reference));
    expect(byCredit.length).toBeGreaterThan(0);
    expect(byCredit.filter(({ id }) => !references.has(id))).toEqual([]);
    expect(references.size).toBe(taken.length);
  });
});
