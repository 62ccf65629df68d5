import { randomUUID } from 'node:crypto';
import {
  createCheckout,
  creditStatement,
  customerPortal,
  listPurchases,
  reportRejection,
  requestRefund,
} from '@vesika/contract';
import { describe, expect, it } from 'vitest';
import { factors } from '../../schema/index.ts';
import { testService } from '../../testing/test-service.ts';

const service = testService();

const operations = [
  [createCheckout, { priceId: 'pro-eur' }],
  [customerPortal, {}],
  [listPurchases, undefined],
  [creditStatement, undefined],
  [requestRefund, { purchaseId: randomUUID() }],
  [reportRejection, { photoId: randomUUID() }],
] as const;

describe.each(operations.map(([operation, payload]) => ({ ...operation, payload })))(
  '$id',
  ({ method, path, payload }) => {
    const call = { method, url: path, ...(payload && { payload }) };

    it('401: without a session, with one that is none, and with one that has ended', async () => {
      const forged = { authorization: `Bearer ${'a'.repeat(40)}` };
      const ended = await service.customer();
      await ended.call({ method: 'POST', url: '/auth/v1/logout?scope=global' });
      for (const response of [
        await service.app.inject(call),
        await service.app.inject({ ...call, headers: forged }),
        await ended.call(call),
      ]) {
        expect([response.statusCode, response.json().code]).toEqual([401, 'sign-in-required']);
      }
    });

    it('403: while the second factor has not been shown', async () => {
      const customer = await service.customer();
      const now = service.now();
      await service.db.insert(factors).values({
        id: randomUUID(),
        userId: customer.userId,
        factorType: 'totp',
        status: 'verified',
        secret: Buffer.from('sealed'),
        createdAt: now,
        updatedAt: now,
      });
      const response = await customer.call(call);
      expect([response.statusCode, response.json().code]).toEqual([403, 'second-factor-required']);
    });
  },
);
