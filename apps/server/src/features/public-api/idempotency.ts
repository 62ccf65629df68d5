import { hash } from 'node:crypto';
import { idempotencyKeyLengthMax } from '@vesika/contract';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import { hourMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { forgetting } from '../../platform/database/forget.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { idempotentAnswers } from '../../schema/index.ts';
import type { KeyCaller } from './key-callers.ts';

/** Only successes are stored, because a failed request costs nothing and may be repeated under the same key. */

/** The API reference states this number too. */
export const retentionHours = 24;
const retentionMs = retentionHours * hourMs;
const underWayMs = 10 * 60_000;
const retryAfterSeconds = 2;

export interface Once {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: KeyCaller;
  content: unknown;
}

export interface Idempotency {
  once<Answer>(of: Once, status: number, work: () => Promise<Answer>): Promise<Answer>;
}

export function createIdempotency({ db, clock }: { db: Database; clock: Clock }): Idempotency {
  return {
    once: async (of, status, work) => {
      const key = keyOf(of);
      if (key === undefined) return work();
      const own = and(eq(idempotentAnswers.userId, of.caller.userId), eq(idempotentAnswers.key, key));
      const earlier = await begin(of, key);
      if (earlier) {
        of.reply.header('idempotency-replayed', 'true');
        return earlier.body as Awaited<ReturnType<typeof work>>;
      }
      try {
        const body = await work();
        await db.update(idempotentAnswers).set({ status, body }).where(own);
        return body;
      } catch (error) {
        await db.delete(idempotentAnswers).where(own);
        throw error;
      }
    },
  };

  async function begin({ request, caller, content }: Once, key: string) {
    const now = new Date(clock());
    const row = {
      userId: caller.userId,
      key,
      fingerprint: fingerprintOf(request, content),
      begunAt: now,
      status: null,
      body: null,
    };
    const { userId, begunAt, status, fingerprint } = idempotentAnswers;
    const isOver = or(
      lt(begunAt, new Date(now.getTime() - retentionMs)),
      and(isNull(status), lt(begunAt, new Date(now.getTime() - underWayMs))),
    );
    const [taken] = await db
      .insert(idempotentAnswers)
      .values(row)
      .onConflictDoUpdate({ target: [userId, idempotentAnswers.key], set: row, setWhere: isOver! })
      .returning({ fingerprint });
    if (taken) return undefined;
    const [earlier] = await db
      .select()
      .from(idempotentAnswers)
      .where(and(eq(userId, row.userId), eq(idempotentAnswers.key, key)));
    if (!earlier) throw inUse();
    if (earlier.fingerprint !== row.fingerprint) throw new ServiceError('idempotency-key-reused');
    if (earlier.status === null) throw inUse();
    return earlier;
  }
}

export const forgetAnswers = forgetting(idempotentAnswers, idempotentAnswers.begunAt, retentionMs);

function inUse(): ServiceError {
  return new ServiceError('idempotency-key-in-use', { retryAfterSeconds });
}

/** Test keys have keys of their own, so that neither is answered with the other’s photo. No header contains a line break. */
function keyOf({ request, caller }: Once): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key.length === 0 || key.length > idempotencyKeyLengthMax) {
    throw new ServiceError('request-invalid', { field: 'Idempotency-Key' });
  }
  return caller.key.isTest ? `test\n${key}` : key;
}

function fingerprintOf({ method, routeOptions }: FastifyRequest, content: unknown): string {
  const told = JSON.stringify([method, routeOptions.url, content]);
  return hash('sha256', told, 'base64url');
}
