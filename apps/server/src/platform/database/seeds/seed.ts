import { hash } from 'node:crypto';
import { listCountries } from '@vesika/requirements';
import { eq, getTableColumns, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { countries, packages, seeds } from '../schema/index.ts';
import { priceLists } from './price-lists.ts';

export async function seed(db: Database): Promise<void> {
  await whenChanged(db, 'packages', packageRows(), async (tx, rows) => {
    await tx
      .insert(packages)
      .values(rows)
      .onConflictDoUpdate({ target: packages.id, set: excludedColumns(packages, ['id', 'stripePriceId']) });
    const names = rows.map(({ id }) => id);
    await tx.update(packages).set({ isActive: false }).where(notInArray(packages.id, names));
  });
  await whenChanged(db, 'countries', countryRows(), async (tx, rows) => {
    await tx.insert(countries).values(rows).onConflictDoNothing();
    const codes = rows.map(({ countryCode }) => countryCode);
    await tx.delete(countries).where(notInArray(countries.countryCode, codes));
  });
}

function packageRows() {
  return priceLists.map((row, index) => ({ ...row, isActive: true, displayOrder: index + 1 }));
}

function countryRows() {
  return listCountries().map(({ code }, index) => ({
    countryCode: code,
    isActive: true,
    displayOrder: index + 1,
  }));
}

type Fill<Row> = (tx: Database, rows: Row[]) => Promise<void>;

async function whenChanged<Row>(db: Database, name: string, rows: Row[], fill: Fill<Row>): Promise<void> {
  const sha256 = hash('sha256', JSON.stringify(rows), 'hex');
  const [last] = await db.select().from(seeds).where(eq(seeds.name, name));
  if (last?.sha256 === sha256) return;
  await db.transaction(async (tx) => {
    await fill(tx, rows);
    await tx
      .insert(seeds)
      .values({ name, sha256 })
      .onConflictDoUpdate({ target: seeds.name, set: { sha256 } });
  });
}

function excludedColumns<T extends PgTable>(table: T, except: readonly string[]): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name]) => !except.includes(name))
      .map(([name, column]) => [name, sql.raw(`excluded.${column.name}`)]),
  );
}
