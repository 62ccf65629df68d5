import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayMs } from '../../../platform/clock/durations.ts';
import { readOutbox, type StoredMail } from '../../../platform/mail/outbox.ts';
import {
  guestBuyers,
  invoices,
  outcomeRefusals,
  payments,
  photoOutcomes,
  type TestCheckoutRow,
  userPackages,
  userPhotos,
  users,
} from '../../../schema/index.ts';
import {
  beginCheckout,
  checkoutOf as checkoutOfGuest,
  type Guest,
  guestWithPreview as newGuest,
  payCheckout,
} from '../../../testing/guests.ts';
import { pressMailedLink } from '../../../testing/mailed-link.ts';
import { patiently } from '../../../testing/patiently.ts';
import { eventsAt, expectSoundLedger, sendEvent, signingSecret } from '../../../testing/payments.ts';
import { openTestService, type TestService, type Visitor } from '../../../testing/test-service.ts';
import { noteOutcomes } from '../../outcomes/index.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService({ SIGNING_SECRET: signingSecret });
  await service.untilReady();
});
afterAll(async () => {
  await expectSoundLedger(service);
  await service.close();
});

const guestWithPreview = (reported?: string) => newGuest(service, reported);
const checkoutOf = (guest: Guest) => checkoutOfGuest(service, guest);
const pay = (checkout: TestCheckoutRow) => payCheckout(service, checkout);

const stateFor = async (person: Visitor, photoId: string) => {
  const response = await person.call(requestLine('getPhoto', { params: { photoId } }));
  return response.statusCode === 200 ? response.json().photo.state : response.json().code;
};

const packagesOf = (userId: string) =>
  service.db.select().from(userPackages).where(eq(userPackages.userId, userId));

/** Signs in by a mailed link, which proves the mailbox; the answer is the account. */
async function signInByMail(email: string): Promise<string> {
  await service.app.inject({ method: 'POST', url: '/auth/v1/otp', payload: { email } });
  // The receipt may arrive after it.
  const isSignIn = ({ to, text }: StoredMail) => to === email && text.includes('/auth/v1/verify');
  const mail = await vi.waitUntil(
    async () => (await readOutbox(`${service.dataDir}/outbox`)).find(isSignIn),
    patiently,
  );
  const response = await pressMailedLink(service.app, /https?:\/\/\S+/.exec(mail.text)![0]);
  const { hash } = new URL(response.headers.location!);
  const token = new URLSearchParams(hash.slice(1)).get('access_token') ?? '';
  return JSON.parse(Buffer.from(token.split('.')[1] ?? 'e30', 'base64url').toString()).sub as string;
}

describe('a visitor who buys a photo by an address alone', () => {
  it('comes back to the unlocked photo with all its files and a credit left', async () => {
    const guest = await guestWithPreview();
    const { visitor, photoId, email, imageUrl } = guest;
    const checkout = await checkoutOf(guest);
    expect(checkout).toMatchObject({ photoId, returnPath: `/create?photo=${photoId}` });
    await pay(checkout);
    const { photo } = (await visitor.call(requestLine('getPhoto', { params: { photoId } }))).json();
    expect(photo).toMatchObject({ state: 'clean', paidBy: 'credit', sheet: true });
    expect(photo.files.map(({ format }: { format: string }) => format)).toEqual(['jpg']);
    const sheet = await visitor.call(requestLine('printSheet', { query: { photoId } }));
    expect(sheet.statusCode).toBe(200);
    const held = (await visitor.call(requestLine('activePackage'))).json();
    expect(held.balance).toEqual({ creditsRemaining: 1, creditsTotal: 2 });
    expect((await visitor.process({ imageUrl })).json().paidBy).toBe('revision');
    const [invoice] = await service.db.select().from(invoices).where(eq(invoices.customerEmail, email));
    expect(invoice).toMatchObject({ plan: 'starter', amountMinor: 199 });
  });

  it('pays once, however often and in whatever order events arrive', async () => {
    const guest = await guestWithPreview();
    const checkout = await checkoutOf(guest);
    const events = eventsAt(checkout, service.now());
    await sendEvent(service, events.declined('first'));
    expect(await stateFor(guest.visitor, guest.photoId)).toBe('preview');
    await Promise.all([pay(checkout), pay(checkout)]);
    await pay(checkout);
    expect(await stateFor(guest.visitor, guest.photoId)).toBe('clean');
    const [owned, ...more] = await packagesOf(checkout.userId);
    expect([owned?.creditsRemaining, more]).toEqual([1, []]);
  });

  it('has the money back where the refund is heard of first, and keeps the photo locked', async () => {
    const guest = await guestWithPreview();
    const checkout = await checkoutOf(guest);
    const events = eventsAt(checkout, service.now());
    for (const event of events.refunded(`pi_test_${checkout.id}`, 're_1')) await sendEvent(service, event);
    await pay(checkout);
    const [owned] = await packagesOf(checkout.userId);
    expect(owned).toMatchObject({ paymentStatus: 'refunded', creditsRemaining: 0, isActive: false });
    expect((await guest.visitor.call(requestLine('activePackage'))).json().package).toBeNull();
    expect(await stateFor(guest.visitor, guest.photoId)).toBe('preview');
  });

  it('has a preview again after a refund', async () => {
    const guest = await guestWithPreview();
    const checkout = await checkoutOf(guest);
    await pay(checkout);
    const events = eventsAt(checkout, service.now());
    for (const event of events.refunded(`pi_test_${checkout.id}`, 're_2')) await sendEvent(service, event);
    expect(await stateFor(guest.visitor, guest.photoId)).toBe('preview');
    const { imageUrl } = await guest.visitor.uploadPicture('photo another');
    expect((await guest.visitor.process({ imageUrl })).json().state).toBe('preview');
  });

  it('takes the purchase along when signing in where it was made, with its mailbox proved', async () => {
    const { db } = service;
    const visitor = service.visitor();
    const customer = await service.customer(visitor);
    const { imageUrl } = await visitor.uploadPicture();
    const { photoId } = (await visitor.process({ imageUrl })).json();
    Object.assign(customer.cookies, visitor.cookies);
    await pay(await checkoutOf({ visitor, photoId, imageUrl, email: customer.email }));
    await noteOutcomes(db, service.now());
    const [noted] = await db.select().from(photoOutcomes).where(eq(photoOutcomes.photoId, photoId));
    const refusal = { userId: noted!.userId, refusedAt: service.now() };
    await db.insert(outcomeRefusals).values(refusal);
    await customer.call(requestLine('claimPhotos'));
    const isOfCustomer = eq(outcomeRefusals.userId, customer.userId);
    const [brought] = await db.select().from(outcomeRefusals).where(isOfCustomer);
    expect(brought).toEqual({ ...refusal, userId: customer.userId });
    expect(await stateFor(customer, photoId)).toBe('clean');
    expect((await packagesOf(customer.userId))[0]?.creditsRemaining).toBe(1);
    const [outcome] = await db.select().from(photoOutcomes).where(eq(photoOutcomes.photoId, photoId));
    expect(outcome?.userId).toBe(customer.userId);
  });

  it.each(['of another address', 'of an address that nobody proved'])(
    'keeps the purchase from an account %s, for who proves the mailbox',
    async (which) => {
      const guest = await guestWithPreview();
      const isOther = which === 'of another address';
      const customer = await (isOther ? service.customer(guest.visitor) : service.unproven(guest.visitor));
      const { email } = isOther ? await service.customer() : customer;
      await pay(await checkoutOf({ ...guest, email }));
      await guest.visitor.makePhoto('judged fail');
      expect((await customer.call(requestLine('claimPhotos'))).json()).toEqual({ claimed: 1 });
      expect(await stateFor(customer, guest.photoId)).toBe('photo-not-found');
      expect(await packagesOf(customer.userId)).toEqual([]);
      expect(await stateFor(guest.visitor, guest.photoId)).toBe('clean');
      const account = await signInByMail(email);
      expect((await packagesOf(account)).map(({ creditsRemaining }) => creditsRemaining)).toEqual([1]);
      const [photo] = await service.db.select().from(userPhotos).where(eq(userPhotos.id, guest.photoId));
      expect(photo?.userId).toBe(account);
      expect(photo?.originalPhotoUrl).toContain(account);
    },
  );
});

describe('the address of an account that is there already', () => {
  it('gets the purchase when its owner signs in by mail, and till then nobody but the visitor sees it', async () => {
    const owner = await service.customer();
    const guest = { ...(await guestWithPreview()), email: owner.email };
    await pay(await checkoutOf(guest));
    expect(await stateFor(guest.visitor, guest.photoId)).toBe('clean');
    expect(await stateFor(owner, guest.photoId)).toBe('photo-not-found');
    expect(await packagesOf(owner.userId)).toEqual([]);
    expect((await guest.visitor.call(requestLine('listPhotos'))).statusCode).toBe(401);

    expect(await signInByMail(owner.email)).toBe(owner.userId);
    expect((await packagesOf(owner.userId))[0]?.creditsRemaining).toBe(1);
    expect(await stateFor(owner, guest.photoId)).toBe('clean');
    await owner.signIn();
  });

  it('leaves the account that a stranger made for it, and takes the purchase to a new one', async () => {
    const stranger = await service.unproven();
    await service.giveCredits(stranger);
    const guest = { ...(await guestWithPreview()), email: stranger.email };
    await pay(await checkoutOf(guest));
    const ownerId = await signInByMail(stranger.email);
    expect(ownerId).not.toBe(stranger.userId);
    const [account] = await service.db.select().from(users).where(eq(users.id, ownerId));
    expect(account).toMatchObject({
      email: stranger.email,
      passwordHash: null,
      emailProvenAt: expect.any(Date),
    });
    expect((await packagesOf(ownerId)).map(({ creditsRemaining }) => creditsRemaining)).toEqual([1]);
    expect(await stateFor(stranger, guest.photoId)).toBe('sign-in-required');
  });

  it('hears of a refund that comes after that, and of a payment that does', async () => {
    const owner = await service.customer();
    const guest = { ...(await guestWithPreview()), email: owner.email };
    const checkout = await checkoutOf(guest);
    const second = await checkoutOf(guest);
    await pay(checkout);
    await signInByMail(owner.email);
    const events = eventsAt(checkout, service.now());
    for (const event of events.refunded(`pi_test_${checkout.id}`, 're_3')) await sendEvent(service, event);
    expect((await pay(second)).statusCode).toBe(200);
    const owned = await packagesOf(owner.userId);
    expect(owned.map(({ paymentStatus }) => paymentStatus).sort()).toEqual(['completed', 'refunded']);
  });

  it('never lends its credits to the session that paid', async () => {
    const owner = await service.customer();
    await service.giveCredits(owner, 'pro-eur');
    const guest = { ...(await guestWithPreview()), email: owner.email };
    await pay(await checkoutOf(guest));
    await signInByMail(owner.email);
    const { imageUrl } = await guest.visitor.uploadPicture('photo another');
    expect((await guest.visitor.process({ imageUrl })).json().state).toBe('preview');
  });
});

describe('what cannot be bought so', () => {
  it('404: the photo of another visitor', async () => {
    const [guest, other] = [await guestWithPreview(), await guestWithPreview()];
    const { photoId } = other;
    const response = await beginCheckout(guest.visitor, { photo: { photoId }, email: guest.email });
    expect([response.statusCode, response.json().code]).toEqual([404, 'photo-not-found']);
  });

  it('leaves a photo alone that the event names and another visitor has', async () => {
    const [guest, other] = [await guestWithPreview(), await guestWithPreview()];
    const checkout = await checkoutOf(guest);
    await pay({ ...checkout, photoId: other.photoId });
    expect(await stateFor(other.visitor, other.photoId)).toBe('preview');
    expect((await packagesOf(checkout.userId))[0]?.creditsRemaining).toBe(2);
  });

  it('409: one that fails a check, unless that was said', async () => {
    const { visitor, photoId, email } = await guestWithPreview('judged fail');
    const refused = await beginCheckout(visitor, { photo: { photoId }, email });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'checks-failed']);
    const knowing = await beginCheckout(visitor, { photo: { photoId, despiteFailedChecks: true }, email });
    expect(knowing.statusCode).toBe(200);
  });

  it.each([
    ['without an address', (photoId: string) => ({ photo: { photoId } })],
    ['a package without a photo', () => ({ email: 'a@example.org' })],
    [
      'what is paid every month',
      (photoId: string) => ({ priceId: 'business-eur', photo: { photoId }, email: 'a@example.org' }),
    ],
  ])('401: %s', async (_, order) => {
    const { visitor, photoId } = await guestWithPreview();
    const response = await beginCheckout(visitor, order(photoId));
    expect([response.statusCode, response.json().code]).toEqual([401, 'sign-in-required']);
  });
});

it('nobody can sign in to the account behind a purchase, and its owner’s real address stays free', async () => {
  const guest = await guestWithPreview();
  const checkout = await checkoutOf(guest);
  await pay(checkout);
  const [behind] = await service.db.select().from(users).where(eq(users.id, checkout.userId));
  expect(behind).toMatchObject({ passwordHash: null, email: expect.stringMatching(/@guest\.invalid$/) });
  const payload = { email: guest.email, password: 'correct horse' };
  const signup = { method: 'POST' as const, url: '/auth/v1/signup', payload };
  expect((await service.app.inject(signup)).statusCode).toBe(200);
});

it('forgets guests who never paid, and no others', async () => {
  const [paying, leaving] = [await guestWithPreview(), await guestWithPreview()];
  const paid = await checkoutOf(paying);
  await pay(paid);
  const left = await checkoutOf(leaving);
  const { forgetGuests } = await import('../../guest-buyers/guest-buyers.ts');
  await forgetGuests(service.db, new Date(service.now().getTime() + 31 * dayMs));
  const stored = await service.db.select({ id: guestBuyers.id }).from(guestBuyers);
  expect(stored.map(({ id }) => id)).toContain(paid.userId);
  expect(stored.map(({ id }) => id)).not.toContain(left.userId);
  const rows = await service.db.select().from(payments).where(eq(payments.userId, paid.userId));
  expect(rows).toHaveLength(1);
});
