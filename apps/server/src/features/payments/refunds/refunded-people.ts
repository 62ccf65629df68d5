import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { refundedPeople, users } from '../../../platform/database/schema/index.ts';
import type { Fingerprint } from '../../../platform/secrets/fingerprint.ts';

/** A full refund with the photos kept is allowed once per person, across accounts. */
export interface RefundedPeople {
  has(tx: Database, userId: string): Promise<boolean>;
  add(tx: Database, userId: string, now: Date): Promise<void>;
}

export function createRefundedPeople(fingerprint: Fingerprint): RefundedPeople {
  async function markOf(tx: Database, userId: string): Promise<string> {
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    return fingerprint(`refunded ${mailboxOf(user?.email ?? userId)}`);
  }
  return {
    has: async (tx, userId) => {
      const mark = eq(refundedPeople.fingerprint, await markOf(tx, userId));
      return (await tx.$count(refundedPeople, mark)) > 0;
    },
    add: async (tx, userId, refundedAt) => {
      const row = { fingerprint: await markOf(tx, userId), refundedAt };
      await tx.insert(refundedPeople).values(row).onConflictDoNothing();
    },
  };
}

/** A plus suffix names the same mailbox (RFC 5233). */
function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*@/, '@');
}
