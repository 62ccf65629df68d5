import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type UserRow, users } from '../../schema/index.ts';

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
    emailNewProvenAt: null,
    emailChangeAllowedAt: null,
    createdAt: now,
    updatedAt: now,
    lastSignInAt: null,
    operatorSince: null,
    lockedAt: null,
    setAsideFor: null,
    setAsideAt: null,
  };
}

export async function insertUser(db: Database, user: UserRow): Promise<boolean> {
  const made = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return made.length === 1;
}

/** An earlier account that was set aside for the address forgets it; it is deleted when its time is over. */
export async function deleteUser(tx: Database, userId: string): Promise<Pick<UserRow, 'email'> | undefined> {
  const [gone] = await tx.delete(users).where(eq(users.id, userId)).returning({ email: users.email });
  if (gone) await tx.update(users).set({ setAsideFor: null }).where(eq(users.setAsideFor, gone.email));
  return gone;
}

/** Such an address cannot exist (RFC 2606), so no mail is sent to it. */
export function nobodysAddress(id: string): string {
  return `${id}@set-aside.invalid`;
}
