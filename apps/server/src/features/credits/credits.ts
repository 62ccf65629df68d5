import { randomUUID } from 'node:crypto';
import type { LedgerReason, PreviewReason } from '@vesika/contract';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { lockAccount } from '../../account/account.ts';
import { dayMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  creditLedger,
  type PackagePaymentStatus,
  type PackageRow,
  packages,
  paidOriginals,
  type UserPackageRow,
  userPackages,
} from '../../schema/index.ts';
import { countKeyUse, requireWithinKeyLimit } from './key-use.ts';
import { ofPayer, type Payer } from './payer.ts';

/** Texts state this number too. */
export const lowCredits = 5;

/** Call it under lockAccount in the transaction that took a credit. */
export type AnnounceCredits = (tx: Database, spent: { userId: string; now: Date }) => Promise<void>;

/**
 * The only code that changes balances, always with a ledger entry in the same transaction, so that entries sum to the balance.
 */

interface Grant {
  userId: string;
  sold: PackageRow;
  paymentId: string | null;
  subscriptionReference?: string | null;
  /** The free quota that it comes from. */
  quotaId?: string | null;
  reference: string;
  now: Date;
}

export async function grantPackage(tx: Database, grant: Grant): Promise<UserPackageRow> {
  const { userId, sold, paymentId, subscriptionReference = null, quotaId = null, reference, now } = grant;
  const row: UserPackageRow = {
    id: randomUUID(),
    userId,
    packageId: sold.id,
    paymentId,
    creditsTotal: sold.credits,
    creditsRemaining: sold.credits,
    purchasedAt: now,
    expiresAt: new Date(now.getTime() + sold.validityDays * dayMs),
    isActive: true,
    paymentStatus: 'completed',
    createdAt: now,
    subscriptionReference,
    subscriptionStatus: subscriptionReference === null ? null : 'active',
    quotaId,
  };
  await tx.insert(userPackages).values(row);
  await note(tx, { row, change: sold.credits, reason: 'purchase', reference, now });
  return row;
}

interface Renewal {
  userPackageId: string;
  /** The terms that each period of the subscription brings. */
  sold: Pick<PackageRow, 'credits' | 'validityDays'>;
  reference: string;
  now: Date;
}

export async function renewPackage(tx: Database, renewal: Renewal): Promise<void> {
  const { userPackageId, sold, reference, now } = renewal;
  const [row] = await tx.select().from(userPackages).where(eq(userPackages.id, userPackageId)).for('update');
  if (!row) return;
  await tx
    .update(userPackages)
    .set({
      creditsRemaining: sql`${userPackages.creditsRemaining} + ${sold.credits ?? 0}`,
      expiresAt: new Date(now.getTime() + sold.validityDays * dayMs),
      subscriptionStatus: 'active',
    })
    .where(eq(userPackages.id, userPackageId));
  await note(tx, { row, change: sold.credits, reason: 'renewal', reference, now });
}

interface Cancellation {
  userPackageId: string;
  paymentStatus: Extract<PackagePaymentStatus, 'refunded' | 'disputed'>;
  reference: string;
  now: Date;
}

export async function cancelPackage(tx: Database, cancellation: Cancellation): Promise<void> {
  const { userPackageId, paymentStatus, reference, now } = cancellation;
  const [row] = await tx.select().from(userPackages).where(eq(userPackages.id, userPackageId)).for('update');
  if (!row) return;
  const left = row.creditsRemaining;
  await tx
    .update(userPackages)
    .set({ isActive: false, paymentStatus, ...(left !== null && { creditsRemaining: 0 }) })
    .where(eq(userPackages.id, userPackageId));
  await note(tx, { row, change: left === null ? null : -left, reason: 'refund', reference, now });
}

export async function noteSubscription(
  tx: Database,
  userPackageId: string,
  subscriptionStatus: UserPackageRow['subscriptionStatus'],
): Promise<void> {
  await tx.update(userPackages).set({ subscriptionStatus }).where(eq(userPackages.id, userPackageId));
}

interface Restoration {
  userPackageId: string;
  now: Date;
}

export async function restorePackage(tx: Database, { userPackageId, now }: Restoration): Promise<void> {
  const [row] = await tx.select().from(userPackages).where(eq(userPackages.id, userPackageId)).for('update');
  if (!row) return;
  const own = eq(creditLedger.userPackageId, userPackageId);
  const entries = await tx.select().from(creditLedger).where(own);
  const given = new Set(
    entries.filter(({ reason }) => reason === 'correction').map(({ reference }) => reference),
  );
  const taken = entries.filter(({ reason, reference }) => reason === 'refund' && !given.has(reference));
  const back = taken.reduce((sum, { change }) => sum - change, 0);
  await tx
    .update(userPackages)
    .set({
      isActive: true,
      paymentStatus: 'completed',
      ...(row.creditsRemaining !== null && { creditsRemaining: row.creditsRemaining + back }),
    })
    .where(eq(userPackages.id, userPackageId));
  for (const { change, reference } of taken) {
    await note(tx, { row, change: -change, reason: 'correction', reference, now });
  }
}

interface Correction {
  userPackageId: string;
  change: number;
  reference: string;
  now: Date;
}

/** False if the package is unlimited, or has fewer credits than are taken. */
export async function correctCredits(tx: Database, correction: Correction): Promise<boolean> {
  const { userPackageId, change, reference, now } = correction;
  const [row] = await tx.select().from(userPackages).where(eq(userPackages.id, userPackageId)).for('update');
  if (!row || row.creditsRemaining === null || row.creditsRemaining + change < 0) return false;
  const creditsRemaining = row.creditsRemaining + change;
  await tx.update(userPackages).set({ creditsRemaining }).where(eq(userPackages.id, userPackageId));
  await note(tx, { row, change, reason: 'correction', reference, now });
  return true;
}

export async function extendPackage(
  tx: Database,
  { userPackageId, days, now }: { userPackageId: string; days: number; now: Date },
): Promise<void> {
  const [row] = await tx.select().from(userPackages).where(eq(userPackages.id, userPackageId)).for('update');
  if (!row) return;
  const from = Math.max(row.expiresAt.getTime(), now.getTime());
  const expiresAt = new Date(from + days * dayMs);
  await tx.update(userPackages).set({ expiresAt }).where(eq(userPackages.id, userPackageId));
}

interface Spending extends Payer {
  countryCode: string;
  reason: Extract<LedgerReason, 'photo' | 'unlock' | 'human-check'>;
  /** One if absent. An unlimited package pays for photos only. */
  credits?: number | undefined;
  photoId: string;
  /** The API key that asks; its limit applies. */
  keyId?: string | undefined;
  now: Date;
}

export type Refusal = { refused: Exclude<PreviewReason, 'sign-in-required'> };
export type Spent = { userPackageId: string } | Refusal;

/** Takes it from the active package that expires first, and calls lockAccount itself. */
export async function takeCredit(tx: Database, spending: Spending): Promise<Spent> {
  const { userId, reason, photoId, keyId, credits = 1, now } = spending;
  await lockAccount(tx, userId);
  const found = await packageThatPays(tx, spending);
  if ('refused' in found) return found;
  if (keyId !== undefined) {
    await requireWithinKeyLimit(tx, keyId, now);
    await countKeyUse(tx, { keyId, use: 'credits', now });
  }
  await spend(tx, found, { credits, reason, reference: photoId, now });
  return { userPackageId: found.id };
}

export async function refusalOfCredit(db: Database, purpose: Purpose): Promise<Refusal['refused'] | null> {
  const found = await packageThatPays(db, purpose);
  if ('refused' in found) return found.refused;
  if (purpose.keyId !== undefined) await requireWithinKeyLimit(db, purpose.keyId, purpose.now);
  return null;
}

type Purpose = Payer &
  Pick<Spending, 'countryCode' | 'keyId' | 'credits' | 'now'> & {
    reason?: Spending['reason'];
  };

async function packageThatPays(tx: Database, purpose: Purpose): Promise<UserPackageRow | Refusal> {
  const owned = await tx
    .select({ row: userPackages, sold: packages })
    .from(userPackages)
    .innerJoin(packages, eq(packages.id, userPackages.packageId))
    .where(
      and(ofPayer(purpose), eq(userPackages.isActive, true), eq(userPackages.paymentStatus, 'completed')),
    )
    .orderBy(asc(userPackages.expiresAt), asc(userPackages.createdAt), asc(userPackages.id))
    // Locks the packages against a concurrent refund or renewal.
    .for('update', { of: userPackages });
  let newest: { createdAt: Date; refused: Refusal['refused'] } | undefined;
  for (const { row, sold } of owned) {
    const refused = await problemOf(tx, row, sold, purpose);
    if (!refused) return row;
    if (!newest || row.createdAt >= newest.createdAt) newest = { createdAt: row.createdAt, refused };
  }
  return { refused: newest?.refused ?? 'no-package' };
}

type Problem = 'package-expired' | 'no-credits' | 'other-country';

async function problemOf(
  tx: Database,
  row: UserPackageRow,
  sold: PackageRow,
  { countryCode, credits = 1, reason, now }: Purpose,
): Promise<Problem | undefined> {
  if (row.expiresAt <= now) return 'package-expired';
  const ifUnlimited = reason === 'human-check' ? 0 : Number.POSITIVE_INFINITY;
  if ((row.creditsRemaining ?? ifUnlimited) < credits) return 'no-credits';
  if (!sold.features.includes('one-country')) return undefined;
  const [elsewhere] = await tx
    .select({ photoId: paidOriginals.photoId })
    .from(paidOriginals)
    .where(and(eq(paidOriginals.userPackageId, row.id), ne(paidOriginals.countryCode, countryCode)))
    .limit(1);
  return elsewhere ? 'other-country' : undefined;
}

type Payment = Pick<Entry, 'reason' | 'reference' | 'now'> & { credits: number };

async function spend(tx: Database, row: UserPackageRow, { credits, ...entry }: Payment) {
  if (row.creditsRemaining === null) return;
  await tx
    .update(userPackages)
    .set({ creditsRemaining: sql`${userPackages.creditsRemaining} - ${credits}` })
    .where(eq(userPackages.id, row.id));
  await note(tx, { row, change: -credits, ...entry });
}

interface Entry {
  row: Pick<UserPackageRow, 'id' | 'userId'>;
  change: number | null;
  reason: LedgerReason;
  reference: string;
  now: Date;
}

async function note(tx: Database, { row, change, reason, reference, now }: Entry): Promise<void> {
  if (change === null || change === 0) return;
  await tx.insert(creditLedger).values({
    userId: row.userId,
    userPackageId: row.id,
    change,
    reason,
    reference,
    createdAt: now,
  });
}
