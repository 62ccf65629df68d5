import { type CheckedPhoto, operations, type ProcessedPhoto, requestLine } from '@vesika/contract';
import { steps } from '@vesika/report';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnPortrait } from '../../../../../../packages/engine/fixtures/drawn-portrait.ts';
import { havePortraits, readPortrait } from '../../../../../../packages/engine/fixtures/shared-portraits.ts';
import {
  type Customer,
  openTestService,
  pictureForm,
  type TestService,
} from '../../../testing/test-service.ts';
import { observationKey } from '../files/picture-keys.ts';

const engineEntry = new URL('../engine-pool/engine-entry.ts', import.meta.url);
let service: TestService;
let customer: Customer;
let portrait: Buffer;

beforeAll(async () => {
  // Drawn before the service starts, because it blocks the event loop and the service would refuse requests.
  portrait = await drawnPortrait();
  // Beside all other tests a first photo may take longer than a person would wait.
  service = await openTestService({ PHOTO_TIMEOUT_MS: '120000' }, { engineEntry });
  customer = await service.customer();
  await service.giveCredits(customer, 'business-try');
  await service.untilReady();
});
afterAll(() => service.close());

async function processBytes(bytes: Buffer, body: object = {}) {
  const { imageUrl } = (await customer.upload(pictureForm(bytes))).json();
  return customer.process({ imageUrl, countryCode: 'BE', ...body });
}

/** A made photo; if a check of it is not certain, it is taken by the press that a customer makes. */
async function madeAndTaken(bytes: Buffer): Promise<Pick<ProcessedPhoto, 'photoId' | 'files'>> {
  const made = (await processBytes(bytes)).json<ProcessedPhoto>();
  if (made.state !== 'preview') return made;
  const { photoId } = made;
  const taken = await customer.call({
    ...requestLine('unlockPhoto', { params: { photoId } }),
    payload: { despiteFailedChecks: true },
  });
  return { photoId, files: taken.json().photo.files };
}

async function fetched(url: string): Promise<Buffer> {
  return (await service.app.inject(url)).rawPayload;
}

describe('the service with the engine itself', () => {
  it('makes a Belgian passport photo of the drawn sitter, JPEG and PNG', async () => {
    const response = await processBytes(portrait);
    expect(response.statusCode).toBe(200);
    const { files, report } = response.json<ProcessedPhoto>();
    expect(report.checks.find(({ id }) => id === 'head-height')?.verdict).toBe('pass');
    for (const { url, format } of files) {
      const { width, height, density, exif, format: found } = await sharp(await fetched(url)).metadata();
      expect(found).toBe(format === 'jpg' ? 'jpeg' : 'png');
      expect([width, height, density]).toEqual([
        report.photo.widthPx,
        report.photo.heightPx,
        report.photo.dpi,
      ]);
      expect(exif).toBeUndefined();
    }
  });

  it('puts it on sheets of paper, as PDF and as JPEG', async () => {
    const { photoId } = await madeAndTaken(portrait);
    const sheet = (query: string) =>
      customer.call({ url: operations.printSheet.path, query: `photoId=${photoId}&${query}` });
    expect((await sheet('paper=10x15')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { width, height } = await sharp((await sheet('paper=4x6in&format=jpg')).rawPayload).metadata();
    expect([width, height].sort()).toEqual([1200, 1800]);
    const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    expect(pagesOf((await sheet('paper=10x15&copies=8')).rawPayload)).toBe(1);
    expect(pagesOf((await sheet('paper=10x15&copies=20')).rawPayload)).toBe(3);
  });

  it('looks at an original, and certifies what became of it', async () => {
    const { imageUrl } = (await customer.upload(pictureForm(portrait))).json();
    const order = { imageUrl, countryCode: 'DE', documentType: 'passport' };
    const inspected = await customer.call({ ...requestLine('inspectPhoto'), payload: order });
    expect(inspected.json().original.findings.length).toBeGreaterThan(0);
    const { photoId, proofUrl, state } = (await customer.process({ imageUrl })).json<ProcessedPhoto>();
    expect(proofUrl === null).toBe(state === 'preview');
    if (state === 'preview') {
      const payload = { despiteFailedChecks: true };
      await customer.call({ ...requestLine('unlockPhoto', { params: { photoId } }), payload });
    }
    const ofPhoto = { params: { photoId }, query: { language: 'ar' } };
    const certificate = await customer.call(requestLine('photoCertificate', ofPhoto));
    expect(certificate.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('checks a finished file for the document it was made for, and says by how much it misses another', async () => {
    const { files } = await madeAndTaken(portrait);
    const studioFile = await fetched(files[0]!.url);
    const { imageUrl } = (await customer.upload(pictureForm(studioFile))).json();
    const checked = async (countryCode: string, documentType: string) => {
      const payload = { imageUrl, countryCode, documentType };
      const response = await customer.call({ ...requestLine('checkPhoto'), payload });
      const { check } = response.json<CheckedPhoto>();
      if (check.meaning !== 'finished') throw new Error('not taken for finished');
      expect([check.sign, check.report.photo.bytes]).toEqual(['made-here', studioFile.length]);
      return check.report;
    };
    const own = await checked('BE', 'passport');
    expect(own.checks.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
    const other = await checked('US', 'visa');
    expect(other.checks.find(({ id }) => id === 'picture-size')).toMatchObject({
      verdict: 'fail',
      value: expect.any(Number),
      limit: { min: null, max: 0 },
      found: { widthPx: own.photo.widthPx, heightPx: own.photo.heightPx },
    });
    expect(other.changes).toEqual(own.changes);
  });

  it('looks at an original once for all its photos, and anew where that cannot be read', async () => {
    const { imageUrl, path } = (await customer.upload(pictureForm(portrait))).json();
    const key = observationKey(path);
    const stepsOf = async (body: object) => {
      const payload = { imageUrl, countryCode: 'DE', documentType: 'passport', ...body };
      const headers = { accept: 'text/event-stream' };
      const { body: events } = await customer.call({ ...requestLine('processPhoto'), payload, headers });
      expect(events).toContain('"success":true');
      return [...events.matchAll(/"step":"(\S+?)"/g)].map(([, step]) => step);
    };
    expect(await stepsOf({})).toEqual(steps);
    const seen = await service.storage.get(key);
    expect(seen).toBeDefined();
    const byHand = { rotationDeg: 0, shiftXMm: 0, shiftYMm: 0, crownShiftMm: 0, chinShiftMm: 0 };
    const composing = steps.slice(steps.indexOf('frame'));
    expect(await stepsOf({ adjustment: { ...byHand, scale: 1.02 } })).toEqual(composing);
    expect(await stepsOf({ countryCode: 'US', documentType: 'visa' })).toEqual(composing);
    expect((await service.storage.get(key))!.equals(seen!)).toBe(true);

    await service.storage.put(key, seen!.subarray(0, seen!.length / 2));
    expect(await stepsOf({})).toEqual(steps);
    expect((await service.storage.get(key))!.length).toBeGreaterThan(seen!.length / 2);
    expect(await stepsOf({})).toEqual(composing);
  });

  it('touches up what was drawn on the original, and refuses what was drawn beside it', async () => {
    const before = (await processBytes(portrait)).json<ProcessedPhoto>();
    const { a, b, tx, ty } = before.report.placement!;
    const { widthPx, heightPx } = before.report.photo;
    const [x, y] = [widthPx * 0.1 - tx, heightPx * 0.9 - ty];
    const pointsPx = [(a * x + b * y) / (a * a + b * b), (a * y - b * x) / (a * a + b * b)];
    const touchUp = [{ mode: 'restore', radiusPx: 20, pointsPx }];
    const { report } = (
      await processBytes(portrait, { touchUp, background: 'replace' })
    ).json<ProcessedPhoto>();
    expect(report.changes.map(({ what }) => what)).toContain('touch-up');
    const beside = [{ mode: 'erase', radiusPx: 20, pointsPx: [50_000, 10] }];
    const refused = await processBytes(portrait, { touchUp: beside });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'request-invalid']);
    expect(refused.json().facts).toEqual({ field: 'touchUp' });
  });

  it('shows a visitor a smaller picture with watermark, from which the photo cannot be had', async () => {
    const visitor = service.visitor();
    const { imageUrl } = (await visitor.upload(pictureForm(portrait))).json();
    const photo = (await visitor.process({ imageUrl, dpi: 600 })).json<ProcessedPhoto>();
    expect(photo).toMatchObject({ state: 'preview', files: [] });
    const [, base64 = ''] = photo.processedImageBase64.split(',');
    const shown = await sharp(Buffer.from(base64, 'base64')).metadata();
    expect(shown.format).toBe('jpeg');
    expect(shown.height).toBeLessThanOrEqual(640);
    expect(photo.report.photo.heightPx).toBeGreaterThan(1000);
  });

  it('tells that there is no face, and that a file is damaged', async () => {
    const wall = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#ccc' } })
      .jpeg()
      .toBuffer();
    expect((await processBytes(wall)).json()).toMatchObject({
      code: 'face-missing',
      errorType: 'PHOTO_UNUSABLE',
    });
    const truncated = portrait.subarray(0, portrait.length / 3);
    expect((await processBytes(truncated)).json()).toMatchObject({ code: 'file-damaged' });
  });

  it('takes a polyglot for the picture it is, and hands out the picture alone', async () => {
    const polyglot = Buffer.concat([portrait, Buffer.from('<script>alert(1)</script>')]);
    const { files } = await madeAndTaken(polyglot);
    expect((await fetched(files[0]!.url)).includes('<script>')).toBe(false);
  });

  it.skipIf(!havePortraits).each([
    ['good_single/london_005_neutral.jpg', 'FI', [500, 653]],
    ['good_single/london_025_neutral.jpg', 'IT', null],
  ] as const)('makes a photo of %s for a passport of %s', async (path, countryCode, pixels) => {
    const response = await processBytes(readPortrait(path), { countryCode });
    expect(response.statusCode).toBe(200);
    const { files, report, processedImageBase64 } = response.json<ProcessedPhoto>();
    const jpeg = await fetched(files[0]!.url);
    expect(processedImageBase64).toBe(`data:image/jpeg;base64,${jpeg.toString('base64')}`);
    const { width, height } = await sharp(jpeg).metadata();
    expect([width, height]).toEqual(pixels ?? [report.photo.widthPx, report.photo.heightPx]);
    const failed = report.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);
    expect(failed.filter((id) => id === 'head-height' || id === 'background-colour')).toEqual([]);
  });
});
