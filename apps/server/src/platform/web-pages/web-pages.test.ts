import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { apiRoot } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countries, packages } from '../../schema/index.ts';
import { temporaryFolders } from '../../testing/temporary-folders.ts';
import { openTestService, type TestService } from '../../testing/test-service.ts';
import { dayMs } from '../clock/durations.ts';

const temporaryFolder = temporaryFolders();
const inline = 'window.__context = {"a":1};';
/** Replaces the build of apps/web and counts renderings. */
const renderer = `
let rendered = 0;
export async function render(request, { language, currency, siteUrl, listPackages, isActive }) {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/broken') throw new Error('broken');
  if (pathname.endsWith('.data')) return new Response('[]', { headers: { 'content-type': 'text/x-script' } });
  const kept = { 'cache-control': 'public, max-age=86400' };
  if (pathname.endsWith('.png') && pathname.includes('nowhere')) return new Response(null, { status: 404 });
  if (/\\.(png|xml|txt)$/.test(pathname)) {
    const type = pathname.endsWith('.png') ? 'image/png' : 'text/plain; charset=utf-8';
    rendered += 1;
    return new Response(language + ' ' + rendered, { headers: { 'content-type': type, ...kept } });
  }
  const status = pathname.startsWith('/no/') ? 404 : pathname === '/old' ? 301 : 200;
  const headers = { 'content-type': 'text/html; charset=utf-8', ...(status === 301 && { location: '/new' }) };
  const html = '<!doctype html><script>${inline}</script><script type="module" src="/assets/a.js"></script>';
  rendered += 1;
  if (pathname === '/passport-photo/chad' && !isActive('TD')) return new Response('gone', { status: 404 });
  const prices = (await listPackages()).map(({ price }) => price);
  return new Response(html + [language, pathname, search, siteUrl, rendered, prices, currency].join(' '), { status, headers });
}`;
const build = {
  'server/index.js': renderer,
  'server/package.json': '{"type":"module"}',
  'client/assets/entry-B4d1dea.js': 'export {};',
  'client/assets/entry-B4d1dea.js.br': 'brotli',
  'client/assets/live.worker-C9d2_-aa.js': 'export {};',
  'client/assets/fit-upload.worker-B7x.js': 'export {};',
  'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/.sources-sha256': 'c0ffee',
};

let service: TestService;
let webBuild: string;

beforeAll(async () => {
  webBuild = await temporaryFolder();
  for (const [name, content] of Object.entries(build)) {
    await mkdir(dirname(join(webBuild, name)), { recursive: true });
    await writeFile(join(webBuild, name), content);
  }
  // Each process has its own cache of pages.
  const built = Promise.resolve(webBuild);
  service = await openTestService({ ROLE: 'all', PUBLIC_URL: 'https://vesika.test' }, { webBuild: built });
});
afterAll(() => service.close());

const open = (url: string, headers = {}, cookies = {}) =>
  service.app.inject({ url, headers: { accept: 'text/html', ...headers }, cookies });

describe('a page', () => {
  it.each([
    ['/pricing', {}, {}, 'en'],
    ['/pricing', { 'accept-language': 'xx, tr-TR;q=0.9, de' }, {}, 'tr'],
    ['/pricing', { 'accept-language': 'tr' }, { language: 'ja' }, 'ja'],
    ['/pricing', { 'accept-language': 'tr' }, { language: 'klingon' }, 'tr'],
    ['/de/pricing', { 'accept-language': 'tr' }, { language: 'ja' }, 'de'],
    ['/trees', {}, {}, 'en'],
  ])('200: %s with %o and %o is in %3$s', async (url, headers, cookies, language) => {
    const response = await open(url, headers, cookies);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(`</script>${language} ${url}  https://vesika.test`);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers.vary).toContain('accept-language');
  });

  it.each([{}, { accept: '*/*' }, { accept: 'application/json' }, { 'user-agent': 'Twitterbot/1.0' }])(
    '200: is there for every client, with %o',
    async (headers) => {
      const response = await service.app.inject({ url: '/pricing', headers });
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
    },
  );

  it.each([
    ['/help', {}, {}, 'EUR'],
    ['/help', { 'accept-language': 'en-US,en;q=0.9' }, {}, 'USD'],
    ['/help', { 'accept-language': 'en-GB,en-US;q=0.9' }, {}, 'GBP'],
    ['/help', { 'accept-language': 'zh-Hans-US' }, {}, 'USD'],
    ['/help', { 'accept-language': 'de-TR' }, {}, 'TRY'],
    ['/tr/help', {}, {}, 'TRY'],
    ['/tr/help', {}, { currency: 'USD' }, 'USD'],
    ['/help', {}, { currency: 'XAU' }, 'EUR'],
  ])('200: %s with %o and %o has its prices in %3$s', async (url, headers, cookies, currency) => {
    expect((await open(url, headers, cookies)).body).toMatch(new RegExp(` ${currency}$`));
  });

  it('200: names no address of the service where nobody has said one', async () => {
    const unnamed = await openTestService({}, { webBuild });
    const { body } = await unnamed.app.inject({ url: '/pricing', headers: { accept: 'text/html' } });
    expect(body).toContain('</script>en /pricing   ');
    expect(body).not.toContain('localhost');
    await unnamed.close();
  });

  it('200: is rendered once, whatever its query', async () => {
    const first = await open('/fr/help?a=1');
    const second = await open('/fr/help?b=<script>');
    expect(second.body).toBe(first.body);
  });

  it('200: shows a changed price list five minutes later at most', async () => {
    expect((await open('/it/pricing')).body).toMatch(/ 1\.99,3\.99,/);
    await service.db.update(packages).set({ price: 2.49 }).where(eq(packages.id, 'starter-eur'));
    service.wait(5 * 60_000 - 1000);
    expect((await open('/it/pricing')).body).toMatch(/ 1\.99,3\.99,/);
    service.wait(1000);
    expect((await open('/it/pricing')).body).toMatch(/ 2\.49,3\.99,/);
  });

  it('404: no page of a country five minutes after it was switched off, at most', async () => {
    const page = '/passport-photo/chad';
    expect((await open(page)).statusCode).toBe(200);
    await service.db.update(countries).set({ isActive: false }).where(eq(countries.countryCode, 'TD'));
    service.wait(5 * 60_000);
    expect((await open(page)).statusCode).toBe(404);
  });

  it('200: allows its own inline script by the policy and no other', async () => {
    const policy = String((await open('/')).headers['content-security-policy']);
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('200: is compressed for who takes it', async () => {
    const response = await open('/', { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(response.rawPayload).toString()).toContain('en / ');
  });

  it('200: has its data under an address of its own', async () => {
    const response = await service.app.inject({ url: '/pricing.data' });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/x-script']);
  });

  it('304: is not sent again to who has it', async () => {
    const { etag } = (await open('/terms')).headers;
    const again = await open('/terms', { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await open('/de/terms', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('301: may have moved', async () => {
    const response = await open('/old');
    expect([response.statusCode, response.headers.location]).toEqual([301, '/new']);
    expect((await open('/old?next=%2Fa')).headers.location).toBe('/new?next=%2Fa');
  });

  it('404: that is not there says so in the language of the visitor', async () => {
    const response = await open('/no/such/page', { 'accept-language': 'es' });
    expect([response.statusCode, response.body]).toEqual([404, expect.stringContaining('es /no/such/page')]);
  });

  it('500: that cannot be rendered tells nothing', async () => {
    const response = await open('/broken');
    expect([response.statusCode, response.json().code]).toEqual([500, 'internal']);
  });
});

describe('what is made for machines', () => {
  const ask = (url: string, headers = {}) => service.app.inject({ url, headers });

  it.each(['/sitemap.xml', '/robots.txt', '/og/vesika.png', '/og/passport/hong-kong.png'])(
    '200: %s is the same in every language, and kept as long as it may be',
    async (url) => {
      const first = await ask(url, { 'accept-language': 'tr', cookie: 'language=de' });
      expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
      expect(first.body).toMatch(/^en \d+$/);
      expect(first.headers.vary).toBe('accept-encoding');
      service.wait(dayMs - 1000);
      expect((await ask(url)).body).toBe(first.body);
      service.wait(1000);
      expect((await ask(url)).body).not.toBe(first.body);
    },
  );

  it('200: is compressed unless it is a picture', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    expect((await ask('/sitemap.xml', headers)).headers['content-encoding']).toBe('gzip');
    expect((await ask('/og/vesika.png', headers)).headers['content-encoding']).toBeUndefined();
  });

  it('404: a picture of nothing', async () => {
    const response = await ask('/og/passport/nowhere.png');
    expect([response.statusCode, response.body]).toEqual([404, '']);
  });
});

describe('a file of the build', () => {
  it('200: may be cached without limit if its name has a hash', async () => {
    const hashed = await open('/assets/entry-B4d1dea.js', { 'accept-encoding': 'br' });
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toMatch(/javascript/);
    expect([hashed.headers['content-encoding'], hashed.body]).toEqual(['br', 'brotli']);
    expect((await open('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('200: compiles WebAssembly in the workers that run nets and decode HEIC, and nowhere else', async () => {
    const policyOf = async (url: string) => String((await open(url)).headers['content-security-policy']);
    for (const worker of ['live.worker-C9d2_-aa.js', 'fit-upload.worker-B7x.js']) {
      expect(await policyOf(`/assets/${worker}`)).toContain("script-src 'self' 'wasm-unsafe-eval';");
    }
    expect(await policyOf('/assets/entry-B4d1dea.js')).not.toContain('wasm');
    expect(await policyOf('/pricing')).not.toContain('wasm');
  });
  it.each(['/assets/../../package.json', '/server/index.js', '/.sources-sha256'])(
    '%s is not one of them',
    async (url) => {
      expect((await open(url)).body).toMatch(/^<!doctype html>/);
    },
  );
});

it.each([`${apiRoot}nothing`, '/auth/v1/nothing', '/files'])(
  '404: %s is for programs, which are told in JSON',
  async (url) => {
    const response = await open(url);
    expect([response.statusCode, response.json().code]).toEqual([404, 'route-not-found']);
  },
);

it('404: nothing is posted to a page', async () => {
  const response = await service.app.inject({ url: '/pricing', method: 'POST' });
  expect([response.statusCode, response.json().code]).toEqual([404, 'route-not-found']);
});

it('404: an API alone has no pages', async () => {
  const api = await openTestService({ API_ONLY: 'true' });
  const response = await api.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect([response.statusCode, response.json().code]).toEqual([404, 'route-not-found']);
  await api.close();
});
