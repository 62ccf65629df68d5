import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { packages, type UserPackageRow, userPhotos } from '../../../platform/database/schema/index.ts';

interface Use {
  owned: Pick<UserPackageRow, 'creditsRemaining'>;
  credits: number | null;
  isUsed: boolean;
}

/** An unlimited package counts as used after its first photo. */
export function unusedShareOf({ owned: { creditsRemaining }, credits, isUsed }: Use): number {
  if (credits === null || creditsRemaining === null) return isUsed ? 0 : 1;
  return Math.min(1, creditsRemaining / credits);
}

export async function unusedShare(db: Database, owned: UserPackageRow): Promise<number> {
  const [sold] = await db.select().from(packages).where(eq(packages.id, owned.packageId));
  const isUsed = (await db.$count(userPhotos, eq(userPhotos.userPackageId, owned.id))) > 0;
  return unusedShareOf({ owned, credits: sold?.credits ?? null, isUsed });
}

/** Rounded in the buyer's favour. */
export function refundMinor(amountMinor: number, share: number): number {
  return Math.min(amountMinor, Math.ceil(amountMinor * share));
}
