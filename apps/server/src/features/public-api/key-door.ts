import type { V1Operation } from '@vesika/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { runningFeatures } from '../../account/package-features.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { addressOf } from '../../platform/http/address-of.ts';
import type { Callers } from '../../platform/http/callers.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { Count, OpenCounter } from '../../platform/limits/counters.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountCaller } from './key-callers.ts';
import { findApiKey, noteUse } from './keys/api-keys.ts';
import { createRequestLog } from './request-log.ts';

export type KeyDoor = ReturnType<typeof createKeyDoor>;

interface KeyDoorParts extends Pick<Platform, 'db' | 'clock'> {
  callers: Callers;
  limits: RateLimits;
  openCounter: OpenCounter;
  /** Requests per key and minute. */
  perKey: number;
  /** Requests of all test keys of an account per minute. */
  perTester: number;
  /** Requests without a key per address and minute, of operations that need none. */
  perAddress: number;
  /** Invalid keys per address in five minutes. */
  missesPerAddress: number;
}

const windowSeconds = 60;
const missesWindowMs = 300_000;

export function createKeyDoor(parts: KeyDoorParts) {
  const { db, clock, callers, openCounter, perKey, perTester, perAddress } = parts;
  const entered = new WeakMap<FastifyRequest, AccountCaller>();
  const limitSession = parts.limits.hook();
  const perMinute = { windowMs: windowSeconds * 1000, isFinal: true };
  const uses = openCounter({ name: 'api-key', max: perKey, ...perMinute });
  const tests = openCounter({ name: 'api-tester', max: perTester, ...perMinute });
  const keyless = openCounter({ name: 'api-address', max: perAddress, ...perMinute });
  const misses = openCounter({
    name: 'api-key-miss',
    max: parts.missesPerAddress,
    windowMs: missesWindowMs,
    isFinal: true,
  });

  function hook({ scope, isOpen, needsPackage, allowsSession }: V1Operation) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (allowsSession && hasSessionToken(request)) {
        await limitSession(request);
        entered.set(request, await callers.requireUser(request));
        return;
      }
      if (isOpen) reply.header('access-control-allow-origin', '*');
      if (isOpen && request.headers.authorization === undefined) {
        const counted = await keyless.count(addressOf(request));
        return refuseExceeded({ name: 'address', max: perAddress }, counted, reply);
      }
      const now = new Date(clock());
      const { key, email } = await keyOf(request, now);
      const { userId } = key;
      entered.set(request, { kind: 'user', userId, email, owner: userId, session: undefined, key });
      if (key.isTest) {
        refuseExceeded({ name: 'tester', max: perTester }, await tests.count(key.userId), reply);
      } else {
        refuseExceeded({ name: 'key', max: perKey }, await uses.count(key.id), reply);
      }
      if (key.expiresAt && key.expiresAt <= now) throw new ServiceError('api-key-expired');
      await noteUse(db, key, now);
      if (!key.scopes.includes(scope)) throw new ServiceError('api-scope-missing', { scope });
      if (needsPackage && !key.isTest && !(await runningFeatures(db, userId, now)).has('api-access')) {
        throw new ServiceError('api-access-missing');
      }
    };
  }

  /** Addresses with too many invalid keys are refused before the lookup. */
  async function keyOf(request: FastifyRequest, now: Date) {
    const given = /^Bearer (?<key>\S+)$/i.exec(request.headers.authorization ?? '')?.groups?.key;
    if (given === undefined) throw new ServiceError('api-key-missing');
    const address = addressOf(request);
    refuseAfter(await misses.exceeded(address));
    const found = await findApiKey(db, given, now);
    if (found) return found;
    await misses.take(address);
    throw new ServiceError('api-key-invalid');
  }

  function refuseExceeded(policy: { name: string; max: number }, counted: Count, reply: FastifyReply): void {
    const { isExceeded, remaining, seconds } = counted;
    // draft-ietf-httpapi-ratelimit-headers, in addition to Retry-After.
    reply.header('ratelimit-policy', `"${policy.name}";q=${policy.max};w=${windowSeconds}`);
    reply.header('ratelimit', `"${policy.name}";r=${remaining};t=${seconds}`);
    if (isExceeded) refuseAfter(seconds);
  }

  function callerOf(request: FastifyRequest): AccountCaller {
    const caller = entered.get(request);
    if (!caller) throw new Error('a request has not come through the door');
    return caller;
  }

  const log = createRequestLog({ db, clock, callerOf: (request) => entered.get(request) });

  return { hook, callerOf, log };
}

/** The tokens of sessions have no prefix of a key. */
function hasSessionToken({ headers: { authorization = '' } }: FastifyRequest): boolean {
  return /^Bearer (?!vk_)/i.test(authorization);
}

function refuseAfter(retryAfterSeconds: number | undefined): void {
  if (retryAfterSeconds !== undefined) throw new ServiceError('rate-limited', { retryAfterSeconds });
}
