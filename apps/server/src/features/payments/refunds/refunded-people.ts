import { eq } from 'drizzle-orm';
import { mailAddressOf } from '../../../account/account.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { MarkMailbox } from '../../../platform/mail/mailbox.ts';
import { refundedPeople } from '../../../schema/index.ts';

export type RefundedPeople = ReturnType<typeof createRefundedPeople>;

/** A full refund with the photos kept is allowed once per person, across accounts. */
export function createRefundedPeople(markMailbox: MarkMailbox) {
  async function markOf(tx: Database, userId: string): Promise<string> {
    return markMailbox('refunded', (await mailAddressOf(tx, userId)) ?? userId);
  }
  return {
    has: async (tx: Database, userId: string) => {
      const mark = eq(refundedPeople.fingerprint, await markOf(tx, userId));
      return (await tx.$count(refundedPeople, mark)) > 0;
    },
    add: async (tx: Database, userId: string, refundedAt: Date) => {
      const row = { fingerprint: await markOf(tx, userId), refundedAt };
      await tx.insert(refundedPeople).values(row).onConflictDoNothing();
    },
  };
}
