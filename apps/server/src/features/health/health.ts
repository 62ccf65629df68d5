import { healthz, readyz } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { serve } from '../../platform/http/route.ts';

export function serveHealth(app: FastifyInstance, { isReady }: { isReady: () => boolean }): void {
  serve(app, healthz, async () => ({ status: 'ok' }) as const);
  serve(app, readyz, async () => {
    if (!isReady()) throw new ServiceError('engine-unavailable');
    return { status: 'ready' } as const;
  });
}
