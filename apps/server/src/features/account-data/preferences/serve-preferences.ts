import { getPreferences, setPreferences } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { accountPreferences } from '../../../platform/database/schema/index.ts';
import type { Callers } from '../../../platform/http/callers.ts';
import { serve } from '../../../platform/http/route.ts';

interface PreferencesParts {
  db: Database;
  clock: Clock;
  callers: Callers;
}

export function servePreferences(app: FastifyInstance, { db, clock, callers }: PreferencesParts): void {
  serve(app, getPreferences, async (request) => {
    const { userId } = await callers.requireUser(request);
    const own = eq(accountPreferences.userId, userId);
    const [found] = await db.select().from(accountPreferences).where(own);
    return { rulesChangeMail: found?.rulesChangeMail ?? false };
  });

  serve(app, setPreferences, async (request) => {
    const { userId } = await callers.requireUser(request);
    const { rulesChangeMail } = request.body;
    const wished = { rulesChangeMail, updatedAt: new Date(clock()) };
    await db
      .insert(accountPreferences)
      .values({ userId, ...wished })
      .onConflictDoUpdate({ target: accountPreferences.userId, set: wished });
    return { rulesChangeMail };
  });
}
