import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openapiPath, requestLine, v1OpenapiPath } from '@vesika/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { businessOf, passport } from '../../testing/business.ts';
import type { Program } from '../../testing/program.ts';
import { testService } from '../../testing/test-service.ts';

const service = testService({ API_RATE_LIMIT_PER_KEY: '100' });
let program: Program;
beforeAll(async () => {
  await service.untilReady();
  ({ program } = await businessOf(service));
});

const countries = requestLine('listCountries').url;
const credits = requestLine('v1GetCredits').url;
const photos = requestLine('v1ListPhotos').url;
const jobs = requestLine('v1StartJob').url;
const requirement = requestLine('photoRequirements', {
  query: { countryCode: 'BE', documentType: 'passport' },
}).url;

describe('405', () => {
  it.each([
    ['PUT', photos, 'GET, HEAD, OPTIONS, POST'],
    ['PATCH', `${photos}/an-id`, 'DELETE, GET, HEAD, OPTIONS'],
    ['POST', `${countries}/`, 'GET, HEAD, OPTIONS'],
    ['GET', requestLine('processPhoto').url, 'OPTIONS, POST'],
  ] as const)('%s %s lists the methods %s in Allow', async (method, url, allow) => {
    const answer = await service.app.inject({ method, url });
    expect([answer.statusCode, answer.json().code]).toEqual([405, 'method-not-allowed']);
    expect(listed(answer.headers.allow)).toBe(allow);
  });

  it('is a problem document for programs', async () => {
    const answer = await service.app.inject({ method: 'PUT', url: credits });
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  it('is not said of an address that has no method at all', async () => {
    const none = { put: `${photos}/an-id/nothing`, get: '/files/' };
    for (const [method, url] of Object.entries(none)) {
      const answer = await service.app.inject({ method: method as keyof typeof none, url });
      expect([answer.statusCode, answer.headers.allow]).toEqual([404, undefined]);
    }
  });
});

describe('OPTIONS and HEAD', () => {
  it('204 with the methods of the address', async () => {
    const answer = await service.app.inject({ method: 'OPTIONS', url: jobs });
    expect([answer.statusCode, answer.body, listed(answer.headers.allow)]).toEqual([
      204,
      '',
      'GET, HEAD, OPTIONS, POST',
    ]);
  });

  it.each([countries, requirement, openapiPath, v1OpenapiPath])(
    'HEAD %s is GET without a body',
    async (url) => {
      const [head, get] = await Promise.all([
        service.app.inject({ method: 'HEAD', url }),
        service.app.inject({ method: 'GET', url }),
      ]);
      expect([head.statusCode, head.body]).toEqual([200, '']);
      for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary'])
        expect(head.headers[name], name).toBe(get.headers[name]);
    },
  );
});

describe('WWW-Authenticate', () => {
  it.each([
    [credits, undefined, 'Bearer realm="vesika"'],
    [credits, 'Bearer vk_live_wrong', 'Bearer realm="vesika", error="invalid_token"'],
    [requestLine('listPhotos').url, undefined, 'Bearer realm="vesika"'],
    [requestLine('listPhotos').url, 'Bearer wrong', 'Bearer realm="vesika", error="invalid_token"'],
  ])('401 of %s with the header %s', async (url, authorization, challenge) => {
    const answer = await service.app.inject({ url, headers: authorization ? { authorization } : {} });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe(challenge);
  });
});

describe('Location', () => {
  it('201 of a photo and 202 of a job lead to them, the repeated answer too', async () => {
    const options = { headers: { 'idempotency-key': 'the same' } };
    const made = await program.send('v1MakePhoto', passport, options);
    const repeated = await program.send('v1MakePhoto', passport, options);
    const { id, originalId } = made.json();
    expect(repeated.headers['idempotency-replayed']).toBe('true');
    for (const { statusCode, headers } of [made, repeated])
      expect([statusCode, headers.location]).toEqual([201, `${photos}/${id}`]);
    const job = await program.ask('v1StartJob', { payload: { originalId, documents: [passport] } });
    expect([job.statusCode, job.headers.location]).toEqual([202, `${jobs}/${job.json().id}`]);
    const authorization = `Bearer ${program.secret}`;
    for (const { headers } of [made, job]) {
      const found = await service.app.inject({ url: String(headers.location), headers: { authorization } });
      expect(found.statusCode).toBe(200);
    }
  });

  it('is absent where no operation reads what was sent', async () => {
    const payload = { url: 'https://93.184.216.34/hook', events: ['photo.failed'] };
    const { statusCode, headers } = await program.ask('v1CreateWebhookEndpoint', { payload });
    expect([statusCode, headers.location]).toEqual([201, undefined]);
  });
});

describe('ETag', () => {
  it.each([countries, requirement, openapiPath, v1OpenapiPath])(
    '304 of %s to a caller that has it',
    async (url) => {
      const { headers } = await service.app.inject(url);
      const known = { 'if-none-match': `"other", ${headers.etag}` };
      const again = await service.app.inject({ url, headers: known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
      expect(again.headers['cache-control']).toBe(headers['cache-control']);
      const other = await service.app.inject({ url, headers: { 'if-none-match': '"other"' } });
      expect(other.statusCode).toBe(200);
    },
  );

  it('304 of requirements for programs', async () => {
    for (const id of ['v1ListRequirements', 'v1GetRequirement'] as const) {
      const first = await program.ask(id, { params: passport });
      expect(first.headers['cache-control'], id).toMatch(/^public, max-age/);
      const headers = { 'if-none-match': String(first.headers.etag) };
      expect((await program.ask(id, { params: passport, headers })).statusCode, id).toBe(304);
    }
  });

  it('differs by language', async () => {
    const inLanguage = (language: string) =>
      service.app.inject({ url: requirement.replace('BE', 'US'), headers: { 'accept-language': language } });
    const [english, german] = await Promise.all([inLanguage('en'), inLanguage('de')]);
    expect(listed(english.headers.vary)).toBe('accept-encoding, accept-language');
    expect(english.body === german.body).toBe(english.headers.etag === german.headers.etag);
  });

  it('is absent from private answers', async () => {
    const { headers } = await program.ask('v1GetCredits');
    expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store']);
  });
});

describe('compression', () => {
  const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each([
    ['gzip, deflate', 'gzip'],
    ['gzip, br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
  ] as const)('takes %s as %s', async (accepted, encoding) => {
    const plain = await service.app.inject(v1OpenapiPath);
    const answer = await service.app.inject({ url: v1OpenapiPath, headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decompress[encoding](answer.rawPayload).toString()).toBe(plain.body);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(answer.headers.etag).toBe(plain.headers.etag);
  });

  it('compresses what a program reads, and leaves private answers of pages plain', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const forProgram = await program.ask('v1ListRequirements', { headers, query: { limit: '100' } });
    expect(forProgram.headers['content-encoding']).toBe('gzip');
    const customer = await service.customer();
    const answers = await Promise.all(
      (['exportAccount', 'listPhotos', 'listPackages'] as const).map((id) =>
        service.app.inject({ ...requestLine(id), headers: { ...headers, ...customer.headers } }),
      ),
    );
    for (const answer of answers) expect(answer.headers['content-encoding']).toBeUndefined();
  });
});

describe('CORS', () => {
  const headers = { origin: 'https://shop.example' };

  it.each([countries, requirement, requestLine('v1ListRequirements').url, openapiPath, v1OpenapiPath])(
    'pages of other sites may read %s',
    async (url) => {
      const answer = await service.app.inject({ url, headers });
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  const preflight = (url: string, requested: string) =>
    service.app.inject({
      method: 'OPTIONS',
      url,
      headers: { ...headers, 'access-control-request-method': requested },
    });

  it.each([requestLine('v1ListRequirements').url, v1OpenapiPath])(
    'the preflight of a page of another site is answered for %s',
    async (url) => {
      const answer = await preflight(url, 'GET');
      expect(answer.statusCode).toBe(204);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'if-none-match',
      });
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  it('no preflight lets a page send a key', async () => {
    for (const url of [credits, photos, jobs]) {
      const answer = await preflight(url, 'POST');
      expect([
        answer.statusCode,
        Object.keys(answer.headers).filter((name) => /^access-control/.test(name)),
      ]).toEqual([204, []]);
    }
  });

  it('no other site may read what belongs to a person or a key', async () => {
    const authorization = `Bearer ${program.secret}`;
    for (const url of [credits, photos, requestLine('listPackages').url]) {
      const answer = await service.app.inject({ url, headers: { ...headers, authorization } });
      expect(answer.headers, url).not.toHaveProperty('access-control-allow-origin');
      expect(answer.headers['cross-origin-resource-policy'], url).toBe('same-origin');
    }
  });
});

describe('RateLimit', () => {
  it('is in every answer to a key, the refused one too', async () => {
    const remaining: string[] = [];
    const { program: own } = await businessOf(service);
    for (let call = 0; call < 102; call++) {
      const { statusCode, headers } = await own.ask('v1GetCredits');
      expect(statusCode).toBe(call < 100 ? 200 : 429);
      expect(headers['ratelimit-policy']).toBe('"key";q=100;w=60');
      remaining.push(/^"key";r=(\d+);t=\d+$/.exec(String(headers.ratelimit))![1]!);
    }
    expect(remaining).toEqual(Array.from({ length: 102 }, (_, call) => String(Math.max(0, 99 - call))));
  });
});

function listed(header: string | string[] | undefined): string {
  return String(header).split(', ').toSorted().join(', ');
}
