import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { creditLedger, type UserPackageRow, userPackages } from '../../../platform/database/schema/index.ts';
import { cancelPackage, restorePackage } from '../../credits/credits.ts';
import { ownPackage, type Settled, type Settlement } from './settlement.ts';

/** The latest paid payment decides over the package: a new period makes up for an earlier one's refund. */
export async function updatePackage(
  tx: Database,
  settlement: Settlement,
  settled: readonly Settled[],
): Promise<void> {
  const { subject, state, now } = settlement;
  const owned = await ownPackage(tx, settlement);
  const newest = settled.filter(({ payment }) => payment.paidAt !== null).at(-1);
  if (!owned || !newest) return;
  const { subscriptionStatus } = state;
  if (subject.isRecurring && owned.subscriptionStatus !== subscriptionStatus) {
    await tx.update(userPackages).set({ subscriptionStatus }).where(eq(userPackages.id, owned.id));
  }
  const taken = takenBack(newest);
  const photosSince = takesPhotos(newest) ? new Date(newest.payment.paidAt!) : null;
  if (taken) await takeBack(tx, owned, { ...taken, photosSince, now });
  else if (owned.paymentStatus !== 'completed') await restorePackage(tx, { userPackageId: owned.id, now });
}

interface Taking {
  paymentStatus: 'refunded' | 'disputed';
  /** The refund or the dispute. */
  cause: string;
  /** See Cancellation. */
  photosSince: Date | null;
  now: Date;
}

async function takeBack(
  tx: Database,
  owned: UserPackageRow,
  { paymentStatus, cause, photosSince, now }: Taking,
) {
  // A month that is heard of late has brought its credits meanwhile.
  const isLeft = owned.creditsRemaining !== null && owned.creditsRemaining > 0;
  if (owned.paymentStatus === paymentStatus && !isLeft) return;
  const earlier = and(eq(creditLedger.userPackageId, owned.id), eq(creditLedger.reason, 'refund'));
  // What was given back once may be taken again for the same cause.
  const reference = `${cause}/${1 + (await tx.$count(creditLedger, earlier))}`;
  await cancelPackage(tx, { userPackageId: owned.id, paymentStatus, reference, photosSince, now });
}

/** Who was refunded for rejected photos keeps them; a part that goes back is that of photos never made. */
function takesPhotos({ payment, refund }: Settled): boolean {
  if (payment.status === 'disputed') return true;
  return (
    refund !== undefined && refund.reason !== 'second-rejection' && refund.amountMinor >= payment.amountMinor
  );
}

function takenBack({ payment, refund }: Settled) {
  const isGoingBack = refund?.status === 'processing' || refund?.status === 'completed';
  if (isGoingBack) return { paymentStatus: 'refunded', cause: refund.id } as const;
  if (payment.status === 'disputed') return { paymentStatus: 'disputed', cause: payment.dispute! } as const;
  return undefined;
}
