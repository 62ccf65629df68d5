import { randomUUID } from 'node:crypto';
import { type ApiKeyDay, type ApiScope, apiKeyPrefixes, apiKeysMax, apiKeyUseDays } from '@vesika/contract';
import { and, count, desc, eq, gt, isNull, or } from 'drizzle-orm';
import { lockAccount, requireProvenAddress } from '../../../account/account.ts';
import { dayMs, dayOf, hourMs } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { hashToken, newToken } from '../../../platform/secrets/tokens.ts';
import { type ApiKeyRow, apiKeyDays, apiKeys, users } from '../../../schema/index.ts';
import { creditsThisMonth } from '../../credits/index.ts';

const shownRandomChars = 6;
const keyPattern = new RegExp(`^(${Object.values(apiKeyPrefixes).join('|')})[A-Za-z0-9_-]{43}$`);
const useNotedEveryMs = 60_000;

interface NewApiKey {
  name: string;
  scopes: ApiScope[];
  lifetimeDays: number | null;
  isTest: boolean;
  creditsPerMonth: number | null;
}

export async function makeApiKey(
  db: Database,
  userId: string,
  { name, scopes, lifetimeDays, isTest, creditsPerMonth, now }: NewApiKey & { now: Date },
): Promise<{ row: ApiKeyRow; secret: string }> {
  const { secret, ...hashed } = newSecret(isTest);
  const row: ApiKeyRow = {
    id: randomUUID(),
    userId,
    name,
    ...hashed,
    scopes,
    createdAt: now,
    expiresAt: lifetimeDays === null ? null : new Date(now.getTime() + lifetimeDays * dayMs),
    lastUsedAt: null,
    isTest,
    creditsPerMonth,
    rotatedAt: null,
    previousKeyHash: null,
    previousUntil: null,
  };
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await requireProvenAddress(tx, userId);
    const [own] = await tx.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
    if ((own?.keys ?? 0) >= apiKeysMax) throw new ServiceError('api-keys-too-many', { keysMax: apiKeysMax });
    await tx.insert(apiKeys).values(row);
  });
  return { row, secret };
}

export function apiKeysOf(db: Database, userId: string): Promise<ApiKeyRow[]> {
  return db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt));
}

export async function setKeyLimit(
  db: Database,
  userId: string,
  { keyId, creditsPerMonth }: { keyId: string; creditsPerMonth: number | null },
): Promise<ApiKeyRow> {
  const [row] = await db.update(apiKeys).set({ creditsPerMonth }).where(ownKey(userId, keyId)).returning();
  return found(row);
}

interface Rotation {
  keyId: string;
  overlapHours: number;
  now: Date;
}

/** At most two secrets of a key work: the one before the previous ends at once. */
export async function renewSecret(
  db: Database,
  userId: string,
  { keyId, overlapHours, now }: Rotation,
): Promise<{ row: ApiKeyRow; secret: string }> {
  return db.transaction(async (tx) => {
    await requireProvenAddress(tx, userId);
    const [before] = await tx.select().from(apiKeys).where(ownKey(userId, keyId)).for('update');
    const { keyHash, isTest, expiresAt, createdAt, rotatedAt } = found(before);
    const { secret, ...hashed } = newSecret(isTest);
    const lifetimeMs = expiresAt && expiresAt.getTime() - (rotatedAt ?? createdAt).getTime();
    const isOver = expiresAt !== null && expiresAt <= now;
    const keepsPrevious = overlapHours > 0 && !isOver;
    const [row] = await tx
      .update(apiKeys)
      .set({
        ...hashed,
        rotatedAt: now,
        expiresAt: lifetimeMs === null ? null : new Date(now.getTime() + lifetimeMs),
        previousKeyHash: keepsPrevious ? keyHash : null,
        previousUntil: keepsPrevious ? new Date(now.getTime() + overlapHours * hourMs) : null,
      })
      .where(ownKey(userId, keyId))
      .returning();
    return { row: found(row), secret };
  });
}

export async function useOfApiKey(
  db: Database,
  userId: string,
  { keyId, now }: { keyId: string; now: Date },
): Promise<ApiKeyDay[]> {
  await requireKey(db, userId, keyId);
  const { day, photos, checks, credits } = apiKeyDays;
  const first = dayOf(new Date(now.getTime() - apiKeyUseDays * dayMs));
  return db
    .select({ day, photos, checks, credits })
    .from(apiKeyDays)
    .where(and(eq(apiKeyDays.keyId, keyId), gt(day, first)))
    .orderBy(desc(day));
}

export async function requireKey(db: Database, userId: string, keyId: string): Promise<void> {
  const [key] = await db.select({ id: apiKeys.id }).from(apiKeys).where(ownKey(userId, keyId));
  found(key);
}

export async function deleteApiKey(db: Database, userId: string, keyId: string): Promise<void> {
  const [deleted] = await db.delete(apiKeys).where(ownKey(userId, keyId)).returning({ id: apiKeys.id });
  found(deleted);
}

function ownKey(userId: string, keyId: string) {
  return and(eq(apiKeys.id, keyId), eq(apiKeys.userId, userId));
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new ServiceError('api-key-not-found');
  return row;
}

export async function findApiKey(
  db: Database,
  secret: string,
  now: Date,
): Promise<{ key: ApiKeyRow; email: string } | undefined> {
  if (!keyPattern.test(secret)) return undefined;
  const hash = hashToken(secret);
  const isPrevious = and(eq(apiKeys.previousKeyHash, hash), gt(apiKeys.previousUntil, now));
  const [known] = await db
    .select({ key: apiKeys, email: users.email })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(or(eq(apiKeys.keyHash, hash), isPrevious), isNull(users.lockedAt)));
  return known;
}

/** Rounded to the minute, so that a busy key does not write a row per request. */
export async function noteUse(db: Database, { id, lastUsedAt }: ApiKeyRow, now: Date): Promise<void> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < useNotedEveryMs) return;
  await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
}

export async function apiKeysJson(db: Database, rows: readonly ApiKeyRow[], now: Date) {
  const used = await creditsThisMonth(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) => {
    const { id, name, start, scopes, isTest, createdAt, expiresAt, lastUsedAt, creditsPerMonth } = row;
    const { previousUntil } = row;
    return {
      id,
      name,
      start,
      scopes,
      isTest,
      createdAt,
      expiresAt,
      lastUsedAt,
      previousUntil: previousUntil !== null && previousUntil > now ? previousUntil : null,
      creditsPerMonth,
      creditsThisMonth: used.get(id) ?? 0,
    };
  });
}

function newSecret(isTest: boolean): Pick<ApiKeyRow, 'start' | 'keyHash'> & { secret: string } {
  const prefix = apiKeyPrefixes[isTest ? 'test' : 'live'];
  const secret = prefix + newToken();
  return { secret, start: secret.slice(0, prefix.length + shownRandomChars), keyHash: hashToken(secret) };
}

export async function deleteApiKeysOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
}
