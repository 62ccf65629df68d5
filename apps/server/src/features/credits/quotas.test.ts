import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createMailboxMarks } from '../../platform/mail/mailbox.ts';
import { createFingerprint } from '../../platform/secrets/fingerprint.ts';
import { priceChanges, quotas, quotaUses, userPackages, users } from '../../schema/index.ts';
import { makeQuota } from '../../testing/offers.ts';
import { testService } from '../../testing/test-service.ts';
import { forgetQuotaMailboxes, grantQuotas } from './quotas.ts';

const service = testService();
const markMailbox = createMailboxMarks(createFingerprint(Buffer.alloc(32)));

async function personAt(address: string) {
  const { userId } = await service.customer();
  const email = address.includes('@') ? address : `${randomUUID().slice(0, 8)}@${address}`;
  await service.db.update(users).set({ email }).where(eq(users.id, userId));
  const prove = () =>
    service.db.transaction((tx) => grantQuotas(tx, { userId, email, markMailbox, now: service.now() }));
  const held = () => service.db.select().from(userPackages).where(eq(userPackages.userId, userId));
  const leave = () => service.db.delete(users).where(eq(users.id, userId));
  return { userId, email, prove, held, leave };
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

  it('gives nothing to the operator who made it', async () => {
    const maker = await personAt(`${randomUUID()}.example`);
    const quota = await makeQuota(service, { createdBy: maker.userId, address: maker.email });
    await maker.prove();
    expect(await maker.held()).toEqual([]);
    await service.db.update(quotas).set({ createdBy: null }).where(eq(quotas.id, quota.id));
    await maker.prove();
    expect(await maker.held()).toHaveLength(1);
  });

  it('gives what its package brings on that day', async () => {
    const quota = await makeQuota(service, { packageId: 'pro-try' });
    const change = { packageId: 'pro-try', price: 99, isForSale: true, credits: 3, validityDays: 10 };
    await service.db.insert(priceChanges).values({ id: randomUUID(), validFrom: service.now(), ...change });
    const person = await personAt(quota.address);
    await person.prove();
    expect(await person.held()).toMatchObject([{ creditsTotal: 3, creditsRemaining: 3 }]);
  });

  it('takes all addresses of a mailbox for one person, even at the same moment', async () => {
    const { address } = await makeQuota(service);
    const names = ['anna', 'anna+1', 'anna+2', 'anna+a.n.n.a', 'anna+5.6'];
    const people = await Promise.all(names.map((name) => personAt(`${name}@${address}`)));
    await Promise.all(people.map(({ prove }) => prove()));
    const held = await Promise.all(people.map(async (person) => (await person.held()).length));
    expect(held.sort()).toEqual([0, 0, 0, 0, 1]);
    const other = await personAt(`bert@${address}`);
    await other.prove();
    expect(await other.held()).toHaveLength(1);
  });

  it('gives nothing again to a mailbox whose account was deleted, and counts its place until it is over', async () => {
    const { address, id } = await makeQuota(service, { peopleMax: 2 });
    const deleted = await personAt(`anna@${address}`);
    await deleted.prove();
    await deleted.leave();
    const again = await personAt(`anna+again@${address}`);
    await again.prove();
    expect(await again.held()).toEqual([]);
    const [second, third] = [await personAt(address), await personAt(address)];
    await second.prove();
    await third.prove();
    expect([(await second.held()).length, (await third.held()).length]).toEqual([1, 0]);

    const uses = () => service.db.select().from(quotaUses).where(eq(quotaUses.quotaId, id));
    await forgetQuotaMailboxes(service.db, service.now());
    expect((await uses()).every(({ mailbox }) => mailbox !== null)).toBe(true);
    await service.db.update(quotas).set({ endedAt: service.now() }).where(eq(quotas.id, id));
    await forgetQuotaMailboxes(service.db, service.now());
    expect((await uses()).map(({ mailbox }) => mailbox)).toEqual([null, null]);
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
