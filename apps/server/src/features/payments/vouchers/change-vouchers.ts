import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { vouchers } from '../../../schema/index.ts';

type NewVoucher = Omit<typeof vouchers.$inferInsert, 'id'>;

/** False if another voucher has the code. */
export async function createVoucher(db: Database, voucher: NewVoucher): Promise<boolean> {
  const row = { id: randomUUID(), ...voucher };
  return (await db.insert(vouchers).values(row).onConflictDoNothing().returning()).length > 0;
}

/** False if there is no such voucher. */
export async function endVoucher(db: Database, voucherId: string, endedAt: Date): Promise<boolean> {
  return (
    (await db.update(vouchers).set({ endedAt }).where(eq(vouchers.id, voucherId)).returning()).length > 0
  );
}
