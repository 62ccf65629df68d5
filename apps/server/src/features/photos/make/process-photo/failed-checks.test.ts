import { randomUUID } from 'node:crypto';
import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { creditLedger, paidOriginals, rejections } from '../../../../schema/index.ts';
import { balancesOf } from '../../../../testing/ledger.ts';
import { type Customer, openTestService, testService } from '../../../../testing/test-service.ts';

const service = testService({ ENGINE_QUEUE: '1000', PREVIEWS_PER_DAY: '60' });
let pictures = 0;

beforeAll(() => service.untilReady());

async function customerWith(packageId = 'pro-eur') {
  const customer = await service.customer();
  const owned = await service.giveCredits(customer, packageId);
  return { customer, owned };
}

/** The text makes each picture unique. */
const upload = async (customer: Customer, verdict: string) =>
  (await customer.uploadPicture(`judged ${verdict} ${++pictures}`)).imageUrl;

async function photoOf(customer: Customer, verdict: string) {
  return (await customer.process({ imageUrl: await upload(customer, verdict) })).json();
}

const unlock = (customer: Customer, photoId: string, payload?: object) =>
  customer.call({ ...requestLine('unlockPhoto', { params: { photoId } }), ...(payload && { payload }) });

const despite = { despiteFailedChecks: true };
const balances = ({ userId }: Customer) => balancesOf(service.db, userId);
const untouched = [{ left: 10, noted: 10 }];

describe('a photo with a check that fails', () => {
  it('is a preview that costs nothing, and says why', async () => {
    const { customer } = await customerWith();
    const photo = await photoOf(customer, 'fail');
    expect(photo).toMatchObject({ state: 'preview', paidBy: null, previewReason: 'check-failed', files: [] });
    const { photo: shown } = (
      await customer.call(requestLine('getPhoto', { params: { photoId: photo.photoId } }))
    ).json();
    expect(shown).toMatchObject({ ok: false, failed: ['head-height'], undetermined: [] });
    expect(await balances(customer)).toEqual(untouched);
  });

  it('says so to a visitor too, whom signing in would not help', async () => {
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture('judged fail');
    expect((await visitor.process({ imageUrl })).json().previewReason).toBe('check-failed');
  });

  it('is not even charged to a package without limit', async () => {
    const { customer } = await customerWith('business-try');
    expect((await photoOf(customer, 'fail')).previewReason).toBe('check-failed');
  });

  it('is unlocked only on express request', async () => {
    const { customer } = await customerWith();
    const { photoId } = await photoOf(customer, 'fail');
    for (const payload of [undefined, {}, { despiteFailedChecks: false }]) {
      const refused = await unlock(customer, photoId, payload);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'checks-failed']);
      expect(refused.json().facts).toEqual({ checks: ['head-height'] });
    }
    expect(await balances(customer)).toEqual(untouched);
    expect((await unlock(customer, photoId, despite)).json().photo).toMatchObject({ state: 'clean' });
    expect(await balances(customer)).toEqual([{ left: 9, noted: 9 }]);
  });

  it('400: an invalid choice', async () => {
    const { customer } = await customerWith();
    const { photoId } = await photoOf(customer, 'fail');
    expect((await unlock(customer, photoId, { despiteFailedChecks: 'yes' })).statusCode).toBe(400);
  });

  it('uses up neither the free revision nor what another try may use', async () => {
    const { customer } = await customerWith();
    const imageUrl = await upload(customer, 'fail');
    const first = (await customer.process({ imageUrl })).json();
    await unlock(customer, first.photoId, despite);
    const again = (await customer.process({ imageUrl })).json();
    expect(again).toMatchObject({ state: 'preview', previewReason: 'check-failed' });
    const unlocked = (await unlock(customer, again.photoId, despite)).json();
    expect(unlocked.photo.paidBy).toBe('revision');
    expect(await balances(customer)).toEqual([{ left: 9, noted: 9 }]);
  });

  it('uses up no redo of a rejection', async () => {
    const { customer, owned } = await customerWith('starter-try');
    const paid = await photoOf(customer, 'pass');
    await service.db.insert(rejections).values({
      id: randomUUID(),
      userId: customer.userId,
      userPhotoId: paid.photoId,
      userPackageId: owned.id,
      outcome: 'redo',
      countryCode: 'DE',
      documentType: 'passport',
      createdAt: service.now(),
    });
    expect((await photoOf(customer, 'fail')).previewReason).toBe('check-failed');
    expect((await photoOf(customer, 'pass')).paidBy).toBe('rejection-redo');
  });

  it('counts as a preview of the day', async () => {
    const strict = await openTestService({ PREVIEWS_PER_DAY: '1' });
    const customer = await strict.customer();
    await strict.giveCredits(customer);
    const answers = [];
    for (const told of ['judged fail 1', 'judged fail 2']) {
      const { imageUrl } = await customer.uploadPicture(told);
      answers.push((await customer.process({ imageUrl })).statusCode);
    }
    expect(answers).toEqual([200, 402]);
    expect(await balancesOf(strict.db, customer.userId)).toEqual(untouched);
    await strict.close();
  });
});

it('a photo with an undetermined check takes its credit when its owner takes it, once', async () => {
  const { customer } = await customerWith();
  const waiting = await photoOf(customer, 'undetermined');
  expect(waiting).toMatchObject({ state: 'preview', paidBy: null, previewReason: 'check-undetermined' });
  const { photoId } = waiting;
  expect(await balances(customer)).toEqual(untouched);
  for (let press = 0; press < 2; press++) {
    const taken = await unlock(customer, photoId);
    expect(taken.json().photo).toMatchObject({ state: 'clean', paidBy: 'credit' });
  }
  expect(await balances(customer)).toEqual([{ left: 9, noted: 9 }]);
});

it('a portrait that is paid for is clean at once, also with an undetermined check', async () => {
  const { customer } = await customerWith();
  const imageUrl = await upload(customer, 'undetermined');
  const { photoId } = (await customer.process({ imageUrl })).json();
  await unlock(customer, photoId);
  const again = (await customer.process({ imageUrl })).json();
  expect(again).toMatchObject({ state: 'clean', paidBy: 'revision' });
  expect(await balances(customer)).toEqual([{ left: 9, noted: 9 }]);
});

it('without a credit, a photo with an undetermined check says that one is missing', async () => {
  const customer = await service.customer();
  expect((await photoOf(customer, 'undetermined')).previewReason).toBe('no-package');
});

describe('many failing photos at once', () => {
  it('take no credit, whatever passes beside them', async () => {
    const { customer } = await customerWith();
    const links: string[] = [];
    for (let i = 0; i < 60; i++) links.push(await upload(customer, i % 10 === 0 ? 'pass' : 'fail'));
    const answers = await Promise.all(links.map((imageUrl) => customer.process({ imageUrl })));
    const reasons = answers
      .map((answer) => answer.json())
      .map((photo) => photo.paidBy ?? photo.previewReason);
    expect(reasons.filter((reason) => reason === 'credit')).toHaveLength(6);
    expect(reasons.filter((reason) => reason === 'check-failed')).toHaveLength(54);
    expect(await balances(customer)).toEqual([{ left: 4, noted: 4 }]);
  });

  it('are unlocked for one credit each, and only where that was chosen', async () => {
    const { customer } = await customerWith();
    const photoIds: string[] = [];
    for (let i = 0; i < 5; i++) photoIds.push((await photoOf(customer, 'fail')).photoId);
    const refused = await Promise.all(photoIds.flatMap((id) => [unlock(customer, id), unlock(customer, id)]));
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([409]));
    const tries = photoIds.flatMap((id) => [unlock(customer, id, despite), unlock(customer, id, despite)]);
    expect(new Set((await Promise.all(tries)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await balances(customer)).toEqual([{ left: 5, noted: 5 }]);
    const own = eq(creditLedger.userId, customer.userId);
    expect(await service.db.$count(creditLedger, own)).toBe(6);
    expect(await service.db.$count(paidOriginals, eq(paidOriginals.userId, customer.userId))).toBe(5);
  });
});
