import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { serveActivePackage } from './active-package/active-package.ts';
import { serveListPackages } from './list-packages/list-packages.ts';

type CreditsNeeds = Pick<Platform, 'db' | 'clock' | 'callers'>;

export function registerCredits(app: FastifyInstance, needs: CreditsNeeds): void {
  serveListPackages(app, needs);
  serveActivePackage(app, needs);
}
