import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock/durations.ts';
import {
  guestBuyers,
  invoices,
  oneTimeTokens,
  outcomeRefusals,
  payments,
  photoOutcomes,
  type TestCheckoutRow,
  testCheckouts,
  userPackages,
  userPhotos,
  users,
} from '../../../platform/database/schema/index.ts';
import { mailTo } from '../../../testing/auth-client.ts';
import { pressMailedLink } from '../../../testing/mailed-link.ts';
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

let addresses = 0;
const newAddress = () => `guest${++addresses}@example.org`;

interface Guest {
  visitor: Visitor;
  photoId: string;
  imageUrl: string;
  email: string;
}

async function guestWithPreview(told = 'photo'): Promise<Guest> {
  const visitor = service.visitor();
  const { imageUrl } = await visitor.uploadPicture(told);
  const made = (await visitor.process({ imageUrl })).json();
  expect(made.state).toBe('preview');
  return { visitor, photoId: made.photoId, imageUrl, email: newAddress() };
}

const begin = (visitor: Visitor, payload: object) =>
  visitor.call({ ...requestLine('createCheckout'), payload: { priceId: 'starter-eur', ...payload } });

async function checkoutOf(guest: Guest): Promise<TestCheckoutRow> {
  const { visitor, photoId, email } = guest;
  const response = await begin(visitor, { photo: { photoId }, email });
  expect(response.statusCode).toBe(200);
  const id = response.json().url.split('/').at(-1);
  const [row] = await service.db.select().from(testCheckouts).where(eq(testCheckouts.id, id));
  return row!;
}

async function pay(checkout: TestCheckoutRow) {
  await service.db.update(testCheckouts).set({ status: 'paid' }).where(eq(testCheckouts.id, checkout.id));
  return sendEvent(service, eventsAt(checkout, service.now()).completed());
}

const stateFor = async (person: Visitor, photoId: string) => {
  const response = await person.call(requestLine('getPhoto', { params: { photoId } }));
  return response.statusCode === 200 ? response.json().photo.state : response.json().code;
};

const packagesOf = (userId: string) =>
  service.db.select().from(userPackages).where(eq(userPackages.userId, userId));

/** Opens the link of the newest mail and returns the redirect's address. */
async function openLink(email: string): Promise<URL> {
  const { link } = await mailTo(`${service.dataDir}/outbox`, email);
  return press(link);
}

async function press(link: string): Promise<URL> {
  const response = await pressMailedLink(service.app, link);
  expect(response.statusCode).toBe(303);
  return new URL(response.headers.location!);
}

const signedInAs = (address: URL) => {
  const token = new URLSearchParams(address.hash.slice(1)).get('access_token') ?? '';
  return JSON.parse(Buffer.from(token.split('.')[1] ?? 'e30', 'base64url').toString()).sub as string;
};

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

  it('pays once, however often and in whatever order it is told', async () => {
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

  it('finds the credits by the mailed link where the photo had gone before it was paid for', async () => {
    const guest = await guestWithPreview();
    const checkout = await checkoutOf(guest);
    await service.db.delete(userPhotos).where(eq(userPhotos.id, guest.photoId));
    expect((await pay(checkout)).statusCode).toBe(200);
    const account = signedInAs(await openLink(guest.email));
    expect((await packagesOf(account)).map(({ creditsRemaining }) => creditsRemaining)).toEqual([2]);
  });

  it('becomes an account of the address by the link, with the photo, in any browser', async () => {
    const guest = await guestWithPreview();
    await pay(await checkoutOf(guest));
    const address = await openLink(guest.email);
    expect(address.pathname).toBe('/dashboard/gallery');
    const account = signedInAs(address);
    const [user] = await service.db.select().from(users).where(eq(users.id, account));
    expect(user).toMatchObject({
      email: guest.email,
      passwordHash: null,
      emailConfirmedAt: expect.any(Date),
    });
    const token = new URLSearchParams(address.hash.slice(1)).get('access_token');
    const headers = { authorization: `Bearer ${token}` };
    const { photos } = (await service.app.inject({ ...requestLine('listPhotos'), headers })).json();
    expect(photos).toEqual([expect.objectContaining({ photoId: guest.photoId, state: 'clean' })]);
    expect((await service.app.inject(photos[0].files[0].url)).statusCode).toBe(200);
    expect(await stateFor(guest.visitor, guest.photoId)).toBe('clean');
  });

  it('opens by the link on every device for 30 days, also after a later receipt', async () => {
    const guest = await guestWithPreview();
    const first = await checkoutOf(guest);
    const second = await checkoutOf(guest);
    await pay(first);
    const { link, subject } = await mailTo(`${service.dataDir}/outbox`, guest.email);
    expect(subject).toBe('Your photo and your receipt');
    await service.app.inject(new URL(link).pathname + new URL(link).search);
    await pay(second);
    const account = signedInAs(await openLink(guest.email));
    service.wait(29 * dayMs);
    expect(signedInAs(await press(link))).toBe(account);
    expect(signedInAs(await press(link))).toBe(account);
    service.wait(2 * dayMs);
    expect((await press(link)).hash).toContain('error_code=otp_expired');
  });

  it('closes the link to whoever has it when the owner sets a new password', async () => {
    const guest = await guestWithPreview();
    await pay(await checkoutOf(guest));
    const { link } = await mailTo(`${service.dataDir}/outbox`, guest.email);
    const token = new URLSearchParams((await press(link)).hash.slice(1)).get('access_token');
    const changed = await service.app.inject({
      method: 'PUT',
      url: '/auth/v1/user',
      headers: { authorization: `Bearer ${token}` },
      payload: { password: 'a new password' },
    });
    expect(changed.statusCode).toBe(200);
    expect((await press(link)).hash).toContain('error_code=otp_expired');
  });

  it('takes the purchase along when signing in where it was made', async () => {
    const guest = await guestWithPreview();
    await pay(await checkoutOf(guest));
    const { db } = service;
    await noteOutcomes(db, service.now());
    const [noted] = await db.select().from(photoOutcomes).where(eq(photoOutcomes.photoId, guest.photoId));
    const refusal = { userId: noted!.userId, refusedAt: service.now() };
    await db.insert(outcomeRefusals).values(refusal);
    const customer = await service.customer(guest.visitor);
    await customer.call(requestLine('claimPhotos'));
    const isOfCustomer = eq(outcomeRefusals.userId, customer.userId);
    const [brought] = await db.select().from(outcomeRefusals).where(isOfCustomer);
    expect(brought).toEqual({ ...refusal, userId: customer.userId });
    expect(await stateFor(customer, guest.photoId)).toBe('clean');
    expect((await packagesOf(customer.userId))[0]?.creditsRemaining).toBe(1);
    const [outcome] = await db.select().from(photoOutcomes).where(eq(photoOutcomes.photoId, guest.photoId));
    expect(outcome?.userId).toBe(customer.userId);
    expect((await openLink(guest.email)).hash).toContain('error_code=otp_expired');
  });
});

describe('the address of an account that is there already', () => {
  it('gets the purchase by the link alone, and till then nobody but the visitor sees it', async () => {
    const owner = await service.customer();
    const guest = { ...(await guestWithPreview()), email: owner.email };
    await pay(await checkoutOf(guest));
    expect(await stateFor(guest.visitor, guest.photoId)).toBe('clean');
    expect(await stateFor(owner, guest.photoId)).toBe('photo-not-found');
    expect(await packagesOf(owner.userId)).toEqual([]);
    expect((await guest.visitor.call(requestLine('listPhotos'))).statusCode).toBe(401);

    expect(signedInAs(await openLink(owner.email))).toBe(owner.userId);
    expect((await packagesOf(owner.userId))[0]?.creditsRemaining).toBe(1);
    expect(await stateFor(owner, guest.photoId)).toBe('clean');
    await owner.signIn();
  });

  it('leaves the account that a stranger made for it, and takes the purchase to a new one', async () => {
    const stranger = await service.unproven();
    await service.giveCredits(stranger);
    const guest = { ...(await guestWithPreview()), email: stranger.email };
    await pay(await checkoutOf(guest));
    const ownerId = signedInAs(await openLink(stranger.email));
    expect(ownerId).not.toBe(stranger.userId);
    const [account] = await service.db.select().from(users).where(eq(users.id, ownerId!));
    expect(account).toMatchObject({
      email: stranger.email,
      passwordHash: null,
      emailProvenAt: expect.any(Date),
    });
    expect((await packagesOf(ownerId!)).map(({ creditsRemaining }) => creditsRemaining)).toEqual([1]);
    expect(await stateFor(stranger, guest.photoId)).toBe('sign-in-required');
  });

  it('hears of a refund that comes after that, and of a payment that does', async () => {
    const owner = await service.customer();
    const guest = { ...(await guestWithPreview()), email: owner.email };
    const checkout = await checkoutOf(guest);
    const second = await checkoutOf(guest);
    await pay(checkout);
    await openLink(owner.email);
    const events = eventsAt(checkout, service.now());
    for (const event of events.refunded(`pi_test_${checkout.id}`, 're_3')) await sendEvent(service, event);
    expect((await pay(second)).statusCode).toBe(200);
    const owned = await packagesOf(owner.userId);
    expect(owned.map(({ paymentStatus }) => paymentStatus).sort()).toEqual(['completed', 'refunded']);
  });

  it('is not opened by a link that went to another address of the same visitor', async () => {
    const victim = await service.customer();
    const guest = await guestWithPreview();
    await pay(await checkoutOf(guest));
    await begin(guest.visitor, { photo: { photoId: guest.photoId }, email: victim.email });
    expect(signedInAs(await openLink(guest.email))).not.toBe(victim.userId);
  });

  it('never lends its credits to the session that paid', async () => {
    const owner = await service.customer();
    await service.giveCredits(owner, 'pro-eur');
    const guest = { ...(await guestWithPreview()), email: owner.email };
    await pay(await checkoutOf(guest));
    await openLink(owner.email);
    const { imageUrl } = await guest.visitor.uploadPicture('photo another');
    expect((await guest.visitor.process({ imageUrl })).json().state).toBe('preview');
  });
});

describe('what cannot be bought so', () => {
  it('404: the photo of another visitor', async () => {
    const [guest, other] = [await guestWithPreview(), await guestWithPreview()];
    const { photoId } = other;
    const response = await begin(guest.visitor, { photo: { photoId }, email: guest.email });
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
    const refused = await begin(visitor, { photo: { photoId }, email });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'checks-failed']);
    const knowing = await begin(visitor, { photo: { photoId, despiteFailedChecks: true }, email });
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
    const response = await begin(visitor, order(photoId));
    expect([response.statusCode, response.json().code]).toEqual([401, 'sign-in-required']);
  });
});

it('nobody can sign in to the account behind a purchase, and its owner’s real address stays free', async () => {
  const guest = await guestWithPreview();
  const checkout = await checkoutOf(guest);
  await pay(checkout);
  const [behind] = await service.db.select().from(users).where(eq(users.id, checkout.userId));
  expect(behind).toMatchObject({ passwordHash: null, email: expect.stringMatching(/@guest\.invalid$/) });
  await mailTo(`${service.dataDir}/outbox`, guest.email);
  const [token] = await service.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, behind!.id));
  expect(token?.purpose).toBe('purchase');
  const payload = { email: guest.email, password: 'correct horse' };
  expect((await service.app.inject({ method: 'POST', url: '/auth/v1/signup', payload })).statusCode).toBe(
    200,
  );
  const address = await openLink(guest.email);
  const [account] = await service.db.select().from(users).where(eq(users.email, guest.email));
  expect(signedInAs(address)).toBe(account!.id);
});

it('forgets guests who never paid, and no others', async () => {
  const [paying, leaving] = [await guestWithPreview(), await guestWithPreview()];
  const paid = await checkoutOf(paying);
  await pay(paid);
  const left = await checkoutOf(leaving);
  const { forgetGuests } = await import('../../guest-buyers/guest-buyers.ts');
  await forgetGuests(service.db, new Date(service.now().getTime() + 31 * dayMs));
  const kept = await service.db.select({ id: guestBuyers.id }).from(guestBuyers);
  expect(kept.map(({ id }) => id)).toContain(paid.userId);
  expect(kept.map(({ id }) => id)).not.toContain(left.userId);
  const rows = await service.db.select().from(payments).where(eq(payments.userId, paid.userId));
  expect(rows).toHaveLength(1);
});
