import { apiKeysMax, requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKeys } from '../../platform/database/schema/index.ts';
import { programOf } from '../../testing/program.ts';
import { type Customer, openTestService, type TestService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const wish = { name: 'Shop', scopes: ['photos:write', 'photos:read'], lifetimeDays: 90 };
const make = (customer: Customer, body: object = wish) =>
  customer.call({ ...requestLine('createApiKey'), payload: body });
const list = async (customer: Customer) => (await customer.call(requestLine('listApiKeys'))).json();

describe('an API key', () => {
  it('is told once, and kept as a hash beside how it begins', async () => {
    const customer = await service.customer();
    const { secret, key } = (await make(customer)).json();
    expect(secret).toMatch(/^vk_live_[A-Za-z0-9_-]{43}$/);
    expect(key).toMatchObject({ name: 'Shop', scopes: wish.scopes, lastUsedAt: null });
    expect(secret.startsWith(key.start)).toBe(true);
    const days = (Date.parse(key.expiresAt) - Date.parse(key.createdAt)) / 86_400_000;
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
    service.wait(30 * 86_400_000);
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

it('tells whether photos can be made by key', async () => {
  const customer = await service.customer();
  await service.giveCredits(customer, 'pro-eur');
  expect((await list(customer)).hasAccess).toBe(false);
  await service.giveCredits(customer, 'business-eur');
  expect((await list(customer)).hasAccess).toBe(true);
});
