import { v1OpenapiPath } from '@vesika/contract';
import { v1Document } from '@vesika/contract/openapi';
import type { FastifyInstance } from 'fastify';
import type { PublicApiParts } from './public-api-parts.ts';
import { serveV1Checks } from './serve-checks.ts';
import { serveV1Credits } from './serve-credits.ts';
import { serveV1Jobs } from './serve-jobs.ts';
import { serveV1Photos } from './serve-photos.ts';
import { serveV1Requirements } from './serve-requirements.ts';
import { serveV1Webhooks } from './serve-webhooks.ts';

/** The API for programs, authenticated by key: a second edge on the same features (docs/decisions/036). */
export function servePublicApi(app: FastifyInstance, parts: PublicApiParts): void {
  serveV1Photos(app, parts);
  serveV1Jobs(app, parts);
  serveV1Checks(app, parts);
  serveV1Requirements(app, parts);
  serveV1Webhooks(app, parts);
  serveV1Credits(app, parts);
  app.get(v1OpenapiPath, { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return v1Document(parts.siteUrl());
  });
}
