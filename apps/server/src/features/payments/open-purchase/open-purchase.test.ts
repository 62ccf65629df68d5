import { randomBytes } from 'node:crypto';
import { guarantee, requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../../../platform/clock/durations.ts';
import { hashToken } from '../../../platform/secrets/tokens.ts';
import { oneTimeTokens, openedPurchases, userPackages, userPhotos, users } from '../../../schema/index.ts';
import { checkoutOf, keyIn, payCheckout, payingGuest } from '../../../testing/guests.ts';
import { expectSoundLedger, holdings, signingSecret } from '../../../testing/payments.ts';
import { testService, type Visitor } from '../../../testing/test-service.ts';
import { expirePictures } from '../../photos/index.ts';

const service = testService({ SIGNING_SECRET: signingSecret });
beforeAll(() => service.untilReady());

type Link = ReturnType<typeof keyIn>;
const open = (visitor: Visitor, link: object) =>
  visitor.call({ ...requestLine('openPurchase'), payload: link });
const report = (visitor: Visitor, photoId: string, link?: Link) =>
  visitor.call({ ...requestLine('reportRejection'), payload: { photoId, link } });
const refund = (visitor: Visitor, purchaseId: string, link?: Link) =>
  visitor.call({ ...requestLine('requestRefund'), payload: { purchaseId, link } });
const get = (visitor: Visitor, photoId: string) =>
  visitor.call(requestLine('getPhoto', { params: { photoId } }));
const heldBy = async (visitor: Visitor) =>
  (await visitor.call(requestLine('activePackage'))).json().balance.creditsRemaining;

async function redo(visitor: Visitor, reported: string): Promise<{ photoId: string; paidBy: string | null }> {
  const { imageUrl } = await visitor.uploadPicture(reported);
  return (await visitor.process({ imageUrl })).json();
}

function expire(): Promise<number> {
  const clock = () => service.now().getTime();
  const retention = { originalsAnonymousHours: 24, originalsDays: 30, finishedAnonymousDays: 30 };
  return expirePictures({ ...service, clock, retention });
}

describe('a guest', () => {
  it('has a rejected photo redone free, and the money back after a second rejection, by the link of the receipt', async () => {
    const { link, photoId, checkout, receipt } = await payingGuest(service);
    expect(receipt).toContain(String(guarantee.rejectionDays));
    service.wait((guarantee.rejectionDays - 1) * dayMs);
    await expire();
    const phone = service.visitor();
    const opened = await open(phone, link);
    expect(opened.statusCode).toBe(200);
    expect(opened.json()).toMatchObject({
      isInAccount: false,
      purchase: { id: link.id, photos: [{ photoId }] },
      photos: [{ photoId, state: 'clean', files: [{ format: 'jpg' }] }],
    });
    const first = await report(phone, photoId, link);
    expect(first.json()).toMatchObject({ rejection: { outcome: 'redo' }, refund: null });

    await open(phone, { ...link, payHere: true });
    const again = await redo(phone, 'photo retaken');
    expect(again.paidBy).toBe('rejection-redo');
    service.wait((guarantee.rejectionDays - 1) * dayMs);
    const tablet = service.visitor();
    expect((await open(tablet, link)).json().photos).toMatchObject([{ photoId: again.photoId }, { photoId }]);
    const second = await report(tablet, again.photoId, link);
    expect(second.json()).toMatchObject({
      rejection: { outcome: 'refund' },
      refund: { status: 'completed', reason: 'second-rejection', amount: 1.99 },
    });
    expect(await holdings(service, checkout.userId)).toMatchObject({
      packages: [{ credits: 0, paymentStatus: 'refunded' }],
    });
    expect((await get(tablet, again.photoId)).json().photo.state).toBe('clean');
    await expectSoundLedger(service);
  });

  it('has the money back for what is unused within its days, by the link', async () => {
    const { link } = await payingGuest(service);
    service.wait((guarantee.refundDays - 1) * dayMs);
    const phone = service.visitor();
    const { purchase } = (await open(phone, link)).json();
    expect(purchase.refundableAmount).toBe(1);
    expect((await refund(phone, purchase.id, link)).json()).toMatchObject({ refund: { amount: 1 } });
    service.wait(2 * dayMs);
    expect((await refund(phone, purchase.id, link)).json().code).toBe('refund-not-possible');
  });

  it('has the whole price back once, whatever browser the second purchase is made in', async () => {
    const address = `buyer${Date.now()}`;
    const outcomes: number[] = [];
    for (const email of [`${address}@example.org`, `${address}+again@example.org`]) {
      const { visitor, photoId, link } = await payingGuest(service, email);
      await report(visitor, photoId, link);
      const again = await redo(visitor, 'photo retaken');
      outcomes.push((await report(visitor, again.photoId, link)).statusCode);
    }
    expect(outcomes).toEqual([200, 409]);
  });

  it('keeps the photo as long as its rejection can be reported, and no longer', async () => {
    const { link, photoId, visitor } = await payingGuest(service);
    const preview = await redo(visitor, 'judged fail');
    service.wait((guarantee.rejectionDays - 1) * dayMs);
    await expire();
    expect((await open(service.visitor(), link)).json().photos).toMatchObject([{ photoId }]);
    expect(await service.db.$count(userPhotos, eq(userPhotos.id, preview.photoId))).toBe(0);
    service.wait(1 * dayMs + hourMs);
    await expire();
    expect(await service.db.$count(userPhotos, eq(userPhotos.id, photoId))).toBe(0);
    expect((await open(service.visitor(), link)).json().code).toBe('purchase-not-found');
  });
});

describe('the link of a receipt', () => {
  it('404: with another key, or the key of another purchase', async () => {
    const [mine, other] = [await payingGuest(service), await payingGuest(service)];
    const phone = service.visitor();
    for (const link of [
      { id: mine.link.id, key: randomBytes(32).toString('base64url') },
      { id: mine.link.id, key: other.link.key },
    ]) {
      for (const response of [
        await open(phone, link),
        await report(phone, mine.photoId, link),
        await refund(phone, mine.link.id, link),
      ])
        expect([response.statusCode, response.json().code]).toEqual([404, 'purchase-not-found']);
    }
    expect(await service.db.$count(openedPurchases, eq(openedPurchases.userPackageId, mine.link.id))).toBe(0);
  });

  it('gives nothing but its purchase, also where the same guest bought twice', async () => {
    const guest = await payingGuest(service);
    const rest = await guest.visitor.makePhoto('photo that uses the plan up');
    const other = await guest.visitor.makePhoto('photo of somebody else');
    await payCheckout(service, await checkoutOf(service, { ...guest, photoId: other }));
    const ofGuest = eq(userPackages.userId, guest.checkout.userId);
    const bought = await service.db.select().from(userPackages).where(ofGuest);
    const second = bought.find(({ id }) => id !== guest.link.id)!;
    expect(second.creditsRemaining).toBe(1);

    const phone = service.visitor();
    const { photos } = (await open(phone, { ...guest.link, payHere: true })).json();
    expect(photos).toMatchObject([{ photoId: rest }, { photoId: guest.photoId }]);
    expect((await get(phone, guest.photoId)).statusCode).toBe(200);
    expect((await get(phone, other)).statusCode).toBe(404);
    expect((await report(phone, other, guest.link)).json().code).toBe('photo-not-found');
    expect((await refund(phone, second.id, guest.link)).json().code).toBe('purchase-not-found');
    expect(await heldBy(phone)).toBe(0);
    expect((await redo(phone, 'photo of a third')).paidBy).toBeNull();
    expect((await phone.call(requestLine('listPurchases'))).statusCode).toBe(401);
    const [left] = await service.db.select().from(userPackages).where(eq(userPackages.id, second.id));
    expect(left?.creditsRemaining).toBe(1);
  });

  it('pays for nothing in a browser where nobody chose so', async () => {
    const { link } = await payingGuest(service);
    const phone = service.visitor();
    await open(phone, link);
    expect(await heldBy(phone)).toBe(0);
    expect((await redo(phone, 'photo of the reader')).paidBy).toBeNull();
  });

  it('leaves an account that is signed in as it was', async () => {
    const { link, photoId } = await payingGuest(service);
    const customer = await service.customer();
    await customer.makePhoto();
    expect((await open(customer, link)).statusCode).toBe(200);
    expect((await get(customer, photoId)).statusCode).toBe(200);
    const { photos } = (await customer.call(requestLine('listPhotos'))).json();
    expect(photos.map((photo: { photoId: string }) => photo.photoId)).not.toContain(photoId);
  });

  it('keeps working when an account with another address signs in where it was bought', async () => {
    const { link, visitor } = await payingGuest(service);
    const customer = await service.customer(visitor);
    await customer.call(requestLine('claimPhotos'));
    expect((await open(service.visitor(), link)).json()).toMatchObject({ isInAccount: false });
  });

  it('ends when the account that took the purchase gets another address', async () => {
    const { email, link, visitor } = await payingGuest(service);
    const customer = await service.customer(visitor);
    const addressIs = (address: string) =>
      service.db.update(users).set({ email: address }).where(eq(users.id, customer.userId));
    await addressIs(email);
    await customer.call(requestLine('claimPhotos'));
    expect((await open(service.visitor(), link)).json()).toMatchObject({ isInAccount: true });
    await addressIs('another@example.org');
    expect((await open(service.visitor(), link)).json().code).toBe('purchase-not-found');
  });

  it('leads to the purchase where it was mailed when it signed in', async () => {
    const { checkout, link } = await payingGuest(service);
    const token = randomBytes(32).toString('base64url');
    const now = service.now();
    await service.db.insert(oneTimeTokens).values({
      id: crypto.randomUUID(),
      userId: checkout.userId,
      purpose: 'purchase',
      linkHash: hashToken(token),
      codeHash: randomBytes(32),
      createdAt: now,
      expiresAt: new Date(now.getTime() + 30 * dayMs),
    });
    const old = await service.app.inject(`/auth/v1/verify?type=purchase&token=${token}`);
    expect([old.statusCode, keyIn(old.headers.location!)]).toEqual([303, link]);
    expect(old.headers.location).not.toContain('access_token');
    const spent = await service.app.inject('/auth/v1/verify?type=purchase&token=another');
    expect(spent.headers.location).toContain('error_code=otp_expired');
  });
});
