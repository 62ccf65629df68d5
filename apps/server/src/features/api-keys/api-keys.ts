import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type ApiKey, type ApiScope, apiKeyPrefix, apiKeysMax } from '@vesika/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type ApiKeyRow, apiKeys, users } from '../../platform/database/schema/index.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { lockAccount } from '../credits/index.ts';

const dayMs = 86_400_000;
const startLength = apiKeyPrefix.length + 6;
const keyPattern = new RegExp(`^${apiKeyPrefix}[A-Za-z0-9_-]{43}$`);
const useNotedEveryMs = 60_000;

export interface NewApiKey {
  name: string;
  scopes: ApiScope[];
  lifetimeDays: number | null;
}

export async function makeApiKey(
  db: Database,
  userId: string,
  { name, scopes, lifetimeDays, now }: NewApiKey & { now: Date },
): Promise<{ row: ApiKeyRow; secret: string }> {
  const secret = apiKeyPrefix + randomBytes(32).toString('base64url');
  const row: ApiKeyRow = {
    id: randomUUID(),
    userId,
    name,
    start: secret.slice(0, startLength),
    keyHash: hashOf(secret),
    scopes,
    createdAt: now,
    expiresAt: lifetimeDays === null ? null : new Date(now.getTime() + lifetimeDays * dayMs),
    lastUsedAt: null,
  };
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const [own] = await tx.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
    if ((own?.keys ?? 0) >= apiKeysMax) throw new ServiceError('api-keys-too-many', { keysMax: apiKeysMax });
    await tx.insert(apiKeys).values(row);
  });
  return { row, secret };
}

export function apiKeysOf(db: Database, userId: string): Promise<ApiKeyRow[]> {
  return db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt));
}

export async function deleteApiKey(db: Database, userId: string, keyId: string): Promise<void> {
  const own = and(eq(apiKeys.id, keyId), eq(apiKeys.userId, userId));
  const deleted = await db.delete(apiKeys).where(own).returning({ id: apiKeys.id });
  if (deleted.length === 0) throw new ServiceError('api-key-not-found');
}

export async function findApiKey(
  db: Database,
  secret: string,
): Promise<{ key: ApiKeyRow; email: string } | undefined> {
  if (!keyPattern.test(secret)) return undefined;
  const [found] = await db
    .select({ key: apiKeys, email: users.email })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.keyHash, hashOf(secret)));
  return found;
}

/** Rounded to the minute, so that a busy key does not write a row per request. */
export async function noteUse(db: Database, { id, lastUsedAt }: ApiKeyRow, now: Date): Promise<void> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < useNotedEveryMs) return;
  await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
}

export function apiKeyJson({ id, name, start, scopes, createdAt, expiresAt, lastUsedAt }: ApiKeyRow): ApiKey {
  return {
    id,
    name,
    start,
    scopes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** 256 random bits need neither salt nor a slow hash. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
