import { deleteAccount } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Accounts } from '../../accounts/index.ts';
import { confirmOwner } from './confirm-owner.ts';
import type { EraseAccount } from './erase-account.ts';

interface DeleteAccountParts extends Pick<Platform, 'callers' | 'limits'> {
  accounts: Accounts;
  eraseAccount: EraseAccount;
}

export function serveDeleteAccount(app: FastifyInstance, parts: DeleteAccountParts): void {
  const { accounts, callers, limits, eraseAccount } = parts;
  serve(app, deleteAccount, { onRequest: limits.hook() }, async (request) => {
    const caller = await callers.requireUser(request);
    await confirmOwner(accounts, request, caller, request.body);
    await eraseAccount(caller.userId);
    return { deleted: true } as const;
  });
}
