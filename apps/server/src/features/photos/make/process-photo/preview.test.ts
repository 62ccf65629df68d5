import { type ProcessedPhoto, requestLine } from '@vesika/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { hourMs } from '../../../../platform/clock/durations.ts';
import { openTestService, type TestService, type Visitor } from '../../../../testing/test-service.ts';

let service: TestService;
afterEach(() => service.close());

let pictures = 0;

/** A different picture each time. */
async function photoOf(person: Visitor) {
  const { imageUrl } = await person.uploadPicture(`photo ${++pictures}`);
  return person.process({ imageUrl });
}

async function refusalOf(person: Visitor) {
  const response = await photoOf(person);
  return [response.statusCode, response.json().code];
}

describe('a photo of a visitor', () => {
  it('is a preview: a picture with watermark and nothing else', async () => {
    service = await openTestService();
    const visitor = service.visitor();
    const response = await photoOf(visitor);
    const photo = response.json<ProcessedPhoto>();
    expect(photo).toMatchObject({ success: true, state: 'preview', paidBy: null });
    expect(photo).toMatchObject({ previewReason: 'sign-in-required', files: [], sheet: false });
    const [, base64 = ''] = photo.processedImageBase64.split('data:image/jpeg;base64,');
    expect(Buffer.from(base64, 'base64').toString()).toMatch(/^a preview of \d+ bytes$/);
    expect(response.body).not.toContain('photo.jpg');
    expect(response.body).not.toContain('photo.png');
    expect(photo.proofUrl).toBeNull();
    const stored = (await service.stored()).filter((key) => key.includes(photo.photoId));
    expect(stored.map((key) => key.split('/').at(-1))).toEqual([
      ...['photo.jpg', 'photo.png', 'preview.jpg', 'proof.png', 'thumbnail.jpg'],
    ]);
  });

  it('is refused once those of the day are used up; another session and another day have their own', async () => {
    service = await openTestService({ PREVIEWS_PER_DAY: '2' });
    const visitor = service.visitor();
    for (let i = 0; i < 2; i++) expect((await photoOf(visitor)).statusCode).toBe(200);
    expect(await refusalOf(visitor)).toEqual([402, 'payment-required']);
    expect((await photoOf(service.visitor())).statusCode).toBe(200);
    service.wait(24 * hourMs);
    expect((await photoOf(visitor)).statusCode).toBe(200);
  });

  it('is no more once those of the address are used up, whatever the session or the fresh account', async () => {
    service = await openTestService({ PREVIEWS_PER_ADDRESS: '2' });
    for (let i = 0; i < 2; i++) expect((await photoOf(service.visitor())).statusCode).toBe(200);
    expect(await refusalOf(service.visitor())).toEqual([402, 'payment-required']);
    expect(await refusalOf(await service.customer())).toEqual([402, 'payment-required']);
    const buyer = await service.customer();
    await service.giveCredits(buyer);
    expect((await photoOf(buyer)).json().state).toBe('clean');
    service.wait(24 * hourMs);
    expect((await photoOf(service.visitor())).statusCode).toBe(200);
  });

  it('counts once however often it is adjusted, up to what one original can be looked at', async () => {
    service = await openTestService({ PREVIEWS_PER_DAY: '1', PREVIEWS_PER_ORIGINAL: '3' });
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    const adjustment = { rotationDeg: 0, scale: 1, shiftYMm: 0, crownShiftMm: 0, chinShiftMm: 0 };
    for (const shiftXMm of [0, 0.002, 0.004]) {
      const made = await visitor.process({ imageUrl, adjustment: { ...adjustment, shiftXMm } });
      expect(made.statusCode).toBe(200);
    }
    expect((await visitor.process({ imageUrl })).statusCode).toBe(402);
    expect(await refusalOf(visitor)).toEqual([402, 'payment-required']);
  });

  it('that failed counts for nothing', async () => {
    service = await openTestService({ PREVIEWS_PER_DAY: '1', PREVIEWS_PER_ADDRESS: '1' });
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture('fail face-missing');
    expect((await visitor.process({ imageUrl })).statusCode).toBe(422);
    expect((await photoOf(visitor)).statusCode).toBe(200);
  });

  it('is refused with its own status before the work, also as a stream of events', async () => {
    service = await openTestService({ PREVIEWS_PER_DAY: '0' });
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture('crash');
    const payload = { imageUrl, countryCode: 'DE', documentType: 'passport' };
    const headers = { accept: 'text/event-stream' };
    const response = await visitor.call({ ...requestLine('processPhoto'), payload, headers });
    expect(response.statusCode).toBe(402);
  });

  it('made at once with others never exceeds the limit', async () => {
    service = await openTestService({ PREVIEWS_PER_DAY: '3', ENGINE_QUEUE: '100' });
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    const countries = ['DE', 'FR', 'IT', 'ES', 'PT', 'TR', 'US', 'GB', 'AT', 'CH', 'NL', 'BE'];
    const answers = await Promise.all(
      countries.map((countryCode) => visitor.process({ imageUrl, countryCode })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(9);
  });
});

describe('who calls', () => {
  it('401: with a token that is none, also where there is a cookie', async () => {
    service = await openTestService();
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    const payload = { imageUrl, countryCode: 'DE', documentType: 'passport' };
    const headers = { authorization: 'Bearer none' };
    const response = await visitor.call({ ...requestLine('processPhoto'), payload, headers });
    expect([response.statusCode, response.json().code]).toEqual([401, 'sign-in-required']);
  });

  it("404: another account's original, and one's own of before signing in until it is claimed", async () => {
    service = await openTestService();
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    const other = await service.customer();
    const owner = await service.customer(visitor);
    const codeOf = async (person: Visitor) => (await person.process({ imageUrl })).json().code;
    expect(await codeOf(other)).toBe('image-not-found');
    expect(await codeOf(owner)).toBe('image-not-found');
    await owner.call(requestLine('claimPhotos'));
    expect(await codeOf(other)).toBe('image-not-found');
    expect((await owner.process({ imageUrl })).json().previewReason).toBe('no-package');
  });

  it('429: counts an account as one, whatever cookie it brings, and apart from others', async () => {
    service = await openTestService({ RATE_LIMIT_PER_SESSION: '1' });
    const customer = await service.customer();
    const { imageUrl } = await customer.uploadPicture();
    expect((await customer.process({ imageUrl })).statusCode).toBe(200);
    delete customer.cookies.vesika_session;
    const refused = await customer.process({ imageUrl });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate-limited']);
    expect((await photoOf(await service.customer())).statusCode).toBe(200);
  });
});
