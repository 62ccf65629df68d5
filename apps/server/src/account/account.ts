import { isLanguage, type Language } from '@vesika/messages';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { ServiceError } from '../platform/errors/service-error.ts';
import { acceptedLanguage } from '../platform/words/preferred-language.ts';
import { guestBuyers, type UserRow, users } from '../schema/index.ts';

/** Call this first in a transaction that reads a balance and acts on it; false if the account is gone. */
export async function lockAccount(tx: Database, userId: string): Promise<boolean> {
  const own = eq(users.id, userId);
  const locked = await tx.select({ id: users.id }).from(users).where(own).for('no key update');
  return locked.length === 1;
}

export function languageFor(user: UserRow | undefined, acceptLanguage?: string): Language {
  const chosen = user?.userMetadata.language;
  if (typeof chosen === 'string' && isLanguage(chosen)) return chosen;
  return acceptedLanguage(acceptLanguage);
}

/**
 * Call this before an account gets a lasting credential or sends a photo: until the address is proven, a stranger may
 * have made the account.
 */
export async function requireProvenAddress(db: Database, userId: string): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user?.emailProvenAt) throw new ServiceError('email-unproven');
}

export async function mailAddressOf(db: Database, userId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ email: sql<string>`coalesce(${guestBuyers.email}, ${users.email})` })
    .from(users)
    .leftJoin(guestBuyers, and(eq(guestBuyers.id, users.id), isNull(guestBuyers.accountId)))
    .where(eq(users.id, userId));
  return found?.email;
}

export async function isGuestBuyer(db: Database, userId: string): Promise<boolean> {
  const own = and(eq(guestBuyers.id, userId), isNull(guestBuyers.accountId));
  return (await db.$count(guestBuyers, own)) > 0;
}
