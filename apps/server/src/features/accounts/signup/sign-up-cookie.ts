import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayMs } from '../../../platform/clock/durations.ts';
import { hashToken } from '../../../platform/secrets/tokens.ts';
import type { UserRow } from '../../../schema/index.ts';
import type { Site } from '../site.ts';

const cookieName = 'vesika_sign_up';

/** Anybody can sign up with the address of another, so only the browser of a sign-up confirms its password. */
export function markSignUp(reply: FastifyReply, site: Site, passwordHash: string): void {
  reply.setCookie(cookieName, markOf(passwordHash), {
    path: '/auth/v1',
    sameSite: 'strict',
    httpOnly: true,
    secure: site.url().startsWith('https:'),
    maxAge: dayMs / 1000,
  });
}

export function signedUpHere({ cookies }: FastifyRequest, { passwordHash }: UserRow): boolean {
  return passwordHash !== null && cookies[cookieName] === markOf(passwordHash);
}

/** The salt of the password's hash makes it unguessable. */
function markOf(passwordHash: string): string {
  return hashToken(passwordHash).toString('base64url');
}
