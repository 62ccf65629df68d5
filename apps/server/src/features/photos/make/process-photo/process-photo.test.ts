import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestLine, resultEventSchema } from '@vesika/contract';
import { steps } from '@vesika/report';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { holdPhotos } from '../../../../testing/hold-photos.ts';
import { patiently } from '../../../../testing/patiently.ts';
import { jpegTelling, pictureForm } from '../../../../testing/people.ts';
import {
  type Customer,
  openTestService,
  type TestService,
  testService,
  type Visitor,
} from '../../../../testing/test-service.ts';

const service = testService({ PHOTO_TIMEOUT_MS: '2500' });
let customer: Customer;

beforeAll(async () => {
  customer = await service.customer();
  await service.giveCredits(customer, 'business-try');
  await service.untilReady();
});

async function processTelling(told: string, body: object = {}) {
  const { imageUrl } = await customer.uploadPicture(told);
  return customer.process({ imageUrl, ...body });
}

describe('processPhoto', () => {
  it('200: a photo with its report, files and basis', async () => {
    const response = await processTelling('photo');
    expect(response.statusCode).toBe(200);
    const photo = response.json();
    expect(photo).toMatchObject({ success: true, errorType: null, report: { ok: true } });
    expect(photo).toMatchObject({ state: 'clean', paidBy: 'credit', previewReason: null, sheet: true });
    expect(photo.photoId).toMatch(/^[0-9a-f-]{36}$/);
    expect(photo.processedImageBase64).toMatch(/^data:image\/jpeg;base64,\/9j/);
    expect(photo.requirement).toMatchObject({
      basis: 'record',
      countryCode: 'DE',
      widthMm: 35,
      heightMm: 45,
    });
    expect(photo.files.map(({ format }: { format: string }) => format)).toEqual(['jpg', 'png']);
    for (const { url, bytes } of photo.files) {
      const file = await service.app.inject(url);
      expect(file.rawPayload).toHaveLength(bytes);
    }
  });

  it('200: files are saved under a name that says what they are', async () => {
    const [jpg] = (await processTelling('photo')).json().files;
    expect(jpg.fileName).toBe('vesika-de-passport.jpg');
    const saved = await service.app.inject(jpg.downloadUrl);
    expect(saved.headers['content-disposition']).toBe('attachment; filename="vesika-de-passport.jpg"');
    const shown = await service.app.inject(jpg.url);
    expect(shown.headers['content-disposition']).toBe('inline');
  });

  it('200: a photo by the rules of the passport is still of the requested document', async () => {
    const photo = (await processTelling('photo', { countryCode: 'AD', documentType: 'visa' })).json();
    expect(photo.requirement).toMatchObject({ basis: 'passport-of-country', documentType: 'passport' });
    expect(photo.files[0].fileName).toBe('vesika-ad-visa.jpg');
  });

  it('200: the numbers of the caller do not replace a record', async () => {
    const response = await processTelling('photo', { requirements: { width_mm: 99, height_mm: 99 } });
    expect(response.json().requirement).toMatchObject({ basis: 'record', widthMm: 35 });
  });

  it('200: the link to the picture may be old, as long as the picture is there', async () => {
    const late = await openTestService();
    const owner = late.visitor();
    const { imageUrl } = await owner.uploadPicture();
    late.wait(7_200_000);
    expect((await late.app.inject(imageUrl)).statusCode).toBe(403);
    expect((await owner.process({ imageUrl })).statusCode).toBe(200);
    await late.close();
  });

  it.each([
    ['no picture', { imageUrl: undefined }, 'imageUrl'],
    ['no country', { countryCode: undefined }, 'countryCode'],
    ['an unknown document', { documentType: 'library-card' }, 'documentType'],
    ['an absurd density', { dpi: 100_000 }, 'dpi'],
    ['an unknown background', { background: 'beach' }, 'background'],
    ['a number that is a text', { requirements: { width_mm: '35' } }, 'requirements.width_mm'],
  ])('400 request-invalid: %s', async (_what, change, field) => {
    const { imageUrl } = await customer.uploadPicture();
    const response = await customer.process({ imageUrl, ...change });
    expect([response.statusCode, response.json().code]).toEqual([400, 'request-invalid']);
    expect(response.json().facts).toMatchObject({ field });
  });

  it.each([
    'https://example.com/selfie.jpg',
    '//example.com/files/photos/a/b.jpg',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'data:image/jpeg;base64,/9j/',
    requestLine('listCountries').url,
  ])('400 image-url-foreign: %s', async (imageUrl) => {
    await customer.uploadPicture();
    const response = await customer.process({ imageUrl });
    expect([response.statusCode, response.json().code]).toEqual([400, 'image-url-foreign']);
  });

  it('401: without a session', async () => {
    const { imageUrl } = await customer.uploadPicture();
    const response = await service.visitor().process({ imageUrl });
    expect([response.statusCode, response.json().code]).toEqual([401, 'session-missing']);
  });

  it('401: with a forged session', async () => {
    const { imageUrl, path } = await service.visitor().uploadPicture();
    const forger = service.visitor();
    forger.cookies.vesika_session = `${path.split('/')[1]}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;
    expect((await forger.process({ imageUrl })).statusCode).toBe(401);
  });

  it('403: with a link that was tampered with', async () => {
    const { imageUrl } = await customer.uploadPicture();
    const response = await customer.process({ imageUrl: imageUrl.replace('passport', 'visa') });
    expect([response.statusCode, response.json().code]).toEqual([403, 'file-link-invalid']);
  });

  it('200: an alpha-3 code, answered by the alpha-2 code', async () => {
    const form = pictureForm(jpegTelling('photo')).map((part) =>
      part.name === 'countryCode' ? { ...part, value: 'DEU' } : part,
    );
    const { imageUrl, path } = (await customer.upload(form)).json();
    expect(path).toContain('passport_DE_');
    const response = await customer.process({ imageUrl, countryCode: 'deu' });
    expect(response.json().requirement).toMatchObject({ countryCode: 'DE' });
  });

  it("404: somebody else's picture", async () => {
    const { imageUrl } = await customer.uploadPicture();
    const other = service.visitor();
    await other.uploadPicture();
    const response = await other.process({ imageUrl });
    expect([response.statusCode, response.json().code]).toEqual([404, 'image-not-found']);
  });

  it('404: a finished photo is no original', async () => {
    const [jpg] = (await processTelling('photo')).json().files;
    const response = await customer.process({ imageUrl: jpg.url });
    expect([response.statusCode, response.json().code]).toEqual([404, 'image-not-found']);
  });

  it.each([
    ['requirement-not-found', 404, { variant: 'holographic' }],
    ['variant-missing', 400, { documentType: 'other' }],
  ] as const)(
    '%s: a record that the country does not have, or one that is not named',
    async (code, status, change) => {
      const response = await processTelling('photo', change);
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
    },
  );

  it('413 and 415: a body that is huge, or no JSON', async () => {
    const post = (payload: string, type: string) =>
      customer.call({
        ...requestLine('processPhoto'),
        payload,
        headers: { 'content-type': type },
      });
    expect(
      (await post(JSON.stringify({ imageUrl: 'x'.repeat(100_000) }), 'application/json')).statusCode,
    ).toBe(413);
    expect((await post('imageUrl=x', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await post('{"imageUrl":', 'application/json')).statusCode).toBe(400);
  });

  it.each([
    [422, 'face-missing', 'PHOTO_UNUSABLE', 'fail face-missing'],
    [422, 'faces-several', 'PHOTO_UNUSABLE', 'fail faces-several'],
    [503, 'matting-model-invalid', 'PROCESSING_FAILED', 'fail matting-model-invalid'],
    [500, 'internal', 'PROCESSING_FAILED', 'throw'],
    [500, 'engine-crashed', 'PROCESSING_FAILED', 'crash'],
    [504, 'photo-timed-out', 'PROCESSING_FAILED', 'hang'],
  ])('%i %s', async (status, code, errorType, told) => {
    const response = await processTelling(told);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, code, errorType });
    expect(response.body).not.toContain('.ts');
    expect((await processTelling('photo')).statusCode).toBe(200);
  });

  it('429: too many of one session', async () => {
    const strict = await openTestService({ RATE_LIMIT_PER_SESSION: '1' });
    const eager = strict.visitor();
    const { imageUrl } = await eager.uploadPicture();
    expect((await eager.process({ imageUrl })).statusCode).toBe(200);
    const refused = await eager.process({ imageUrl });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ success: false, errorType: 'RATE_LIMIT' });
    await strict.close();
  });
});

describe('processPhoto with Accept: text/event-stream', () => {
  const accept = { accept: 'text/event-stream' };
  const eventsFor = async (told: string, caller: Visitor = customer) => {
    const { imageUrl } = await caller.uploadPicture(told);
    const payload = { imageUrl, countryCode: 'DE', documentType: 'passport' };
    return caller.call({ ...requestLine('processPhoto'), payload, headers: accept });
  };

  it('200: every step as it begins, then the result', async () => {
    const response = await eventsFor('photo');
    expect(response.headers['content-type']).toMatch(/^text\/event-stream/);
    const events = parseEvents(response.body);
    const progress = events.filter(({ name }) => name === 'progress').map(({ data }) => data.step);
    expect(progress).toEqual([...steps]);
    expect(events.at(-1)?.name).toBe('result');
    expect(resultEventSchema.parse(events.at(-1)?.data)).toMatchObject({
      success: true,
      report: { ok: true },
    });
  });

  it('200: a failure is a result too', async () => {
    const events = parseEvents((await eventsFor('fail face-missing')).body);
    expect(resultEventSchema.parse(events.at(-1)?.data)).toMatchObject({
      success: false,
      code: 'face-missing',
    });
  });

  it('401: refusals before the work keep their own status', async () => {
    const payload = { imageUrl: '/files/x', countryCode: 'DE', documentType: 'passport' };
    const response = await service.app.inject({
      ...requestLine('processPhoto'),
      payload,
      headers: accept,
    });
    expect([response.statusCode, response.json().code]).toEqual([401, 'session-missing']);
  });
});

describe('the queue of processPhoto', () => {
  it('tells who waits how many come first, is full beyond that, and has the place of whoever leaves', async () => {
    const one = await openTestService({ ROLE: 'all', ENGINE_QUEUE: '1' });
    onTestFinished(() => one.close());
    const { told, letGo } = await holdPhotos();
    const [first, second, third] = [one.visitor(), one.visitor(), one.visitor()];
    const { imageUrl: held } = await first.uploadPicture(told);
    const { imageUrl: given } = await second.uploadPicture('photo');
    const { imageUrl } = await third.uploadPicture('photo');
    await one.app.listen({ port: 0, host: '127.0.0.1' });
    await one.untilReady();
    const maker = await watchEvents(one, first, held);
    expect(parseEvents(maker.first)[0]).toEqual({ name: 'progress', data: { step: 'decode' } });
    const leaver = await watchEvents(one, second, given);
    expect(parseEvents(leaver.first)).toEqual([{ name: 'queued', data: { ahead: 1 } }]);
    const refused = await third.process({ imageUrl });
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'busy']);
    expect(refused.headers['retry-after']).toBe('5');
    leaver.leave();
    const follower = await vi.waitUntil(async () => {
      const watched = await watchEvents(one, third, imageUrl);
      return watched.first.startsWith('event: queued') && watched;
    }, patiently);
    await letGo();
    for (const { all } of [maker, follower]) expect(await all).toContain('"success":true');
  });
});

/** Uses a real connection, which the test can close. */
async function watchEvents({ app }: TestService, { cookies }: Visitor, imageUrl: string) {
  const { port } = app.server.address() as AddressInfo;
  const headers = {
    accept: 'text/event-stream',
    'content-type': 'application/json',
    cookie: `vesika_session=${encodeURIComponent(cookies.vesika_session!)}`,
  };
  const request = httpRequest({ port, path: requestLine('processPhoto').url, method: 'POST', headers });
  request.on('error', () => {});
  request.end(JSON.stringify({ imageUrl, countryCode: 'DE', documentType: 'passport' }));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let seen = '';
  response.on('data', (chunk) => (seen += chunk));
  response.on('error', () => {});
  const all = new Promise<string>((resolve) => response.once('close', () => resolve(seen)));
  await once(response, 'data');
  return { first: seen, all, leave: () => request.destroy() };
}

function parseEvents(body: string) {
  return body
    .trim()
    .split('\n\n')
    .map((block) => {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block)!;
      return { name, data: JSON.parse(data!) };
    });
}
