import { createSign, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourMs } from '../../../platform/clock/durations.ts';
import { userPhotos } from '../../../schema/index.ts';
import { type Customer, openTestService, type TestService } from '../../../testing/test-service.ts';
import { keyOf } from '../files/photo-files.ts';

/** Stands in for HM Passport Office and signs as its published text says. */
const office = generateKeyPairSync('rsa', { modulusLength: 2048 });
const host = 'photo.co';

let service: TestService;
let customer: Customer;
let photoId: string;

beforeAll(async () => {
  const keyFile = join(mkdtempSync(join(tmpdir(), 'vesika-office-')), 'office.pem');
  writeFileSync(keyFile, office.publicKey.export({ type: 'spki', format: 'pem' }));
  service = await openTestService({ PHOTO_CODE_HOST: host, PHOTO_CODE_KEY_FILE: keyFile });
  await service.untilReady();
  customer = await service.customer();
  await service.giveCredits(customer);
  photoId = await customer.makePhoto();
  await pretendBritish(photoId, 60_000);
});
afterAll(() => service.close());

/** The fake engine makes small German photos. */
async function pretendBritish(id: string, bytes: number): Promise<void> {
  const [row] = await service.db
    .update(userPhotos)
    .set({ countryCode: 'GB' })
    .where(eq(userPhotos.id, id))
    .returning();
  await service.storage.put(keyOf(row!, 'photo.jpg'), Buffer.alloc(bytes, 7));
}

const issue = (person: Pick<Customer, 'call'>, id: string) =>
  person.call(requestLine('issuePhotoCode', { params: { photoId: id } }));

function signed(claims: object, key = office.privateKey): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`;
}

const inHalfAMinute = () => service.now().getTime() + 30_000;

function fetchPhoto(code: string, authorization?: string) {
  const headers = { host, ...(authorization === undefined ? {} : { authorization }) };
  return service.app.inject({ url: `/${code}`, headers });
}

const claimsFor = (photoCode: string) => ({
  iss: 'HMPO',
  iat: service.now().getTime(),
  exp: inHalfAMinute(),
  sub: `https://${photoCode}`,
});

describe('a photo code', () => {
  it('has the form that the office asks for, and stays the same', async () => {
    const { photoCode, expiresAt } = (await issue(customer, photoId)).json();
    expect(photoCode).toMatch(/^[a-z0-9-]{1,6}\.[a-z]{2,3}\/[A-Za-z0-9]{6,8}$/);
    expect(Date.parse(expiresAt)).toBeGreaterThan(service.now().getTime());
    expect((await issue(customer, photoId)).json().photoCode).toBe(photoCode);
    const report = await customer.call(requestLine('getPhotoReport', { params: { photoId } }));
    expect(report.json().hasPhotoCode).toBe(true);
  });

  it('gives the photo to the office alone', async () => {
    const { photoCode } = (await issue(customer, photoId)).json();
    const code = photoCode.split('/')[1];
    const token = signed(claimsFor(photoCode));
    const later = signed({ ...claimsFor(photoCode), exp: inHalfAMinute() + 1 });
    for (const authorization of [token, `Bearer ${later}`]) {
      const response = await fetchPhoto(code, authorization);
      expect([response.statusCode, response.rawPayload.length]).toEqual([200, 60_000]);
      expect(response.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-store',
      });
    }
    const inSeconds = { ...claimsFor(photoCode), exp: Math.ceil(inHalfAMinute() / 1000) };
    expect((await fetchPhoto(code, signed(inSeconds))).statusCode).toBe(200);
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
    for (const refused of [
      undefined,
      'Bearer x',
      unsigned,
      signed(claimsFor(photoCode), stranger),
      signed({ ...claimsFor(photoCode), exp: service.now().getTime() - 1 }),
      signed({ sub: `https://${photoCode}` }),
      signed({ ...claimsFor(photoCode), exp: service.now().getTime() + 2 * hourMs }),
      signed({ ...claimsFor(photoCode), sub: `https://${photoCode.toUpperCase()}` }),
      token,
      signed(claimsFor(`${host}/abcd2345`)),
    ]) {
      const response = await fetchPhoto(code, refused);
      expect([response.statusCode, response.json().code]).toEqual([403, 'file-link-invalid']);
    }
  });

  it('is found on its host in any case', async () => {
    const { photoCode } = (await issue(customer, photoId)).json();
    const code = photoCode.split('/')[1];
    const authorization = signed({ ...claimsFor(photoCode), sub: `https://PHOTO.CO/${code}` });
    const headers = { host: 'Photo.CO', authorization };
    expect((await service.app.inject({ url: `/${code}`, headers })).statusCode).toBe(200);
  });

  it('cannot be guessed without end', async () => {
    const headers = { host };
    const ask = () => service.app.inject({ url: '/abcd2345', headers, remoteAddress: '10.8.8.8' });
    const codes: string[] = [];
    for (let n = 0; n < 61; n++) codes.push((await ask()).json().code);
    expect(codes).toEqual([...Array(60).fill('file-link-invalid'), 'rate-limited']);
  });

  it('is 404 if there is none, and on another host', async () => {
    const response = await fetchPhoto('abcd2345', signed(claimsFor(`${host}/abcd2345`)));
    expect([response.statusCode, response.json().code]).toEqual([404, 'file-not-found']);
    const { photoCode } = (await issue(customer, photoId)).json();
    const elsewhere = await service.app.inject({ url: `/${photoCode.split('/')[1]}` });
    expect(elsewhere.statusCode).toBe(404);
  });

  it('ends with its time and with the photo', async () => {
    const id = await customer.makePhoto();
    await pretendBritish(id, 60_000);
    const { photoCode } = (await issue(customer, id)).json();
    const code = photoCode.split('/')[1];
    await customer.call(requestLine('deletePhoto', { params: { photoId: id } }));
    expect((await fetchPhoto(code, signed(claimsFor(photoCode)))).statusCode).toBe(404);
    const kept = (await issue(customer, photoId)).json().photoCode;
    service.wait(31 * 24 * hourMs);
    expect((await fetchPhoto(kept.split('/')[1], signed(claimsFor(kept)))).statusCode).toBe(404);
  });
});

describe('a photo code is refused', () => {
  it('402 for a preview, 409 for another document and for a file that the office does not take', async () => {
    const person = await service.customer();
    await service.giveCredits(person);
    const unpaid = await person.makePhoto('judged fail');
    const refusal = async (id: string) => {
      const response = await issue(person, id);
      return [response.statusCode, response.json().code];
    };
    expect(await refusal(unpaid)).toEqual([402, 'payment-required']);
    const german = await person.makePhoto();
    expect(await refusal(german)).toEqual([409, 'act-not-possible']);
    await pretendBritish(german, 40_000);
    expect(await refusal(german)).toEqual([409, 'act-not-possible']);
  });

  it('409 if the operator has not registered with the office', async () => {
    const unregistered = await openTestService();
    await unregistered.untilReady();
    const person = await unregistered.customer();
    await unregistered.giveCredits(person);
    const id = await person.makePhoto();
    await unregistered.db.update(userPhotos).set({ countryCode: 'GB' }).where(eq(userPhotos.id, id));
    expect((await issue(person, id)).json().code).toBe('act-not-possible');
    const report = await person.call(requestLine('getPhotoReport', { params: { photoId: id } }));
    expect(report.json().hasPhotoCode).toBe(false);
    await unregistered.close();
  });
});
