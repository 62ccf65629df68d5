import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import * as schema from '../database/schema/index.ts';
import { oneOfAll } from './one-of-all.ts';

it('is done by one of all who look, and again only when it is due', async () => {
  const database = await openTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url });
  const work = vi.fn(async () => undefined);
  const due = oneOfAll(drizzle(pool, { schema }), { name: 'a thing', everyMs: 60_000 }, work);
  await Promise.all([due(), due(), due()]);
  expect(work).toHaveBeenCalledTimes(1);
  await pool.query("update repeated_work set begun_at = begun_at - interval '2 minutes'");
  await Promise.all([due(), due(), due()]);
  expect(work).toHaveBeenCalledTimes(2);
  await pool.end();
  await database.drop();
});
