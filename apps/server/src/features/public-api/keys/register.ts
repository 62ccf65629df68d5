import {
  createApiKey,
  limitApiKey,
  listApiKeys,
  listApiKeyUse,
  listApiRequests,
  revokeApiKey,
  rotateApiKey,
} from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { runningFeatures } from '../../../account/package-features.ts';
import { serveUser } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ApiKeyRow } from '../../../schema/index.ts';
import {
  apiKeysJson,
  apiKeysOf,
  deleteApiKey,
  makeApiKey,
  renewSecret,
  setKeyLimit,
  useOfApiKey,
} from './api-keys.ts';
import { requestsOfKey } from './requests.ts';

/** Only people create and rotate keys, in the dashboard; a key cannot create another. */
export function registerApiKeys(app: FastifyInstance, { db, clock }: Pick<Platform, 'db' | 'clock'>): void {
  serveUser(app, listApiKeys, async (_request, { userId }) => {
    const now = new Date(clock());
    const features = await runningFeatures(db, userId, now);
    const keys = await apiKeysJson(db, await apiKeysOf(db, userId), now);
    return { keys, hasAccess: features.has('api-access') };
  });

  serveUser(app, createApiKey, async (request, { userId }) => {
    const { row, secret } = await makeApiKey(db, userId, { ...request.body, now: new Date(clock()) });
    return { key: await json(row), secret };
  });

  serveUser(app, limitApiKey, async (request, { userId }) => ({
    key: await json(await setKeyLimit(db, userId, { ...request.params, ...request.body })),
  }));

  serveUser(app, rotateApiKey, async (request, { userId }) => {
    const rotation = { ...request.params, ...request.body, now: new Date(clock()) };
    const { row, secret } = await renewSecret(db, userId, rotation);
    return { key: await json(row), secret };
  });

  serveUser(app, listApiKeyUse, async (request, { userId }) => ({
    days: await useOfApiKey(db, userId, { ...request.params, now: new Date(clock()) }),
  }));

  serveUser(app, listApiRequests, async (request, { userId }) => ({
    requests: await requestsOfKey(db, userId, request.params.keyId),
  }));

  serveUser(app, revokeApiKey, async (request, { userId }) => {
    await deleteApiKey(db, userId, request.params.keyId);
    return { revoked: true as const };
  });

  async function json(row: ApiKeyRow) {
    const [key] = await apiKeysJson(db, [row], new Date(clock()));
    return key!;
  }
}
