import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { creditLedger, type UserPackageRow } from '../../../schema/index.ts';
import { cancelPackage, noteSubscription, restorePackage } from '../../credits/index.ts';
import { returnPhotos, withdrawPhotos } from '../../photos/index.ts';
import { endingRefund, isStanding, totalMinor } from './ending-refund.ts';
import { ownPackage, type Settled, type Settlement } from './settlement.ts';

/** The latest paid payment decides the package's state, so a new period outweighs the refund of an earlier one. */
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
    await noteSubscription(tx, owned.id, subscriptionStatus);
  }
  const taken = takenBack(newest);
  const photosSince = takesPhotos(newest) ? new Date(newest.payment.paidAt!) : null;
  if (taken) await takeBack(tx, owned, { ...taken, photosSince, now });
  else if (owned.paymentStatus !== 'completed') {
    await restorePackage(tx, { userPackageId: owned.id, now });
    await returnPhotos(tx, owned.id, now);
  }
}

interface Taking {
  paymentStatus: 'refunded' | 'disputed';
  cause: string;
  photosSince: Date | null;
  now: Date;
}

async function takeBack(
  tx: Database,
  owned: UserPackageRow,
  { paymentStatus, cause, photosSince, now }: Taking,
) {
  // A payment that was reported late has added credits meanwhile.
  const isLeft = owned.creditsRemaining !== null && owned.creditsRemaining > 0;
  if (owned.paymentStatus === paymentStatus && !isLeft) return;
  const earlier = and(eq(creditLedger.userPackageId, owned.id), eq(creditLedger.reason, 'refund'));
  // A cause may cancel the package again after it was restored.
  const reference = `${cause}/${1 + (await tx.$count(creditLedger, earlier))}`;
  await cancelPackage(tx, { userPackageId: owned.id, paymentStatus, reference, now });
  if (photosSince) await withdrawPhotos(tx, owned.id, photosSince);
}

/** Refunds for rejected photos leave the photos; a partial refund covers photos that were never made. */
function takesPhotos({ payment, refunds }: Settled): boolean {
  if (payment.status === 'disputed') return true;
  const standing = refunds.filter(isStanding);
  const isForRejection = standing.some(({ reason }) => reason === 'second-rejection');
  return !isForRejection && totalMinor(standing) >= payment.amountMinor;
}

function takenBack({ payment, refunds }: Settled) {
  const ending = endingRefund(refunds.filter(isStanding), payment);
  if (ending) return { paymentStatus: 'refunded', cause: ending.id } as const;
  if (payment.status === 'disputed') return { paymentStatus: 'disputed', cause: payment.dispute! } as const;
  return undefined;
}
