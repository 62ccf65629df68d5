import { randomUUID } from 'node:crypto';
import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { hourMs } from '../../../platform/clock/durations.ts';
import { type StorageKey, storageKey } from '../../../platform/storage/storage-key.ts';
import { storedOriginals, userPhotos } from '../../../schema/index.ts';
import { type Customer, testService, type Visitor } from '../../../testing/test-service.ts';
import { isObservation, isOriginal, observationKey, originalKey, ownerOf } from '../files/picture-keys.ts';
import { storeOriginal } from '../originals/stored-originals.ts';
import { expirePictures } from './expire-pictures.ts';
import { sweepStorage } from './sweep-storage.ts';

const retention = { originalsAnonymousHours: 24, originalsDays: 30, finishedAnonymousDays: 30 };
const service = testService();
let visitor: Visitor;
let customer: Customer;
const photos = { visitor: '', customer: '' };

beforeEach(async () => {
  await service.empty();
  visitor = service.visitor();
  customer = await service.customer();
  await service.giveCredits(customer);
  photos.visitor = await visitor.makePhoto();
  photos.customer = await customer.makePhoto();
});

/** Remaining files by owner and kind. */
async function leftAfter(hours: number): Promise<string[]> {
  const clock = () => Date.now() + hours * hourMs;
  await expirePictures({ ...service, clock, retention });
  await sweepStorage({ ...service, clock, retention });
  const kinds = ((await service.stored()) as StorageKey[]).map((key) => {
    const owner = ownerOf(key)!.startsWith('anon_') ? 'visitor' : 'customer';
    return `${owner} ${isObservation(key) ? 'observation' : isOriginal(key) ? 'original' : 'photo'}`;
  });
  return [...new Set(kinds)].sort();
}

const ofCustomer = ['customer observation', 'customer original', 'customer photo'];

describe('expiry', () => {
  it.each([
    [23, [...ofCustomer, 'visitor observation', 'visitor original', 'visitor photo']],
    [25, [...ofCustomer, 'visitor photo']],
    [24 * 29, [...ofCustomer, 'visitor photo']],
    [24 * 31, ['customer photo']],
    [24 * 3650, ['customer photo']],
  ])('after %i hours leaves', async (hours, left) => {
    expect(await leftAfter(hours)).toEqual(left);
  });

  it('takes the row of an anonymous photo with its files, and no other', async () => {
    await leftAfter(24 * 31);
    const rows = await service.db.select({ id: userPhotos.id }).from(userPhotos);
    expect(rows).toEqual([{ id: photos.customer }]);
  });

  it('clears away files that no row means, once they are a day old', async () => {
    await service.db.delete(userPhotos).where(eq(userPhotos.id, photos.customer));
    expect(await leftAfter(23)).toContain('customer photo');
    expect(await leftAfter(25)).not.toContain('customer photo');
  });

  it('clears away what lies in a folder that is not the one of its row', async () => {
    const stray = storageKey('photos', 'anon_1', photos.customer, 'photo.jpg');
    await service.storage.put(stray, Buffer.from('x'));
    await leftAfter(25);
    expect(await service.stored()).not.toContain(stray);
    expect(await service.stored()).toContain(`photos/${customer.userId}/${photos.customer}/photo.jpg`);
  });

  it('deletes an observation together with its original, however young, and one whose original is gone', async () => {
    const [young, left] = ['young', 'left'].map((name) => originalKey('anon_1', name, 'jpg')) as StorageKey[];
    const hourAgo = new Date(Date.now() - hourMs);
    const picture = { bytes: Buffer.from('x'), sha256: 'any', sentBytes: 1 };
    const stored = { key: young!, picture, now: hourAgo };
    await storeOriginal(service, { kind: 'visitor', owner: 'anon_1' }, stored);
    for (const key of [young!, left!]) await service.storage.put(observationKey(key), Buffer.from('x'));
    const others = (keys: string[]) => keys.filter((key) => key.includes('/anon_1/'));
    await leftAfter(23.5);
    expect(others(await service.stored())).toEqual([observationKey(left!)]);
    await leftAfter(25);
    expect(others(await service.stored())).toEqual([]);
  });

  it('finds what is due without listing the storage', async () => {
    const list = () => {
      throw new Error('listed everything');
    };
    const listOwn = service.storage.list;
    const storage = {
      ...service.storage,
      list: (below: StorageKey) => (below === 'photos' ? list() : listOwn(below)),
    };
    const clock = () => Date.now() + 24 * 31 * hourMs;
    expect(await expirePictures({ ...service, storage, clock, retention })).toBe(3);
    expect(await service.db.select().from(storedOriginals)).toEqual([]);
  });

  it('is done again where the storage was away', async () => {
    const clock = () => Date.now() + 24 * 31 * hourMs;
    const away = { ...service.storage, delete: () => Promise.reject(new Error('away')) };
    await expect(expirePictures({ ...service, storage: away, clock, retention })).rejects.toThrow('away');
    expect(await leftAfter(24 * 31)).toEqual(['customer photo']);
  });

  it('takes an original that the database does not know once its time is over', async () => {
    await service.storage.put(originalKey('anon_2', 'unknown', 'jpg'), Buffer.from('x'));
    await leftAfter(23);
    expect((await service.stored()).filter((key) => key.includes('anon_2'))).toHaveLength(1);
    await leftAfter(25);
    expect((await service.stored()).filter((key) => key.includes('anon_2'))).toEqual([]);
  });

  it('takes the files of accounts that are gone at once, and no others', async () => {
    await service.storage.put(originalKey(randomUUID(), 'passport_DE_1', 'jpg'), Buffer.from('x'));
    await service.storage.put(originalKey(customer.userId, 'passport_DE_1', 'jpg'), Buffer.from('x'));
    const stored = await service.stored();
    await leftAfter(0);
    const mine = stored.filter((key) => key.includes(customer.userId) || key.includes('/anon_'));
    expect(await service.stored()).toEqual(mine);
    expect(mine.length).toBe(stored.length - 1);
  });

  it('counts a claimed original as the one of the account', async () => {
    const claimer = await service.customer(visitor);
    expect((await claimer.call(requestLine('claimPhotos'))).json()).toEqual({ claimed: 1 });
    expect(await leftAfter(24 * 29)).toEqual(ofCustomer);
  });
});
