import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { quotas, userPackages } from '../../platform/database/schema/index.ts';
import { grantPackage, lockAccount } from './credits.ts';
import { packageOn } from './list-packages/list-packages.ts';

interface Proof {
  userId: string;
  email: string;
  now: Date;
}

/** Gives what institutions have for the owner of a proven address, each once; call it in a transaction. */
export async function grantQuotas(tx: Database, { userId, email, now }: Proof): Promise<void> {
  const address = email.toLowerCase();
  const open = await tx
    .select()
    .from(quotas)
    .where(
      and(
        inArray(quotas.address, [address, address.slice(address.lastIndexOf('@') + 1)]),
        isNull(quotas.endedAt),
        or(isNull(quotas.expiresAt), gt(quotas.expiresAt, now)),
      ),
    )
    // Two people do not take the last place.
    .for('update');
  if (open.length === 0) return;
  await lockAccount(tx, userId);
  for (const quota of open) {
    const given = eq(userPackages.quotaId, quota.id);
    if ((await tx.$count(userPackages, and(given, eq(userPackages.userId, userId)))) > 0) continue;
    if ((await tx.$count(userPackages, given)) >= quota.peopleMax) continue;
    const sold = await packageOn(tx, { packageId: quota.packageId, at: now });
    if (!sold) continue;
    const reference = `quota/${quota.id}/${userId}`;
    await grantPackage(tx, { userId, sold, paymentId: null, quotaId: quota.id, reference, now });
  }
}
