import { randomUUID } from 'node:crypto';
import { requestLine } from '@vesika/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drafts, idempotentAnswers, userPackages, userPhotos } from '../../platform/database/schema/index.ts';
import { type Program, programOf } from '../../testing/program.ts';
import { type Customer, openTestService, type TestService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
  await service.untilReady();
});
afterAll(() => service.close());

const passport = { countryCode: 'DE', documentType: 'passport' };
const visa = { countryCode: 'US', documentType: 'visa' };

/** With fifty credits. */
async function business(): Promise<{ customer: Customer; program: Program }> {
  const customer = await service.customer();
  await service.giveCredits(customer, 'business-eur');
  return { customer, program: await programOf(service, customer) };
}

const creditsOf = async ({ ask }: Program) => (await ask('v1GetCredits')).json().creditsRemaining;
const told = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

describe('making a photo', () => {
  it('201: from a form, for a credit, with its report and links that work', async () => {
    const { customer, program } = await business();
    const made = await program.send('v1MakePhoto', passport);
    expect(made.statusCode).toBe(201);
    const photo = made.json();
    expect(photo).toMatchObject({ ...passport, status: 'finished', paidBy: 'credit', verdict: 'pass' });
    expect(photo.report.checks[0]).toMatchObject({ id: 'head-height', verdict: 'pass', unit: 'mm' });
    expect(photo.files.map(({ format }: { format: string }) => format)).toEqual(['jpg', 'png']);
    const file = await service.app.inject(photo.files[0].url.replace(/^https?:\/\/[^/]+/, ''));
    expect([file.statusCode, file.rawPayload.length]).toEqual([200, photo.files[0].bytes]);
    expect(await creditsOf(program)).toBe(49);
    // Nobody finds it in the wizard, where something else may be under way.
    const own = eq(drafts.owner, customer.userId);
    expect(await service.db.select().from(drafts).where(own)).toEqual([]);
  });

  it('201: further documents from the original of the first, each for a credit, the same one for none', async () => {
    const { program } = await business();
    const { originalId } = (await program.send('v1MakePhoto', passport)).json();
    const other = await program.ask('v1MakePhoto', { payload: { originalId, ...visa } });
    expect(other.json()).toMatchObject({ ...visa, originalId, paidBy: 'credit' });
    const again = await program.ask('v1MakePhoto', { payload: { originalId, ...visa, cropOnly: true } });
    expect(again.json()).toMatchObject({ paidBy: 'revision' });
    expect(await creditsOf(program)).toBe(48);
  });

  it('201: what fails a check is not charged, and can be taken all the same', async () => {
    const { program } = await business();
    const failed = (await program.send('v1MakePhoto', passport, { told: 'judged fail' })).json();
    expect(failed).toMatchObject({
      status: 'preview',
      verdict: 'fail',
      files: [],
      failedChecks: ['head-height'],
    });
    expect(await creditsOf(program)).toBe(50);
    const taken = await program.ask('v1UnlockPhoto', { params: { photoId: failed.id } });
    expect(taken.json()).toMatchObject({ status: 'finished', paidBy: 'credit' });
    expect(await creditsOf(program)).toBe(49);
  });

  it('402 payment-required: without a credit, and no preview is kept', async () => {
    const { customer, program } = await business();
    const own = eq(userPackages.userId, customer.userId);
    await service.db.update(userPackages).set({ creditsRemaining: 1 }).where(own);
    const both = await Promise.all(
      ['a', 'b'].map((name) => program.send('v1MakePhoto', passport, { told: `slow 300 ${name}` })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 402]);
    expect(told(await program.send('v1MakePhoto', passport, { told: 'photo c' }))).toEqual([
      402,
      'payment-required',
    ]);
    const photos = await service.db.select().from(userPhotos).where(eq(userPhotos.userId, customer.userId));
    expect(photos).toHaveLength(1);
  });

  it.each([
    ['no original is named', { ...passport }, 400, 'request-invalid'],
    [
      'no country is meant',
      { originalId: 'original_1_a', countryCode: 'XYZ', documentType: 'id' },
      400,
      'request-invalid',
    ],
    ['the original is not there', { originalId: 'original_1_abc', ...passport }, 404, 'original-not-found'],
  ])('refuses where %s', async (_case, payload, status, code) => {
    const { program } = await business();
    const refused = await program.ask('v1MakePhoto', { payload });
    expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(refused.json()).toMatchObject({ status, code, type: `urn:vesika:problem:${code}` });
    expect(refused.json().requestId).toBe(refused.headers['x-request-id']);
  });

  it.each([
    ['is no face', 'fail face-missing', 422, 'face-missing'],
    ['are two', 'fail faces-several', 422, 'faces-several'],
  ])('tells that there %s, and charges nothing', async (_case, words, status, code) => {
    const { program } = await business();
    expect(told(await program.send('v1MakePhoto', passport, { told: words }))).toEqual([status, code]);
    expect(await creditsOf(program)).toBe(50);
  });
});

describe('an idempotency key', () => {
  it('gives the first answer once more, and does nothing twice', async () => {
    const { customer, program } = await business();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await program.send('v1MakePhoto', passport, { headers });
    const second = await program.send('v1MakePhoto', passport, { headers });
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(second.headers['idempotency-replayed']).toBe('true');
    const photos = await service.db.select().from(userPhotos).where(eq(userPhotos.userId, customer.userId));
    expect(photos).toHaveLength(1);
  });

  it('422 idempotency-key-reused: for another body, another picture, another operation', async () => {
    const { program } = await business();
    const headers = { 'idempotency-key': 'order 7' };
    const { originalId } = (await program.send('v1MakePhoto', passport, { headers })).json();
    const others = await Promise.all([
      program.send('v1MakePhoto', visa, { headers }),
      program.send('v1MakePhoto', passport, { headers, told: 'photo of another' }),
      program.ask('v1StartJob', { headers, payload: { originalId, documents: [passport] } }),
    ]);
    for (const other of others) expect(told(other)).toEqual([422, 'idempotency-key-reused']);
  });

  it('409 idempotency-key-in-use: while the first is under way, with the time to wait', async () => {
    const { program } = await business();
    const send = () =>
      program.send('v1MakePhoto', passport, { told: 'slow 400', headers: { 'idempotency-key': 'one' } });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect([refused?.json().code, refused?.headers['retry-after']]).toEqual(['idempotency-key-in-use', '2']);
    expect(await creditsOf(program)).toBe(49);
  });

  it('is free again where the request failed, where nobody ended it, and after a day', async () => {
    const { customer, program } = await business();
    const headers = { 'idempotency-key': 'again' };
    const failed = await program.send('v1MakePhoto', passport, { headers, told: 'fail face-missing' });
    expect(failed.statusCode).toBe(422);
    const made = await program.send('v1MakePhoto', passport, { headers });
    expect(made.statusCode).toBe(201);

    const { userId, key } = idempotentAnswers;
    const own = and(eq(userId, customer.userId), eq(key, 'again'));
    await service.db.update(idempotentAnswers).set({ status: null }).where(own);
    expect((await program.send('v1MakePhoto', passport, { headers })).statusCode).toBe(409);
    service.wait(10 * 60_000 + 1000);
    expect((await program.send('v1MakePhoto', passport, { headers })).json().id).not.toBe(made.json().id);

    service.wait(86_400_000 + 1000);
    expect((await program.send('v1MakePhoto', visa, { headers })).statusCode).toBe(201);
  });

  it('is an account’s own', async () => {
    const headers = { 'idempotency-key': 'shared' };
    const [one, other] = [await business(), await business()];
    const first = (await one.program.send('v1MakePhoto', passport, { headers })).json();
    const second = (await other.program.send('v1MakePhoto', passport, { headers })).json();
    expect(second.id).not.toBe(first.id);
  });
});

describe('a job', () => {
  async function ended(program: Program, jobId: string) {
    return vi.waitUntil(
      async () => {
        const job = (await program.ask('v1GetJob', { params: { jobId } })).json();
        return job.status === 'done' && job;
      },
      { timeout: 20_000, interval: 50 },
    );
  }

  it('202: makes several documents from one original, while nobody waits', async () => {
    const { program } = await business();
    const original = await program.send('v1SendOriginal');
    expect(original.statusCode).toBe(201);
    const { id: originalId } = original.json();
    const started = await program.ask('v1StartJob', { payload: { originalId, documents: [passport, visa] } });
    expect(started.statusCode).toBe(202);
    expect(started.json()).toMatchObject({ status: 'queued', originalId });
    const { documents } = await ended(program, started.json().id);
    expect(documents).toMatchObject([
      { ...passport, status: 'made', error: null },
      { ...visa, status: 'made', error: null },
    ]);
    const { photoId } = documents[1];
    const photo = (await program.ask('v1GetPhoto', { params: { photoId } })).json();
    expect(photo).toMatchObject({ ...visa, originalId, status: 'finished' });
    expect(await creditsOf(program)).toBe(48);
  });

  it('tells of each document that failed, and why', async () => {
    const { customer, program } = await business();
    const own = eq(userPackages.userId, customer.userId);
    await service.db.update(userPackages).set({ creditsRemaining: 1 }).where(own);
    const { id: originalId } = (await program.send('v1SendOriginal')).json();
    const documents = [passport, visa, { countryCode: 'CN', documentType: 'passport' }];
    const { id } = (await program.ask('v1StartJob', { payload: { originalId, documents } })).json();
    const job = await ended(program, id);
    expect(job.documents.map(({ status }: { status: string }) => status).sort()).toEqual([
      'failed',
      'failed',
      'made',
    ]);
    for (const { status, error } of job.documents) {
      if (status === 'failed') expect(error).toMatchObject({ code: 'payment-required' });
    }
  });

  it('can be asked for within a day', async () => {
    const { program } = await business();
    const { id: originalId } = (await program.send('v1SendOriginal')).json();
    const { id: jobId } = (
      await program.ask('v1StartJob', { payload: { originalId, documents: [passport] } })
    ).json();
    await ended(program, jobId);
    service.wait(86_400_000 - 60_000);
    expect((await program.ask('v1GetJob', { params: { jobId } })).json().status).toBe('done');
    service.wait(120_000);
    expect(told(await program.ask('v1GetJob', { params: { jobId } }))).toEqual([404, 'job-not-found']);
  });

  it('is not begun at all where one of its documents is not known', async () => {
    const { program } = await business();
    const { id: originalId } = (await program.send('v1SendOriginal')).json();
    const documents = [passport, { ...passport, variant: 'of-the-moon' }];
    const refused = await program.ask('v1StartJob', { payload: { originalId, documents } });
    expect(told(refused)).toEqual([404, 'requirement-not-found']);
    expect((await program.ask('v1ListPhotos')).json().data).toEqual([]);
  });
});

describe('a check', () => {
  it('200: judges a portrait by the document, keeps nothing of it and costs nothing', async () => {
    const { customer, program } = await business();
    const checked = await program.send('v1CheckPhoto', { ...passport, subject: 'portrait' });
    expect(checked.statusCode).toBe(200);
    expect(checked.json()).toMatchObject({ ...passport, subject: 'portrait', verdict: 'pass' });
    expect(checked.json().checks[0]).toMatchObject({ id: 'head-height', unit: 'mm', remedy: 'none' });
    expect(await creditsOf(program)).toBe(50);
    expect((await service.stored()).filter((key) => key.includes(customer.userId))).toEqual([]);
  });

  it('200: judges a finished file as it is, with nothing to mend', async () => {
    const { customer, program } = await business();
    const checked = (await program.send('v1CheckPhoto', passport)).json();
    expect(checked).toMatchObject({ ...passport, subject: 'photo', widthPx: expect.any(Number) });
    expect(checked.checks.length).toBeGreaterThan(0);
    for (const check of checked.checks) expect(check).not.toHaveProperty('remedy');
    expect(await creditsOf(program)).toBe(50);
    expect((await service.stored()).filter((key) => key.includes(customer.userId))).toEqual([]);
  });

  it('422: tells what is no portrait, and keeps nothing of that either', async () => {
    const { customer, program } = await business();
    const refused = await program.send('v1CheckPhoto', passport, { told: 'fail face-missing' });
    expect(told(refused)).toEqual([422, 'face-missing']);
    expect((await service.stored()).filter((key) => key.includes(customer.userId))).toEqual([]);
  });
});

describe('the photos of an account', () => {
  it('are read page by page, each once, newest first', async () => {
    const { program } = await business();
    const made: string[] = [];
    for (let n = 0; n < 5; n++) {
      made.unshift((await program.send('v1MakePhoto', passport, { told: `photo ${n}` })).json().id);
    }
    const read: string[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { limit: '2', ...(cursor && { cursor }) };
      const page = (await program.ask('v1ListPhotos', { query })).json();
      read.push(...page.data.map(({ id }: { id: string }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(read).toEqual(made);
  });

  it('204: are deleted for good, with the original that nothing else needs', async () => {
    const { customer, program } = await business();
    const { id: photoId, originalId } = (await program.send('v1MakePhoto', passport)).json();
    const deleted = await program.ask('v1DeletePhoto', { params: { photoId } });
    expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
    expect(told(await program.ask('v1GetPhoto', { params: { photoId } }))).toEqual([404, 'photo-not-found']);
    const again = await program.ask('v1MakePhoto', { payload: { originalId, ...passport } });
    expect(told(again)).toEqual([404, 'original-not-found']);
    expect((await service.stored()).filter((key) => key.includes(customer.userId))).toEqual([]);
  });
});

describe('requirements', () => {
  it('are listed page by page, every record once, and each can be had', async () => {
    const { program } = await business();
    const seen = new Set<string>();
    let cursor: string | null | undefined;
    do {
      const query = { limit: '200', ...(cursor && { cursor }) };
      const page = (await program.ask('v1ListRequirements', { query })).json();
      for (const { countryCode, documentType, variant } of page.data) {
        seen.add(`${countryCode} ${documentType} ${variant}`);
      }
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen.size).toBeGreaterThan(400);
    expect(seen).toContain('DE passport standard');
  });

  it('tell who may take the photo and what may not be edited, with the source', async () => {
    const { program } = await business();
    const answer = await program.ask('v1GetRequirement', { params: passport });
    expect(answer.json()).toMatchObject({
      ...passport,
      basis: 'record',
      size: { widthMm: 35, heightMm: 45 },
      supply: { kind: 'certified-digital', source: { title: expect.any(String) } },
      edits: { refused: expect.any(Array) },
    });
  });
});

describe('who comes in', () => {
  it('401: without a key, with one that is none, with a session', async () => {
    const { customer } = await business();
    const ask = (authorization?: string) =>
      service.app.inject({ ...requestLine('v1GetCredits'), headers: authorization ? { authorization } : {} });
    expect(told(await ask())).toEqual([401, 'api-key-missing']);
    expect(told(await ask(`Bearer vk_live_${'a'.repeat(43)}`))).toEqual([401, 'api-key-invalid']);
    expect(told(await ask(customer.headers.authorization))).toEqual([401, 'api-key-invalid']);
  });

  it('a key opens nothing but the API', async () => {
    const { program } = await business();
    const headers = { authorization: `Bearer ${program.secret}` };
    for (const id of ['listPhotos', 'exportAccount', 'listApiKeys'] as const) {
      const refused = await service.app.inject({ ...requestLine(id), headers });
      expect(told(refused), id).toEqual([401, 'sign-in-required']);
    }
  });

  it('403 api-scope-missing: for what the key is not for', async () => {
    const { customer } = await business();
    const reader = await programOf(service, customer, { scopes: ['photos:read'] });
    const refused = await reader.send('v1MakePhoto', passport);
    expect(refused.json()).toMatchObject({ code: 'api-scope-missing', facts: { scope: 'photos:write' } });
    expect((await reader.ask('v1ListPhotos')).statusCode).toBe(200);
    expect(told(await reader.ask('v1GetCredits'))).toEqual([403, 'api-scope-missing']);
  });

  it('403 api-access-missing: photos are made where the package has it; what is there stays to be had', async () => {
    const customer = await service.customer();
    await service.giveCredits(customer, 'pro-eur');
    const program = await programOf(service, customer);
    expect(told(await program.send('v1MakePhoto', passport))).toEqual([403, 'api-access-missing']);
    expect((await program.ask('v1ListPhotos')).statusCode).toBe(200);
    expect((await program.ask('v1GetRequirement', { params: passport })).statusCode).toBe(200);
  });

  it('404: what belongs to somebody else is answered like what is not there', async () => {
    const [owner, stranger] = [await business(), await business()];
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
      await ask('v1MakePhoto', { payload: { originalId, ...passport } }),
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
    const { program } = await business();
    await program.send('v1MakePhoto', passport);
    await program.ask('v1GetPhoto', { params: { photoId: 'none' } });
    expect(service.log.join('\n')).not.toContain(program.secret.slice(8));
  });
});

describe('limits', () => {
  it('429: of one key, told in advance and never another’s', async () => {
    const strict = await openTestService({ API_RATE_LIMIT_PER_KEY: '3' });
    const customer = await strict.customer();
    const [program, other] = [await programOf(strict, customer), await programOf(strict, customer)];
    const answers = [];
    for (let n = 0; n < 4; n++) answers.push(await program.ask('v1GetCredits'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(answers.map(({ headers }) => String(headers.ratelimit).replace(/t=\d+/, 't'))).toEqual([
      '"key";r=2;t',
      '"key";r=1;t',
      '"key";r=0;t',
      '"key";r=0;t',
    ]);
    expect(answers[0]?.headers['ratelimit-policy']).toBe('"key";q=3;w=60');
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
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
    expect(told(await guess())).toEqual([429, 'rate-limited']);
    expect(told(await program.ask('v1GetCredits'))).toEqual([429, 'rate-limited']);
    await strict.waitForLimits(300_000);
    await strict.close();
  });
});
