import { join } from 'node:path';
import { requestLine } from '@vesika/contract';
import { eq, getTableName, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../platform/clock/durations.ts';
import { readOutbox } from '../../platform/mail/outbox.ts';
import { bulkBatches, sentMails, users } from '../../schema/index.ts';
import { mailTo } from '../../testing/auth-client.ts';
import { fillAccount } from '../../testing/full-account.ts';
import { pressMailedLink } from '../../testing/mailed-link.ts';
import { addFactor } from '../../testing/operator.ts';
import { patiently } from '../../testing/patiently.ts';
import { signingSecret } from '../../testing/payments.ts';
import { type Customer, testService } from '../../testing/test-service.ts';
import { deputies } from '../../wiring/deputies.ts';
import { createEraseAccount } from '../../wiring/erase-account.ts';
import { forgetSetAside } from '../account-data/index.ts';
import { makeApiKey } from '../public-api/keys/api-keys.ts';
import { proveFirst, tablesAtFirstProof } from './first-proof.ts';

const service = testService({ SIGNING_SECRET: signingSecret, AUTH_ATTEMPTS_PER_ADDRESS: '10000' });
const outbox = () => join(service.dataDir, 'outbox');
const auth = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers = {}) =>
  service.app.inject({ method, url: `/auth/v1${path}`, headers, ...(payload && { payload }) });

describe('the list of tables', () => {
  it('says of every table of the database what the first proof of an address means for it', async () => {
    const { rows } = await service.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const listed = Object.values(tablesAtFirstProof).flat();
    expect(listed.sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('calls no table with the id of an account one of no account, but the log of operators', async () => {
    const { rows } = await service.db.execute<{ name: string }>(sql`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'account_id', 'key_id', 'photo_id')`);
    const ofAccounts = new Set(rows.map(({ name }) => name));
    expect(tablesAtFirstProof.ofNoAccount.filter((name) => ofAccounts.has(name))).toEqual([]);
  });
});

describe.each(['magiclink', 'recovery'] as const)('the first proof of an address, by %s', (purpose) => {
  it('gives the owner an empty account, and revokes what the one before had', async () => {
    const { thief, secret } = await hijacker();
    const { userId, headers, email } = thief;
    const owner = await proofOf(email, purpose);

    expect(owner.user.id).not.toBe(userId);
    expect(owner.user).toMatchObject({ email, factors: [], app_metadata: { operator: false } });
    await expect
      .poll(async () => (await readOutbox(outbox()))[0]?.subject, patiently)
      .toBe('Your account starts empty');
    // The mail about it is noted for the new account.
    const found = (await tablesWith(owner.user.id)).filter((name) => name !== getTableName(sentMails));
    expect(found).toEqual(['auth_sessions', 'auth_users']);
    const left = await tablesWith(userId);
    expect(tablesAtFirstProof.revoked.filter((name) => left.includes(name))).toEqual([]);
    const [before] = await service.db.select().from(users).where(eq(users.id, userId));
    expect(before).toMatchObject({ operatorSince: null, setAsideFor: email });

    const byKey = { headers: { authorization: `Bearer ${secret}` } };
    expect((await service.app.inject({ ...requestLine('v1ListPhotos'), ...byKey })).statusCode).toBe(401);
    expect((await service.app.inject({ ...requestLine('listPhotos'), headers })).statusCode).toBe(401);
    for (const address of [email, before!.email]) {
      const signIn = await auth('POST', '/token?grant_type=password', {
        email: address,
        password: thief.password,
      });
      expect(signIn.json().code).toBe('invalid_credentials');
    }
    const photos = { ...requestLine('listPhotos'), headers: owner.headers };
    expect((await service.app.inject(photos)).json().photos).toEqual([]);
  });
});

it('pauses a bulk run that is under way', async () => {
  const { customer, batchId } = await fillAccount(service, service.storage);
  const own = eq(bulkBatches.id, batchId);
  // The runner does not see what is not committed.
  const state = await service.db.transaction(async (tx) => {
    await tx.update(bulkBatches).set({ state: 'running' }).where(own);
    const unproven = { emailProvenAt: null };
    const [user] = await tx.update(users).set(unproven).where(eq(users.id, customer.userId)).returning();
    await proveFirst(tx, user!, { now: service.now(), deputies });
    return (await tx.select().from(bulkBatches).where(own))[0]?.state;
  });
  expect(state).toBe('paused');
});

describe('an account that is proven in its own session', () => {
  it('keeps everything, and no later mail takes it away', async () => {
    const customer = await service.unproven();
    const photoId = await customer.makePhoto();
    await auth('GET', '/reauthenticate', undefined, customer.headers);
    const { code: nonce } = await mailTo(outbox(), customer.email);
    const wrong = await auth('PUT', '/user', { nonce: 'nothing' }, customer.headers);
    expect(wrong.json().code).toBe('reauthentication_not_valid');
    const proven = await auth('PUT', '/user', { nonce }, customer.headers);
    expect(proven.json().app_metadata.proven).toBe(true);
    await service.waitForLimits(61_000);
    const { user, headers } = await proofOf(customer.email, 'magiclink');
    expect(user.id).toBe(customer.userId);
    const photo = { ...requestLine('getPhoto', { params: { photoId } }), headers };
    expect((await service.app.inject(photo)).statusCode).toBe(200);
  });
});

describe('the page of a link', () => {
  it('warns that an account of an unproven address will not be there', async () => {
    const [unproven, proven] = [await service.unproven(), await service.customer()];
    const reported: boolean[] = [];
    for (const { email } of [unproven, proven]) {
      await auth('POST', '/recover', { email });
      const { pathname, search } = new URL((await mailTo(outbox(), email)).link);
      reported.push((await service.app.inject(pathname + search)).body.includes('opens an empty account'));
    }
    expect(reported).toEqual([true, false]);
  });
});

describe('an account that was set aside', () => {
  const reclaim = (headers: object, password: string) =>
    service.app.inject({ ...requestLine('reclaimAccount'), headers: { ...headers }, payload: { password } });

  it('comes back by its password to whoever proved the mailbox', async () => {
    const customer = await service.unproven();
    const photoId = await customer.makePhoto();
    const { headers, user } = await proofOf(customer.email, 'magiclink');
    expect(user.app_metadata.earlier).toBe(true);
    expect((await reclaim(headers, 'a guess')).json().code).toBe('password-wrong');
    expect((await reclaim(headers, customer.password)).statusCode).toBe(200);
    await customer.signIn();
    const photo = await customer.call(requestLine('getPhoto', { params: { photoId } }));
    expect(photo.statusCode).toBe(200);
    expect(await tablesWith(user.id)).toEqual([]);
    await service.waitForLimits(61_000);
    expect((await proofOf(customer.email, 'magiclink')).user.id).toBe(customer.userId);
  });

  it('409: where the new account holds something, or the address is unproven again', async () => {
    const customer = await service.unproven();
    const { headers, user } = await proofOf(customer.email, 'magiclink');
    await service.giveCredits({ userId: user.id } as Customer);
    expect((await reclaim(headers, customer.password)).json().code).toBe('act-not-possible');
    await service.db.update(users).set({ emailProvenAt: null }).where(eq(users.id, user.id));
    expect((await reclaim(headers, customer.password)).json().code).toBe('act-not-possible');
  });

  it('is deleted after its time, with its files', async () => {
    const customer = await service.unproven();
    await customer.makePhoto();
    const { user } = await proofOf(customer.email, 'magiclink');
    const { db, storage } = service;
    const parts = {
      db,
      eraseAccount: createEraseAccount({ db, storage, endSubscriptions: async () => undefined }),
    };
    await forgetSetAside({ ...parts, clock: () => service.now().getTime() + 179 * dayMs });
    expect(await tablesWith(customer.userId)).toContain('user_photos');
    await forgetSetAside({ ...parts, clock: () => service.now().getTime() + 181 * dayMs });
    expect(await tablesWith(customer.userId)).toEqual([]);
    expect((await service.stored()).filter((key) => key.includes(customer.userId))).toEqual([]);
    expect(await tablesWith(user.id)).toContain('auth_users');
  });
});

/** An unproven account with a row in every table. */
async function hijacker() {
  const { customer: thief } = await fillAccount(service, service.storage);
  const { db } = service;
  const now = service.now();
  const key = { name: 'left behind', scopes: ['photos:read' as const], lifetimeDays: null, isTest: false };
  const { secret } = await makeApiKey(db, thief.userId, { ...key, creditsPerMonth: null, now });
  await addFactor(service, thief);
  const unproven = { emailProvenAt: null, operatorSince: now };
  await db.update(users).set(unproven).where(eq(users.id, thief.userId));
  return { thief, secret };
}

async function proofOf(email: string, purpose: 'magiclink' | 'recovery') {
  await auth('POST', purpose === 'recovery' ? '/recover' : '/otp', { email });
  const newest = async () => (await mailTo(outbox(), email)).link;
  await expect.poll(newest, patiently).toContain(`type=${purpose}`);
  const link = await newest();
  const landed = (await pressMailedLink(service.app, link)).headers.location!;
  const token = new URLSearchParams(new URL(landed).hash.slice(1)).get('access_token')!;
  const headers = { authorization: `Bearer ${token}` };
  return { user: (await auth('GET', '/user', undefined, headers)).json(), headers };
}

/** Tables that contain the text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await service.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await service.db.execute(
      sql`select 1 from ${sql.identifier(name)} as t where strpos(to_jsonb(t)::text, ${text}) > 0 limit 1`,
    );
    if (hit.rows.length > 0) found.push(name);
  }
  return found.sort();
}
