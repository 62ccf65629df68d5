import { randomUUID } from 'node:crypto';
import { requestLine } from '@vesika/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { businessOf, passport, statusAndCode } from '../../testing/business.ts';
import { programOf } from '../../testing/program.ts';
import { openTestService, testService } from '../../testing/test-service.ts';

const service = testService();
beforeAll(() => service.untilReady());

describe('who comes in', () => {
  it('401: without a key, with one that is none, with a session', async () => {
    const { customer } = await businessOf(service);
    const ask = (authorization?: string) =>
      service.app.inject({ ...requestLine('v1GetCredits'), headers: authorization ? { authorization } : {} });
    expect(statusAndCode(await ask())).toEqual([401, 'api-key-missing']);
    expect(statusAndCode(await ask(`Bearer vk_live_${'a'.repeat(43)}`))).toEqual([401, 'api-key-invalid']);
    expect(statusAndCode(await ask(customer.headers.authorization))).toEqual([401, 'api-key-invalid']);
  });

  it('a key opens nothing but the API', async () => {
    const { program } = await businessOf(service);
    const headers = { authorization: `Bearer ${program.secret}` };
    for (const id of ['listPhotos', 'exportAccount', 'listApiKeys'] as const) {
      const refused = await service.app.inject({ ...requestLine(id), headers });
      expect(statusAndCode(refused), id).toEqual([401, 'sign-in-required']);
    }
  });

  it('403 api-scope-missing: for what the key is not for', async () => {
    const { customer } = await businessOf(service);
    const reader = await programOf(service, customer, { scopes: ['photos:read'] });
    const refused = await reader.send('v1MakePhoto', passport);
    expect(refused.json()).toMatchObject({ code: 'api-scope-missing', facts: { scope: 'photos:write' } });
    expect((await reader.ask('v1ListPhotos')).statusCode).toBe(200);
    expect(statusAndCode(await reader.ask('v1GetCredits'))).toEqual([403, 'api-scope-missing']);
  });

  it('403 api-access-missing: photos are made where the package has it; what is there stays to be had', async () => {
    const customer = await service.customer();
    await service.giveCredits(customer, 'pro-eur');
    const program = await programOf(service, customer);
    expect(statusAndCode(await program.send('v1MakePhoto', passport))).toEqual([403, 'api-access-missing']);
    expect((await program.ask('v1ListPhotos')).statusCode).toBe(200);
    expect((await program.ask('v1GetRequirement', { params: passport })).statusCode).toBe(200);
  });

  it('404: what belongs to somebody else is answered like what is not there', async () => {
    const [owner, stranger] = [await businessOf(service), await businessOf(service)];
    const { id: photoId, originalId } = (await owner.program.send('v1MakePhoto', passport)).json();
    const { id: jobId } = (
      await owner.program.ask('v1StartJob', { payload: { originalId, documents: [passport] } })
    ).json();
    const { ask } = stranger.program;
    const answers = [
      await ask('v1GetPhoto', { params: { photoId } }),
      await ask('v1UnlockPhoto', { params: { photoId } }),
      await ask('v1DeletePhoto', { params: { photoId } }),
      await ask('v1GetJob', { params: { jobId } }),
      await ask('v1MakePhotoOfOriginal', { params: { originalId }, payload: passport }),
      await ask('v1StartJob', { payload: { originalId, documents: [passport] } }),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual([
      'photo-not-found',
      'photo-not-found',
      'photo-not-found',
      'job-not-found',
      'original-not-found',
      'original-not-found',
    ]);
    expect((await owner.program.ask('v1GetPhoto', { params: { photoId } })).statusCode).toBe(200);
  });

  it('leaves no key in the log', async () => {
    const { program } = await businessOf(service);
    await program.send('v1MakePhoto', passport);
    await program.ask('v1GetPhoto', { params: { photoId: 'none' } });
    expect(service.log.join('\n')).not.toContain(program.secret.slice(8));
  });
});

describe('operations that need no key', () => {
  const question = { url: requestLine('v1ListRequirements').url, query: { countryCode: 'DEU' } };

  it('200: list and record without a key, readable by pages of other sites and by shared caches', async () => {
    const list = await service.app.inject(question);
    expect(list.json().data[0]).toMatchObject({ countryCode: 'DE' });
    const { program } = await businessOf(service);
    const url = `${question.url}/${passport.countryCode}/${passport.documentType}`;
    const record = await service.app.inject(url);
    expect(record.body).toBe((await program.ask('v1GetRequirement', { params: passport })).body);
    for (const { headers } of [list, record]) {
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=300',
        'ratelimit-policy': expect.stringMatching(/^"address";/),
      });
      const known = { 'if-none-match': String(headers.etag) };
      expect((await service.app.inject({ url, headers: known })).statusCode).toBe(
        headers === record.headers ? 304 : 200,
      );
    }
  });

  it('a key that is sent is still checked', async () => {
    const headers = { authorization: `Bearer vk_live_${'b'.repeat(43)}` };
    const refused = await service.app.inject({ ...question, headers });
    expect(statusAndCode(refused)).toEqual([401, 'api-key-invalid']);
    expect(refused.headers['access-control-allow-origin']).toBe('*');
  });

  it('429: of one address, and a key still has its own limit', async () => {
    const strict = await openTestService({ RATE_LIMIT_PER_ADDRESS: '3' });
    const program = await programOf(strict, await strict.customer());
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push(await strict.app.inject(question));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429]);
    expect(answers[4]?.headers['access-control-allow-origin']).toBe('*');
    expect((await program.ask('v1ListRequirements')).statusCode).toBe(200);
    await strict.close();
  });
});

describe('limits', () => {
  it('429: of one key, announced in advance and never another’s', async () => {
    const strict = await openTestService({ API_RATE_LIMIT_PER_KEY: '3' });
    const customer = await strict.customer();
    const [program, other] = [await programOf(strict, customer), await programOf(strict, customer)];
    const answers = [];
    for (let n = 0; n < 12; n++) answers.push(await program.ask('v1GetCredits'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, ...Array(9).fill(429)]);
    expect(answers.map(({ headers }) => String(headers.ratelimit).replace(/t=\d+/, 't'))).toEqual([
      '"key";r=2;t',
      '"key";r=1;t',
      ...Array(10).fill('"key";r=0;t'),
    ]);
    expect(answers[0]?.headers['ratelimit-policy']).toBe('"key";q=3;w=60');
    for (const { headers } of answers.slice(3)) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await other.ask('v1GetCredits')).statusCode).toBe(200);
    await strict.close();
  });

  it('429: of an address that guesses keys, before anything is looked up', async () => {
    const strict = await openTestService({ AUTH_ATTEMPTS_PER_ADDRESS: '5' });
    const program = await programOf(strict, await strict.customer());
    const guess = () => {
      const authorization = `Bearer vk_live_${randomUUID().replaceAll('-', '')}${'a'.repeat(11)}`;
      return strict.app.inject({ ...requestLine('v1GetCredits'), headers: { authorization } });
    };
    for (let n = 0; n < 6; n++) expect((await guess()).json().code).toBe('api-key-invalid');
    expect(statusAndCode(await guess())).toEqual([429, 'rate-limited']);
    expect(statusAndCode(await program.ask('v1GetCredits'))).toEqual([429, 'rate-limited']);
    await strict.waitForLimits(300_000);
    await strict.close();
  });
});
