import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { factors, type SessionRow, sessions, type UserRow, users } from '../../schema/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import { AuthError } from './auth-error.ts';

export interface SignedIn {
  user: UserRow;
  session: SessionRow;
}

type Authenticate = (request: FastifyRequest) => Promise<SignedIn>;

/** Checks the session as well as the token, so that an ended session is refused before its token expires. */
export function createAuthenticate(db: Database, tokens: AccessTokens): Authenticate {
  return async (request) => {
    const bearer = /^Bearer (?<token>.+)$/i.exec(request.headers.authorization ?? '')?.groups?.token;
    if (!bearer) throw new AuthError('no_authorization');
    const { sessionId, userId } = await tokens.verify(bearer);
    const [found] = await db
      .select({ user: users, session: sessions })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.id, sessionId));
    if (!found || found.session.endedAt || found.user.id !== userId) throw new AuthError('session_not_found');
    return found;
  };
}

export async function requireSecondFactor(db: Database, { user, session }: SignedIn): Promise<void> {
  if (session.aal === 'aal2') return;
  if (await hasSecondFactor(db, user.id)) throw new AuthError('insufficient_aal');
}

export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(factors, and(eq(factors.userId, userId), eq(factors.status, 'verified')))) > 0;
}
