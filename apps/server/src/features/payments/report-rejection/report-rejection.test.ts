import { join } from 'node:path';
import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayMs } from '../../../platform/clock/durations.ts';
import { readOutbox } from '../../../platform/mail/outbox.ts';
import { rejections, userPackages, users } from '../../../schema/index.ts';
import { patiently } from '../../../testing/patiently.ts';
import { buy, expectSoundLedger, holdings, signingSecret } from '../../../testing/payments.ts';
import { type Customer, testService } from '../../../testing/test-service.ts';

const service = testService({ SIGNING_SECRET: signingSecret });
beforeAll(() => service.untilReady());
afterEach(() => expectSoundLedger(service));

async function photoOf(
  customer: Customer,
  documentType = 'passport',
  told = `photo ${documentType}`,
): Promise<string> {
  const { imageUrl } = await customer.uploadPicture(told);
  const response = await customer.process({ imageUrl, documentType });
  expect(response.json()).toMatchObject({ success: true });
  return response.json().photoId;
}

const report = (
  customer: Pick<Customer, 'call'>,
  photoId: string,
  authorityReason?: string,
  reason?: string,
) => customer.call({ ...requestLine('reportRejection'), payload: { photoId, reason, authorityReason } });

const kept = ({ userId }: Customer) =>
  service.db.select().from(rejections).where(eq(rejections.userId, userId));

describe('reportRejection', () => {
  it('200: the first one of a purchase brings a redo', async () => {
    const customer = await service.customer();
    await buy(service, customer);
    const photoId = await photoOf(customer);
    const response = await report(customer, photoId, ' Shadows on the wall ', 'background');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      rejection: { photoId, countryCode: 'DE', documentType: 'passport', outcome: 'redo', redoneAt: null },
      refund: null,
    });
    expect(await kept(customer)).toMatchObject([
      { reason: 'background', authorityReason: 'Shadows on the wall' },
    ]);
    expect((await holdings(service, customer.userId)).packages).toMatchObject([{ credits: 9 }]);
  });

  it('200: its redo is mailed, and stays when the rest of the purchase is refunded', async () => {
    const customer = await service.customer();
    const { purchaseId } = await buy(service, customer);
    await report(customer, await photoOf(customer));
    const sent = () =>
      readOutbox(join(service.dataDir, 'outbox')).then((mails) =>
        mails.find(({ to, subject }) => to === customer.email && subject === 'Your next photo is free'),
      );
    const mail = await vi.waitUntil(sent, patiently);
    expect(mail!.text).toContain('/dashboard/passport?country=DE&rejected=');
    const refund = await customer.call({ ...requestLine('requestRefund'), payload: { purchaseId } });
    expect(refund.json().refund).toMatchObject({ reason: 'one-click' });
    const { imageUrl } = await customer.uploadPicture('a photo taken again');
    const redone = (await customer.process({ imageUrl })).json();
    expect(redone).toMatchObject({ state: 'clean', paidBy: 'rejection-redo' });
    const next = await customer.uploadPicture('one more photo');
    expect((await customer.process({ imageUrl: next.imageUrl })).json().state).toBe('preview');
  });

  it('200: the second one starts a refund, also after more than 30 days', async () => {
    const customer = await service.customer();
    await buy(service, customer);
    const [first, second] = [await photoOf(customer), await photoOf(customer, 'visa')];
    await report(customer, first);
    service.wait(60 * dayMs);
    await customer.signIn();
    const response = await report(customer, second);
    expect(response.json()).toMatchObject({
      rejection: { photoId: second, outcome: 'refund' },
      refund: { status: 'completed', reason: 'second-rejection', amount: 3.99 },
    });
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 0, isActive: false, paymentStatus: 'refunded' }],
      refunds: [{ status: 'completed', reason: 'second-rejection' }],
    });
    const third = await report(customer, second);
    expect([third.statusCode, third.json().code]).toEqual([409, 'rejection-not-possible']);
    const kept = await customer.call(requestLine('getPhoto', { params: { photoId: second } }));
    expect(kept.json().photo.state).toBe('clean');
  });

  it('409: a revision of the same original is the same rejection', async () => {
    const customer = await service.customer();
    await buy(service, customer);
    const [first, revision] = [await photoOf(customer), await photoOf(customer)];
    expect((await report(customer, first)).statusCode).toBe(200);
    expect((await report(customer, revision)).json().code).toBe('rejection-not-possible');
    expect((await holdings(service, customer.userId)).refunds).toEqual([]);
  });

  it('200: the photo of another face of the same original is another rejection', async () => {
    const customer = await service.customer();
    await buy(service, customer);
    const { imageUrl } = await customer.uploadPicture('photo of two');
    const [left, right, again] = await Promise.all(
      [0.25, 0.75, 0.3].map(async (x) => {
        return (await customer.process({ imageUrl, face: { x, y: 0.5 } })).json().photoId as string;
      }),
    );
    expect((await report(customer, left!)).json().rejection.outcome).toBe('redo');
    expect((await report(customer, again!)).json().code).toBe('rejection-not-possible');
    expect((await report(customer, right!)).json().rejection.outcome).toBe('refund');
  });

  it('409: money back a second time, also with another account of the same mailbox', async () => {
    const address = `buyer${Date.now()}`;
    for (const email of [`${address}@example.org`, `${address}+again@example.org`]) {
      const customer = await service.customer();
      await service.db.update(users).set({ email }).where(eq(users.id, customer.userId));
      await buy(service, customer);
      await report(customer, await photoOf(customer));
      const second = await report(customer, await photoOf(customer, 'visa'));
      expect(second.statusCode).toBe(email.includes('+') ? 409 : 200);
    }
  });

  it('409: half a year after the photo was made', async () => {
    const customer = await service.customer();
    await buy(service, customer);
    const photoId = await photoOf(customer);
    service.wait(180 * dayMs);
    await customer.signIn();
    expect((await report(customer, photoId)).json().code).toBe('rejection-not-possible');
  });

  it('200: the second one, sent many times at once, gives one refund', async () => {
    const customer = await service.customer();
    await buy(service, customer);
    const [first, second] = [await photoOf(customer), await photoOf(customer, 'visa')];
    await report(customer, first);
    const answers = await Promise.all([1, 2, 3, 4].map(() => report(customer, second)));
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    expect((await holdings(service, customer.userId)).refunds).toHaveLength(1);
    const ids = (await kept(customer)).map(({ id }) => id);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 200))
      expect(ids).toContain(answer.json().rejection.rejectionId);
    expect((await kept(customer)).map(({ outcome }) => outcome).sort()).toEqual(['redo', 'refund']);
  });

  it('400: no photo is named', async () => {
    expect((await report(await service.customer(), 'that one')).json().code).toBe('request-invalid');
  });

  it('401: without a session', async () => {
    const response = await report(service.visitor(), '11111111-1111-4111-8111-111111111111');
    expect([response.statusCode, response.json().code]).toEqual([401, 'sign-in-required']);
  });

  it('404: somebody else’s photo', async () => {
    const owner = await service.customer();
    await buy(service, owner);
    const response = await report(await service.customer(), await photoOf(owner));
    expect([response.statusCode, response.json().code]).toEqual([404, 'photo-not-found']);
    expect(await kept(owner)).toEqual([]);
  });

  it('409: the same photo reported twice at once', async () => {
    const customer = await service.customer();
    await buy(service, customer);
    const photoId = await photoOf(customer);
    const answers = await Promise.all([report(customer, photoId), report(customer, photoId)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await kept(customer)).toHaveLength(1);
  });

  it('200: the second one after a one-click refund returns the rest of the price', async () => {
    const customer = await service.customer();
    const { purchaseId } = await buy(service, customer);
    const photoId = await photoOf(customer);
    await customer.call({ ...requestLine('requestRefund'), payload: { purchaseId } });
    expect((await report(customer, photoId)).json().rejection.outcome).toBe('redo');
    const { imageUrl } = await customer.uploadPicture('a photo taken again');
    const redone = (await customer.process({ imageUrl })).json();
    const second = await report(customer, redone.photoId);
    expect(second.json()).toMatchObject({
      rejection: { outcome: 'refund' },
      refund: { status: 'completed', reason: 'second-rejection', amount: 0.39 },
    });
    const left = (await holdings(service, customer.userId)).packages;
    expect(left).toMatchObject([{ credits: 0, isActive: false, paymentStatus: 'refunded' }]);
  });

  it('409: a preview, and a photo of a package that was given back whole', async () => {
    const customer = await service.customer();
    const preview = await report(customer, await photoOf(customer));
    expect([preview.statusCode, preview.json().code]).toEqual([409, 'rejection-not-possible']);
    const { purchaseId } = await buy(service, customer);
    const photoId = await photoOf(customer, 'visa');
    const own = eq(userPackages.id, purchaseId);
    await service.db.update(userPackages).set({ paymentStatus: 'refunded' }).where(own);
    expect((await report(customer, photoId)).json().code).toBe('rejection-not-possible');
  });

  it('409: the second one of a package that nobody paid for', async () => {
    const customer = await service.customer();
    await service.giveCredits(customer);
    expect((await report(customer, await photoOf(customer))).statusCode).toBe(200);
    const second = await report(customer, await photoOf(customer, 'visa'));
    expect([second.statusCode, second.json().code]).toEqual([409, 'rejection-not-possible']);
  });
});
