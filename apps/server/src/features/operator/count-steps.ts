import { type FunnelStep, operations } from '@vesika/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayOf } from '../../platform/clock/durations.ts';
import type { Platform } from '../../platform/platform.ts';
import { dailyCounts } from '../../schema/index.ts';

const flushMs = 10_000;
const robot = /bot|crawl|spider|preview|monitor|curl|wget|headless/i;

const steps: ReadonlyMap<string, FunnelStep> = new Map([
  [operations.uploadPhoto.path, 'upload'],
  [operations.processPhoto.path, 'photo'],
  [operations.createCheckout.path, 'checkout'],
  [operations.photoArchive.path, 'download'],
  [operations.photosArchive.path, 'download'],
]);

/** Counts requests that succeeded, in memory first, so that a visit never waits for the database. */
export function countSteps(app: FastifyInstance, { db, clock }: Pick<Platform, 'db' | 'clock'>): void {
  const counts = new Map<string, { day: string; step: FunnelStep; count: number }>();

  app.addHook('onResponse', async (request, reply) => {
    const step = stepOf(request, reply);
    if (!step) return;
    const day = dayOf(new Date(clock()));
    const key = `${day} ${step}`;
    counts.set(key, { day, step, count: (counts.get(key)?.count ?? 0) + 1 });
  });

  async function flush(): Promise<void> {
    const rows = [...counts.values()];
    counts.clear();
    if (rows.length === 0) return;
    await db
      .insert(dailyCounts)
      .values(rows)
      .onConflictDoUpdate({
        target: [dailyCounts.day, dailyCounts.step],
        set: { count: sql`${dailyCounts.count} + excluded.count` },
      });
  }

  const flushing = setInterval(() => {
    flush().catch((error) => app.log.warn({ err: error }, 'the counts of a few seconds were lost'));
  }, flushMs);
  flushing.unref();
  app.addHook('preClose', async () => {
    clearInterval(flushing);
    await flush().catch((error) => app.log.warn({ err: error }, 'the counts of a few seconds were lost'));
  });
}

function stepOf(request: FastifyRequest, reply: FastifyReply): FunnelStep | undefined {
  if (reply.statusCode >= 300 && reply.statusCode !== 304) return undefined;
  const step = steps.get(request.routeOptions.url ?? '');
  if (step) return step;
  const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
  const isPerson = !robot.test(request.headers['user-agent'] ?? 'robot');
  return isPage && isPerson && request.method === 'GET' ? 'visit' : undefined;
}
