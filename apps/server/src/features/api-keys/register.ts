import { createApiKey, listApiKeys, revokeApiKey } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { runningFeatures } from '../photos/index.ts';
import { apiKeyJson, apiKeysOf, deleteApiKey, makeApiKey } from './api-keys.ts';

type ApiKeysParts = Pick<Platform, 'db' | 'clock' | 'callers' | 'limits'>;

/** Only people create keys, in the dashboard; a key cannot create another. */
export function registerApiKeys(app: FastifyInstance, { db, clock, callers, limits }: ApiKeysParts): void {
  serve(app, listApiKeys, async (request) => {
    const { userId } = await callers.requireUser(request);
    const features = await runningFeatures(db, userId, new Date(clock()));
    const keys = await apiKeysOf(db, userId);
    return { keys: keys.map(apiKeyJson), hasAccess: features.has('api-access') };
  });

  serve(
    app,
    createApiKey,
    async (request) => {
      const { userId } = await callers.requireUser(request);
      const { row, secret } = await makeApiKey(db, userId, { ...request.body, now: new Date(clock()) });
      return { key: apiKeyJson(row), secret };
    },
    { onRequest: limits.hook() },
  );

  serve(app, revokeApiKey, async (request) => {
    const { userId } = await callers.requireUser(request);
    await deleteApiKey(db, userId, request.params.keyId);
    return { revoked: true as const };
  });
}
