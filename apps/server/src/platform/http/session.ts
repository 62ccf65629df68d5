import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';

export const sessionCookie = 'vesika_session';
export const anonymousPrefix = 'anon_';
const sessionPattern = /^anon_[a-z0-9]{8,12}_[a-f0-9]{32}$/;

export type Sessions = Awaited<ReturnType<typeof openSessions>>;

interface SessionOptions {
  secret: Buffer;
  clock: Clock;
  https: boolean;
  days: number;
}

export async function openSessions(app: FastifyInstance, options: SessionOptions) {
  await app.register(cookie, { secret: options.secret.toString('hex') });

  function of(request: FastifyRequest): string | undefined {
    const raw = request.cookies[sessionCookie];
    if (raw === undefined) return undefined;
    const { valid, value } = request.unsignCookie(raw);
    return valid && value !== null && sessionPattern.test(value) ? value : undefined;
  }

  function open(request: FastifyRequest, reply: FastifyReply): string {
    const session = of(request) ?? newSession(options.clock());
    enter(reply, session);
    return session;
  }

  function enter(reply: FastifyReply, session: string): void {
    reply.setCookie(sessionCookie, session, {
      signed: true,
      httpOnly: true,
      sameSite: 'lax',
      secure: options.https,
      path: '/',
      maxAge: options.days * 86_400,
    });
  }

  return { of, open, enter };
}

function newSession(nowMs: number): string {
  return `${anonymousPrefix}${nowMs.toString(36).padStart(8, '0')}_${randomBytes(16).toString('hex')}`;
}
