import { join } from 'node:path';
import { requestLine } from '@vesika/contract';
import { like, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from '../../../platform/storage/storage.ts';
import { webhookEvents } from '../../../schema/index.ts';
import { mailTo } from '../../../testing/auth-client.ts';
import { openFakeStripe, stripeError } from '../../../testing/fake-stripe.ts';
import { type FullAccount, fillAccount } from '../../../testing/full-account.ts';
import { buy, checkoutAtProvider, eventsAt, sendEvent, signingSecret } from '../../../testing/payments.ts';
import { type Customer, openTestService, testService } from '../../../testing/test-service.ts';
import { listOwnerFiles } from '../../photos/files/photo-files.ts';

const service = testService({ SIGNING_SECRET: signingSecret });
let storage: Storage;

beforeAll(async () => {
  storage = service.storage;
});

const remove = (customer: Customer, body: object = proofOf(customer)) =>
  customer.call({ ...requestLine('deleteAccount'), payload: body });
const proofOf = ({ email, password }: Customer) => ({ email, password });

describe('deleteAccount', () => {
  describe('200', () => {
    let gone: FullAccount;
    let other: FullAccount;
    let othersRows: unknown;
    let refreshToken: string;

    beforeAll(async () => {
      gone = await fillAccount(service, storage);
      other = await fillAccount(service, storage);
      const { email, password } = gone.customer;
      const signedIn = await service.app.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        payload: { email, password },
      });
      refreshToken = signedIn.json().refresh_token;
      expect(await tablesWith(gone.customer.userId)).toEqual(await tablesOfAccounts());
      expect(await tablesWith(email)).toEqual(['auth_users', 'invoices', 'webhook_events']);
      othersRows = await tablesWith(other.customer.userId);
      const { imageUrl } = await gone.customer.uploadPicture();
      await gone.customer.process({ imageUrl });
      expect(await jobsOf(gone.customer)).toBe(1);
      const response = await remove(gone.customer, { email: ` ${email.toUpperCase()} `, password });
      expect([response.statusCode, response.json()]).toEqual([200, { deleted: true }]);
    });

    it('leaves no trace of the account in any table', async () => {
      expect(await tablesWith(gone.customer.userId)).toEqual([]);
      expect(await tablesWith(gone.customer.email)).toEqual([]);
    });

    it('leaves no job of the photos it requested', async () => {
      expect(await jobsOf(gone.customer)).toBe(0);
    });

    it('leaves no file', async () => {
      expect(await filesOf(gone.customer)).toEqual([]);
    });

    it('still knows which payment events it has seen, and nothing of what they said', async () => {
      const events = await eventsOf(gone);
      const names = events.map(({ eventId }) => eventId.replace(gone.checkoutId, 'id')).sort();
      const heard = ['evt_early_id', 'evt_test_id_completed', 'evt_test_id_ended', 'evt_test_id_paid_1'];
      expect(names).toEqual(heard);
      for (const { payload, userId, subject } of events) {
        expect([payload, userId, subject]).toEqual([{}, null, null]);
      }
    });

    it('touches nobody else', async () => {
      expect(await tablesWith(other.customer.userId)).toEqual(othersRows);
      expect(await filesOf(other.customer)).toHaveLength(12);
      for (const { payload, subject } of await eventsOf(other)) {
        expect(payload).not.toEqual({});
        expect(subject).toBe(`sub_test_${other.checkoutId}`);
      }
    });

    it('ends the access token, the refresh token and the password at once', async () => {
      const { customer } = gone;
      expect((await customer.call(requestLine('exportAccount'))).statusCode).toBe(401);
      const refresh = { refresh_token: refreshToken };
      const statuses = await Promise.all(
        Object.entries({ refresh_token: refresh, password: customer }).map(async ([grant, payload]) => {
          const url = `/auth/v1/token?grant_type=${grant}`;
          return (await service.app.inject({ method: 'POST', url, payload })).statusCode;
        }),
      );
      expect(statuses).toEqual([400, 400]);
    });

    it('leaves the address free for a new account', async () => {
      const { email, password } = gone.customer;
      const again = await service.app.inject({
        method: 'POST',
        url: '/auth/v1/signup',
        payload: { email, password },
      });
      expect(again.statusCode).toBe(200);
      expect(again.json().user.id).not.toBe(gone.customer.userId);
    });
  });

  it('200: without a password, by a mailed code alone', async () => {
    const customer = await service.customer();
    await service.db.execute(sql`update auth_users set password_hash = null where id = ${customer.userId}`);
    const { email } = customer;
    for (const code of [undefined, '000000']) {
      const refused = await remove(customer, { email, code });
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'code-wrong']);
    }
    await service.app.inject({ url: '/auth/v1/reauthenticate', headers: customer.headers });
    const { code } = await mailTo(join(service.dataDir, 'outbox'), email);
    expect((await remove(customer, { email, code })).json()).toEqual({ deleted: true });
    expect(await tablesWith(email)).toEqual([]);
  });

  describe('a package that renews', () => {
    it('is ended at the provider first, and the account stays where that is not possible', async () => {
      const stripe = await openFakeStripe();
      const secret = 'whsec_test';
      const paying = await openTestService({
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: secret,
        STRIPE_API_ADDRESS: stripe.address,
      });
      const customer = await paying.customer();
      const checkout = await checkoutAtProvider(paying, customer.userId, 'business-eur');
      const events = eventsAt(checkout, paying.now());
      for (const event of [events.completed(), events.invoicePaid(1)])
        await sendEvent(paying, event, { secret });

      stripe.on('DELETE', () => ({ status: 500, body: stripeError('api_error') }));
      const refused = await remove(customer);
      expect([refused.statusCode, refused.json().code]).toEqual([502, 'payment-unavailable']);
      expect((await customer.call(requestLine('exportAccount'))).statusCode).toBe(200);

      stripe.on('DELETE', () => ({ body: { id: 'sub', status: 'canceled' } }));
      expect((await remove(customer)).statusCode).toBe(200);
      expect(stripe.calls.at(-1)?.route).toBe(`DELETE /v1/subscriptions/sub_test_${checkout.id}`);
      await paying.close();
      await stripe.close();
    });

    it('brings nothing back when its events come after the account has gone', async () => {
      const customer = await service.customer();
      const { checkout } = await buy(service, customer, 'business-eur');
      expect((await remove(customer)).statusCode).toBe(200);
      const events = eventsAt(checkout, service.now());
      for (const event of [events.completed(), events.invoicePaid(1), events.invoicePaid(2)]) {
        expect((await sendEvent(service, event)).statusCode).toBe(200);
      }
      expect(await tablesWith(customer.userId)).toEqual([]);
    });
  });

  it.each([
    ['email-differs', { email: 'somebody@example.org', password: 'correct horse' }],
    ['password-wrong', { password: 'wrong horse' }],
    ['password-wrong', { password: undefined }],
  ])('403 %s: %o, and the account stays', async (code, body) => {
    const { customer } = await fillAccount(service, storage);
    const response = await remove(customer, { email: customer.email, ...body });
    expect([response.statusCode, response.json().code]).toEqual([403, code]);
    expect(await tablesWith(customer.userId)).toEqual(await tablesOfAccounts());
    expect(await filesOf(customer)).toHaveLength(12);
  });

  it('400 request-invalid: without e-mail', async () => {
    const response = await remove(await service.customer(), { password: 'correct horse' });
    expect([response.statusCode, response.json().code]).toEqual([400, 'request-invalid']);
  });

  it('401 sign-in-required: without a session', async () => {
    const payload = { email: 'a@example.org' };
    const response = await service.visitor().call({ ...requestLine('deleteAccount'), payload });
    expect([response.statusCode, response.json().code]).toEqual([401, 'sign-in-required']);
  });

  it('429 rate-limited: after twenty wrong passwords, here as at the sign-in', async () => {
    const customer = await service.customer();
    const { email } = customer;
    const guess = () => remove(customer, { email, password: 'wrong' });
    for (let n = 0; n < 20; n++) expect((await guess()).json().code).toBe('password-wrong');
    const refused = await guess();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate-limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const url = '/auth/v1/token?grant_type=password';
    const signIn = await service.app.inject({ method: 'POST', url, payload: customer });
    expect(signIn.statusCode).toBe(429);
  });
});

function eventsOf({ checkoutId }: FullAccount) {
  return service.db
    .select()
    .from(webhookEvents)
    .where(like(webhookEvents.eventId, `%${checkoutId}%`));
}

async function filesOf({ userId }: Customer): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of listOwnerFiles(storage, userId)) keys.push(key);
  return keys;
}

/** Tables with a column that references accounts, and the table of accounts itself. */
async function tablesOfAccounts(): Promise<string[]> {
  const { rows } = await service.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`);
  return ['auth_users', ...rows.map(({ name }) => name)].sort();
}

/** Tables that contain the text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await service.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public'`);
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await service.db.execute(
      sql`select 1 from ${sql.identifier(name)} as t where strpos(to_jsonb(t)::text, ${text}) > 0 limit 1`,
    );
    if (hit.rows.length > 0) found.push(name);
  }
  return found.sort();
}

async function jobsOf({ userId }: Customer): Promise<number> {
  const requested = sql`select count(*)::int as jobs from pgboss.job where data::text like ${`%${userId}%`}`;
  const { rows } = await service.db.execute<{ jobs: number }>(requested);
  return rows[0]?.jobs ?? 0;
}
