import { v1GetCredits } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { creditsThisMonth, packagesOf } from '../credits/index.ts';
import type { PublicApiParts } from './public-api-parts.ts';
import { serveV1 } from './serve-v1.ts';

export function serveV1Credits(app: FastifyInstance, { db, clock, door }: PublicApiParts): void {
  serveV1(app, door, v1GetCredits, async (_request, { userId, key: { id, isTest, creditsPerMonth } }) => {
    const now = new Date(clock());
    const { package: newest, others, balance } = await packagesOf(db, { userId }, now);
    const running = [...(newest ? [newest] : []), ...others].filter(({ expiresAt }) => expiresAt > now);
    const used = await creditsThisMonth(db, [id], now);
    return {
      key: { isTest, creditsPerMonth, creditsThisMonth: used.get(id) ?? 0 },
      creditsRemaining: balance.creditsRemaining,
      packages: running.sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime()),
    };
  });
}
