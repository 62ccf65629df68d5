import { randomUUID } from 'node:crypto';
import { requestLine } from '@vesika/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { rejections } from '../../../schema/index.ts';
import { balancesOf } from '../../../testing/ledger.ts';
import { type Customer, openTestService, testService, type Visitor } from '../../../testing/test-service.ts';

const service = testService();
let customer: Customer;
let pictures = 0;

beforeEach(async () => {
  customer = await service.customer();
});

const makePhoto = (reported = `photo ${++pictures}`, body?: object) => customer.makePhoto(reported, body);

const unlock = (photoId: string, by: Visitor = customer) =>
  by.call(requestLine('unlockPhoto', { params: { photoId } }));

async function refusalOf(photoId: string, by: Visitor = customer) {
  const response = await unlock(photoId, by);
  return [response.statusCode, response.json().code];
}

const balances = () => balancesOf(service.db, customer.userId);

describe('unlockPhoto', () => {
  it('200: takes a credit and gives the clean files, which no one made anew', async () => {
    const photoId = await makePhoto();
    await service.giveCredits(customer);
    const response = await unlock(photoId);
    expect(response.statusCode).toBe(200);
    const { photo } = response.json();
    expect(photo).toMatchObject({ photoId, state: 'clean', paidBy: 'credit', sheet: true });
    for (const { url } of photo.files) expect((await service.app.inject(url)).statusCode).toBe(200);
    expect((await service.app.inject(photo.thumbnailUrl)).body).toMatch(/^a thumbnail/);
    expect(await balances()).toEqual([{ left: 9, noted: 9 }]);
    const stored = (await service.stored()).filter((key) => key.includes(photoId));
    expect(stored.map((key) => key.split('/').at(-1))).toEqual([
      'photo.jpg',
      'photo.png',
      'preview.jpg',
      'proof.png',
      'thumbnail.jpg',
    ]);
  });

  it('200: a clean photo is answered as it is, and costs nothing', async () => {
    await service.giveCredits(customer);
    const photoId = await makePhoto();
    for (let i = 0; i < 2; i++) expect((await unlock(photoId)).json().photo.state).toBe('clean');
    expect(await balances()).toEqual([{ left: 9, noted: 9 }]);
  });

  it('200: twenty times at once costs one credit', async () => {
    const photoId = await makePhoto();
    await service.giveCredits(customer);
    const answers = await Promise.all(Array.from({ length: 20 }, () => unlock(photoId)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await balances()).toEqual([{ left: 9, noted: 9 }]);
  });

  it('200: of ten photos at once as many as there are credits', async () => {
    const photoIds = await Promise.all(Array.from({ length: 10 }, () => makePhoto()));
    await service.giveCredits(customer, 'starter-eur');
    const answers = await Promise.all(photoIds.map((photoId) => unlock(photoId)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, ...Array(8).fill(402)]);
    expect(await balances()).toEqual([{ left: 0, noted: 0 }]);
  });

  it('200: is free of the same original, once it was paid for', async () => {
    const [one, other] = [await makePhoto('photo of both'), await makePhoto('photo of both')];
    await service.giveCredits(customer);
    await unlock(one);
    expect((await unlock(other)).json().photo).toMatchObject({ state: 'clean', paidBy: 'revision' });
    expect(await balances()).toEqual([{ left: 9, noted: 9 }]);
  });

  it('200: is free as the redo of a rejected photo', async () => {
    const preview = await makePhoto();
    const { id: userPackageId } = await service.giveCredits(customer, 'starter-try');
    const userPhotoId = await makePhoto();
    await service.db.insert(rejections).values({
      id: randomUUID(),
      userId: customer.userId,
      userPhotoId,
      userPackageId,
      outcome: 'redo',
      countryCode: 'DE',
      documentType: 'passport',
      createdAt: service.now(),
    });
    expect((await unlock(preview)).json().photo.state).toBe('clean');
    expect(await balances()).toEqual([{ left: 0, noted: 0 }]);
  });

  it('400: what is no id', async () => {
    expect((await unlock('passport_DE_1')).statusCode).toBe(400);
  });

  it('402: without account and without a purchase', async () => {
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    const { photoId } = (await visitor.process({ imageUrl })).json();
    expect(await refusalOf(photoId, visitor)).toEqual([402, 'payment-required']);
  });

  it('402: tells what is lacking, and leaves the preview', async () => {
    const photoId = await makePhoto();
    expect(await refusalOf(photoId)).toEqual([402, 'payment-required']);
    await service.giveCredits(customer, 'starter-try');
    await makePhoto();
    const response = await unlock(photoId);
    expect(response.json()).toMatchObject({ code: 'payment-required', facts: { reason: 'no-credits' } });
    const { photo } = (await customer.call(requestLine('getPhoto', { params: { photoId } }))).json();
    expect(photo.state).toBe('preview');
    expect((await service.app.inject(photo.pictureUrl)).statusCode).toBe(200);
  });

  it('402: in another country than that of a package for one', async () => {
    const photoId = await makePhoto(undefined, { countryCode: 'FR' });
    await service.giveCredits(customer, 'starter-eur');
    await makePhoto();
    expect((await unlock(photoId)).json().facts).toEqual({ reason: 'other-country' });
  });

  it("404: somebody else's, also of a visitor, and one that never was", async () => {
    const photoId = await makePhoto();
    const visitor = service.visitor();
    const anonymous = await visitor.makePhoto();
    const other = await service.customer();
    await service.giveCredits(other);
    for (const foreign of [photoId, anonymous, randomUUID()]) {
      expect(await refusalOf(foreign, other)).toEqual([404, 'photo-not-found']);
    }
    expect(await balancesOf(service.db, other.userId)).toEqual([{ left: 10, noted: 10 }]);
  });

  it('429: too often', async () => {
    const strict = await openTestService({ RATE_LIMIT_PER_SESSION: '1' });
    const eager = await strict.customer();
    expect((await unlock(randomUUID(), eager)).statusCode).toBe(404);
    expect((await unlock(randomUUID(), eager)).statusCode).toBe(429);
    await strict.close();
  });
});
