import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { migrate, readMigrations } from '../migrate.ts';

const user = '11111111-1111-4111-8111-111111111111';
let test: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  test = await openTestDatabase();
  client = new pg.Client({ connectionString: test.url, options: '-c search_path=from_before' });
  await client.connect();
  await client.query('create schema from_before');
  const all = await readMigrations();
  await migrate(
    client,
    all.filter(({ name }) => name < '0046'),
  );
  await client.query(`
    insert into auth_users (id, email, created_at, updated_at) values ('${user}', 'a@example.org', now(), now());
    insert into packages (id, plan, name_tr, price, currency, credits, validity_days, features, is_recurring, is_active,
        display_order)
      values ('ten', 'pro', 'Pro', 4, 'EUR', 10, 180, '{}', false, true, 1),
        ('all', 'pro', 'Pro', 4, 'EUR', null, 90, '{}', false, true, 2)`);
  await buyAsBefore0043('2');
  await client.query("update user_packages set credits_remaining = 4 where package_id = 'ten'");
  await migrate(client, all);
  await buyAsBefore0043('3');
});
afterAll(async () => {
  await client.end();
  await test.drop();
});

/** Inserts a purchase as a process does that does not know of terms. */
async function buyAsBefore0043(run: string) {
  for (const [at, packageId, credits] of [
    ['1', 'ten', '10'],
    ['2', 'all', 'null'],
  ]) {
    const id = `${run}${at}111111-1111-4111-8111-111111111111`;
    await client.query(`
      insert into user_packages (id, user_id, package_id, credits_remaining, purchased_at, expires_at, is_active,
          payment_status, created_at)
        values ('${id}', '${user}', '${packageId}', ${credits}, now(), now(), true, 'completed', now());
      insert into payments (id, user_id, package_id, provider, provider_reference, status, amount_minor, currency,
          created_at, user_package_id)
        values ('${id}', '${user}', '${packageId}', 'test', '${id}', 'completed', 400, 'EUR', now(), '${id}')`);
  }
}

it('purchases of a process that knows no terms have those of their plan, before and after the migration', async () => {
  const { rows } = await client.query(`
    select payments.package_id, payments.credits, credits_total, credits_remaining
    from payments join user_packages on user_packages.id = user_package_id order by payments.id`);
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['ten', 10, 10, 4],
    ['all', null, null, null],
    ['ten', 10, 10, 10],
    ['all', null, null, null],
  ]);
});

it('a test checkout of such a process lasts as long as its plan', async () => {
  const { rows } = await client.query(`
    insert into test_checkouts (id, user_id, package_id, amount_minor, currency, language, status, is_recurring,
        periods_paid, created_at)
      values (gen_random_uuid(), '${user}', 'ten', 400, 'EUR', 'en', 'open', false, 0, now())
      returning credits, validity_days`);
  expect(rows).toEqual([{ credits: 10, validity_days: 180 }]);
});

it('a purchase that says it is unlimited stays so, and is never unlimited in one column alone', async () => {
  const { rows } = await client.query(`
    insert into payments (id, user_id, package_id, provider, provider_reference, status, amount_minor, currency,
        created_at, credits)
      values (gen_random_uuid(), '${user}', 'ten', 'test', 'unlimited', 'pending', 400, 'EUR', now(), null)
      returning credits`);
  expect(rows).toEqual([{ credits: null }]);
  const half = client.query("update user_packages set credits_total = null where package_id = 'ten'");
  await expect(half).rejects.toThrow('unlimited_in_both');
});
