import { listCountries } from '@vesika/requirements';
import { notInArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { seedWhenChanged } from '../../platform/database/seed.ts';
import { countries } from '../../schema/index.ts';

export async function seedCountries(db: Database): Promise<void> {
  await seedWhenChanged(db, 'countries', {
    rows: listCountries().map(({ code }, index) => ({
      countryCode: code,
      isActive: true,
      displayOrder: index + 1,
    })),
    fill: async (tx, rows) => {
      await tx.insert(countries).values(rows).onConflictDoNothing();
      const codes = rows.map(({ countryCode }) => countryCode);
      await tx.delete(countries).where(notInArray(countries.countryCode, codes));
    },
  });
}
