import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { packages } from '../../../schema/index.ts';
import { type Customer, openTestService, testService } from '../../../testing/test-service.ts';

const service = testService();
let customer: Customer;
beforeAll(async () => {
  customer = await service.customer();
});

const post = (payload: object) => customer.call({ ...requestLine('createCheckout'), payload });

describe('createCheckout', () => {
  it('200: the address of the payment page, for every package that is sold', async () => {
    const sold = (await customer.call(requestLine('listPackages'))).json().packages;
    expect(sold).toHaveLength(12);
    for (const { priceId } of sold) {
      const response = await post({ priceId });
      expect([response.statusCode, response.json().url]).toEqual([
        200,
        expect.stringMatching(/^\/test-payment\//),
      ]);
    }
  });

  it('400: without a package, or in no language', async () => {
    for (const payload of [{}, { priceId: '' }, { priceId: 'pro-eur', language: 'Turkish' }]) {
      const response = await post(payload);
      expect([response.statusCode, response.json().code]).toEqual([400, 'request-invalid']);
    }
  });

  it('401: without a session', async () => {
    const call = { ...requestLine('createCheckout'), payload: { priceId: 'pro-eur' } };
    const response = await service.visitor().call(call);
    expect([response.statusCode, response.json().code]).toEqual([401, 'sign-in-required']);
  });

  it('404: a package that there is not, or that is no longer sold', async () => {
    expect((await post({ priceId: 'gold' })).json().code).toBe('package-not-found');
    const sell = (isActive: boolean) =>
      service.db.update(packages).set({ isActive }).where(eq(packages.id, 'pro-try'));
    await sell(false);
    const response = await post({ priceId: 'pro-try' });
    expect([response.statusCode, response.json().code]).toEqual([404, 'package-not-found']);
    await sell(true);
  });

  it('429: too many at once', async () => {
    const strict = await openTestService({ RATE_LIMIT_PER_SESSION: '2' });
    const eager = await strict.customer();
    const call = { ...requestLine('createCheckout'), payload: { priceId: 'pro-eur' } };
    const answers = [await eager.call(call), await eager.call(call), await eager.call(call)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    await strict.close();
  });
});
