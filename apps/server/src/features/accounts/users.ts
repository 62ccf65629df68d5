import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type UserRow, users } from '../../platform/database/schema/index.ts';

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

interface NewUser {
  email: string;
  passwordHash: string | null;
  confirmed: boolean;
  userMetadata: Record<string, unknown>;
}

export function userRow({ confirmed, ...given }: NewUser, now: Date): UserRow {
  return {
    id: randomUUID(),
    ...given,
    emailConfirmedAt: confirmed ? now : null,
    emailProvenAt: null,
    emailNew: null,
    createdAt: now,
    updatedAt: now,
    lastSignInAt: null,
    operatorSince: null,
    lockedAt: null,
  };
}

export async function insertUser(db: Database, user: UserRow): Promise<boolean> {
  const made = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return made.length === 1;
}
