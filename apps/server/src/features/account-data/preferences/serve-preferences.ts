import { getPreferences, setPreferences } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { accountPreferences } from '../../../platform/database/schema/index.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';

type PreferencesParts = Pick<Platform, 'db' | 'clock' | 'callers'>;

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
