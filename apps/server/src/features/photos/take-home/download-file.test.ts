import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSigningKeys } from '../../../platform/secrets/signing-secret.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { openTestService, testService } from '../../../testing/test-service.ts';
import { observationKey } from '../files/picture-keys.ts';

const service = testService();
let link: URL;

beforeAll(async () => {
  const { imageUrl } = await service.visitor().uploadPicture();
  link = new URL(imageUrl, 'http://localhost');
});

const get = ({ pathname, searchParams }: URL) => service.app.inject(`${pathname}?${searchParams}`);

function changed(change: (url: URL) => void): URL {
  const url = new URL(link);
  change(url);
  return url;
}

describe('GET /files/*', () => {
  it('200: to be shown, never cached and never executed', async () => {
    const response = await get(link);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length);
  });

  it.each([
    ['another signature', query('signature', 'A'.repeat(43))],
    ['a later expiry', query('expires', '9999999999')],
    ['a download name', query('download', 'evil.html')],
    ['another file', path('passport', 'visa')],
    ['another owner', path('anon_', 'anon_0')],
  ])('403 file-link-invalid: %s', async (_what, change) => {
    const response = await get(changed(change));
    expect([response.statusCode, response.json().code]).toEqual([403, 'file-link-invalid']);
  });

  it.each([
    '/files/../secrets/signing-key',
    '/files/photos/../../secrets/signing-key',
    '/files/%2e%2e/secrets/signing-key',
    '/files/..%2fsecrets%2fsigning-key',
    '/files/photos%00.jpg',
    '/files/.drafts/x.jpg',
    '/files//etc/passwd',
  ])('refused: the way out %s', async (path) => {
    const query = `expires=9999999999&signature=${'A'.repeat(43)}`;
    const response = await service.app.inject(`${path}?${query}`);
    expect([400, 403, 404]).toContain(response.statusCode);
  });

  it('403: what was seen in a picture, even under a signature of this server', async () => {
    const visitor = service.visitor();
    const { imageUrl, path } = await visitor.uploadPicture();
    expect((await visitor.process({ imageUrl })).statusCode).toBe(200);
    const key = observationKey(path as StorageKey);
    expect(await service.stored()).toContain(key);
    const secret = (await loadSigningKeys(service.dataDir)).links;
    const signed = (signedKey: string) => {
      const expires = Math.floor(Date.now() / 1000) + 60;
      const hmac = createHmac('sha256', secret).update(`${signedKey}\n${expires}\n`);
      return `/files/${signedKey}?expires=${expires}&signature=${hmac.digest('base64url')}`;
    };
    expect((await service.app.inject(signed(path))).statusCode).toBe(200);
    const response = await visitor.call({ url: signed(key) });
    expect([response.statusCode, response.json().code]).toEqual([403, 'file-link-invalid']);
    const used = await visitor.process({ imageUrl: signed(key) });
    expect([used.statusCode, used.json().code]).toEqual([403, 'file-link-invalid']);
  });

  it('400: without signature', async () => {
    expect((await service.app.inject(link.pathname)).statusCode).toBe(400);
  });

  it('403 file-link-expired: after an hour', async () => {
    const late = await openTestService();
    const { imageUrl } = await late.visitor().uploadPicture();
    late.wait(3_602_000);
    const response = await late.app.inject(imageUrl);
    expect([response.statusCode, response.json().code]).toEqual([403, 'file-link-expired']);
    await late.close();
  });

  it('403: signed by another server', async () => {
    const other = await openTestService();
    const response = await other.app.inject(`${link.pathname}${link.search}`);
    expect([response.statusCode, response.json().code]).toEqual([403, 'file-link-invalid']);
    await other.close();
  });
});

function query(name: string, value: string) {
  return (url: URL) => url.searchParams.set(name, value);
}

function path(from: string, to: string) {
  return (url: URL) => {
    url.pathname = url.pathname.replace(from, to);
  };
}
