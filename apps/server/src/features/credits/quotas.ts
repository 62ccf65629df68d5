import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import { lockAccount } from '../../account/account.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MarkMailbox } from '../../platform/mail/mailbox.ts';
import { quotas, quotaUses } from '../../schema/index.ts';
import { grantPackage } from './credits.ts';
import { packageOn } from './list-packages/list-packages.ts';

interface Proof {
  userId: string;
  email: string;
  markMailbox: MarkMailbox;
  now: Date;
}

/**
 * Gives what institutions have for the owner of a proven address, once for each mailbox; call it in a transaction. A place
 * stays taken when its account is deleted.
 */
export async function grantQuotas(tx: Database, { userId, email, markMailbox, now }: Proof): Promise<void> {
  const address = email.toLowerCase();
  const open = await tx
    .select()
    .from(quotas)
    .where(
      and(
        inArray(quotas.address, [address, address.slice(address.lastIndexOf('@') + 1)]),
        isNull(quotas.endedAt),
        // Its maker takes no place.
        or(isNull(quotas.createdBy), ne(quotas.createdBy, userId)),
        or(isNull(quotas.expiresAt), gt(quotas.expiresAt, now)),
      ),
    )
    // Two people do not take the last place.
    .for('update');
  if (open.length === 0) return;
  await lockAccount(tx, userId);
  for (const { id: quotaId, packageId, peopleMax } of open) {
    const mailbox = markMailbox(`quota ${quotaId}`, email);
    const used = eq(quotaUses.quotaId, quotaId);
    const own = or(eq(quotaUses.userId, userId), eq(quotaUses.mailbox, mailbox));
    if ((await tx.$count(quotaUses, and(used, own))) > 0) continue;
    if ((await tx.$count(quotaUses, used)) >= peopleMax) continue;
    const sold = await packageOn(tx, { packageId, at: now });
    if (!sold) continue;
    await tx.insert(quotaUses).values({ quotaId, userId, mailbox, usedAt: now });
    const reference = `quota/${quotaId}/${userId}`;
    await grantPackage(tx, { userId, sold, paymentId: null, quotaId, reference, now });
  }
}

/** Once a quota is over, the number of its uses is enough. */
export async function forgetQuotaMailboxes(db: Database, now: Date): Promise<void> {
  const over = db
    .select({ id: quotas.id })
    .from(quotas)
    .where(or(isNotNull(quotas.endedAt), lte(quotas.expiresAt, now)));
  await db
    .update(quotaUses)
    .set({ mailbox: null })
    .where(and(isNotNull(quotaUses.mailbox), inArray(quotaUses.quotaId, over)));
}

type NewQuota = Omit<typeof quotas.$inferInsert, 'id'>;

export async function createQuota(db: Database, quota: NewQuota): Promise<void> {
  await db.insert(quotas).values({ id: randomUUID(), ...quota });
}

/** False if there is no such quota. */
export async function endQuota(db: Database, quotaId: string, endedAt: Date): Promise<boolean> {
  return (await db.update(quotas).set({ endedAt }).where(eq(quotas.id, quotaId)).returning()).length > 0;
}
