import { listCountries } from '@vesika/requirements';
import { count, getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../../schema/index.ts';
import { seed } from '../../seed.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrate, readMigrations, underMigrationLock } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let test: TestDatabase;
let opened: OpenDatabase;
let client: pg.Client;

beforeAll(async () => {
  test = await openTestDatabase();
  opened = await open();
  client = new pg.Client({ connectionString: test.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await opened.close();
  await test.drop();
});

const open = () => openDatabase({ url: test.url, dataDir: '', connectionsMax: 5, seed, log });
const tables = Object.values(schema).filter((each) => is(each, PgTable));

describe('the schema', () => {
  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    'of %s is the same in the migrations and in TypeScript',
    async (name, table) => {
      const { rows } = await client.query(
        'select column_name, is_nullable, data_type from information_schema.columns where table_name = $1',
        [name],
      );
      const made = rows.map((row) => [row.column_name, row.is_nullable === 'NO', kindOf(row.data_type)]);
      const typed = Object.values(getTableColumns(table)).map((column) => [
        column.name,
        column.notNull,
        kindOf(column.getSQLType()),
      ]);
      expect(typed.sort()).toEqual(made.sort());
    },
  );
});

describe('the seeds', () => {
  it('are the countries of the requirements, and the price lists', async () => {
    const { db } = opened;
    const counted = async (table: PgTable) => (await db.select({ rows: count() }).from(table))[0]?.rows;
    expect(await counted(schema.countries)).toBe(listCountries().length);
    const prices = await db.select().from(schema.packages);
    expect(prices.map(({ price, currency }) => `${price} ${currency}`)).toEqual([
      ...['1.99 EUR', '3.99 EUR', '7.99 EUR'],
      ...['4.99 USD', '9.99 USD', '19.99 USD'],
      ...['49 TRY', '99 TRY', '199 TRY'],
      ...['1.99 GBP', '3.99 GBP', '7.99 GBP'],
    ]);
  });

  it("leave the operator's price ids alone, and write nothing that has not changed", async () => {
    await client.query("update packages set stripe_price_id = 'price_1' where id = 'pro-eur'");
    await client.query("update seeds set sha256 = 'older' where name = 'packages'");
    const again = await open();
    await again.close();
    const { rows } = await client.query(
      "select stripe_price_id, (select sha256 from seeds where name = 'packages') as sha256 from packages where id = 'pro-eur'",
    );
    expect(rows[0].stripe_price_id).toBe('price_1');
    expect(rows[0].sha256).not.toBe('older');
    const before = await versionsOfRows();
    await (await open()).close();
    expect(await versionsOfRows()).toEqual(before);
  });

  it('leave countries as their operator has them, and drop what is none any more', async () => {
    await client.query("update countries set is_active = false, display_order = 7 where country_code = 'KP'");
    await client.query("insert into countries values ('SU', true, 250)");
    await client.query("update seeds set sha256 = 'older' where name = 'countries'");
    await (await open()).close();
    const { rows } = await client.query("select * from countries where country_code in ('KP', 'SU')");
    expect(rows).toEqual([{ country_code: 'KP', is_active: false, display_order: 7 }]);
  });

  async function versionsOfRows(): Promise<unknown> {
    const { rows } = await client.query('select country_code, xmin from countries order by country_code');
    return rows;
  }
});

describe('migrations', () => {
  const first = { name: 'a-1', sql: 'create table a_one (id int)' };

  it('have a number each, so that their order is plain', async () => {
    const names = (await readMigrations()).map(({ name }) => name);
    const numbers = names.map((name) => /^(\d{4})(-[a-z0-9]+)+$/.exec(name)?.[1]);
    expect(new Set(numbers).size).toBe(names.length);
  });

  it('run once, in order, however many services start together', async () => {
    await inOwnSchema('together', async (connect) => {
      const clients = await Promise.all([connect(), connect(), connect()]);
      const second = { name: 'a-2', sql: 'alter table a_one add two int' };
      await Promise.all(
        clients.map((each) => underMigrationLock(each, () => migrate(each, [first, second]))),
      );
      const { rows } = await clients[0]!.query('select name from schema_migrations order by applied_at');
      expect(rows.map(({ name }) => name)).toEqual(['a-1', 'a-2']);
    });
  });

  it('leave nothing of one that fails', async () => {
    await inOwnSchema('failing', async (connect) => {
      const own = await connect();
      const broken = { name: 'a-2', sql: 'create table half (id int); select no_such_function()' };
      await expect(migrate(own, [first, broken])).rejects.toThrow('no_such_function');
      const { rows } = await own.query("select to_regclass('half') as half, to_regclass('a_one') as one");
      expect(rows[0]).toEqual({ half: null, one: 'a_one' });
    });
  });

  it('refuse one that sorts before a migration that the database has', async () => {
    await inOwnSchema('late', async (connect) => {
      const own = await connect();
      const third = { name: 'a-3', sql: 'create table a_three (id int)' };
      await migrate(own, [first, third]);
      const second = { name: 'a-2', sql: 'create table a_two (id int)' };
      await expect(migrate(own, [first, second, third])).rejects.toThrow('a-2 comes before a-3');
      const { rows } = await own.query("select to_regclass('a_two') as two");
      expect(rows[0]).toEqual({ two: null });
    });
  });

  it('refuse a database of another version, and a text changed after its release', async () => {
    await inOwnSchema('refusing', async (connect) => {
      const own = await connect();
      await migrate(own, [first]);
      await expect(migrate(own, [])).rejects.toThrow('another version');
      await expect(migrate(own, [{ ...first, sql: 'select 1' }])).rejects.toThrow('changed');
    });
  });

  async function inOwnSchema(name: string, work: (connect: () => Promise<pg.Client>) => Promise<void>) {
    await client.query(`create schema ${name}`);
    const clients: pg.Client[] = [];
    try {
      await work(async () => {
        const own = new pg.Client({ connectionString: test.url, options: `-c search_path=${name}` });
        clients.push(own);
        await own.connect();
        return own;
      });
    } finally {
      await Promise.all(clients.map((each) => each.end()));
      await client.query(`drop schema ${name} cascade`);
    }
  }
});

describe('the credit ledger', () => {
  it('is appended to, and goes only with its account', async () => {
    const user = '11111111-1111-4111-8111-111111111111';
    const pack = '22222222-2222-4222-8222-222222222222';
    await client.query(
      "insert into auth_users (id, email, created_at, updated_at) values ($1, 'a@example.org', now(), now())",
      [user],
    );
    await client.query(
      "insert into user_packages values ($2, $1, 'pro-eur', null, 10, now(), now(), true, 'completed', now())",
      [user, pack],
    );
    await client.query(
      "insert into credit_ledger (user_id, user_package_id, change, reason, reference, created_at) values ($1, $2, 10, 'purchase', 'p', now())",
      [user, pack],
    );
    await expect(client.query('update credit_ledger set change = 99')).rejects.toThrow('append-only');
    await expect(client.query('delete from credit_ledger')).rejects.toThrow('append-only');
    await client.query('delete from auth_users where id = $1', [user]);
    expect((await client.query('select * from credit_ledger')).rowCount).toBe(0);
  });
});

/** Both sides spell some types differently. */
function kindOf(type: string): string {
  if (type.endsWith('[]')) return 'ARRAY';
  return type.replace(/\(.*\)/, '');
}
