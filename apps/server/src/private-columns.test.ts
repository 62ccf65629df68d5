/** Rows are handed to answers whole; the schemas of the answers leave out columns that nobody outside may see. */

import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { refunds, rejections, webhookDeliveries } from './schema/index.ts';
import { fakeFace } from './testing/fake-face.ts';
import { type FullAccount, fillAccount } from './testing/full-account.ts';
import { operatorAt } from './testing/operator.ts';
import { signingSecret } from './testing/payments.ts';
import { type Customer, testService } from './testing/test-service.ts';

const service = testService({ SIGNING_SECRET: signingSecret });
let operator: Customer;
let account: FullAccount;

beforeAll(async () => {
  await service.untilReady();
  const { db } = service;
  operator = await operatorAt(service);
  account = await fillAccount(service, service.storage);
  const { rejectionId, paymentId, deliveryId, cleanId } = account;
  await db
    .update(rejections)
    .set({ face: fakeFace, originalSha256: 'private hash' })
    .where(eq(rejections.id, rejectionId));
  await db
    .update(refunds)
    .set({ providerReference: 'private reference' })
    .where(eq(refunds.paymentId, paymentId));
  await db
    .update(webhookDeliveries)
    .set({ body: '"private body"' })
    .where(eq(webhookDeliveries.id, deliveryId));
  const line = requestLine('operatorOpenFace', { params: { photoId: cleanId } });
  expect((await operator.call({ ...line, payload: { reason: 'cannot find it' } })).statusCode).toBe(200);
});

it.each([
  [
    'v1ListWebhookDeliveries',
    () => account.customer.call(requestLine('v1ListWebhookDeliveries', { params: account })),
    () => account.deliveryId,
  ],
  [
    'v1RetryWebhookDelivery',
    () => account.customer.call(requestLine('v1RetryWebhookDelivery', { params: account })),
    () => account.deliveryId,
  ],
  ['listPurchases', () => account.customer.call(requestLine('listPurchases')), () => account.rejectionId],
  [
    'operatorPerson',
    () => operator.call(requestLine('operatorPerson', { params: { personId: account.customer.userId } })),
    () => account.rejectionId,
  ],
  ['operatorActs', () => operator.call(requestLine('operatorActs')), () => account.cleanId],
  ['operatorInbox', () => operator.call(requestLine('operatorInbox')), () => account.rejectionId],
] as const)('%s answers rows without their private columns', async (_, ask, shown) => {
  const { statusCode, body } = await ask();
  expect([200, 202]).toContain(statusCode);
  expect(body).toContain(shown());
  expect(body).not.toMatch(/private|"(body|face|originalSha256|providerReference|operatorId)"/);
});
