import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { migrate, readMigrations } from '../migrate.ts';
import released from './first-release.fixture.json' with { type: 'json' };

const [user, quota, voucher, photo] = [1, 2, 3, 4].map((n) => `${n}1111111-1111-4111-8111-111111111111`);
const check = (id: string) => ({ id, verdict: 'pass' });
const remaining = { checks: [check('eye-line'), check('head-height')], measures: { headHeightMm: 33 } };
const report = {
  checks: [check('eye-line'), check('luminance-mean'), check('head-height'), check('luminance-variance')],
  measures: { headHeightMm: 33, backgroundDeviation: 0.4 },
};
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
    all.filter(({ name }) => name < '0062'),
  );
  await client.query(`
    insert into auth_users (id, email, created_at, updated_at) values ('${user}', 'a@example.org', now(), now());
    insert into auth_one_time_tokens (id, user_id, purpose, link_hash, code_hash, created_at, expires_at)
      values (gen_random_uuid(), '${user}', 'purchase', 'a', 'b', now(), now());
    insert into packages (id, plan, name_tr, price, currency, credits, validity_days, features, is_recurring, is_active,
        display_order) values ('ten', 'pro', 'Pro', 4, 'EUR', 10, 180, '{}', false, true, 1);
    insert into quotas (id, institution, address, package_id, people_max, created_at)
      values ('${quota}', 'A school', 'school.example', 'ten', 9, now());
    insert into vouchers (id, code, label, percent, created_at) values ('${voucher}', 'ADA', 'Ada', 50, now());
    insert into voucher_uses (id, voucher_id, user_id, reserved_at, paid_at)
      values (gen_random_uuid(), '${voucher}', '${user}', now(), now());
    insert into user_packages (id, user_id, package_id, credits_total, credits_remaining, purchased_at, expires_at,
        is_active, payment_status, created_at, quota_id)
      values (gen_random_uuid(), '${user}', 'ten', 10, 7, now(), now(), true, 'completed', now(), '${quota}');
    insert into drafts (owner, user_id, country_code, document_type, original_photo_url, updated_at) values
      ('${user}', '${user}', 'FR', 'passport', 'photos/a.jpg', now()),
      ('anon_1', null, 'DE', 'visa', 'photos/b.jpg', now())`);
  await client.query(
    `insert into user_photos (id, user_id, original_photo_url, processed_photo_url, country_code, document_type,
        processing_status, processed_at, created_at, original_sha256, variant, width_mm, height_mm, report, unlocked_at,
        paid_by, answers)
      values ('${photo}', '${user}', 'o', 'p', 'DE', 'passport', 'completed', now(), now(), 'fe', 'standard', 35, 45, $1,
        now(), 'credit', $2)`,
    [report, { 'head-pose-pitch': 'level', gaze: 'at-camera' }],
  );
  await recordOneByOne();
  await migrate(client, all);
});
afterAll(async () => {
  await client.end();
  await test.drop();
});

/** The first release recorded each of its migrations, which are one file now. */
async function recordOneByOne() {
  await client.query('delete from schema_migrations');
  for (const { name, sha256 } of released) {
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
  }
}

const rowsOf = async (query: string) => (await client.query({ text: query, rowMode: 'array' })).rows;

it('photos keep reports and answers but for retired checks and questions, and stay unlocked', async () => {
  expect(await rowsOf('select answers from user_photos')).toEqual([[{ gaze: 'at-camera' }]]);
  expect(await rowsOf('select report, unlocked_at is not null from user_photos')).toEqual([
    [remaining, true],
  ]);
});

it('packages, uses of vouchers and links of receipts stay, and a package of a quota takes its place', async () => {
  expect(await rowsOf('select credits_remaining from user_packages')).toEqual([[7]]);
  expect(await rowsOf('select voucher_id, user_id from voucher_uses')).toEqual([[voucher, user]]);
  expect(await rowsOf('select purpose from auth_one_time_tokens')).toEqual([['purchase']]);
  expect(await rowsOf('select quota_id, user_id from quota_uses')).toEqual([[quota, user]]);
});

it('each draft is the current one of its owner', async () => {
  const drafts = 'select owner, original_photo_url, set_aside_at, id is not null from drafts order by owner';
  expect(await rowsOf(drafts)).toEqual([
    [user, 'photos/a.jpg', null, true],
    ['anon_1', 'photos/b.jpg', null, true],
  ]);
});

it('the database lists the migrations of now', async () => {
  const names = (await readMigrations()).map(({ name }) => [name]);
  expect(await rowsOf('select name from schema_migrations order by name')).toEqual(names);
});

it('a database from before the first release is refused', async () => {
  await client.query('create schema earlier');
  await client.query('set search_path = earlier');
  await client.query(
    'create table schema_migrations (name text primary key, sha256 text, applied_at timestamptz)',
  );
  await client.query("insert into schema_migrations values ('0001-first', $1)", [released[0]?.sha256]);
  await expect(migrate(client, await readMigrations())).rejects.toThrow('another version');
  await client.query('set search_path = from_before');
});
