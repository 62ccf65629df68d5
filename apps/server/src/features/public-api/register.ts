import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../platform/env.ts';
import type { OpenCounter } from '../../platform/limits/counters.ts';
import { createIdempotency } from './idempotency.ts';
import { createKeyDoor } from './key-door.ts';
import type { PublicApiParts } from './public-api-parts.ts';
import { servePublicApi } from './serve-public-api.ts';

interface PublicApiNeeds extends Omit<PublicApiParts, 'door' | 'idempotency' | 'originalsDays'> {
  openCounter: OpenCounter;
}

export function registerPublicApi(app: FastifyInstance, env: Environment, needs: PublicApiNeeds): void {
  const door = createKeyDoor({
    ...needs,
    perKey: env.API_RATE_LIMIT_PER_KEY,
    missesPerAddress: env.AUTH_ATTEMPTS_PER_ADDRESS,
  });
  const idempotency = createIdempotency(needs);
  servePublicApi(app, { ...needs, door, idempotency, originalsDays: env.ORIGINALS_DAYS });
}
