import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { migrate, readMigrations } from '../migrate.ts';

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
    all.filter(({ name }) => name < '0026'),
  );
  await client.query(`
    insert into preview_days (owner, day, made) values
      ('anon_1', '2026-11-21', 1), ('address abc', '2026-11-21', 2),
      ('anon_1 fe', '2026-11-21', 3), ('anon_1 fe DE passport', '2026-11-21', 4);
    insert into stored_originals (key, owner, stored_at) values
      ('photos/anon_1/made.jpg', 'anon_1', now()), ('photos/anon_1/unused.jpg', 'anon_1', now());
    insert into user_photos (id, session_id, original_photo_url, processed_photo_url, country_code, document_type,
        processing_status, processed_at, created_at, original_sha256, variant, width_mm, height_mm, report)
      values ('11111111-1111-4111-8111-111111111111', 'anon_1', 'photos/anon_1/made.jpg', 'p', 'DE', 'passport',
        'completed', now(), now(), 'fe', 'standard', 35, 45, '{}')`);
  await migrate(client, all);
});
afterAll(async () => {
  await client.end();
  await test.drop();
});

it('each preview counter from before has its kind, and an address no prefix', async () => {
  const { rows } = await client.query('select kind, counter_key, made from preview_days order by made');
  expect(rows).toEqual([
    { kind: 'owner', counter_key: 'anon_1', made: 1 },
    { kind: 'address', counter_key: 'abc', made: 2 },
    { kind: 'original', counter_key: 'anon_1 fe', made: 3 },
    { kind: 'document', counter_key: 'anon_1 fe DE passport', made: 4 },
  ]);
});

it('an original from before has the hash that its photo recorded, and none without a photo', async () => {
  const { rows } = await client.query('select key, sha256, bytes from stored_originals order by key');
  expect(rows).toEqual([
    { key: 'photos/anon_1/made.jpg', sha256: 'fe', bytes: null },
    { key: 'photos/anon_1/unused.jpg', sha256: null, bytes: null },
  ]);
});
