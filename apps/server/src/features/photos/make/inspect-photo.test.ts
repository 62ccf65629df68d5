import { requestLine } from '@vesika/contract';
import { originalReportSchema } from '@vesika/report/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { previewDays, userPhotos } from '../../../schema/index.ts';
import { balancesOf } from '../../../testing/ledger.ts';
import { openTestService, testService, type Visitor } from '../../../testing/test-service.ts';
import { observationKey } from '../files/picture-keys.ts';

const service = testService({ PREVIEWS_PER_DAY: '0' });
beforeAll(() => service.untilReady());

const inspect = (person: Visitor, body: object) =>
  person.call({
    ...requestLine('inspectPhoto'),
    payload: { countryCode: 'DE', documentType: 'passport', ...body },
  });

async function refusalOf(person: Visitor, body: object) {
  const response = await inspect(person, body);
  return [response.statusCode, response.json().code];
}

describe('inspectPhoto', () => {
  it('200: says what the original is worth, to a visitor too', async () => {
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    const response = await inspect(visitor, { imageUrl, childAgeYears: 3, answers: { glasses: 'none' } });
    expect([response.statusCode, response.json().success]).toEqual([200, true]);
    const { original } = response.json();
    expect(originalReportSchema.parse(original).findings).toMatchObject([{ id: 'head-height' }]);
  });

  it('200: costs nothing, and keeps nothing but what was seen', async () => {
    const customer = await service.customer();
    await service.giveCredits(customer);
    const { imageUrl, path } = await customer.uploadPicture();
    for (let i = 0; i < 3; i++) expect((await inspect(customer, { imageUrl })).statusCode).toBe(200);
    const own = (await service.stored()).filter((key) => key.includes(customer.userId));
    expect(own).toEqual([path, observationKey(path as StorageKey)]);
    expect(await balancesOf(service.db, customer.userId)).toEqual([{ left: 10, noted: 10 }]);
    for (const table of [userPhotos, previewDays]) expect(await service.db.$count(table)).toBe(0);
  });

  it.each([
    ['no picture', { imageUrl: undefined }, 'imageUrl'],
    ['an answer that is not on offer', { answers: { glasses: 'sometimes' } }, 'answers.glasses'],
    ['an answer to a question that is not asked', { answers: { 'file-size': 'small' } }, 'answers.file-size'],
    ['an age that is no child', { childAgeYears: 40 }, 'childAgeYears'],
  ])('400 request-invalid: %s', async (_what, change, field) => {
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    const response = await inspect(visitor, { imageUrl, ...change });
    expect([response.statusCode, response.json().code]).toEqual([400, 'request-invalid']);
    expect(response.json().facts).toMatchObject({ field });
  });

  it('400: an address that is not ours', async () => {
    const visitor = service.visitor();
    await visitor.uploadPicture();
    const foreign = { imageUrl: 'https://example.com/selfie.jpg' };
    expect(await refusalOf(visitor, foreign)).toEqual([400, 'image-url-foreign']);
  });

  it('401: without a session', async () => {
    const { imageUrl } = await service.visitor().uploadPicture();
    expect(await refusalOf(service.visitor(), { imageUrl })).toEqual([401, 'session-missing']);
  });

  it('403: with a link that was tampered with', async () => {
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    const tampered = { imageUrl: imageUrl.replace('passport', 'visa') };
    expect(await refusalOf(visitor, tampered)).toEqual([403, 'file-link-invalid']);
  });

  it("404: somebody else's picture, and a variant that is none", async () => {
    const { imageUrl } = await service.visitor().uploadPicture();
    const other = service.visitor();
    const own = await other.uploadPicture();
    expect(await refusalOf(other, { imageUrl })).toEqual([404, 'image-not-found']);
    const nowhere = { imageUrl: own.imageUrl, variant: 'none' };
    expect(await refusalOf(other, nowhere)).toEqual([404, 'requirement-not-found']);
  });

  it('422: what the engine refuses', async () => {
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture('fail face-missing');
    expect(await refusalOf(visitor, { imageUrl })).toEqual([422, 'face-missing']);
  });

  it('429: too often', async () => {
    const strict = await openTestService({ RATE_LIMIT_PER_SESSION: '1' });
    await strict.untilReady();
    const eager = strict.visitor();
    const { imageUrl } = await eager.uploadPicture();
    expect((await inspect(eager, { imageUrl })).statusCode).toBe(200);
    expect(await refusalOf(eager, { imageUrl })).toEqual([429, 'rate-limited']);
    await strict.close();
  });
});
