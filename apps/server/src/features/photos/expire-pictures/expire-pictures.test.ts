import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userPhotos } from '../../../platform/database/schema/index.ts';
import { storageKey } from '../../../platform/storage/storage-key.ts';
import {
  type Customer,
  openTestService,
  type TestService,
  type Visitor,
} from '../../../testing/test-service.ts';
import { expirePictures } from './expire-pictures.ts';

const hourMs = 3_600_000;
const retention = { originalsAnonymousHours: 24, originalsDays: 30, finishedAnonymousDays: 30 };
let service: TestService;
let visitor: Visitor;
let customer: Customer;
const photos = { visitor: '', customer: '' };

beforeEach(async () => {
  service = await openTestService();
  visitor = service.visitor();
  customer = await service.customer();
  await service.giveCredits(customer);
  photos.visitor = await photoOf(visitor);
  photos.customer = await photoOf(customer);
});
afterEach(() => service.close());

async function photoOf(person: Visitor): Promise<string> {
  const { imageUrl } = await person.uploadPicture();
  return (await person.process({ imageUrl })).json().photoId;
}

/** What is left then: whose, and whether original or photo. */
async function leftAfter(hours: number): Promise<string[]> {
  const clock = () => Date.now() + hours * hourMs;
  await expirePictures({ ...service, clock, retention });
  const kinds = (await service.stored()).map((key) => {
    const [, owner = '', file = ''] = key.split('/');
    return `${owner.startsWith('anon_') ? 'visitor' : 'customer'} ${file.includes('.') ? 'original' : 'photo'}`;
  });
  return [...new Set(kinds)].sort();
}

describe('expiry', () => {
  it.each([
    [23, ['customer original', 'customer photo', 'visitor original', 'visitor photo']],
    [25, ['customer original', 'customer photo', 'visitor photo']],
    [24 * 29, ['customer original', 'customer photo', 'visitor photo']],
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

  it('counts a claimed original as the one of the account', async () => {
    const claimer = await service.customer(visitor);
    expect((await claimer.call({ method: 'POST', url: '/api/claim-photos' })).json()).toEqual({ claimed: 1 });
    expect(await leftAfter(24 * 29)).toEqual(['customer original', 'customer photo']);
  });
});
