import type { FieldError } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { drafts, userPackages, userPhotos } from '../../schema/index.ts';
import { businessOf, creditsOf, passport, statusAndCode, visa } from '../../testing/business.ts';
import { testService } from '../../testing/test-service.ts';

const service = testService();
beforeAll(() => service.untilReady());

describe('making a photo', () => {
  it('201: from a form, for a credit, with its report and links that work', async () => {
    const { customer, program } = await businessOf(service);
    const made = await program.send('v1MakePhoto', passport);
    expect(made.statusCode).toBe(201);
    const photo = made.json();
    expect(photo).toMatchObject({ ...passport, status: 'finished', paidBy: 'credit', verdict: 'pass' });
    expect(photo.report.checks[0]).toMatchObject({ id: 'head-height', verdict: 'pass', unit: 'mm' });
    expect(photo.files.map(({ format }: { format: string }) => format)).toEqual(['jpg', 'png']);
    const file = await service.app.inject(photo.files[0].url.replace(/^https?:\/\/[^/]+/, ''));
    expect([file.statusCode, file.rawPayload.length]).toEqual([200, photo.files[0].bytes]);
    expect(await creditsOf(program)).toBe(49);
    // A photo made by key is not offered in the wizard, where another may be in progress.
    const own = eq(drafts.owner, customer.userId);
    expect(await service.db.select().from(drafts).where(own)).toEqual([]);
  });

  it('201: further documents from the original of the first, each for a credit, the same one for none', async () => {
    const { program } = await businessOf(service);
    const { originalId } = (await program.send('v1MakePhoto', passport)).json();
    const other = await program.ask('v1MakePhotoOfOriginal', { params: { originalId }, payload: visa });
    expect(other.json()).toMatchObject({ ...visa, originalId, paidBy: 'credit' });
    const again = await program.ask('v1MakePhotoOfOriginal', {
      params: { originalId },
      payload: { ...visa, cropOnly: true },
    });
    expect(again.json()).toMatchObject({ paidBy: 'revision' });
    expect(await creditsOf(program)).toBe(48);
  });

  it('201: what fails a check is not charged, and can be taken all the same', async () => {
    const { program } = await businessOf(service);
    const failed = (await program.send('v1MakePhoto', passport, { told: 'judged fail' })).json();
    expect(failed).toMatchObject({
      status: 'preview',
      verdict: 'fail',
      files: [],
      failedChecks: ['head-height'],
    });
    expect(await creditsOf(program)).toBe(50);
    const taken = await program.ask('v1UnlockPhoto', { params: { photoId: failed.id } });
    expect(taken.json()).toMatchObject({ status: 'finished', paidBy: 'credit' });
    expect(await creditsOf(program)).toBe(49);
  });

  it('201: what is undetermined is not charged without the word of the caller', async () => {
    const { program } = await businessOf(service);
    const order = { told: 'judged undetermined' };
    const { originalId, ...preview } = (await program.send('v1MakePhoto', passport, order)).json();
    expect(preview).toMatchObject({
      ...{ status: 'preview', verdict: 'undetermined', paidBy: null, files: [] },
      ...{ failedChecks: [], undeterminedChecks: ['head-height'] },
    });
    expect(await creditsOf(program)).toBe(50);
    const afterwards = await program.ask('v1UnlockPhoto', { params: { photoId: preview.id } });
    expect(afterwards.json()).toMatchObject({ status: 'finished', paidBy: 'credit' });
    expect(await creditsOf(program)).toBe(49);
    const acknowledge = ['undetermined-checks'];
    const before = await program.ask('v1MakePhotoOfOriginal', {
      params: { originalId },
      payload: { ...visa, acknowledge },
    });
    expect(before.json()).toMatchObject({ status: 'finished', verdict: 'undetermined', paidBy: 'credit' });
    const form = { ...passport, acknowledge: 'own-photo-refused, undetermined-checks' };
    const inForm = await program.send('v1MakePhoto', form, { told: 'judged undetermined 2' });
    expect(inForm.json()).toMatchObject({ status: 'finished', verdict: 'undetermined', paidBy: 'credit' });
    expect(await creditsOf(program)).toBe(47);
  });

  it('402 payment-required: without a credit, and no preview is stored', async () => {
    const { customer, program } = await businessOf(service);
    const own = eq(userPackages.userId, customer.userId);
    await service.db.update(userPackages).set({ creditsRemaining: 1 }).where(own);
    const both = await Promise.all(
      ['a', 'b'].map((name) => program.send('v1MakePhoto', passport, { told: `slow 300 ${name}` })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 402]);
    expect(statusAndCode(await program.send('v1MakePhoto', passport, { told: 'photo c' }))).toEqual([
      402,
      'payment-required',
    ]);
    const photos = await service.db.select().from(userPhotos).where(eq(userPhotos.userId, customer.userId));
    expect(photos).toHaveLength(1);
  });

  it.each([
    ['no country is meant', { countryCode: 'XYZW', documentType: 'id' }, 400, 'request-invalid'],
    ['the original is not there', passport, 404, 'original-not-found'],
  ])('refuses where %s', async (_case, payload, status, code) => {
    const { program } = await businessOf(service);
    const params = { originalId: 'original_1_abc' };
    const refused = await program.ask('v1MakePhotoOfOriginal', { params, payload });
    expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(refused.json()).toMatchObject({ status, code, type: `urn:vesika:problem:${code}` });
    expect(refused.json().requestId).toBe(refused.headers['x-request-id']);
  });

  it('400 request-invalid: names every wrong field, and what was expected', async () => {
    const { program } = await businessOf(service);
    const wrong = { countryCode: 'D', documentType: 'pasport', dpi: '5', cropOnyl: 'true' };
    const params = { originalId: 'original_1_abc' };
    const inJson = (await program.ask('v1MakePhotoOfOriginal', { params, payload: wrong })).json();
    const inForm = (await program.send('v1MakePhoto', wrong)).json();
    for (const { code, errorType, facts, errors, detail } of [inJson, inForm]) {
      expect([code, errorType]).toEqual(['request-invalid', 'REQUEST_INVALID']);
      const named = (errors as FieldError[]).map(({ field }) => field);
      expect(named.toSorted()).toEqual(Object.keys(wrong).toSorted());
      expect(facts).toEqual({ field: named[0] });
      expect(errors).toContainEqual({
        field: 'documentType',
        expected: expect.stringMatching(/"passport".*"visa"/),
      });
      expect(errors).toContainEqual({ field: 'cropOnyl', expected: 'unknown field' });
      expect(detail).toContain('cropOnyl: unknown field');
    }
  });

  it.each([
    ['is no face', 'fail face-missing', 422, 'face-missing'],
    ['are two', 'fail faces-several', 422, 'faces-several'],
  ])('tells that there %s, and charges nothing', async (_case, words, status, code) => {
    const { program } = await businessOf(service);
    expect(statusAndCode(await program.send('v1MakePhoto', passport, { told: words }))).toEqual([
      status,
      code,
    ]);
    expect(await creditsOf(program)).toBe(50);
  });
});

describe('the photos of an account', () => {
  it('are read page by page, each once, newest first', async () => {
    const { program } = await businessOf(service);
    const made: string[] = [];
    for (let n = 0; n < 5; n++) {
      made.unshift((await program.send('v1MakePhoto', passport, { told: `photo ${n}` })).json().id);
    }
    const read: string[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { limit: '2', ...(cursor && { cursor }) };
      const page = (await program.ask('v1ListPhotos', { query })).json();
      read.push(...page.data.map(({ id }: { id: string }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(read).toEqual(made);
  });

  it('204: are deleted for good, with the original that nothing else needs', async () => {
    const { customer, program } = await businessOf(service);
    const { id: photoId, originalId } = (await program.send('v1MakePhoto', passport)).json();
    const deleted = await program.ask('v1DeletePhoto', { params: { photoId } });
    expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
    expect(statusAndCode(await program.ask('v1GetPhoto', { params: { photoId } }))).toEqual([
      404,
      'photo-not-found',
    ]);
    const again = await program.ask('v1MakePhotoOfOriginal', { params: { originalId }, payload: passport });
    expect(statusAndCode(again)).toEqual([404, 'original-not-found']);
    expect((await service.stored()).filter((key) => key.includes(customer.userId))).toEqual([]);
  });
});
