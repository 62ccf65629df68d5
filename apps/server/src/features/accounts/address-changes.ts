import { randomUUID } from 'node:crypto';
import { and, eq, gt, gte } from 'drizzle-orm';
import { dayMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashToken, newToken } from '../../platform/secrets/tokens.ts';
import { addressChanges, type UserRow, users } from '../../schema/index.ts';
import { AuthError } from './auth-error.ts';
import { type Deputies, revokeCredentials, setAside } from './first-proof.ts';
import { findUserByEmail } from './users.ts';

const undoDays = 7;

interface Confirmation {
  by: 'email_change' | 'email_change_current';
  now: Date;
}

interface Confirmed {
  user: UserRow;
  /** Token of the link by which the old mailbox undoes the change; null if the old address was never proven. */
  undoToken: string | null;
}

/** Undefined while the other mailbox has not confirmed. An address that was never proven is not asked. */
export async function confirmChange(
  tx: Database,
  user: UserRow,
  { by, now }: Confirmation,
): Promise<Confirmed | undefined> {
  if (user.emailNew === null) throw new AuthError('otp_expired');
  const newProvenAt = by === 'email_change' ? now : user.emailNewProvenAt;
  const allowedAt = by === 'email_change_current' ? now : user.emailChangeAllowedAt;
  if (!newProvenAt || (user.emailProvenAt && !allowedAt)) {
    const seen = { emailNewProvenAt: newProvenAt, emailChangeAllowedAt: allowedAt };
    await tx.update(users).set(seen).where(eq(users.id, user.id));
    return undefined;
  }
  if (await findUserByEmail(tx, user.emailNew)) throw new AuthError('email_exists');
  const undoToken = user.emailProvenAt && newToken();
  if (undoToken) {
    await tx.insert(addressChanges).values({
      id: randomUUID(),
      userId: user.id,
      addressBefore: user.email,
      linkHash: hashToken(undoToken),
      changedAt: now,
      expiresAt: new Date(now.getTime() + undoDays * dayMs),
    });
  }
  const moved = await moveTo(tx, user.id, { email: user.emailNew, now });
  return { user: moved, undoToken };
}

/**
 * Gives the account back to the address before. A thief may still be signed in or have left a key, so all credentials
 * end, the password too. Only factors that are older than the change by a week stay, because the mailbox alone must not
 * bypass them.
 */
export async function undoChange(
  tx: Database,
  token: string,
  { now, deputies }: { now: Date; deputies: Deputies },
): Promise<Undone | undefined> {
  const ofLink = and(eq(addressChanges.linkHash, hashToken(token)), gt(addressChanges.expiresAt, now));
  const [change] = await tx.select().from(addressChanges).where(ofLink).for('update');
  if (!change) return undefined;
  const { userId, addressBefore: email, changedAt } = change;
  const taken = await findUserByEmail(tx, email);
  if (taken?.emailProvenAt && taken.id !== userId) throw new AuthError('email_exists');
  const setAsideId = taken && taken.id !== userId ? taken.id : null;
  if (setAsideId) await setAside(tx, taken!, { now, deputies });
  // The links of earlier changes stay: a thief may have changed the address twice.
  const sinceThen = and(eq(addressChanges.userId, userId), gte(addressChanges.changedAt, changedAt));
  await tx.delete(addressChanges).where(sinceThen);
  const factorsSince = new Date(changedAt.getTime() - undoDays * dayMs);
  await revokeCredentials(tx, userId, { factorsSince, deputies });
  return { user: await moveTo(tx, userId, { email, passwordHash: null, now }), setAsideId };
}

interface Undone {
  user: UserRow;
  /** The account that was made for the address meanwhile and never proven. */
  setAsideId: string | null;
}

interface Move {
  email: string;
  passwordHash?: null;
  now: Date;
}

async function moveTo(tx: Database, id: string, { now, ...moved }: Move): Promise<UserRow> {
  const [row] = await tx
    .update(users)
    .set({
      ...moved,
      emailNew: null,
      emailNewProvenAt: null,
      emailChangeAllowedAt: null,
      emailConfirmedAt: now,
      emailProvenAt: now,
      updatedAt: now,
    })
    .where(eq(users.id, id))
    .returning();
  return row!;
}
