import pg from 'pg';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { seed } from '../../../seed.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { expireTokens } from './expire-tokens.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const user = '11111111-1111-4111-8111-111111111111';

it('removes mailed tokens and sessions whose time is over, and no others', async () => {
  const test = await openTestDatabase();
  const { db, close } = await openDatabase({ url: test.url, dataDir: '', connectionsMax: 2, seed, log });
  const client = new pg.Client({ connectionString: test.url });
  await client.connect();
  await client.query(
    `insert into auth_users (id, email, created_at, updated_at) values ('${user}', 'a@example.org', now(), now())`,
  );
  await client.query(`
    insert into auth_one_time_tokens (id, user_id, purpose, link_hash, code_hash, created_at, expires_at) values
      (gen_random_uuid(), '${user}', 'signup', 'a', 'a', now(), now() - interval '1 minute'),
      (gen_random_uuid(), '${user}', 'recovery', 'b', 'b', now(), now() + interval '1 minute');
    insert into auth_sessions (id, user_id, aal, amr, created_at, refreshed_at, ended_at) values
      (gen_random_uuid(), '${user}', 'aal1', '[]', now(), now(), null),
      (gen_random_uuid(), '${user}', 'aal1', '[]', now(), now(), now() - interval '1 day'),
      (gen_random_uuid(), '${user}', 'aal1', '[]', now(), now(), now() - interval '31 days')`);

  await expireTokens({ db, clock: Date.now });

  const purposes = await client.query('select purpose from auth_one_time_tokens');
  expect(purposes.rows).toEqual([{ purpose: 'recovery' }]);
  expect((await client.query('select id from auth_sessions')).rowCount).toBe(2);
  await client.end();
  await close();
  await test.drop();
});
