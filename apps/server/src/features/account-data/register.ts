import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Callers } from '../../platform/http/callers.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Accounts } from '../accounts/index.ts';
import { serveDeleteAccount } from './delete-account/serve-delete-account.ts';
import { serveExportAccount } from './export-account/serve-export-account.ts';
import { servePreferences } from './preferences/serve-preferences.ts';

interface AccountDataNeeds {
  db: Database;
  storage: Storage;
  clock: Clock;
  callers: Callers;
  limits: RateLimits;
  accounts: Accounts;
  endSubscriptions: (userId: string) => Promise<void>;
}

export function registerAccountData(app: FastifyInstance, needs: AccountDataNeeds): void {
  servePreferences(app, needs);
  serveExportAccount(app, needs);
  serveDeleteAccount(app, needs);
}
