import { type CheckedPhoto, requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StorageKey } from '../../../../platform/storage/storage-key.ts';
import { drafts, previewDays, storedOriginals, userPhotos } from '../../../../schema/index.ts';
import { balancesOf } from '../../../../testing/ledger.ts';
import { pictureForm, testService, type Visitor } from '../../../../testing/test-service.ts';
import { checkKey, observationKey } from '../../files/picture-keys.ts';

const service = testService({ PREVIEWS_PER_DAY: '3' });
beforeAll(() => service.untilReady());

const check = (person: Visitor, body: object) =>
  person.call({
    ...requestLine('checkPhoto'),
    payload: { countryCode: 'DE', documentType: 'passport', ...body },
  });
const remove = (person: Visitor, imageUrl: string) =>
  person.call({ ...requestLine('deleteUpload'), payload: { imageUrl } });

async function refusalOf(person: Visitor, body: object) {
  const response = await check(person, body);
  return [response.statusCode, response.json().code];
}

const ownFiles = async (path: string) => {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return (await service.stored()).filter((key) => key.startsWith(folder));
};

describe('checkPhoto', () => {
  it('200: judges the file that was sent, and takes back what a person says it is', async () => {
    const visitor = service.visitor();
    const { imageUrl, path } = await visitor.uploadPicture();
    const [noted] = await service.db.select().from(storedOriginals).where(eq(storedOriginals.key, path));
    const finished = (await check(visitor, { imageUrl })).json<CheckedPhoto>();
    expect(finished).toMatchObject({ success: true, requirement: { countryCode: 'DE', widthMm: 35 } });
    expect(finished.check).toMatchObject({ meaning: 'finished', sign: 'shape' });
    if (finished.check.meaning === 'finished') {
      expect(finished.check.report.photo.bytes).toBe(noted!.sentBytes);
    }
    const original = (await check(visitor, { imageUrl, meaning: 'original' })).json<CheckedPhoto>();
    expect(original.check).toMatchObject({ meaning: 'original', sign: 'told' });
    expect(await ownFiles(path)).toEqual([
      path,
      checkKey(path as StorageKey),
      observationKey(path as StorageKey),
    ]);
  });

  it('200: tells the size of the file before its metadata was taken out', async () => {
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0x03, 0xea]), Buffer.alloc(1000)]);
    const picture = Buffer.from('\xff\xd8', 'latin1');
    const scan = Buffer.from('\xff\xda\0\x02 tell:photo;\xff\xd9', 'latin1');
    const sent = Buffer.concat([picture, comment, scan]);
    const visitor = service.visitor();
    const { imageUrl } = (await visitor.upload(pictureForm(sent))).json();
    const { check: checked } = (await check(visitor, { imageUrl })).json<CheckedPhoto>();
    expect(checked).toMatchObject({ report: { photo: { bytes: sent.length } } });
  });

  it('200: judges answers without another look, which the same look twice does not cost either', async () => {
    const visitor = service.visitor();
    const { imageUrl, path } = await visitor.uploadPicture();
    const first = (await check(visitor, { imageUrl })).json<CheckedPhoto>();
    // Replaces the file, so that a new measurement would fail.
    await service.storage.put(path as StorageKey, Buffer.from('nothing at all'));
    const answered = await check(visitor, { imageUrl, answers: { glasses: 'none' }, childAgeYears: 3 });
    expect(answered.statusCode).toBe(200);
    expect(answered.json<CheckedPhoto>().check).toMatchObject({
      meaning: 'finished',
      sign: first.check.sign,
    });
    const made = await service.db.select().from(previewDays);
    expect(made.filter(({ counterKey }) => counterKey === path.split('/')[1])).toMatchObject([{ made: 1 }]);
  });

  it('200: makes nothing and costs nothing; whoever has a credit is not counted', async () => {
    const customer = await service.customer();
    await service.giveCredits(customer);
    const countries = ['DE', 'FR', 'US', 'TR'];
    const { imageUrl } = await customer.uploadPicture('photo of a customer');
    for (const countryCode of countries) {
      expect((await check(customer, { imageUrl, countryCode })).statusCode).toBe(200);
    }
    expect(await balancesOf(service.db, customer.userId)).toEqual([{ left: 10, noted: 10 }]);
    expect(await service.db.$count(userPhotos)).toBe(0);
  });

  it('402: once the looks of the day are used up; the last one is still there', async () => {
    const visitor = service.visitor();
    const urls: string[] = [];
    for (let i = 0; i < 4; i++) urls.push((await visitor.uploadPicture(`photo ${i}`)).imageUrl);
    for (const imageUrl of urls.slice(0, 3))
      expect((await check(visitor, { imageUrl })).statusCode).toBe(200);
    expect(await refusalOf(visitor, { imageUrl: urls[3] })).toEqual([402, 'payment-required']);
    expect((await check(visitor, { imageUrl: urls[2] })).statusCode).toBe(200);
  });

  it('keeps what was checked as the photo at work, for the wizard to go on with', async () => {
    const visitor = service.visitor();
    const { imageUrl, path } = await visitor.uploadPicture();
    await check(visitor, { imageUrl, countryCode: 'US', documentType: 'visa' });
    const [row] = await service.db.select().from(drafts).where(eq(drafts.originalPhotoUrl, path));
    expect(row).toMatchObject({ countryCode: 'US', documentType: 'visa' });
  });

  it.each([
    ['a meaning that is none', { meaning: 'sketch' }, 'meaning'],
    ['an answer that is not on offer', { answers: { glasses: 'sometimes' } }, 'answers.glasses'],
  ])('400 request-invalid: %s', async (_what, change, field) => {
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    const response = await check(visitor, { imageUrl, ...change });
    expect([response.statusCode, response.json().facts.field]).toEqual([400, field]);
  });

  it("404: somebody else's picture", async () => {
    const { imageUrl } = await service.visitor().uploadPicture();
    const other = service.visitor();
    await other.uploadPicture();
    expect(await refusalOf(other, { imageUrl })).toEqual([404, 'image-not-found']);
    expect((await remove(other, imageUrl)).statusCode).toBe(404);
    expect((await check(service.visitor(), { imageUrl })).statusCode).toBe(401);
  });

  it.each([
    ['fail face-missing', [422, 'face-missing']],
    ['fail picture-too-large', [422, 'picture-too-large']],
    ['crash', [500, 'engine-crashed']],
  ])('refuses what the engine refuses, and counts nothing: %s', async (told, refusal) => {
    const visitor = service.visitor();
    const { imageUrl, path } = await visitor.uploadPicture(told);
    expect(await refusalOf(visitor, { imageUrl })).toEqual(refusal);
    const counted = await service.db.select().from(previewDays);
    expect(counted.filter(({ counterKey }) => counterKey === path.split('/')[1])).toEqual([]);
    await service.untilReady();
  });
});

describe('deleteUpload', () => {
  it('200: deletes the picture, all that was seen in it, and the work at it', async () => {
    const visitor = service.visitor();
    const { imageUrl, path } = await visitor.uploadPicture();
    await check(visitor, { imageUrl });
    await check(visitor, { imageUrl, meaning: 'original' });
    expect((await remove(visitor, imageUrl)).json()).toEqual({ deleted: true });
    expect(await ownFiles(path)).toEqual([]);
    for (const table of [storedOriginals, drafts]) {
      const column = table === drafts ? drafts.originalPhotoUrl : storedOriginals.key;
      expect(await service.db.$count(table, eq(column, path))).toBe(0);
    }
    expect(await refusalOf(visitor, { imageUrl })).toEqual([404, 'image-not-found']);
    expect((await remove(visitor, imageUrl)).statusCode).toBe(404);
  });
});
