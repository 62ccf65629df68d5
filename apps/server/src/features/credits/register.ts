import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { serveActivePackage } from './active-package/active-package.ts';
import { serveListPackages } from './list-packages/list-packages.ts';

export function registerCredits(app: FastifyInstance, needs: Pick<Platform, 'db' | 'clock'>): void {
  serveListPackages(app, needs);
  serveActivePackage(app, needs);
}
