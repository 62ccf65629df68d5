import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashToken, keyedHash, newToken } from '../../platform/secrets/tokens.ts';
import {
  type ProofMethod,
  refreshTokens,
  type SessionRow,
  sessions,
  type UserRow,
  users,
} from '../../schema/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import { AuthError } from './auth-error.ts';
import { userJson } from './user-json.ts';

/** A second tab or a lost answer may present the same token again within this time. */
const reuseWindowMs = 10_000;

type SignOutScope = 'global' | 'local' | 'others';

interface AccountSessionsParts extends Pick<Platform, 'db' | 'clock'> {
  tokens: AccessTokens;
  key: Buffer;
}

export function createAccountSessions({ db, clock, tokens, key }: AccountSessionsParts) {
  async function start(user: UserRow, method: ProofMethod) {
    if (user.lockedAt) throw new AuthError('user_banned');
    if (user.setAsideAt) throw new AuthError('invalid_credentials');
    const now = new Date(clock());
    const session: SessionRow = {
      id: randomUUID(),
      userId: user.id,
      aal: 'aal1',
      amr: [{ method, timestamp: seconds(now) }],
      createdAt: now,
      refreshedAt: now,
      endedAt: null,
    };
    const refreshToken = newToken();
    const signedIn = await db.transaction(async (tx) => {
      await tx.insert(sessions).values(session);
      await insertToken(tx, session.id, refreshToken, now);
      const [row] = await tx
        .update(users)
        .set({ lastSignInAt: now })
        .where(eq(users.id, user.id))
        .returning();
      return row!;
    });
    return toJson(signedIn, session, refreshToken);
  }

  /**
   * The successor is derived from the token, so a repeated request gets the same one; a later reuse means theft and ends the
   * session.
   */
  async function refresh(refreshToken: string) {
    const outcome = await db.transaction(async (tx) => exchange(tx, refreshToken));
    if (outcome === 'not-found') throw new AuthError('refresh_token_not_found');
    if (outcome === 'reused') throw new AuthError('refresh_token_already_used');
    return toJson(outcome.user, outcome.session, outcome.refreshToken);
  }

  async function raise(user: UserRow, sessionId: string) {
    const now = new Date(clock());
    const refreshToken = newToken();
    const session = await db.transaction(async (tx) => {
      const [row] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update');
      if (!row) throw new AuthError('session_not_found');
      const amr = [...row.amr, { method: 'totp' as const, timestamp: seconds(now) }];
      const [raised] = await tx
        .update(sessions)
        .set({ aal: 'aal2', amr, refreshedAt: now })
        .where(eq(sessions.id, sessionId))
        .returning();
      await tx.delete(refreshTokens).where(eq(refreshTokens.sessionId, sessionId));
      await insertToken(tx, sessionId, refreshToken, now);
      return raised!;
    });
    return toJson(user, session, refreshToken);
  }

  /** Call this when the last second factor is gone: it lowers every session, and with them the tokens that are out. */
  async function lower(tx: Database, userId: string): Promise<void> {
    const amr = sql`(select coalesce(jsonb_agg(proof), '[]') from jsonb_array_elements(${sessions.amr}) as proof
      where proof ->> 'method' <> 'totp')`;
    await tx.update(sessions).set({ aal: 'aal1', amr }).where(eq(sessions.userId, userId));
  }

  async function end(userId: string, sessionId: string, scope: SignOutScope): Promise<void> {
    const which = {
      global: eq(sessions.userId, userId),
      local: and(eq(sessions.userId, userId), eq(sessions.id, sessionId)),
      others: and(eq(sessions.userId, userId), ne(sessions.id, sessionId)),
    };
    await db.delete(sessions).where(which[scope]);
  }

  async function exchange(tx: Database, given: string) {
    const now = new Date(clock());
    const known = await findToken(tx, given);
    if (!known) return 'not-found';
    // Concurrent requests wait for this lock and then see the result.
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, known.sessionId)).for('update');
    if (!session) return 'not-found';
    if (session.endedAt) return 'reused';
    const active = await activeToken(tx, given, now);
    if (!active) {
      await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, session.id));
      return 'reused';
    }
    const [user] = await tx.select().from(users).where(eq(users.id, session.userId));
    if (active !== given) return { user: user!, session, refreshToken: active };
    const next = successorOf(given);
    await tx
      .update(refreshTokens)
      .set({ usedAt: now })
      .where(eq(refreshTokens.tokenHash, hashToken(given)));
    await insertToken(tx, session.id, next, now);
    await tx.update(sessions).set({ refreshedAt: now }).where(eq(sessions.id, session.id));
    return { user: user!, session, refreshToken: next };
  }

  async function activeToken(tx: Database, given: string, now: Date): Promise<string | undefined> {
    const row = await findToken(tx, given);
    if (!row?.usedAt) return given;
    if (now.getTime() - row.usedAt.getTime() > reuseWindowMs) return undefined;
    let token = given;
    for (let next = row; next?.usedAt; ) {
      token = successorOf(token);
      const found = await findToken(tx, token);
      if (!found) return undefined;
      next = found;
    }
    return token;
  }

  async function toJson(user: UserRow, session: SessionRow, refreshToken: string) {
    const { token, expiresAt } = await tokens.sign(user, session);
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: tokens.secondsValid,
      expires_at: expiresAt,
      refresh_token: refreshToken,
      user: await userJson(db, user),
    };
  }

  function successorOf(token: string): string {
    return keyedHash(key, 'refresh', token).toString('base64url');
  }

  return { start, refresh, raise, lower, end };
}

async function findToken(tx: Database, token: string) {
  const [row] = await tx
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(token)));
  return row;
}

async function insertToken(tx: Database, sessionId: string, token: string, createdAt: Date): Promise<void> {
  await tx.insert(refreshTokens).values({ tokenHash: hashToken(token), sessionId, createdAt });
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
