import type { Database } from '../../../platform/database/database.ts';
import { excludedColumns, seedWhenChanged } from '../../../platform/database/seed.ts';
import { packages } from '../../../schema/index.ts';
import { priceLists } from './price-lists.ts';

/** Packages that are not of this list belong to the operator, and stay as they are. */
export async function seedPackages(db: Database): Promise<void> {
  await seedWhenChanged(db, 'packages', {
    rows: priceLists.map((row, index) => ({ ...row, isActive: true, displayOrder: index + 1 })),
    fill: async (tx, rows) => {
      await tx
        .insert(packages)
        .values(rows)
        .onConflictDoUpdate({
          target: packages.id,
          set: excludedColumns(packages, ['id', 'stripePriceId', 'isActive']),
        });
    },
  });
}
