import { requestLine } from '@vesika/contract';
import { expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock/durations.ts';
import { type Customer, testService, type Visitor } from '../../../testing/test-service.ts';
import { cancelPackage } from '../credits.ts';

const service = testService();

const ask = (person: Visitor) => person.call(requestLine('activePackage'));
const packageOf = async (customer: Customer) => (await ask(customer)).json().package;

it('200: null without one', async () => {
  const balance = { creditsRemaining: 0, creditsTotal: 0 };
  expect((await ask(await service.customer())).json()).toEqual({ package: null, balance, others: [] });
});

it('200: the newest, with what is left of it', async () => {
  const customer = await service.customer();
  await service.giveCredits(customer, 'pro-eur');
  const { id, expiresAt } = await service.giveCredits(customer, 'starter-eur');
  const { imageUrl } = await customer.uploadPicture();
  await customer.process({ imageUrl });
  expect(await packageOf(customer)).toMatchObject({
    id,
    packageId: 'starter-eur',
    plan: 'starter',
    creditsTotal: 2,
    creditsRemaining: 1,
    isRecurring: false,
    features: expect.arrayContaining(['one-country']),
    expiresAt: expiresAt.toISOString(),
  });
});

it('200: also when it has expired, but not when it was given back', async () => {
  const customer = await service.customer();
  await service.giveCredits(customer, 'business-try');
  const { id } = await service.giveCredits(customer, 'starter-eur');
  service.wait(40 * dayMs);
  await customer.signIn();
  const expired = await packageOf(customer);
  expect(expired.id).toBe(id);
  expect(new Date(expired.expiresAt) < service.now()).toBe(true);
  await service.db.transaction((tx) =>
    cancelPackage(tx, {
      userPackageId: id,
      paymentStatus: 'refunded',
      reference: 'r',
      now: service.now(),
    }),
  );
  expect(await packageOf(customer)).toMatchObject({ packageId: 'business-try', creditsRemaining: null });
});

it('200: adds up what can still pay, and says what the others hold', async () => {
  const customer = await service.customer();
  await service.giveCredits(customer, 'starter-eur');
  await service.giveCredits(customer, 'pro-eur');
  expect((await ask(customer)).json()).toMatchObject({
    package: { packageId: 'pro-eur', creditsRemaining: 10 },
    balance: { creditsRemaining: 12, creditsTotal: 12 },
    others: [{ packageId: 'starter-eur', creditsRemaining: 2 }],
  });
  service.wait(40 * dayMs);
  await customer.signIn();
  expect((await ask(customer)).json()).toMatchObject({ balance: { creditsRemaining: 10 }, others: [] });
  await service.giveCredits(customer, 'business-try');
  expect((await ask(customer)).json().balance).toEqual({ creditsRemaining: null, creditsTotal: 10 });
});

it('200: a package for one country has none until it has paid for a photo, then the one of that photo', async () => {
  const customer = await service.customer();
  await service.giveCredits(customer, 'starter-eur');
  expect((await packageOf(customer)).onlyCountry).toBeNull();
  const { imageUrl } = await customer.uploadPicture();
  await customer.process({ imageUrl, countryCode: 'FR' });
  expect((await packageOf(customer)).onlyCountry).toBe('FR');
  await service.giveCredits(customer, 'pro-eur');
  expect((await packageOf(customer)).onlyCountry).toBeNull();
});

it('401: without account', async () => {
  const response = await ask(service.visitor());
  expect([response.statusCode, response.json().code]).toEqual([401, 'session-missing']);
});
