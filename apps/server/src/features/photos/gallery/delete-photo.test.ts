import { randomUUID } from 'node:crypto';
import { requestLine } from '@vesika/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { balancesOf } from '../../../testing/ledger.ts';
import { type Customer, testService, type Visitor } from '../../../testing/test-service.ts';
import { observationKey } from '../files/picture-keys.ts';

const service = testService();
let customer: Customer;

beforeEach(async () => {
  customer = await service.customer();
  await service.giveCredits(customer);
});

async function makePhoto(imageUrl: string, countryCode = 'DE'): Promise<string> {
  return (await customer.process({ imageUrl, countryCode })).json().photoId;
}

const remove = (photoId: string, by: Visitor = customer) =>
  by.call(requestLine('v1DeletePhoto', { params: { photoId } }));

const storedOf = async ({ userId }: Customer) =>
  (await service.stored()).filter((key) => key.includes(userId));

describe('deleting a photo in the gallery', () => {
  it('204: the row, all files, the original and what was seen in it are gone; what it cost stays spent', async () => {
    const { imageUrl, path } = await customer.uploadPicture();
    const photoId = await makePhoto(imageUrl);
    expect(await storedOf(customer)).toContain(observationKey(path as StorageKey));
    const response = await remove(photoId);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await storedOf(customer)).toEqual([]);
    const list = await customer.call(requestLine('listPhotos'));
    expect(list.json().photos).toEqual([]);
    expect(await balancesOf(service.db, customer.userId)).toEqual([{ left: 9, noted: 9 }]);
  });

  it('204: the original stays while another photo was made from it', async () => {
    const { imageUrl, path } = await customer.uploadPicture();
    const [german, french] = [await makePhoto(imageUrl), await makePhoto(imageUrl, 'FR')];
    await remove(german);
    expect(await storedOf(customer)).toEqual(
      expect.arrayContaining([path, observationKey(path as StorageKey)]),
    );
    expect((await storedOf(customer)).some((key) => key.includes(german))).toBe(false);
    await remove(french);
    expect(await storedOf(customer)).toEqual([]);
  });

  it('400: what is no id', async () => {
    expect((await remove('passport_DE_1')).statusCode).toBe(400);
  });

  it('401: without account', async () => {
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    const { photoId } = (await visitor.process({ imageUrl })).json();
    expect((await remove(photoId, visitor)).json().code).toBe('api-key-missing');
  });

  it("404: somebody else's, which stays; one that never was; one that is deleted", async () => {
    const { imageUrl } = await customer.uploadPicture();
    const photoId = await makePhoto(imageUrl);
    const stored = await storedOf(customer);
    const other = await service.customer();
    expect((await remove(photoId, other)).json().code).toBe('photo-not-found');
    expect(await storedOf(customer)).toEqual(stored);
    expect((await remove(randomUUID())).statusCode).toBe(404);
    expect((await remove(photoId)).statusCode).toBe(204);
    expect((await remove(photoId)).statusCode).toBe(404);
  });
});
