import { and, eq, gte, inArray, sql, sum } from 'drizzle-orm';
import { dayOf } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { apiKeyDays, apiKeys } from '../../schema/index.ts';

type KeyUse = 'photos' | 'checks' | 'credits';

/** A key that was revoked meanwhile has no row, so nothing is counted. */
export async function countKeyUse(
  db: Database,
  { keyId, use, now }: { keyId: string; use: KeyUse; now: Date },
): Promise<void> {
  const one = (counted: KeyUse) => sql`${counted === use ? 1 : 0}::integer`;
  const { userId, day } = apiKeyDays;
  const row = db
    .select({
      keyId: sql`${apiKeys.id}`.as(apiKeyDays.keyId.name),
      userId: sql`${apiKeys.userId}`.as(userId.name),
      day: sql`${dayOf(now)}::date`.as(day.name),
      photos: one('photos').as(apiKeyDays.photos.name),
      checks: one('checks').as(apiKeyDays.checks.name),
      credits: one('credits').as(apiKeyDays.credits.name),
    })
    .from(apiKeys)
    .where(eq(apiKeys.id, keyId));
  await db
    .insert(apiKeyDays)
    .select(row)
    .onConflictDoUpdate({
      target: [apiKeyDays.keyId, day],
      set: { [use]: sql`${apiKeyDays[use]} + 1` },
    });
}

/** Call it under lockAccount if a credit follows. */
export async function requireWithinKeyLimit(db: Database, keyId: string, now: Date): Promise<void> {
  const [key] = await db
    .select({ creditsPerMonth: apiKeys.creditsPerMonth })
    .from(apiKeys)
    .where(eq(apiKeys.id, keyId));
  const creditsPerMonth = key?.creditsPerMonth ?? null;
  if (creditsPerMonth === null) return;
  const used = (await creditsThisMonth(db, [keyId], now)).get(keyId) ?? 0;
  if (used >= creditsPerMonth) throw new ServiceError('api-key-limit-reached', { creditsPerMonth });
}

/** A month is a calendar month in UTC. */
export async function creditsThisMonth(
  db: Database,
  keyIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const { keyId, credits, day } = apiKeyDays;
  const used = await db
    .select({ keyId, credits: sum(credits).mapWith(Number) })
    .from(apiKeyDays)
    .where(and(inArray(keyId, [...keyIds]), gte(day, `${dayOf(now).slice(0, 7)}-01`)))
    .groupBy(keyId);
  return new Map(used.map((each) => [each.keyId, each.credits]));
}
