import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';
import type { Sessions } from './session.ts';

export type Caller = UserCaller | { kind: 'visitor'; owner: string };

export interface UserCaller {
  kind: 'user';
  userId: string;
  email: string;
  owner: string;
  session: string | undefined;
}

/** An invalid or expired token throws sign-in-required instead of making the caller a visitor. */
export type Callers = ReturnType<typeof createCallers>;

interface CallersParts {
  sessions: Sessions;
  userOf: (request: FastifyRequest) => Promise<{ id: string; email: string } | undefined>;
}

export function createCallers({ sessions, userOf }: CallersParts) {
  const requested = new WeakMap<FastifyRequest, Promise<UserCaller | undefined>>();

  /** Cached per request, because the rate limit and the operation both need it. */
  function user(request: FastifyRequest): Promise<UserCaller | undefined> {
    const found = requested.get(request) ?? findUser(request);
    requested.set(request, found);
    return found;
  }

  async function findUser(request: FastifyRequest): Promise<UserCaller | undefined> {
    const found = await userOf(request);
    if (!found) return undefined;
    const { id, email } = found;
    return { kind: 'user', userId: id, email, owner: id, session: sessions.of(request) };
  }

  async function of(request: FastifyRequest): Promise<Caller | undefined> {
    const known = await user(request);
    if (known) return known;
    const session = sessions.of(request);
    return session === undefined ? undefined : { kind: 'visitor', owner: session };
  }

  async function require(request: FastifyRequest): Promise<Caller> {
    const caller = await of(request);
    if (!caller) throw new ServiceError('session-missing');
    return caller;
  }

  async function requireUser(request: FastifyRequest): Promise<UserCaller> {
    const known = await user(request);
    if (!known) throw new ServiceError('sign-in-required');
    return known;
  }

  async function open(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    return (await user(request)) ?? { kind: 'visitor', owner: openSession(request, reply) };
  }

  /** The session of this browser, which exists beside an account that is signed in. */
  function openSession(request: FastifyRequest, reply: FastifyReply): string {
    return sessions.open(request, reply);
  }

  return { of, require, requireUser, open, openSession };
}
