import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestService, type TestService } from '../../testing/test-service.ts';

const inline = 'window.__context = {"a":1};';
const build = {
  'index.html': `<!doctype html><script>${inline}</script><script type="module" src="/assets/a.js"></script>home`,
  'tr/pricing/index.html': '<!doctype html>fiyatlar',
  '__spa-fallback.html': '<!doctype html>shell',
  'assets/entry-B4d1dea.js': 'export {};',
  'assets/entry-B4d1dea.js.br': 'brotli',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'tr/pricing.data': '[]',
  '.sources-sha256': 'c0ffee',
};

let service: TestService;

beforeAll(async () => {
  const webBuild = await mkdtemp(join(tmpdir(), 'vesika-web-'));
  for (const [name, content] of Object.entries(build)) {
    await mkdir(dirname(join(webBuild, name)), { recursive: true });
    await writeFile(join(webBuild, name), content);
  }
  service = await openTestService({}, { webBuild });
});
afterAll(() => service.close());

const open = (url: string, headers = {}) =>
  service.app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('web pages', () => {
  it.each([
    ['/', 'home'],
    ['/?country=DE', 'home'],
    ['/tr/pricing', 'fiyatlar'],
    ['/tr/pricing/', 'fiyatlar'],
  ])('200: the prerendered page at %s', async (url, content) => {
    const response = await open(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(content);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it("200: the policy allows the page's own inline script and no other", async () => {
    const policy = String((await open('/')).headers['content-security-policy']);
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('200: compressed for who takes it', async () => {
    const response = await open('/', { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(response.rawPayload).toString()).toContain('home');
    const script = await open('/assets/entry-B4d1dea.js', { 'accept-encoding': 'br' });
    expect(script.headers['content-encoding']).toBe('br');
    expect(script.body).toBe('brotli');
  });

  it('200: what has a hash in its name is kept for ever, the rest is not', async () => {
    const hashed = await open('/assets/entry-B4d1dea.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toMatch(/javascript/);
    const icon = await open('/favicon.svg');
    expect(icon.headers['cache-control']).toBe('public, max-age=3600');
    expect((await open('/tr/pricing.data')).headers['content-type']).toMatch(/text\/x-script/);
  });

  it('404: an unknown page is the shell, which says so', async () => {
    const response = await open('/no/such/page');
    expect([response.statusCode, response.body]).toEqual([404, build['__spa-fallback.html']]);
  });

  it.each([
    '/assets/gone-1234.js',
    '/api/nothing',
    '/favicon.ico',
    '/assets/../../package.json',
    '/__spa-fallback.html',
    '/.sources-sha256',
  ])('404: %s is no page', async (url) => {
    const response = await open(url);
    expect([response.statusCode, response.json().code]).toEqual([404, 'route-not-found']);
  });

  it('404: an API alone has no pages', async () => {
    const api = await openTestService({ API_ONLY: 'true' });
    const response = await api.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect([response.statusCode, response.json().code]).toEqual([404, 'route-not-found']);
    await api.close();
  });
});
