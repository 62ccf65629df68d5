import { requestLine } from '@vesika/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Storage } from '../../platform/storage/storage.ts';
import type { StorageKey } from '../../platform/storage/storage-key.ts';
import { userPhotos } from '../../schema/index.ts';
import { type Customer, testService, type Visitor } from '../../testing/test-service.ts';
import { isObservation } from '../photos/files/picture-keys.ts';
import { claim } from './claim-photos.ts';

const service = testService();
let visitor: Visitor;
let customer: Customer;
let session: string;
let photoId: string;

beforeEach(async () => {
  await service.empty();
  visitor = service.visitor();
  const { imageUrl, path } = await visitor.uploadPicture();
  session = path.split('/')[1]!;
  photoId = (await visitor.process({ imageUrl })).json().photoId;
  customer = await service.customer(visitor);
});

const claimBy = (person: Visitor) => person.call(requestLine('claimPhotos'));
const photosOf = async (person: Customer) => (await person.call(requestLine('listPhotos'))).json().photos;

async function owners(): Promise<string[]> {
  return [...new Set((await service.stored()).map((key) => key.split('/')[1]!))];
}

describe('claimPhotos', () => {
  it('200: brings photos, previews and originals into the account, ready to be unlocked', async () => {
    const response = await claimBy(customer);
    expect([response.statusCode, response.json()]).toEqual([200, { claimed: 1 }]);
    expect(await owners()).toEqual([customer.userId]);
    expect((await service.stored()).filter((key) => isObservation(key as StorageKey))).toEqual([]);
    const [photo] = await photosOf(customer);
    expect(photo).toMatchObject({ photoId, state: 'preview', originalUrl: expect.any(String) });
    for (const url of [photo.pictureUrl, photo.thumbnailUrl, photo.originalUrl]) {
      expect((await service.app.inject(url)).statusCode).toBe(200);
    }
    await service.giveCredits(customer);
    const unlocked = await customer.call(requestLine('unlockPhoto', { params: { photoId } }));
    expect(unlocked.json().photo.files).toHaveLength(2);
    const again = await customer.process({ imageUrl: photo.originalUrl });
    expect(again.json().paidBy).toBe('revision');
  });

  it('200: brings a picture that no photo was made of yet', async () => {
    const { imageUrl } = await visitor.uploadPicture('photo later');
    await claimBy(customer);
    expect((await customer.process({ imageUrl })).statusCode).toBe(200);
  });

  it('200: nothing to claim, with or without cookie', async () => {
    await claimBy(customer);
    expect((await claimBy(customer)).json()).toEqual({ claimed: 0 });
    expect((await claimBy(await service.customer())).json()).toEqual({ claimed: 0 });
  });

  it("200: takes nothing of anybody else's", async () => {
    const other = service.visitor();
    const { imageUrl } = await other.uploadPicture();
    await other.process({ imageUrl });
    await claimBy(customer);
    expect(await photosOf(customer)).toHaveLength(1);
    expect(await owners()).toHaveLength(2);
  });

  it('200: twice at once brings each photo once', async () => {
    const answers = await Promise.all([claimBy(customer), claimBy(customer)]);
    expect(answers.map((answer) => answer.json().claimed).sort()).toEqual([0, 1]);
    const [photo] = await photosOf(customer);
    for (const url of [photo.pictureUrl, photo.originalUrl]) {
      expect((await service.app.inject(url)).statusCode).toBe(200);
    }
    expect(await owners()).toEqual([customer.userId]);
  });

  it.each(['copy', 'delete'] as const)('can be repeated where it was cut off at a %s', async (what) => {
    let left = 2;
    const breaking = async (...given: never[]) => {
      if (left-- === 0) throw new Error('cut off');
      return (service.storage[what] as (...all: never[]) => Promise<unknown>)(...given);
    };
    const storage: Storage = { ...service.storage, [what]: breaking };
    const { userId } = customer;
    await expect(claim({ storage, db: service.db }, { session, userId })).rejects.toThrow('cut off');
    await claimBy(customer);
    const [photo] = await photosOf(customer);
    for (const url of [photo.pictureUrl, photo.thumbnailUrl, photo.originalUrl]) {
      expect((await service.app.inject(url)).statusCode).toBe(200);
    }
    expect((await service.db.select().from(userPhotos)).map((row) => row.userId)).toEqual([userId]);
  });

  it('401: without account', async () => {
    const response = await claimBy(visitor);
    expect([response.statusCode, response.json().code]).toEqual([401, 'sign-in-required']);
  });
});
