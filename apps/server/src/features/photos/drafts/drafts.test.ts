import { draftSchema, processedPhotoSchema, requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock/durations.ts';
import { drafts } from '../../../schema/index.ts';
import { testService, type Visitor } from '../../../testing/test-service.ts';
import { deleteOriginal } from '../originals/observations.ts';
import { forgetDrafts } from './drafts.ts';

const service = testService();
beforeAll(() => service.untilReady());

const ask = (person: Visitor) => person.call(requestLine('getDraft'));
const draftOf = async (person: Visitor) => (await ask(person)).json().draft;
const inspect = (person: Visitor, payload: object) =>
  person.call({
    ...requestLine('inspectPhoto'),
    payload: { countryCode: 'DE', documentType: 'passport', ...payload },
  });

describe('the draft of the photo at work', () => {
  it('is nothing for who has done nothing, without a refusal', async () => {
    const response = await ask(service.visitor());
    expect([response.statusCode, response.json()]).toEqual([200, { draft: null }]);
  });

  it('is the picture as soon as it has come', async () => {
    const visitor = service.visitor();
    await visitor.uploadPicture();
    const draft = draftSchema.parse(await draftOf(visitor));
    expect(draft).toMatchObject({ countryCode: 'DE', documentType: 'passport', photo: null });
    expect((await service.app.inject(draft.imageUrl!)).statusCode).toBe(200);
  });

  it('is what was chosen with it, and what was made of it', async () => {
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    await inspect(visitor, { imageUrl, countryCode: 'US', documentType: 'visa', cropOnly: true });
    expect(await draftOf(visitor)).toMatchObject({ countryCode: 'US', documentType: 'visa', cropOnly: true });
    const made = (await visitor.process({ imageUrl, childAgeYears: 3 })).json();
    const draft = await draftOf(visitor);
    expect(draft).toMatchObject({ countryCode: 'DE', cropOnly: false, childAgeYears: 3 });
    const { photo } = draft;
    expect(processedPhotoSchema.parse(photo)).toEqual({
      ...made,
      proofUrl: expect.any(String),
      previewReason: 'sign-in-required',
    });
    expect((await service.app.inject(photo.proofUrl)).statusCode).toBe(200);
  });

  it('keeps the result while the original is looked at again, until something else is wanted of it', async () => {
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    await visitor.process({ imageUrl });
    await inspect(visitor, { imageUrl });
    expect((await draftOf(visitor)).photo).not.toBeNull();
    await inspect(visitor, { imageUrl, countryCode: 'TR' });
    expect(await draftOf(visitor)).toMatchObject({ countryCode: 'TR', photo: null });
    await visitor.process({ imageUrl });
    await visitor.uploadPicture('photo another');
    expect((await draftOf(visitor)).photo).toBeNull();
  });

  it('goes on without the picture once that has expired', async () => {
    const visitor = service.visitor();
    const { imageUrl, path } = await visitor.uploadPicture();
    await visitor.process({ imageUrl });
    await deleteOriginal(service.storage, path as never);
    expect(await draftOf(visitor)).toMatchObject({ imageUrl: null, photo: { state: 'preview' } });
  });

  it('is deleted on request, and stays with its photo in the session', async () => {
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    const { photoId } = (await visitor.process({ imageUrl })).json();
    expect((await visitor.call(requestLine('discardDraft'))).json()).toEqual({ discarded: true });
    expect(await draftOf(visitor)).toBeNull();
    expect((await visitor.call(requestLine('getPhoto', { params: { photoId } }))).statusCode).toBe(200);
  });

  it('comes along into the account, with the picture, ready to be made again', async () => {
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    const { photoId } = (await visitor.process({ imageUrl })).json();
    const customer = await service.customer(visitor);
    await customer.call(requestLine('claimPhotos'));
    const draft = await draftOf(customer);
    expect(draft).toMatchObject({ photo: { photoId, previewReason: 'no-package' } });
    await service.giveCredits(customer);
    expect((await customer.process({ imageUrl: draft.imageUrl })).json().state).toBe('clean');
    expect((await draftOf(customer)).photo).toMatchObject({ state: 'clean', files: [{}, {}] });
  });

  it('is nobody else’s, and forgotten after a month', async () => {
    const visitor = service.visitor();
    const { path } = await visitor.uploadPicture();
    const stranger = service.visitor();
    await stranger.uploadPicture('photo strange');
    expect((await draftOf(stranger)).imageUrl).not.toContain(path.split('/')[1]);
    await forgetDrafts(service.db, new Date(service.now().getTime() + 31 * dayMs));
    expect(
      await service.db
        .select()
        .from(drafts)
        .where(eq(drafts.owner, path.split('/')[1]!)),
    ).toEqual([]);
  });
});
