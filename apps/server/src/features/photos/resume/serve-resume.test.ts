import { type OperationId, requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hourMs } from '../../../platform/clock/durations.ts';
import { userPhotos } from '../../../schema/index.ts';
import { mailTo } from '../../../testing/auth-client.ts';
import { testService, type Visitor } from '../../../testing/test-service.ts';

const service = testService();

const windows = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140' };
const handOff = (person: Visitor, payload: object = {}) =>
  person.call({ ...requestLine('handOff'), payload, headers: windows });
const tokenIn = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('resume') ?? '';
const send = (id: 'resume' | 'previewResumeLink') => (person: Visitor, token: string) =>
  person.call({ ...requestLine(id), payload: { token } });
const [resume, preview] = [send('resume'), send('previewResumeLink')];
const get = async (person: Visitor, id: OperationId) =>
  (await person.call(requestLine(id as 'getDraft'))).json();
const draftOf = async (person: Visitor) => (await get(person, 'getDraft')).draft;
const nameOf = (imageUrl: string) => new URL(imageUrl, 'http://localhost').pathname.split('/').at(-1);

async function refusalOf(person: Visitor, token: string) {
  const response = await resume(person, token);
  return [response.statusCode, response.json().code];
}

const invalid = [403, 'resume-link-invalid'];

async function deskWithPhoto() {
  const desk = service.visitor();
  const { imageUrl } = await desk.uploadPicture();
  const { photoId } = (await desk.process({ imageUrl })).json();
  const { url, code } = (await handOff(desk)).json();
  return { desk, photoId, imageUrl, token: tokenIn(url), code };
}

describe('choices on another device', () => {
  it('are an address that carries no session', async () => {
    const payload = { countryCode: 'US', documentType: 'visa', language: 'ar' };
    const response = await service.visitor().call({ ...requestLine('choicesLink'), payload });
    const { url, qrSvg } = response.json();
    expect([new URL(url).pathname, new URL(url).search, new URL(url).hash]).toEqual([
      '/ar/create',
      '?document=visa&country=US',
      '',
    ]);
    expect(qrSvg).toMatch(/^<svg/);
    expect(response.cookies).toEqual([]);
  });
});

describe('the preview of a link', () => {
  it('shows when and where it was made and a picture of eighty pixels, and copies nothing', async () => {
    const desk = service.visitor();
    await desk.uploadPicture();
    const mosaic = 'A'.repeat(320);
    const { url } = (await handOff(desk, { mosaic })).json();
    const phone = service.visitor();
    const response = await preview(phone, tokenIn(url));
    expect(response.json()).toEqual({
      ...{ countryCode: 'DE', documentType: 'passport', mosaic, device: 'windows' },
      madeAt: expect.any(String),
    });
    expect([response.cookies, phone.cookies]).toEqual([[], {}]);
    expect(await draftOf(phone)).toBeNull();
    expect((await resume(phone, tokenIn(url))).statusCode).toBe(200);
  });

  it('takes no larger picture', async () => {
    const desk = service.visitor();
    await desk.uploadPicture();
    expect((await handOff(desk, { mosaic: 'A'.repeat(324) })).statusCode).toBe(400);
  });
});

describe('who opens a link', () => {
  it('gets a session and a copy of its own, ready to be bought', async () => {
    const { desk, photoId, token } = await deskWithPhoto();
    const phone = service.visitor();
    expect((await resume(phone, token)).json()).toEqual({ resumed: true });
    expect(phone.cookies.vesika_session).not.toBe(desk.cookies.vesika_session);
    const draft = await draftOf(phone);
    expect(draft.photo).toMatchObject({ state: 'preview', processedImageBase64: expect.any(String) });
    expect(draft.photo.photoId).not.toBe(photoId);
    expect((await service.app.inject(draft.imageUrl)).statusCode).toBe(200);
    expect((await phone.process({ imageUrl: draft.imageUrl })).statusCode).toBe(200);
  });

  it('may type its code, whatever the case', async () => {
    const { code } = await deskWithPhoto();
    expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    const phone = service.visitor();
    expect((await resume(phone, ` ${code.toLowerCase().replace('-', ' ')} `)).statusCode).toBe(200);
  });

  it('is seen by its maker in nothing: neither a picture, nor a photo, nor a purchase', async () => {
    const { desk: attacker, photoId, imageUrl, token } = await deskWithPhoto();
    const victim = service.visitor();
    await resume(victim, token);
    const face = await victim.uploadPicture('photo of the victim');
    const made = (await victim.process({ imageUrl: face.imageUrl })).json();
    expect(await draftOf(attacker)).toMatchObject({ photo: { photoId } });
    expect(nameOf((await draftOf(attacker)).imageUrl)).toBe(nameOf(imageUrl));
    const seen = await attacker.call(requestLine('getPhoto', { params: { photoId: made.photoId } }));
    expect(seen.json().code).toBe('photo-not-found');
    const account = await service.customer(attacker);
    expect((await account.call(requestLine('claimPhotos'))).json()).toEqual({ claimed: 1 });
    expect(
      (await victim.call(requestLine('getPhoto', { params: { photoId: made.photoId } }))).statusCode,
    ).toBe(200);
    expect((await draftOf(victim)).photo.photoId).toBe(made.photoId);
  });

  it('loses nothing that was in the browser', async () => {
    const { token } = await deskWithPhoto();
    const phone = service.visitor();
    const own = await phone.uploadPicture('photo of my own');
    const made = (await phone.process({ imageUrl: own.imageUrl })).json();
    const before = phone.cookies.vesika_session;
    await resume(phone, token);
    expect(phone.cookies.vesika_session).toBe(before);
    expect((await draftOf(phone)).photo.photoId).not.toBe(made.photoId);
    await phone.call(requestLine('discardDraft'));
    expect((await draftOf(phone)).photo.photoId).toBe(made.photoId);
  });

  it('gets it into the account that is signed in', async () => {
    const { token } = await deskWithPhoto();
    const customer = await service.customer();
    await resume(customer, token);
    expect((await draftOf(customer)).imageUrl).toContain(customer.userId);
    expect((await get(customer, 'listPhotos')).photos).toHaveLength(1);
  });

  it('does not get what was paid for', async () => {
    const customer = await service.customer();
    await service.giveCredits(customer);
    const photoId = await customer.makePhoto();
    const { url } = (await handOff(customer)).json();
    const phone = service.visitor();
    await resume(phone, tokenIn(url));
    expect(await draftOf(phone)).toMatchObject({ photo: null, imageUrl: expect.any(String) });
    const copies = await service.db.select().from(userPhotos).where(eq(userPhotos.id, photoId));
    expect(copies).toHaveLength(1);
  });

  it('goes on where it was, if it made the link', async () => {
    const { desk, photoId, token } = await deskWithPhoto();
    await resume(desk, token);
    expect((await draftOf(desk)).photo.photoId).toBe(photoId);
  });
});

describe('a link', () => {
  it('is for the picture that it was made of, not for a later one', async () => {
    const { desk, token } = await deskWithPhoto();
    await desk.uploadPicture('photo later');
    expect(await refusalOf(service.visitor(), token)).toEqual(invalid);
  });

  it('ends with what it continues', async () => {
    const { desk, token } = await deskWithPhoto();
    await desk.call(requestLine('discardDraft'));
    expect(await refusalOf(service.visitor(), token)).toEqual(invalid);
  });

  it('is good for one browser, also where two open it at once', async () => {
    const { token } = await deskWithPhoto();
    const both = await Promise.all([resume(service.visitor(), token), resume(service.visitor(), token)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  });

  it('is good for a quarter of an hour', async () => {
    const { token } = await deskWithPhoto();
    service.wait(15 * 60_000 + 1);
    expect(await refusalOf(service.visitor(), token)).toEqual(invalid);
  });

  it('is stored only as a hash', async () => {
    const { token } = await deskWithPhoto();
    expect(service.log.join('\n')).not.toContain(token);
  });

  it('needs a picture to continue with: 404, and 401 without a session', async () => {
    expect((await handOff(service.visitor())).json().code).toBe('session-missing');
    const visitor = service.visitor();
    await visitor.uploadPicture();
    await visitor.call(requestLine('discardDraft'));
    expect((await handOff(visitor)).json().code).toBe('image-not-found');
  });
});

describe('a link by mail', () => {
  const mailLink = (person: Visitor, email: string) =>
    person.call({ ...requestLine('mailResumeLink'), payload: { email, language: 'en' } });

  it('opens a copy of the photo elsewhere within a day', async () => {
    const visitor = service.visitor();
    await visitor.uploadPicture();
    expect((await mailLink(visitor, 'Ada@Example.org')).json()).toEqual({ sent: true });
    const { link, subject } = await mailTo(`${service.dataDir}/outbox`, 'ada@example.org');
    expect(subject).toBe('Your photo is waiting');
    service.wait(23 * hourMs);
    const elsewhere = service.visitor();
    expect((await resume(elsewhere, tokenIn(link))).statusCode).toBe(200);
    expect((await draftOf(elsewhere)).imageUrl).toEqual(expect.any(String));
  });

  it('401: where there is nothing to come back to', async () => {
    expect((await mailLink(service.visitor(), 'b@example.org')).json().code).toBe('session-missing');
  });

  it('429: a second one to the same address at once', async () => {
    const visitor = service.visitor();
    await visitor.uploadPicture();
    await mailLink(visitor, 'c@example.org');
    expect((await mailLink(visitor, 'c@example.org')).json().code).toBe('rate-limited');
  });
});

describe('guesses', () => {
  it('are limited for each network, also of whoever has the right code then', async () => {
    const { token } = await deskWithPhoto();
    const ask = (id: 'resume' | 'previewResumeLink', given: string) =>
      service.app.inject({ ...requestLine(id), payload: { token: given }, remoteAddress: '10.9.9.9' });
    const codes: string[] = [];
    for (let n = 0; n < 12; n++) codes.push((await ask('previewResumeLink', `abcdefgh${n}`)).json().code);
    expect(codes).toEqual([...Array(11).fill('resume-link-invalid'), 'rate-limited']);
    expect((await ask('resume', token)).json().code).toBe('rate-limited');
    expect((await resume(service.visitor(), token)).statusCode).toBe(200);
  });
});
