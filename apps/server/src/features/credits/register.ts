import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Callers } from '../../platform/http/callers.ts';
import { serveActivePackage } from './active-package/active-package.ts';
import { serveListPackages } from './list-packages/list-packages.ts';

interface CreditsNeeds {
  db: Database;
  clock: Clock;
  callers: Callers;
}

export function registerCredits(app: FastifyInstance, needs: CreditsNeeds): void {
  serveListPackages(app, needs.db);
  serveActivePackage(app, needs);
}
