import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import type { UserPackageRow } from '../../schema/index.ts';
import { balancesOf } from '../../testing/ledger.ts';
import { type Customer, testService } from '../../testing/test-service.ts';
import { cancelPackage, type Spent, takeCredit } from './credits.ts';

const service = testService();
let customer: Customer;
let owned: UserPackageRow;

beforeEach(async () => {
  customer = await service.customer();
  owned = await service.giveCredits(customer, 'pro-eur');
});

function take(tx: Database): Promise<Spent> {
  const purpose = { userId: customer.userId, countryCode: 'DE', reason: 'photo' } as const;
  return takeCredit(tx, { ...purpose, photoId: randomUUID(), now: service.now() });
}

function refund(tx: Database): Promise<void> {
  const cancellation = {
    userPackageId: owned.id,
    paymentStatus: 'refunded',
    photosSince: null,
    reference: 'refund',
  } as const;
  return cancelPackage(tx, { ...cancellation, now: service.now() });
}

/** Starts the second transaction after the first has done its work but before it commits. */
async function meeting<T>(first: (tx: Database) => Promise<unknown>, second: (tx: Database) => Promise<T>) {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const earlier = service.db.transaction(async (tx) => {
    await first(tx);
    begin();
    await sleep(200);
  });
  await begun;
  const result = await service.db.transaction(second);
  await earlier;
  return result;
}

const balances = () => balancesOf(service.db, customer.userId);

describe('a credit', () => {
  it('is not taken of a package that is being refunded', async () => {
    expect(await meeting(refund, take)).toEqual({ refused: 'no-package' });
    expect(await balances()).toEqual([{ left: 0, noted: 0 }]);
  });

  it('that was just taken is not refunded', async () => {
    await meeting(take, refund);
    expect(await balances()).toEqual([{ left: 0, noted: 0 }]);
  });

  it('is taken once by each of two at the same time', async () => {
    expect(await meeting(take, take)).toEqual({ userPackageId: owned.id });
    expect(await balances()).toEqual([{ left: 8, noted: 8 }]);
  });

  it('comes back with the transaction that fails', async () => {
    const failing = service.db.transaction(async (tx) => {
      await take(tx);
      throw new Error('no photo');
    });
    await expect(failing).rejects.toThrow('no photo');
    expect(await balances()).toEqual([{ left: 10, noted: 10 }]);
  });
});
