import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type FactorRow, factors, type UserRow, users } from '../../schema/index.ts';

export async function userJson(db: Database, user: UserRow) {
  const own = await db.select().from(factors).where(eq(factors.userId, user.id)).orderBy(factors.createdAt);
  const hasEarlier = (await db.$count(users, eq(users.setAsideFor, user.email))) > 0;
  return { ...accountJson(user, hasEarlier), factors: own.map(factorJson) };
}

function accountJson(user: UserRow, hasEarlier: boolean) {
  const { id, email } = user;
  const [createdAt, updatedAt] = [user.createdAt.toISOString(), user.updatedAt.toISOString()];
  const lastSignInAt = user.lastSignInAt?.toISOString();
  const identity = {
    identity_id: id,
    id,
    user_id: id,
    identity_data: { sub: id, email, email_verified: user.emailConfirmedAt !== null },
    provider: 'email',
    last_sign_in_at: lastSignInAt,
    created_at: createdAt,
    updated_at: updatedAt,
    email,
  };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    email_confirmed_at: user.emailConfirmedAt?.toISOString(),
    confirmed_at: user.emailConfirmedAt?.toISOString(),
    new_email: user.emailNew ?? undefined,
    last_sign_in_at: lastSignInAt,
    // Only for the pages; what the account may do is decided with each request.
    app_metadata: {
      provider: 'email',
      providers: ['email'],
      operator: user.operatorSince !== null,
      proven: user.emailProvenAt !== null,
      password: user.passwordHash !== null,
      earlier: hasEarlier && user.emailProvenAt !== null,
    },
    user_metadata: user.userMetadata,
    identities: [identity],
    created_at: createdAt,
    updated_at: updatedAt,
    is_anonymous: false,
  };
}

function factorJson({ id, friendlyName, factorType, status, createdAt, updatedAt }: FactorRow) {
  return {
    id,
    friendly_name: friendlyName ?? undefined,
    factor_type: factorType,
    status,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
