import type { V1Operation } from '@vesika/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { addressOf } from '../../platform/http/address-of.ts';
import type { UserCaller } from '../../platform/http/callers.ts';
import type { OpenCounter } from '../../platform/limits/counters.ts';
import type { Platform } from '../../platform/platform.ts';
import { findApiKey, noteUse } from '../api-keys/index.ts';
import { runningFeatures } from '../photos/index.ts';

export interface KeyDoor {
  hook(operation: V1Operation): (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  callerOf(request: FastifyRequest): UserCaller;
}

interface KeyDoorParts extends Pick<Platform, 'db' | 'clock'> {
  openCounter: OpenCounter;
  /** Requests per key and minute. */
  perKey: number;
  /** Invalid keys per address in five minutes. */
  missesPerAddress: number;
}

const windowSeconds = 60;
const missesWindowMs = 300_000;

export function createKeyDoor(parts: KeyDoorParts): KeyDoor {
  const { db, clock, openCounter, perKey } = parts;
  const entered = new WeakMap<FastifyRequest, UserCaller>();
  const uses = openCounter({ name: 'api-key', max: perKey, windowMs: windowSeconds * 1000, isFinal: true });
  const misses = openCounter({
    name: 'api-key-miss',
    max: parts.missesPerAddress,
    windowMs: missesWindowMs,
    isFinal: true,
  });

  function hook({ scope, needsPackage }: V1Operation) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const now = new Date(clock());
      const { key, email } = await keyOf(request);
      await takeUse(key.id, reply);
      if (key.expiresAt && key.expiresAt <= now) throw new ServiceError('api-key-expired');
      await noteUse(db, key, now);
      if (!key.scopes.includes(scope)) throw new ServiceError('api-scope-missing', { scope });
      const { userId } = key;
      if (needsPackage && !(await runningFeatures(db, userId, now)).has('api-access')) {
        throw new ServiceError('api-access-missing');
      }
      entered.set(request, { kind: 'user', userId, email, owner: userId, session: undefined });
    };
  }

  /** Addresses with too many invalid keys are refused before the lookup. */
  async function keyOf(request: FastifyRequest) {
    const given = /^Bearer (?<key>\S+)$/i.exec(request.headers.authorization ?? '')?.groups?.key;
    if (given === undefined) throw new ServiceError('api-key-missing');
    const address = addressOf(request);
    refuseAfter(await misses.exceeded(address));
    const found = await findApiKey(db, given);
    if (found) return found;
    await misses.take(address);
    throw new ServiceError('api-key-invalid');
  }

  async function takeUse(keyId: string, reply: FastifyReply): Promise<void> {
    const { isExceeded, remaining, seconds } = await uses.count(keyId);
    // draft-ietf-httpapi-ratelimit-headers, in addition to Retry-After.
    reply.header('ratelimit-policy', `"key";q=${perKey};w=${windowSeconds}`);
    reply.header('ratelimit', `"key";r=${remaining};t=${seconds}`);
    if (isExceeded) refuseAfter(seconds);
  }

  function callerOf(request: FastifyRequest): UserCaller {
    const caller = entered.get(request);
    if (!caller) throw new Error('a request has not come through the door');
    return caller;
  }

  return { hook, callerOf };
}

function refuseAfter(retryAfterSeconds: number | undefined): void {
  if (retryAfterSeconds !== undefined) throw new ServiceError('rate-limited', { retryAfterSeconds });
}
