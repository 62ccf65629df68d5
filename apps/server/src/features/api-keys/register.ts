import {
  createApiKey,
  limitApiKey,
  listApiKeys,
  listApiKeyUse,
  revokeApiKey,
  rotateApiKey,
} from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiKeyRow } from '../../platform/database/schema/index.ts';
import { serve } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { runningFeatures } from '../photos/index.ts';
import {
  apiKeysJson,
  apiKeysOf,
  deleteApiKey,
  makeApiKey,
  renewSecret,
  setKeyLimit,
  useOfApiKey,
} from './api-keys.ts';

type ApiKeysParts = Pick<Platform, 'db' | 'clock' | 'callers' | 'limits'>;

/** Only people create and rotate keys, in the dashboard; a key cannot create another. */
export function registerApiKeys(app: FastifyInstance, { db, clock, callers, limits }: ApiKeysParts): void {
  serve(app, listApiKeys, async (request) => {
    const { userId } = await callers.requireUser(request);
    const now = new Date(clock());
    const features = await runningFeatures(db, userId, now);
    const keys = await apiKeysJson(db, await apiKeysOf(db, userId), now);
    return { keys, hasAccess: features.has('api-access') };
  });

  serve(app, createApiKey, { onRequest: limits.hook() }, async (request) => {
    const { userId } = await callers.requireUser(request);
    const { row, secret } = await makeApiKey(db, userId, { ...request.body, now: new Date(clock()) });
    return { key: await json(row), secret };
  });

  serve(app, limitApiKey, async (request) => {
    const { userId } = await callers.requireUser(request);
    return { key: await json(await setKeyLimit(db, userId, { ...request.params, ...request.body })) };
  });

  serve(app, rotateApiKey, { onRequest: limits.hook() }, async (request) => {
    const { userId } = await callers.requireUser(request);
    const rotation = { ...request.params, ...request.body, now: new Date(clock()) };
    const { row, secret } = await renewSecret(db, userId, rotation);
    return { key: await json(row), secret };
  });

  serve(app, listApiKeyUse, async (request) => {
    const { userId } = await callers.requireUser(request);
    return { days: await useOfApiKey(db, userId, { ...request.params, now: new Date(clock()) }) };
  });

  serve(app, revokeApiKey, async (request) => {
    const { userId } = await callers.requireUser(request);
    await deleteApiKey(db, userId, request.params.keyId);
    return { revoked: true as const };
  });

  async function json(row: ApiKeyRow) {
    const [key] = await apiKeysJson(db, [row], new Date(clock()));
    return key!;
  }
}
