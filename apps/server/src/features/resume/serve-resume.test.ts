import { requestLine } from '@vesika/contract';
import { describe, expect, it } from 'vitest';
import { hourMs } from '../../platform/clock/durations.ts';
import { mailTo } from '../../testing/auth-client.ts';
import { testService, type Visitor } from '../../testing/test-service.ts';

const service = testService();

const handOff = (person: Visitor, payload: object = {}) =>
  person.call({ ...requestLine('handOff'), payload });
const hashOf = (url: string) => new URLSearchParams(new URL(url).hash.slice(1));
const tokenIn = (url: string) => hashOf(url).get('resume') ?? '';
const mailedTokenIn = (url: string) => hashOf(url).get('mailed') ?? '';
const resume = (person: Visitor, token: string) =>
  person.call({ ...requestLine('resume'), payload: { token } });
const draftOf = async (person: Visitor) => (await person.call(requestLine('getDraft'))).json().draft;

async function refusalOf(person: Visitor, token: string) {
  const response = await resume(person, token);
  return [response.statusCode, response.json().code];
}

describe('a desk and its phone', () => {
  it('go on with one session: what was chosen here is there, and the picture taken there is here', async () => {
    const [desk, phone] = [service.visitor(), service.visitor()];
    const response = await handOff(desk, { countryCode: 'US', documentType: 'visa', language: 'ar' });
    const { url, qrSvg, expiresAt } = response.json();
    expect(new URL(url).pathname).toBe('/ar/create');
    expect(qrSvg).toMatch(/^<svg/);
    expect(Date.parse(expiresAt) - service.now().getTime()).toBeLessThanOrEqual(15 * 60_000);
    expect((await resume(phone, tokenIn(url))).json()).toEqual({ resumed: true });
    expect(await draftOf(phone)).toMatchObject({ countryCode: 'US', documentType: 'visa', imageUrl: null });
    await phone.uploadPicture();
    expect((await draftOf(desk)).imageUrl).toEqual(expect.any(String));
  });

  it('keep the picture that there is already', async () => {
    const desk = service.visitor();
    const { path } = await desk.uploadPicture();
    await handOff(desk, { countryCode: 'TR' });
    expect(await draftOf(desk)).toMatchObject({ countryCode: 'DE', imageUrl: expect.stringContaining(path) });
  });

  it('bring the picture into the account of who is signed in at the desk', async () => {
    const customer = await service.customer(service.visitor());
    const { url } = (await handOff(customer, { countryCode: 'DE' })).json();
    const phone = service.visitor();
    await resume(phone, tokenIn(url));
    await customer.call(requestLine('claimPhotos'));
    expect(await draftOf(phone)).toMatchObject({ countryCode: 'DE' });
    await phone.uploadPicture();
    await customer.call(requestLine('claimPhotos'));
    expect((await draftOf(customer)).imageUrl).toContain(customer.userId);
  });
});

describe('a link', () => {
  it('is good for one browser', async () => {
    const { url } = (await handOff(service.visitor())).json();
    expect((await resume(service.visitor(), tokenIn(url))).statusCode).toBe(200);
    expect(await refusalOf(service.visitor(), tokenIn(url))).toEqual([403, 'resume-link-invalid']);
  });

  it('is good for a quarter of an hour', async () => {
    const { url } = (await handOff(service.visitor())).json();
    service.wait(15 * 60_000 + 1);
    expect(await refusalOf(service.visitor(), tokenIn(url))).toEqual([403, 'resume-link-invalid']);
  });

  it('cannot be guessed, and is not kept as it is', async () => {
    expect(await refusalOf(service.visitor(), 'x'.repeat(43))).toEqual([403, 'resume-link-invalid']);
    const { url } = (await handOff(service.visitor())).json();
    expect(service.log.join('\n')).not.toContain(tokenIn(url));
  });
});

describe('a link by mail', () => {
  const mailLink = (person: Visitor, email: string) =>
    person.call({ ...requestLine('mailResumeLink'), payload: { email, language: 'en' } });

  it('opens the photo elsewhere within a day', async () => {
    const visitor = service.visitor();
    await visitor.uploadPicture();
    expect((await mailLink(visitor, 'Ada@Example.org')).json()).toEqual({ sent: true });
    const { link, subject } = await mailTo(`${service.dataDir}/outbox`, 'ada@example.org');
    expect(subject).toBe('Your photo is waiting');
    service.wait(23 * hourMs);
    const elsewhere = service.visitor();
    expect((await resume(elsewhere, mailedTokenIn(link))).statusCode).toBe(200);
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
