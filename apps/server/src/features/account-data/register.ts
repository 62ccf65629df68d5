import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import type { Accounts } from '../accounts/index.ts';
import type { EraseAccount } from './delete-account/erase-account.ts';
import { serveDeleteAccount } from './delete-account/serve-delete-account.ts';
import { serveExportAccount } from './export-account/serve-export-account.ts';
import { servePreferences } from './preferences/serve-preferences.ts';

interface AccountDataNeeds extends Pick<Platform, 'db' | 'storage' | 'clock' | 'callers' | 'limits'> {
  accounts: Accounts;
  eraseAccount: EraseAccount;
}

export function registerAccountData(app: FastifyInstance, needs: AccountDataNeeds): void {
  servePreferences(app, needs);
  serveExportAccount(app, needs);
  serveDeleteAccount(app, needs);
}
