import { apiKeysMax, requestLine, v1Operations } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock/durations.ts';
import { apiKeys } from '../../../schema/index.ts';
import { businessOf, passport, statusAndCode } from '../../../testing/business.ts';
import { patiently } from '../../../testing/patiently.ts';
import { programOf } from '../../../testing/program.ts';
import { type Customer, testService } from '../../../testing/test-service.ts';

const service = testService();
beforeAll(() => service.untilReady());

const wish = { name: 'Shop', scopes: ['photos:write', 'photos:read'], lifetimeDays: 90 };
const make = (customer: Customer, body: object = wish) =>
  customer.call({ ...requestLine('createApiKey'), payload: body });
const list = async (customer: Customer) => (await customer.call(requestLine('listApiKeys'))).json();

describe('an API key', () => {
  it('is shown once, and stored as a hash with its first characters', async () => {
    const customer = await service.customer();
    const { secret, key } = (await make(customer)).json();
    expect(secret).toMatch(/^vk_live_[A-Za-z0-9_-]{43}$/);
    expect(key).toMatchObject({ name: 'Shop', scopes: wish.scopes, lastUsedAt: null });
    expect(secret.startsWith(key.start)).toBe(true);
    const days = (Date.parse(key.expiresAt) - Date.parse(key.createdAt)) / dayMs;
    expect(days).toBe(90);

    expect((await list(customer)).keys).toEqual([key]);
    const rows = await service.db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
    expect(rows[0]?.keyHash).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(key.start.length));
  });

  it('opens nothing any more once it is revoked, or has expired', async () => {
    const customer = await service.customer();
    const [revoked, expired] = [
      await programOf(service, customer),
      await programOf(service, customer, { lifetimeDays: 30 }),
    ];
    expect((await revoked.ask('v1GetCredits')).statusCode).toBe(200);
    expect((await customer.call(requestLine('revokeApiKey', { params: revoked }))).statusCode).toBe(200);
    const refused = await revoked.ask('v1GetCredits');
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'api-key-invalid']);

    expect((await expired.ask('v1GetCredits')).statusCode).toBe(200);
    service.wait(30 * dayMs);
    const late = await expired.ask('v1GetCredits');
    expect([late.statusCode, late.json().code]).toEqual([401, 'api-key-expired']);
  });

  it('shows when it was last used, to the minute', async () => {
    const customer = await service.customer();
    const program = await programOf(service, customer);
    const lastUse = async () => (await list(customer)).keys[0].lastUsedAt;
    await program.ask('v1GetCredits');
    const first = await lastUse();
    expect(first).not.toBeNull();
    service.wait(30_000);
    await program.ask('v1GetCredits');
    expect(await lastUse()).toBe(first);
    service.wait(31_000);
    await program.ask('v1GetCredits');
    expect(Date.parse(await lastUse())).toBeGreaterThan(Date.parse(first) + 60_000);
  });

  it('is nobody else’s to revoke, nor to see', async () => {
    const program = await programOf(service, await service.customer());
    const stranger = await service.customer();
    const refused = await stranger.call(requestLine('revokeApiKey', { params: program }));
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'api-key-not-found']);
    expect((await list(stranger)).keys).toEqual([]);
    expect((await program.ask('v1GetCredits')).statusCode).toBe(200);
  });

  it('is one of few', async () => {
    const customer = await service.customer();
    for (let n = 0; n < apiKeysMax; n++) expect((await make(customer)).statusCode).toBe(200);
    const refused = await make(customer);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'api-keys-too-many']);
  });

  it.each([
    ['without a name', { ...wish, name: '  ' }],
    ['that may do nothing', { ...wish, scopes: [] }],
    ['for something there is not', { ...wish, scopes: ['everything'] }],
    ['for a time that is not on offer', { ...wish, lifetimeDays: 31 }],
  ])('is not made %s', async (_case, body) => {
    const refused = await make(await service.customer(), body);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'request-invalid']);
  });
});

describe('rotating a key', () => {
  const rotate = (customer: Customer, keyId: string, overlapHours: number) =>
    customer.call({ ...requestLine('rotateApiKey', { params: { keyId } }), payload: { overlapHours } });
  const statusWith = async (secret: string) => {
    const { method, path: url } = v1Operations.v1GetCredits;
    const headers = { authorization: `Bearer ${secret}` };
    return (await service.app.inject({ method, url, headers })).statusCode;
  };

  it('gives a new secret, beside which the old one works as long as was chosen', async () => {
    const customer = await service.customer();
    const { keyId, secret: old } = await programOf(service, customer);
    const { key, secret } = (await rotate(customer, keyId, 24)).json();
    expect([key.id, secret.startsWith(key.start), secret === old]).toEqual([keyId, true, false]);
    expect([await statusWith(secret), await statusWith(old)]).toEqual([200, 200]);
    expect(Date.parse(key.previousUntil) - service.now().getTime()).toBeGreaterThan(86_000_000);
    service.wait(dayMs + 1000);
    expect([await statusWith(secret), await statusWith(old)]).toEqual([200, 401]);
    await customer.signIn();
    expect((await list(customer)).keys[0].previousUntil).toBeNull();
  });

  it('ends the old secret at once if there is no overlap, and the one before with the next rotation', async () => {
    const customer = await service.customer();
    const { keyId, secret: first } = await programOf(service, customer);
    const { secret: second } = (await rotate(customer, keyId, 168)).json();
    const { secret: third } = (await rotate(customer, keyId, 168)).json();
    expect([await statusWith(first), await statusWith(second), await statusWith(third)]).toEqual([
      401, 200, 200,
    ]);
    const { secret: last } = (await rotate(customer, keyId, 0)).json();
    expect([await statusWith(second), await statusWith(third), await statusWith(last)]).toEqual([
      401, 401, 200,
    ]);
  });

  it('gives a key that expires its whole lifetime again, and an expired one no overlap', async () => {
    const customer = await service.customer();
    const { keyId, secret: old } = await programOf(service, customer, { lifetimeDays: 30 });
    service.wait(31 * dayMs);
    await customer.signIn();
    const { key, secret } = (await rotate(customer, keyId, 24)).json();
    expect(Math.round((Date.parse(key.expiresAt) - service.now().getTime()) / dayMs)).toBe(30);
    expect([await statusWith(secret), await statusWith(old), key.previousUntil]).toEqual([200, 401, null]);
  });

  it('keeps a test key a test key', async () => {
    const customer = await service.customer();
    const { keyId } = await programOf(service, customer, { isTest: true });
    expect((await rotate(customer, keyId, 0)).json().secret).toMatch(/^vk_test_/);
  });
});

describe('the monthly limit of a key', () => {
  it('stops the key once it has used its credits, until the limit is raised or the month ends', async () => {
    const customer = await service.customer();
    await service.giveCredits(customer, 'business-eur');
    const program = await programOf(service, customer, { creditsPerMonth: 1 });
    const make = (told: string) => program.send('v1MakePhoto', passport, { told });
    const failed = (await make('judged fail')).json();
    const { originalId } = (await make('one')).json();
    expect(statusAndCode(await make('two'))).toEqual([402, 'api-key-limit-reached']);
    // A photo that needs no credit is still made.
    const again = await program.ask('v1MakePhotoOfOriginal', {
      params: { originalId },
      payload: { ...passport, cropOnly: true },
    });
    expect(again.json().paidBy).toBe('revision');
    const unlock = () => program.ask('v1UnlockPhoto', { params: { photoId: failed.id } });
    expect(statusAndCode(await unlock())).toEqual([402, 'api-key-limit-reached']);
    expect((await program.ask('v1GetCredits')).json().key).toEqual({
      isTest: false,
      creditsPerMonth: 1,
      creditsThisMonth: 1,
    });

    const limit = { ...requestLine('limitApiKey', { params: program }), payload: { creditsPerMonth: 2 } };
    expect((await customer.call(limit)).json().key).toMatchObject({
      creditsPerMonth: 2,
      creditsThisMonth: 1,
    });
    expect((await unlock()).json().paidBy).toBe('credit');
    expect(statusAndCode(await make('three'))).toEqual([402, 'api-key-limit-reached']);
    service.wait(32 * dayMs);
    expect((await make('four')).json().paidBy).toBe('credit');
  });

  it('holds for photos that are made at the same time', async () => {
    const customer = await service.customer();
    await service.giveCredits(customer, 'business-eur');
    const program = await programOf(service, customer, { creditsPerMonth: 2 });
    const made = await Promise.all(
      ['a', 'b', 'c', 'd'].map((told) => program.send('v1MakePhoto', passport, { told })),
    );
    expect(made.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 402, 402]);
  });
});

it('tells what a key made by day', async () => {
  const customer = await service.customer();
  await service.giveCredits(customer, 'business-eur');
  const program = await programOf(service, customer);
  const use = async (of = customer) =>
    (await of.call(requestLine('listApiKeyUse', { params: program }))).json().days;
  expect(await use()).toEqual([]);
  const day = service.now().toISOString().slice(0, 10);
  await program.send('v1CheckPhoto', passport);
  await program.send('v1MakePhoto', passport, { told: 'day one' });
  await program.send('v1MakePhoto', passport, { told: 'judged fail' });
  service.wait(dayMs);
  await program.send('v1MakePhoto', passport, { told: 'day two' });
  await customer.signIn();
  const [second, first] = await use();
  expect(first).toEqual({ day, photos: 2, checks: 1, credits: 1 });
  expect(second).toMatchObject({ photos: 1, checks: 0, credits: 1 });
});

it('tells whether photos can be made by key', async () => {
  const customer = await service.customer();
  await service.giveCredits(customer, 'pro-eur');
  expect((await list(customer)).hasAccess).toBe(false);
  await service.giveCredits(customer, 'business-eur');
  expect((await list(customer)).hasAccess).toBe(true);
});

it('logs what a key made or was refused, and not what it read', async () => {
  const { customer, program } = await businessOf(service);
  const { id: photoId } = (await program.send('v1MakePhoto', passport)).json();
  await program.ask('v1GetPhoto', { params: { photoId } });
  await program.ask('v1GetPhoto', { params: { photoId: crypto.randomUUID() } });
  await program.send('v1MakePhoto', passport, { told: 'fail face-missing' });
  await program.ask('v1DeletePhoto', { params: { photoId } });
  const { keyId } = program;
  const line = requestLine('listApiRequests', { params: { keyId } });
  const logged = async () => (await customer.call(line)).json().requests;
  await expect.poll(async () => (await logged()).length, patiently).toBe(4);
  const make = { method: 'POST', path: v1Operations.v1MakePhoto.path };
  const photo = { path: v1Operations.v1GetPhoto.path };
  expect((await logged()).toReversed()).toMatchObject([
    { ...make, status: 201, code: null, photoId },
    { ...photo, method: 'GET', status: 404, code: 'photo-not-found' },
    { ...make, status: 422, code: 'face-missing', photoId: null },
    { ...photo, method: 'DELETE', status: 204, code: null, photoId },
  ]);
  const stranger = await service.customer();
  expect((await stranger.call(line)).statusCode).toBe(404);
});
