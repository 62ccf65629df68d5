import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { operations, requestLine, uploadBytesMax } from '@vesika/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formOf } from '../../../testing/form.ts';
import { patiently } from '../../../testing/patiently.ts';
import {
  heicTelling,
  jpegTelling,
  openTestService,
  pictureForm,
  type TestService,
  testService,
} from '../../../testing/test-service.ts';

const service = testService();

const picture = jpegTelling('photo');
const red = { create: { width: 200, height: 200, channels: 3, background: 'red' } } as const;

describe('uploadPhoto', () => {
  it('200: stores the picture for this session alone and gives a link to it', async () => {
    const visitor = service.visitor();
    const response = await visitor.upload(pictureForm(picture));
    expect(response.statusCode).toBe(200);
    const { imageUrl, path } = response.json();
    expect(path).toMatch(/^photos\/anon_[a-z0-9]+_[a-f0-9]{32}\/passport_DE_\d{13}_[a-f0-9]{24}\.jpg$/);
    const fetched = await service.app.inject(imageUrl);
    expect(fetched.statusCode).toBe(200);
    expect(fetched.rawPayload).toEqual(picture);
  });

  it('200: the session cookie is out of reach of scripts and other sites, and persists', async () => {
    const visitor = service.visitor();
    const first = await visitor.upload(pictureForm(picture));
    expect(first.headers['set-cookie']).toMatch(/HttpOnly/);
    expect(first.headers['set-cookie']).toMatch(/SameSite=Lax/);
    const second = await visitor.upload(pictureForm(picture));
    expect(ownerIn(second.json().path)).toBe(ownerIn(first.json().path));
    const other = await service.visitor().upload(pictureForm(picture));
    expect(ownerIn(other.json().path)).not.toBe(ownerIn(first.json().path));
  });

  it('200: a forged session cookie opens a new session instead', async () => {
    const visitor = service.visitor();
    const { path } = await visitor.uploadPicture();
    const cookies = { vesika_session: `${ownerIn(path)}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA` };
    const forged = await service.app.inject({
      ...requestLine('uploadPhoto'),
      cookies,
      ...formOf(pictureForm(picture)),
    });
    expect(ownerIn(forged.json().path)).not.toBe(ownerIn(path));
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    '200: %s by its content, whatever name and type say',
    async (format) => {
      const content = await sharp(red).toFormat(format).toBuffer();
      const form = pictureForm(content, 'report.txt').map((part) => ({ ...part, type: 'text/plain' }));
      const response = await service.visitor().upload(form);
      expect(response.statusCode).toBe(200);
      expect(response.json().path).toMatch(new RegExp(`\\.${format === 'jpeg' ? 'jpg' : format}$`));
    },
  );

  it('200: stores neither where a picture was taken nor what hangs on to its end', async () => {
    const content = await sharp(red)
      .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([content, Buffer.from('PK\x03\x04<script>alert(1)</script>')]);
    const response = await service.visitor().upload(pictureForm(polyglot));
    const stored = (await service.storage.get(response.json().path))!;
    expect(stored.includes('Secret Camera')).toBe(false);
    expect(stored.includes('<script>')).toBe(false);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });

  it('200: takes the fields in lower case and after the file', async () => {
    const [, type, file] = pictureForm(picture);
    const response = await service.visitor().upload([file!, { name: 'countryCode', value: 'tr' }, type!]);
    expect(response.json().path).toContain('passport_TR_');
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const tooLarge = Buffer.concat([picture, Buffer.alloc(uploadBytesMax)]);
  it.each([
    [400, 'request-invalid', 'no country', pictureForm(picture).slice(1)],
    [
      400,
      'request-invalid',
      'no document type',
      pictureForm(picture).filter(({ name }) => name !== 'documentType'),
    ],
    [400, 'request-invalid', 'a country that is a path', changed('countryCode', '../../etc')],
    [400, 'request-invalid', 'a document type of its own', changed('documentType', 'passport/../..')],
    [400, 'upload-file-missing', 'no file', pictureForm(picture).slice(0, 2)],
    [
      400,
      'upload-file-missing',
      'a file under another name',
      [...pictureForm(picture).slice(0, 2), { name: 'photo', fileName: 'a.jpg', content: picture }],
    ],
    [400, 'upload-files-several', 'two files', [...pictureForm(picture), ...pictureForm(picture).slice(2)]],
    [
      400,
      'request-invalid',
      'a hundred fields',
      Array.from({ length: 100 }, (_, i) => ({ name: `f${i}`, value: 'x' })),
    ],
    [413, 'file-too-large', 'more than 10 MB', pictureForm(tooLarge)],
    [415, 'file-type-unsupported', 'an SVG named PNG', pictureForm(svg, 'photo.png')],
    [
      415,
      'file-type-unsupported',
      'a page named JPG',
      pictureForm(Buffer.from('<!doctype html><script>1</script>')),
    ],
    [415, 'file-type-unsupported', 'a GIF', pictureForm(Buffer.from('GIF89a\x01\0\x01\0'))],
    [422, 'file-empty', 'an empty file', pictureForm(Buffer.alloc(0))],
    [
      422,
      'file-damaged',
      'the beginning of a PNG',
      pictureForm(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')),
    ],
    [422, 'file-damaged', 'a broken file', pictureForm(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]))],
  ])('%i %s: %s', async (status, code, _what, parts) => {
    const response = await service.visitor().upload(parts);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.json()).toMatchObject({ success: false, requestId: expect.any(String) });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('413: tells how large a file may be', async () => {
    expect((await service.visitor().upload(pictureForm(tooLarge))).json().facts).toEqual({
      bytesMax: uploadBytesMax,
    });
  });

  it('200: a HEIC, stored as JPEG, and what was sent is gone', async () => {
    const response = await service.visitor().upload(pictureForm(heicTelling('photo'), 'IMG_0001.HEIC'));
    expect(response.statusCode).toBe(200);
    const { imageUrl, path } = response.json();
    expect((await service.app.inject(imageUrl)).rawPayload).toEqual(jpegTelling('photo'));
    expect(path).toMatch(/\.jpg$/);
    expect((await service.stored()).filter((key) => key.includes('/private/'))).toEqual([]);
  });

  it.each([
    [422, 'file-damaged', 'fail file-damaged'],
    [422, 'picture-too-large', 'fail picture-too-large'],
    [500, 'engine-crashed', 'crash'],
  ])(
    '%i %s: a HEIC on which the engine has to %s, of which nothing stays',
    async (status, code, instruction) => {
      const response = await service.visitor().upload(pictureForm(heicTelling(instruction)));
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
      expect((await service.stored()).filter((key) => key.includes('/private/'))).toEqual([]);
    },
  );

  it('200: exactly 10 MB', async () => {
    const content = Buffer.concat([picture, Buffer.alloc(uploadBytesMax - picture.length)]);
    expect((await service.visitor().upload(pictureForm(content))).statusCode).toBe(200);
  });

  it.each([
    [415, 'content-type-unsupported', 'application/json'],
    [415, 'content-type-unsupported', 'text/plain'],
    [400, 'request-invalid', 'multipart/form-data'],
    [400, 'request-invalid', 'multipart/form-data; boundary=x'],
  ])('%i %s: a body {} of %s', async (status, code, type) => {
    const headers = { 'content-type': type };
    const response = await service.app.inject({
      ...requestLine('uploadPhoto'),
      headers,
      payload: '{}',
    });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it('429: too many of one session, though not of another', async () => {
    const strict = await openTestService({ RATE_LIMIT_PER_SESSION: '2' });
    const visitor = strict.visitor();
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await visitor.upload(pictureForm(picture))).statusCode);
    const refused = await visitor.upload(pictureForm(picture));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(refused.json()).toMatchObject({ errorType: 'RATE_LIMIT', code: 'rate-limited' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await strict.visitor().upload(pictureForm(picture))).statusCode).toBe(200);
    await strict.close();
  });

  it('429: too many of one address that drops its cookies', async () => {
    const strict = await openTestService({ RATE_LIMIT_PER_ADDRESS: '2' });
    const statuses = [];
    for (let i = 0; i < 3; i++)
      statuses.push((await strict.visitor().upload(pictureForm(picture))).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    await strict.close();
  });

  it('429: a forwarded address is believed only behind a trusted proxy', async () => {
    const upload = (service: TestService, from: string) =>
      service.app.inject({
        ...requestLine('uploadPhoto'),
        ...formOf(pictureForm(picture)),
        headers: { ...formOf([]).headers, 'x-forwarded-for': from },
      });
    const direct = await openTestService({ RATE_LIMIT_PER_ADDRESS: '1' });
    expect((await upload(direct, '203.0.113.1')).statusCode).toBe(200);
    expect((await upload(direct, '203.0.113.2')).statusCode).toBe(429);
    await direct.close();
    const proxied = await openTestService({ RATE_LIMIT_PER_ADDRESS: '1', TRUST_PROXY: '1' });
    expect((await upload(proxied, '203.0.113.1')).statusCode).toBe(200);
    expect((await upload(proxied, '203.0.113.2')).statusCode).toBe(200);
    // The client's own address in the header comes first and is not trusted.
    expect((await upload(proxied, '10.1.2.3, 203.0.113.2')).statusCode).toBe(429);
    await proxied.close();
  });

  it('leaves nothing on the disk of what it refused', async () => {
    const fresh = await openTestService();
    await fresh.visitor().upload(pictureForm(svg));
    await fresh.visitor().upload(pictureForm(tooLarge));
    expect(await fresh.stored()).toEqual([]);
    expect(await readdir(join(fresh.dataDir, 'uploads'))).toEqual([]);
    await fresh.close();
  });
});

function ownerIn(path: string): string {
  return path.split('/')[1]!;
}

function changed(name: string, value: string) {
  return pictureForm(picture).map((part) => (part.name === name ? { name, value } : part));
}

describe('uploads that cost more than they are worth', () => {
  let small: TestService;
  let port: number;
  beforeAll(async () => {
    small = await openTestService({
      // Each process counts its own places.
      ROLE: 'all',
      UPLOADS_PER_ADDRESS: '3',
      UPLOAD_SECONDS: '4',
      UPLOAD_SILENCE_SECONDS: '1',
      UPLOAD_MB_PER_ADDRESS: '12',
    });
    port = Number(new URL(await small.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => small.close());

  it('413: what says that it is too large is refused before it arrives', async () => {
    const answer = await sent([head({ 'content-length': '10800000' })]);
    expect([answer.status, answer.code]).toEqual([413, 'file-too-large']);
  });

  it.each([
    ['without disposition', 'X-Nothing: 1'],
    ['with a disposition that is no field', 'Content-Disposition: attachment; name="file"'],
  ])('a part of 40 kB %s is answered', async (_, header) => {
    const body = `--x\r\n${header}\r\n\r\n${'a'.repeat(40_000)}\r\n--x--\r\n`;
    const answer = await sent([head({ 'content-length': String(body.length) }), body]);
    expect([400, 408]).toContain(answer.status);
  });

  it('408: a form that never ends; meanwhile it is a file, and its neighbours find their places', async () => {
    const begun = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n${'a'.repeat(100_000)}`;
    const slow = [1, 2, 3].map(() =>
      sent([head({ 'content-length': '9000000' }), begun], { dripping: true }),
    );
    await vi.waitUntil(async () => (await readdir(join(small.dataDir, 'uploads'))).length === 3, patiently);
    const fourth = await small.visitor().upload(pictureForm(picture));
    expect([fourth.statusCode, fourth.json().code, fourth.headers['retry-after']]).toEqual([
      503,
      'busy',
      '5',
    ]);
    for (const { status, code } of await Promise.all(slow)) {
      expect([status, code]).toEqual([408, 'upload-timed-out']);
    }
    expect((await small.visitor().upload(pictureForm(picture))).statusCode).toBe(200);
    await vi.waitUntil(async () => (await readdir(join(small.dataDir, 'uploads'))).length === 0, patiently);
  });

  it('429: the bytes of an address in a day', async () => {
    const large = jpegTelling(`photo ${'x'.repeat(7 * 2 ** 20)}`);
    expect((await small.visitor().upload(pictureForm(large))).statusCode).toBe(200);
    const second = await small.visitor().upload(pictureForm(large));
    expect([second.statusCode, second.json().code]).toEqual([429, 'rate-limited']);
  });

  it('503: nothing is taken in where the disk has no room', async () => {
    const full = await openTestService({ DISK_MB_MIN: '10000000' });
    const response = await full.visitor().upload(pictureForm(picture));
    expect([response.statusCode, response.json().code]).toEqual([503, 'storage-unavailable']);
    expect((await full.app.inject(requestLine('healthz'))).statusCode).toBe(200);
    await full.close();
  });

  function head(headers: Record<string, string>): string {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const { path } = operations.uploadPhoto;
    return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n${lines.join('')}\r\n`;
  }

  /** Sends raw bytes without ending the request. */
  function sent(texts: string[], { dripping = false } = {}): Promise<{ status: number; code: string }> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      const drip = setInterval(() => dripping && socket.write('a'), 200);
      socket.on('close', () => clearInterval(drip));
      socket.on('error', reject);
      socket.once('data', (data) => {
        const answer = data.toString();
        socket.destroy();
        const [, status] = answer.split(' ');
        resolve({ status: Number(status), code: /"code":"([\w-]+)"/.exec(answer)?.[1] ?? '' });
      });
      for (const text of texts) socket.write(text);
    });
  }
});
