import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Accounts } from '../accounts.ts';

const querystring = z.object({ scope: z.enum(['global', 'local', 'others']).default('global') });

export function serveLogout(app: FastifyInstance, { authenticate, sessions }: Accounts): void {
  app.post<{ Querystring: z.output<typeof querystring> }>(
    '/logout',
    { schema: { querystring } },
    async (request, reply) => {
      const { user, session } = await authenticate(request);
      await sessions.end(user.id, session.id, request.query.scope);
      return reply.code(204).send();
    },
  );
}
