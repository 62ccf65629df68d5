import type { Language } from '@vesika/messages';
import type { Database } from '../../platform/database/database.ts';
import { packages } from '../../schema/index.ts';
import { packageTexts } from '../payments/index.ts';

/** Names of all packages by id, read once for a whole list. */
export async function packageNames(db: Database, language: Language): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(packages);
  const named = rows.map(async (row) => [row.id, (await packageTexts(row, language)).name] as const);
  return new Map(await Promise.all(named));
}
