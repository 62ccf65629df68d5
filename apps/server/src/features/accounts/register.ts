import type { FastifyInstance } from 'fastify';
import type { Accounts } from './accounts.ts';
import { openAuthScope } from './auth-scope.ts';
import { serveFactors } from './factors/factors.ts';
import { serveRecoveryCodes } from './factors/recovery-codes.ts';
import { serveLogout } from './logout/logout.ts';
import { serveOneTimeMails } from './one-time-mails/one-time-mails.ts';
import { serveSignup } from './signup/signup.ts';
import { serveToken } from './token/token.ts';
import { serveUser } from './user/user.ts';
import { serveVerify } from './verify/verify.ts';

export async function registerAccounts(app: FastifyInstance, accounts: Accounts): Promise<void> {
  await openAuthScope(app, (scope) => {
    serveSignup(scope, accounts);
    serveToken(scope, accounts);
    serveUser(scope, accounts);
    serveOneTimeMails(scope, accounts);
    serveVerify(scope, accounts);
    serveLogout(scope, accounts);
    serveFactors(scope, accounts);
    scope.get('/.well-known/jwks.json', async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=600');
      return accounts.accessTokens.jwks;
    });
  });
  serveRecoveryCodes(app, accounts);
  app.addHook('onClose', () => accounts.mailing.settled());
}
