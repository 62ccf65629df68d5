import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { priceChanges, quotas, userPackages, users } from '../../platform/database/schema/index.ts';
import { makeQuota } from '../../testing/offers.ts';
import { testService } from '../../testing/test-service.ts';
import { grantQuotas } from './quotas.ts';

const service = testService();

async function personAt(address: string) {
  const { userId } = await service.customer();
  const email = address.includes('@') ? address : `${randomUUID().slice(0, 8)}@${address}`;
  await service.db.update(users).set({ email }).where(eq(users.id, userId));
  const prove = () => service.db.transaction((tx) => grantQuotas(tx, { userId, email, now: service.now() }));
  const held = () => service.db.select().from(userPackages).where(eq(userPackages.userId, userId));
  return { prove, held };
}

describe('a free quota', () => {
  it('gives its package once to whoever proves an address of the institution', async () => {
    const { address, id } = await makeQuota(service);
    const person = await personAt(address);
    expect(await person.held()).toEqual([]);
    await person.prove();
    await person.prove();
    expect(await person.held()).toMatchObject([
      { packageId: 'starter-eur', creditsRemaining: 2, quotaId: id },
    ]);
  });

  it('gives what its package brings on that day', async () => {
    const quota = await makeQuota(service, { packageId: 'pro-try' });
    const change = { packageId: 'pro-try', price: 99, isForSale: true, credits: 3, validityDays: 10 };
    await service.db.insert(priceChanges).values({ id: randomUUID(), validFrom: service.now(), ...change });
    const person = await personAt(quota.address);
    await person.prove();
    expect(await person.held()).toMatchObject([{ creditsTotal: 3, creditsRemaining: 3 }]);
  });

  it('can be for one address alone', async () => {
    const email = `head@${randomUUID()}.example`;
    await makeQuota(service, { address: email });
    const [meant, other] = [await personAt(email), await personAt(email.split('@')[1]!)];
    await meant.prove();
    await other.prove();
    expect([(await meant.held()).length, (await other.held()).length]).toEqual([1, 0]);
  });

  it('knows neither a domain that only ends alike, nor one below it', async () => {
    const { address } = await makeQuota(service);
    for (const foreign of [`not${address}`, `mail.${address}`]) {
      const person = await personAt(foreign);
      await person.prove();
      expect(await person.held()).toEqual([]);
    }
  });

  it('ends when its places are taken, even by people who come at the same moment', async () => {
    const { address } = await makeQuota(service, { peopleMax: 2 });
    const people = await Promise.all(Array.from({ length: 4 }, () => personAt(address)));
    await Promise.all(people.map(({ prove }) => prove()));
    const held = await Promise.all(people.map(async (person) => (await person.held()).length));
    expect(held.sort()).toEqual([0, 0, 1, 1]);
  });

  it('ends by its last day, or when an operator ends it', async () => {
    const expired = await makeQuota(service, { expiresAt: service.now() });
    const ended = await makeQuota(service);
    await service.db.update(quotas).set({ endedAt: service.now() }).where(eq(quotas.id, ended.id));
    for (const { address } of [expired, ended]) {
      const person = await personAt(address);
      await person.prove();
      expect(await person.held()).toEqual([]);
    }
  });
});
