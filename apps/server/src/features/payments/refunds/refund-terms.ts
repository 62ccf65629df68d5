import { guarantee } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { dayMs } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type UserPackageRow, userPhotos } from '../../../schema/index.ts';

const windowMs = guarantee.refundDays * dayMs;

export function refundableUntil(
  { paymentId, paymentStatus, purchasedAt }: UserPackageRow,
  now: Date,
): Date | undefined {
  const end = new Date(purchasedAt.getTime() + windowMs);
  return paymentId !== null && paymentStatus === 'completed' && now < end ? end : undefined;
}

interface Use {
  owned: Pick<UserPackageRow, 'creditsTotal' | 'creditsRemaining'>;
  isUsed: boolean;
}

/** An unlimited package counts as used after its first photo. */
export function unusedShareOf({ owned: { creditsTotal, creditsRemaining }, isUsed }: Use): number {
  if (creditsTotal === null || creditsRemaining === null) return isUsed ? 0 : 1;
  return Math.min(1, creditsRemaining / creditsTotal);
}

export async function unusedShare(db: Database, owned: UserPackageRow): Promise<number> {
  const isUsed = (await db.$count(userPhotos, eq(userPhotos.userPackageId, owned.id))) > 0;
  return unusedShareOf({ owned, isUsed });
}

/** Rounded in the buyer's favour. */
export function refundMinor(amountMinor: number, share: number): number {
  return Math.min(amountMinor, Math.ceil(amountMinor * share));
}
