import { deleteAccount } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Accounts } from '../../accounts/index.ts';
import { deleteJobsOf, deleteOwnerFiles } from '../../photos/index.ts';
import { confirmOwner } from './confirm-owner.ts';
import { deleteRows } from './delete-rows.ts';

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
