import { type GalleryPhoto, type OperationAnswer, requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { storageKey } from '../../../platform/storage/storage-key.ts';
import { userPhotos } from '../../../schema/index.ts';
import { type Customer, testService } from '../../../testing/test-service.ts';

const service = testService();
let customer: Customer;
let pictures = 0;

const makePhoto = (person: Customer, body?: object) => person.makePhoto(`photo ${++pictures}`, body);

async function list(query = '', person = customer) {
  const response = await person.call({ ...requestLine('listPhotos'), query });
  expect(response.statusCode).toBe(200);
  return response.json<OperationAnswer<'listPhotos'>>();
}

const idsOf = (photos: GalleryPhoto[]) => photos.map(({ photoId }) => photoId);

describe('listPhotos', () => {
  it('200: nothing yet', async () => {
    customer = await service.customer();
    expect(await list()).toEqual({ photos: [], before: null });
  });

  it('200: the own photos, newest first, with what may be done with them', async () => {
    customer = await service.customer();
    await service.giveCredits(customer, 'starter-try');
    const clean = await makePhoto(customer);
    const preview = await makePhoto(customer, { documentType: 'visa', countryCode: 'AD' });
    await makePhoto(await service.customer());
    const { photos, before } = await list();
    expect(before).toBeNull();
    expect(photos).toMatchObject([
      {
        photoId: preview,
        state: 'preview',
        countryCode: 'AD',
        documentType: 'visa',
        files: [],
        sheet: false,
      },
      {
        photoId: clean,
        state: 'clean',
        countryCode: 'DE',
        documentType: 'passport',
        ok: true,
        widthMm: 35,
        heightMm: 45,
        variant: 'standard',
        sheet: true,
        files: [{ format: 'jpg', fileName: 'vesika-de-passport.jpg', bytes: expect.any(Number) }],
      },
    ]);
  });

  it('200: links lead to the thumbnail and the picture; of a preview only to the one with watermark', async () => {
    customer = await service.customer();
    await service.giveCredits(customer, 'starter-try');
    await makePhoto(customer);
    await makePhoto(customer);
    const [preview, clean] = (await list()).photos;
    const fetched = async (url: string) => (await service.app.inject(url)).rawPayload;
    expect(String(await fetched(clean!.thumbnailUrl))).toMatch(/^a thumbnail/);
    expect(await fetched(clean!.pictureUrl)).toEqual(await fetched(clean!.files[0]!.url));
    expect(String(await fetched(preview!.thumbnailUrl))).toMatch(/^a preview/);
    expect(String(await fetched(preview!.pictureUrl))).toMatch(/^a preview/);
    expect(JSON.stringify(preview)).not.toMatch(/photo\.(jpg|png)|thumbnail\.jpg/);
    expect((await service.app.inject(preview!.originalUrl!)).statusCode).toBe(200);
  });

  it('200: no link to an original that is gone, nor to a file', async () => {
    customer = await service.customer();
    await service.giveCredits(customer);
    const photoId = await makePhoto(customer);
    const [row] = await service.db.select().from(userPhotos).where(eq(userPhotos.id, photoId));
    await service.storage.delete(storageKey(row!.originalPhotoUrl));
    await service.storage.delete(storageKey('photos', customer.userId, photoId, 'photo.png'));
    const [photo] = (await list()).photos;
    expect(photo?.originalUrl).toBeNull();
    expect(photo?.files.map(({ format }) => format)).toEqual(['jpg']);
  });

  it('200: page by page, each photo once, also those of one moment', async () => {
    customer = await service.customer();
    const ids: string[] = [];
    for (let i = 0; i < 7; i++) ids.unshift(await makePhoto(customer));
    const sameTime = new Date('2026-01-02T03:04:05.678Z');
    for (const id of ids.slice(1, 4)) {
      await service.db
        .update(userPhotos)
        .set({ createdAt: sameTime, processedAt: sameTime })
        .where(eq(userPhotos.id, id));
    }
    const seen: string[] = [];
    const sizes: number[] = [];
    let query = '?limit=2';
    for (;;) {
      const { photos, before } = await list(query);
      seen.push(...idsOf(photos));
      sizes.push(photos.length);
      if (before === null) break;
      query = `?limit=2&before=${encodeURIComponent(before)}`;
    }
    expect(seen.sort()).toEqual([...ids].sort());
    expect(sizes).toEqual([2, 2, 3]);
  });

  it('200: a full last page is the last', async () => {
    customer = await service.customer();
    for (let i = 0; i < 2; i++) await makePhoto(customer);
    expect((await list('?limit=2')).before).toBeNull();
    expect((await list('?limit=1')).before).not.toBeNull();
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'before=yesterday'])('400: %s', async (query) => {
    const response = await customer.call({ ...requestLine('listPhotos'), query });
    expect([response.statusCode, response.json().code]).toEqual([400, 'request-invalid']);
  });

  it('401: for a visitor', async () => {
    const visitor = service.visitor();
    await visitor.uploadPicture();
    const response = await visitor.call(requestLine('listPhotos'));
    expect([response.statusCode, response.json().code]).toEqual([401, 'sign-in-required']);
  });
});
