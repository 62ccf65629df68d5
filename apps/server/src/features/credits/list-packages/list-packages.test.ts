import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { packages } from '../../../schema/index.ts';
import { testService } from '../../../testing/test-service.ts';

const service = testService();

async function listed() {
  const response = await service.app.inject(requestLine('listPackages'));
  expect(response.statusCode).toBe(200);
  return response.json().packages;
}

it('200: the price lists in their order, bought by their own id', async () => {
  const all = await listed();
  expect(all.map(({ id }: { id: string }) => id)).toEqual([
    ...['starter-eur', 'pro-eur', 'business-eur'],
    ...['starter-usd', 'pro-usd', 'business-usd'],
    ...['starter-try', 'pro-try', 'business-try'],
    ...['starter-gbp', 'pro-gbp', 'business-gbp'],
  ]);
  expect(all[1]).toMatchObject({
    plan: 'pro',
    nameTr: 'Pro',
    price: 3.99,
    priceWas: 7.99,
    currency: 'EUR',
    credits: 10,
    validityDays: 180,
    isRecurring: false,
    priceId: 'pro-eur',
    features: expect.arrayContaining(['jpg', 'png', 'print-pdf']),
  });
  expect(all[3]).toMatchObject({ price: 4.99, currency: 'USD', credits: 2 });
  expect(all[8]).toMatchObject({ credits: null, priceWas: null });
});

it("200: by the provider's price where there is one, and without what is not sold any more", async () => {
  await service.db.update(packages).set({ stripePriceId: 'price_1' }).where(eq(packages.id, 'pro-eur'));
  await service.db.update(packages).set({ isActive: false }).where(eq(packages.id, 'starter-eur'));
  const [first] = await listed();
  expect(first).toMatchObject({ id: 'pro-eur', priceId: 'price_1' });
});
