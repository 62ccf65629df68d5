import { join } from 'node:path';
import { requestLine } from '@vesika/contract';
import { describe, expect, it } from 'vitest';
import { readOutbox } from '../../../platform/mail/outbox.ts';
import { openTestService, testService, type Visitor } from '../../../testing/test-service.ts';
import { unzip } from '../../../testing/zip.ts';

const service = testService();

const photoOf = (person: Visitor) => person.makePhoto(`photo of ${person.cookies.vesika_session}`);

async function customerWith(packageId: string) {
  const customer = await service.customer();
  await service.giveCredits(customer, packageId);
  return { customer, photoId: await photoOf(customer) };
}

const archive = (photoId: string, by: Visitor, query = {}) =>
  by.call(requestLine('photoArchive', { params: { photoId }, query }));
const mail = (photoId: string, by: Visitor) =>
  by.call({ ...requestLine('mailPhoto', { params: { photoId } }), payload: { language: 'tr' } });

describe('photoArchive', () => {
  it('200: every file that the package contains, sheets among them', async () => {
    const { customer, photoId } = await customerWith('pro-eur');
    const response = await archive(photoId, customer, { paper: 'a4' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="vesika-de-passport.zip"',
      'cache-control': 'private, no-store',
    });
    expect([...unzip(response.rawPayload).keys()].sort()).toEqual([
      'vesika-de-passport-a4.jpg',
      'vesika-de-passport-a4.pdf',
      'vesika-de-passport.jpg',
      'vesika-de-passport.png',
    ]);
  });

  it('200: nothing that the package leaves out', async () => {
    const { customer, photoId } = await customerWith('starter-eur');
    const names = [...unzip((await archive(photoId, customer)).rawPayload).keys()];
    expect(names).toContain('vesika-de-passport.jpg');
    expect(names).not.toContain('vesika-de-passport.png');
  });

  it('402: of a preview', async () => {
    const poor = await service.customer();
    const response = await archive(await photoOf(poor), poor);
    expect([response.statusCode, response.json().code]).toEqual([402, 'payment-required']);
  });

  it("404: somebody else's photo", async () => {
    const { photoId } = await customerWith('pro-eur');
    const response = await archive(photoId, await service.customer());
    expect([response.statusCode, response.json().code]).toEqual([404, 'photo-not-found']);
  });
});

describe('photosArchive', () => {
  const archiveOf = (photoIds: string[], by: Visitor) =>
    by.call(requestLine('photosArchive', { query: { photoIds: photoIds.join(',') } }));

  it('200: a folder for each document of one portrait, under the name of its person', async () => {
    const { customer } = await customerWith('pro-eur');
    const { imageUrl } = await customer.uploadPicture('of one person');
    const make = async (documentType: string) =>
      (await customer.process({ imageUrl, countryCode: 'TR', documentType, personName: '../Ayşe' })).json()
        .photoId;
    const ids = [await make('passport'), await make('id')];
    const response = await archiveOf([...ids, ids[0]!], customer);
    expect(response.headers['content-disposition']).toBe('attachment; filename="vesika-photos.zip"');
    const names = [...unzip(response.rawPayload).keys()];
    expect(new Set(names.map((name) => name.split('/')[0]))).toEqual(
      new Set(['Ayşe tr-passport', 'Ayşe tr-id']),
    );
    expect(names).toContain('Ayşe tr-id/vesika-tr-id-10x15.pdf');
  });

  it('402, 404: with nothing unpaid, and nothing of others', async () => {
    const { customer, photoId } = await customerWith('starter-try');
    const preview = await photoOf(customer);
    const { photoId: foreign } = await customerWith('pro-eur');
    expect((await archiveOf([photoId, foreign], customer)).statusCode).toBe(404);
    const { imageUrl } = await customer.uploadPicture('another one');
    const unpaid = (await customer.process({ imageUrl })).json();
    expect(unpaid.state).toBe('preview');
    expect((await archiveOf([photoId, preview, unpaid.photoId], customer)).statusCode).toBe(402);
  });
});

describe('mailPhoto', () => {
  it('200: the files go to the address of the account, in its language', async () => {
    const { customer, photoId } = await customerWith('pro-eur');
    const response = await mail(photoId, customer);
    expect(response.json()).toEqual({ sentTo: customer.email });
    const mails = await readOutbox(join(service.dataDir, 'outbox'));
    const sent = mails.find(({ to, subject }) => to === customer.email && subject.startsWith('Fotoğrafınız'));
    expect(sent?.text).toContain('vesika-de-passport-10x15.pdf');
  });

  it('401: without an account', async () => {
    const visitor = service.visitor();
    const response = await mail(await photoOf(visitor), visitor);
    expect([response.statusCode, response.json().code]).toEqual([401, 'sign-in-required']);
  });

  it('402: nothing of an unpaid photo leaves by mail', async () => {
    const poor = await service.customer();
    const response = await mail(await photoOf(poor), poor);
    expect([response.statusCode, response.json().code]).toEqual([402, 'payment-required']);
  });

  it('429: too often', async () => {
    const { customer, photoId } = await customerWith('pro-eur');
    const statuses: number[] = [];
    for (let n = 0; n < 13; n++) statuses.push((await mail(photoId, customer)).statusCode);
    expect(statuses).toContain(429);
  });

  it('503: where mail cannot be sent', async () => {
    const mute = await openTestService({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const customer = await mute.customer();
    await mute.giveCredits(customer, 'pro-eur');
    const response = await mail(await photoOf(customer), customer);
    expect([response.statusCode, response.json().code]).toEqual([503, 'mail-unavailable']);
    await mute.close();
  });
});
