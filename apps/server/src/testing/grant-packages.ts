import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { grantPackage } from '../features/credits/credits.ts';
import * as schema from '../schema/index.ts';

/** Grants packages as if paid for, in the database of a service that runs elsewhere. Returns the number of credits. */
export async function grantPackages(
  connection: pg.ClientConfig,
  userId: string,
  { packageId, count }: { packageId: string; count: number },
): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  try {
    const db = drizzle(pool);
    const [sold] = await db.select().from(schema.packages).where(eq(schema.packages.id, packageId));
    if (!sold) throw new Error(`there is no package ${packageId}`);
    for (let n = 0; n < count; n++) {
      const gift = { userId, sold, paymentId: null, reference: `gift ${n}`, now: new Date() };
      await db.transaction((tx) => grantPackage(tx, gift));
    }
    return count * (sold.credits ?? 0);
  } finally {
    await pool.end();
  }
}
