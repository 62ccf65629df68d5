import { randomUUID } from 'node:crypto';
import type { ReturnReason } from '@vesika/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { lockAccount } from '../../account/account.ts';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import type { Caller } from '../../platform/http/callers.ts';
import { type HumanCheckRow, humanChecks } from '../../schema/index.ts';
import { type AnnounceCredits, correctCredits, payerOf, takeCredit } from '../credits/index.ts';
import { isClean, requireOwnPhoto } from '../photos/index.ts';
import { findOffer } from './offer.ts';

interface Order {
  caller: Caller;
  photoId: string;
  now: Date;
  announceCredits: AnnounceCredits;
}

/** Takes the credits and puts the photo into the queue; a photo that is checked already keeps its check. */
export async function orderCheck(db: Database, { caller, photoId, now, announceCredits }: Order) {
  return db.transaction(async (tx): Promise<HumanCheckRow> => {
    const payer = await payerOf(tx, caller);
    if (payer !== null) await lockAccount(tx, payer.userId);
    const photo = await requireOwnPhoto(tx, caller, photoId);
    const known = await checkOf(tx, photo.id);
    if (known) return known;
    const offer = await findOffer(tx, now);
    if (!offer || !isClean(photo)) throw new ServiceError('human-check-not-possible');
    if (payer === null) throw new ServiceError('payment-required', { reason: 'sign-in-required' });
    const { credits } = offer;
    const spent = await takeCredit(tx, {
      ...payer,
      countryCode: photo.countryCode,
      photoId: photo.id,
      reason: 'human-check',
      credits,
      now,
    });
    if ('refused' in spent) throw new ServiceError('payment-required', { reason: spent.refused });
    await announceCredits(tx, { userId: payer.userId, now });
    const [made] = await tx
      .insert(humanChecks)
      .values({
        id: randomUUID(),
        userId: payer.userId,
        photoId: photo.id,
        userPackageId: spent.userPackageId,
        credits,
        requestedAt: now,
        expectedAt: offer.expectedAt,
      })
      .returning();
    return made!;
  });
}

export async function checkOf(db: Database, photoId: string): Promise<HumanCheckRow | undefined> {
  const [row] = await db.select().from(humanChecks).where(eq(humanChecks.photoId, photoId));
  return row;
}

type Decision = { verdict: 'passed' } | { verdict: 'returned'; reason: ReturnReason; words: string | null };

/** A photo that goes back brings its credits with it. Undefined if it was decided before. */
export async function decide(
  db: Database,
  { id, decision, now }: { id: string; decision: Decision; now: Date },
): Promise<HumanCheckRow | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(humanChecks).where(eq(humanChecks.id, id));
    if (!found) return undefined;
    await lockAccount(tx, found.userId);
    const [decided] = await tx
      .update(humanChecks)
      .set({ ...decision, decidedAt: now })
      .where(and(eq(humanChecks.id, id), isNull(humanChecks.decidedAt)))
      .returning();
    if (decided?.verdict === 'returned') {
      const { userPackageId, credits: change } = decided;
      await correctCredits(tx, { userPackageId, change, reference: `human-check/${id}`, now });
    }
    return decided;
  });
}
