import { join } from 'node:path';
import { type OperatorOperationId, requestLine } from '@vesika/contract';
import { findRequirement } from '@vesika/requirements';
import { backgroundChoices } from '@vesika/requirements/background-choice';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readOutbox } from '../../platform/mail/outbox.ts';
import {
  contactMessages,
  operatorActs,
  payments,
  refunds,
  rejections,
  userPackages,
  userPhotos,
  users,
} from '../../schema/index.ts';
import { businessOf, creditsOf, passport } from '../../testing/business.ts';
import { operatorAt } from '../../testing/operator.ts';
import { type OperatorSubject, operatorSubject } from '../../testing/operator-subject.ts';
import { buy, expectSoundLedger, signingSecret } from '../../testing/payments.ts';
import { type Customer, testService } from '../../testing/test-service.ts';

const service = testService({ SIGNING_SECRET: signingSecret, CONTACT_PER_ADDRESS: '1000' });
let operator: Customer;
let about: OperatorSubject;
const reason = 'asked by mail';

beforeAll(async () => {
  await service.untilReady();
  operator = await operatorAt(service);
  about = await operatorSubject(service);
});

async function act(id: OperatorOperationId, params: object, payload: object) {
  return operator.call({ ...requestLine(id, { params } as never), payload });
}

async function packageOf(id: string) {
  const [row] = await service.db.select().from(userPackages).where(eq(userPackages.id, id));
  return row!;
}

async function photoOf(id: string) {
  const [row] = await service.db.select().from(userPhotos).where(eq(userPhotos.id, id));
  return row!;
}

const centred = { rotationDeg: 0, scale: 1, shiftXMm: 0, shiftYMm: 0, crownShiftMm: 0, chinShiftMm: 0 };

describe('credits', () => {
  it('are added and taken with an entry in the ledger, but never below zero', async () => {
    const params = { userPackageId: about.creditsId };
    expect((await act('operatorChangeCredits', params, { change: 5, reason })).statusCode).toBe(200);
    expect((await packageOf(about.creditsId)).creditsRemaining).toBe(15);
    const refused = await act('operatorChangeCredits', params, { change: -16, reason });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'act-not-possible']);
    expect((await packageOf(about.creditsId)).creditsRemaining).toBe(15);
    await expectSoundLedger(service);
    const lines = await service.db
      .select()
      .from(operatorActs)
      .where(eq(operatorActs.operation, 'operatorChangeCredits'));
    expect(lines.map(({ failure }) => failure)).toEqual([null, null, 'act-not-possible']);
  });
});

describe('a package', () => {
  it('lasts longer, counted from today if it has expired', async () => {
    const { expiresAt } = await packageOf(about.creditsId);
    await act('operatorExtendPackage', { userPackageId: about.creditsId }, { days: 10, reason });
    expect((await packageOf(about.creditsId)).expiresAt.getTime() - expiresAt.getTime()).toBe(864_000_000);
  });
});

describe('a refund', () => {
  it('in part leaves the package and its credits, and the last part ends it', async () => {
    const customer = await service.customer();
    const { purchaseId, paymentId } = await buy(service, customer, 'pro-eur');
    const answer = await act('operatorRefund', { paymentId }, { amount: 1.5, reason });
    expect(answer.json().refund).toMatchObject({ status: 'completed', reason: 'operator', amount: 1.5 });
    expect(await packageOf(purchaseId)).toMatchObject({
      isActive: true,
      paymentStatus: 'completed',
      creditsRemaining: 10,
    });
    const tooMuch = await act('operatorRefund', { paymentId }, { amount: 2.5, reason });
    expect([tooMuch.statusCode, tooMuch.json().code]).toEqual([409, 'refund-not-possible']);
    await act('operatorRefund', { paymentId }, { amount: 1.5, reason });
    expect(await packageOf(purchaseId)).toMatchObject({ isActive: true, creditsRemaining: 10 });
    const rest = await act('operatorRefund', { paymentId }, { amount: null, reason });
    expect(rest.json().refund).toMatchObject({ status: 'completed', amount: 0.99 });
    expect(await packageOf(purchaseId)).toMatchObject({ isActive: false, creditsRemaining: 0 });
    const again = await act('operatorRefund', { paymentId }, { amount: null, reason });
    expect([again.statusCode, again.json().code]).toEqual([409, 'refund-not-possible']);

    const amounts = [0.99, 1.5, 1.5];
    const back = (refunds: { amount: number }[]) => refunds.map(({ amount }) => amount).sort();
    const [purchase] = (await customer.call(requestLine('listPurchases'))).json().purchases;
    expect(back(purchase.refunds)).toEqual(amounts);
    const person = (
      await operator.call(requestLine('operatorPerson', { params: { personId: customer.userId } }))
    ).json();
    const told = person.story.find(({ kind }: { kind: string }) => kind === 'payment');
    expect(told).toMatchObject({ status: 'refunded' });
    expect(back(told.refunds)).toEqual(amounts);
    const { orders } = (
      await operator.call(requestLine('operatorOrders', { query: { state: 'refunded' } }))
    ).json();
    const order = orders.find(({ paymentId: id }: { paymentId: string }) => id === paymentId);
    expect(order).toMatchObject({ amount: 3.99, refunded: 3.99 });
    expect(purchase.creditNotes).toHaveLength(3);
    await expectSoundLedger(service);
  });

  it('in part is mailed to the customer with its own amount', async () => {
    const customer = await service.customer();
    const { paymentId } = await buy(service, customer, 'pro-eur');
    await act('operatorRefund', { paymentId }, { amount: 1.25, reason });
    const subjects = async () =>
      (await readOutbox(join(service.dataDir, 'outbox')))
        .filter(({ to }) => to === customer.email)
        .map(({ subject }) => subject);
    await expect.poll(subjects).toContainEqual(expect.stringContaining('€1.25'));
  });

  it('requested several times at once never exceeds the payment', async () => {
    const customer = await service.customer();
    const { paymentId } = await buy(service, customer, 'pro-eur');
    await Promise.all(
      [1, 1.1, 1.2, 1.3, 1.4].map((amount) => act('operatorRefund', { paymentId }, { amount, reason })),
    );
    const rows = await service.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
    const backMinor = rows
      .filter(({ status }) => status === 'completed')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    expect(backMinor).toBeGreaterThan(0);
    expect(backMinor).toBeLessThanOrEqual(399);
  });

  it('in full ends the package', async () => {
    const customer = await service.customer();
    const { purchaseId, paymentId } = await buy(service, customer, 'pro-eur');
    await act('operatorRefund', { paymentId }, { amount: null, reason });
    expect(await packageOf(purchaseId)).toMatchObject({ isActive: false, creditsRemaining: 0 });
    const [payment] = await service.db.select().from(payments).where(eq(payments.id, paymentId));
    expect(payment!.status).toBe('refunded');
  });

  it('of more than was paid is refused', async () => {
    const { paymentId } = await buy(service, await service.customer(), 'pro-eur');
    const answer = await act('operatorRefund', { paymentId }, { amount: 1000, reason });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'refund-not-possible']);
  });
});

describe('a photo made again', () => {
  const whole = { cropOnly: false, background: 'auto' };
  const face = { x: 0.75, y: 0.5 };
  const wishes = [
    ['a crop-only photo of one of several faces', { cropOnly: true }],
    ['a flipped photo on a background of its own', { mirror: true, background: 'replace', dpi: 600 }],
    ['a photo that keeps its background', { background: 'keep', adjustment: { ...centred, shiftXMm: 1 } }],
  ] as const;

  async function madeAgain(photoId: string) {
    const again = await act('operatorMakeAgain', { photoId }, { reason });
    return [await photoOf(photoId), await photoOf(again.json().photoId)] as const;
  }

  it.each(wishes)('is %s as before', async (_, asked) => {
    const customer = await service.customer();
    const [first, second] = await madeAgain(await customer.makePhoto('a selfie of two', { face, ...asked }));
    expect(second.id).not.toBe(first.id);
    expect(first.wish).toEqual({ ...whole, ...asked });
    expect(second.wish).toEqual(first.wish);
    expect(second.face).toEqual(first.face);
    expect(second.report.changes).toEqual(first.report.changes);
  });

  it.each(wishes)('from before options were stored is %s as its report states', async (_, { ...asked }) => {
    const customer = await service.customer();
    const photoId = await customer.makePhoto('a selfie of two', { face, ...asked });
    await service.db.update(userPhotos).set({ wish: null }).where(eq(userPhotos.id, photoId));
    const [first, second] = await madeAgain(photoId);
    expect(second.face).toEqual(first.face);
    expect(second.report.changes).toEqual(first.report.changes);
  });
});

it('a photo made again takes the colour of its rule where its own is no longer permitted', async () => {
  const customer = await service.customer();
  const photoId = await customer.makePhoto('photo', { background: 'replace' });
  const { wish } = await photoOf(photoId);
  const dropped = { ...wish!, backgroundColour: 'red' as const };
  await service.db.update(userPhotos).set({ wish: dropped }).where(eq(userPhotos.id, photoId));
  const again = await act('operatorMakeAgain', { photoId }, { reason });
  expect((await photoOf(again.json().photoId)).wish).toEqual(wish);
  const [{ colour: backgroundColour } = { colour: 'white' as const }] = backgroundChoices(
    findRequirement({ countryCode: 'DE', documentType: 'passport' })!.requirement,
  );
  const permitted = { ...wish!, backgroundColour };
  await service.db.update(userPhotos).set({ wish: permitted }).where(eq(userPhotos.id, photoId));
  const kept = await act('operatorMakeAgain', { photoId }, { reason });
  expect((await photoOf(kept.json().photoId)).wish).toEqual(permitted);
});

it('a photo made again costs nothing where a check is undecided, if the first was free for that', async () => {
  const { program } = await businessOf(service);
  const order = { told: 'judged undetermined' };
  const { id: photoId } = (await program.send('v1MakePhoto', passport, order)).json();
  const again = await act('operatorMakeAgain', { photoId }, { reason });
  expect((await photoOf(again.json().photoId)).unlockedAt).toBeNull();
  expect(await creditsOf(program)).toBe(50);
});

describe('a locked account', () => {
  it('is signed out, cannot sign in, and comes back when it is unlocked', async () => {
    const customer = await service.customer();
    const params = { personId: customer.userId };
    const signIn = () =>
      service.app.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        payload: { email: customer.email, password: customer.password },
      });
    await act('operatorLockAccount', params, { locked: true, reason });
    expect((await customer.call(requestLine('listPhotos'))).statusCode).toBe(401);
    const refused = await signIn();
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'user_banned']);
    await act('operatorLockAccount', params, { locked: false, reason });
    expect((await signIn()).statusCode).toBe(200);
  });

  it('is never that of an operator', async () => {
    const other = await operatorAt(service);
    const params = { personId: other.userId };
    for (const answer of [
      await act('operatorLockAccount', params, { locked: true, reason }),
      await act('operatorDeleteAccount', params, { reason }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'act-not-possible']);
    expect(await service.db.$count(users, eq(users.id, other.userId))).toBe(1);
  });
});

describe('an account deleted on request', () => {
  it('is gone with its messages to the operator', async () => {
    const gone = await operatorSubject(service);
    await act('operatorDeleteAccount', { personId: gone.customer.userId }, { reason });
    expect(await service.db.$count(users, eq(users.id, gone.customer.userId))).toBe(0);
    const own = eq(contactMessages.email, gone.customer.email);
    expect(await service.db.$count(contactMessages, own)).toBe(0);
  });
});

describe('the inbox', () => {
  it('shows what waits with its evidence, and is empty of what was answered by mail', async () => {
    const inbox = async () => (await operator.call(requestLine('operatorInbox'))).json();
    const before = await inbox();
    expect(before.claims).toMatchObject([{ claimId: about.claimId, authorityReason: 'too dark' }]);
    expect(before.messages).toMatchObject([{ messageId: about.messageId, email: about.customer.email }]);

    const words = 'The photo met every rule.\n\nThe office wanted a newer one.';
    await act('operatorAnswerClaim', { claimId: about.claimId }, { isAccepted: false, words, reason });
    await act(
      'operatorAnswerMessage',
      { messageId: about.messageId },
      { words: 'You may keep the hat.', reason },
    );
    expect(await inbox()).toMatchObject({ claims: [], messages: [] });
    const texts = (await readOutbox(join(service.dataDir, 'outbox')))
      .filter(({ to }) => to === about.customer.email)
      .map(({ text }) => text);
    const [refusal, answer] = [words, 'You may keep the hat.'].map((each) =>
      texts.find((text) => text.startsWith(each)),
    );
    expect(refusal).toContain('You wrote: too dark');
    expect(answer).toContain(`You wrote: ${before.messages[0].message}`);
    const [claim] = await service.db.select().from(rejections).where(eq(rejections.id, about.claimId));
    expect(claim!.answer).toBe('refused');
    const lines = await service.db.select().from(operatorActs);
    expect(JSON.stringify(lines)).not.toContain('met every rule');
  });
});
