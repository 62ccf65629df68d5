import { deleteAccount } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { sentMails, users, webhookEvents } from '../../../platform/database/schema/index.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Accounts } from '../../accounts/index.ts';
import { deleteJobsOf, deleteOwnerFiles } from '../../photos/index.ts';
import { confirmOwner } from './confirm-owner.ts';

interface DeleteAccountParts extends Pick<Platform, 'storage' | 'callers' | 'limits'> {
  accounts: Accounts;
  endSubscriptions: (userId: string) => Promise<void>;
}

/** If this is interrupted, the account can be deleted again, or only unreachable files remain, which the sweep removes. */
export function serveDeleteAccount(app: FastifyInstance, parts: DeleteAccountParts): void {
  const { accounts, storage, callers, limits, endSubscriptions } = parts;
  serve(
    app,
    deleteAccount,
    async (request) => {
      const caller = await callers.requireUser(request);
      await confirmOwner(accounts, request, caller, request.body);
      await endSubscriptions(caller.userId);
      await deleteRows(accounts.db, caller.userId);
      await deleteJobsOf(accounts.db, caller.owner);
      await deleteOwnerFiles(storage, caller.owner);
      return { deleted: true } as const;
    },
    { onRequest: limits.hook() },
  );
}

/** Ids of payment events remain, because a redelivered event must be recognised instead of restoring the deleted data. */
async function deleteRows(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Events are locked before the account, in the order their handler uses, to avoid a deadlock.
    await tx
      .update(webhookEvents)
      .set({ payload: {}, subject: null, userId: null })
      .where(eq(webhookEvents.userId, userId));
    const [gone] = await tx.delete(users).where(eq(users.id, userId)).returning();
    if (gone) await tx.delete(sentMails).where(eq(sentMails.email, gone.email));
  });
}
