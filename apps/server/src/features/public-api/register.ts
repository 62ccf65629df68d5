import { v1OpenapiPath } from '@vesika/contract';
import { v1Document } from '@vesika/contract/openapi';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../platform/env.ts';
import type { OpenCounter } from '../../platform/limits/counters.ts';
import { createIdempotency } from './idempotency.ts';
import { createKeyDoor } from './key-door.ts';
import { serveV1OwnDocuments } from './own-documents/serve-own-documents.ts';
import type { PublicApiParts } from './public-api-parts.ts';
import { serveV1Checks, serveV1Signatures } from './serve-checks.ts';
import { serveV1Credits } from './serve-credits.ts';
import { serveV1Jobs } from './serve-jobs.ts';
import { serveV1Originals } from './serve-originals.ts';
import { serveV1Photos } from './serve-photos.ts';
import { serveV1Requirements } from './serve-requirements.ts';
import { serveV1Webhooks } from './serve-webhooks.ts';

interface PublicApiNeeds extends Omit<PublicApiParts, 'door' | 'idempotency' | 'originalsDays'> {
  openCounter: OpenCounter;
}

export function registerPublicApi(app: FastifyInstance, env: Environment, needs: PublicApiNeeds): void {
  const door = createKeyDoor({
    ...needs,
    callers: app.callers,
    limits: app.limits,
    perKey: env.API_RATE_LIMIT_PER_KEY,
    perTester: env.RATE_LIMIT_PER_SESSION,
    perAddress: env.RATE_LIMIT_PER_ADDRESS,
    missesPerAddress: env.AUTH_ATTEMPTS_PER_ADDRESS,
  });
  const idempotency = createIdempotency(needs);
  servePublicApi(app, { ...needs, door, idempotency, originalsDays: env.ORIGINALS_DAYS });
}

/** The API for programs, authenticated by key: a second edge on the same features (docs/decisions/036). */
function servePublicApi(app: FastifyInstance, parts: PublicApiParts): void {
  serveV1Originals(app, parts);
  serveV1Photos(app, parts);
  serveV1Jobs(app, parts);
  serveV1Checks(app, parts);
  serveV1Signatures(app, parts);
  serveV1Requirements(app, parts);
  serveV1OwnDocuments(app, parts);
  serveV1Webhooks(app, parts);
  serveV1Credits(app, parts);
  app.get(v1OpenapiPath, { config: { isReadByOtherSites: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return v1Document(parts.siteUrl());
  });
}
