import { activePackage } from '@vesika/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { packages, userPackages } from '../../../platform/database/schema/index.ts';
import type { Callers } from '../../../platform/http/callers.ts';
import { serve } from '../../../platform/http/route.ts';

interface ActivePackageParts {
  db: Database;
  callers: Callers;
}

export function serveActivePackage(app: FastifyInstance, { db, callers }: ActivePackageParts): void {
  serve(app, activePackage, async (request) => {
    const { userId } = await callers.requireUser(request);
    const [newest] = await db
      .select({ owned: userPackages, sold: packages })
      .from(userPackages)
      .innerJoin(packages, eq(packages.id, userPackages.packageId))
      .where(and(eq(userPackages.userId, userId), eq(userPackages.isActive, true)))
      .orderBy(desc(userPackages.createdAt), desc(userPackages.id))
      .limit(1);
    if (!newest) return { package: null };
    const { owned, sold } = newest;
    return {
      package: {
        id: owned.id,
        packageId: sold.id,
        plan: sold.plan,
        nameTr: sold.nameTr,
        creditsTotal: sold.credits,
        creditsRemaining: owned.creditsRemaining,
        isRecurring: sold.isRecurring,
        features: sold.features,
        purchasedAt: owned.purchasedAt.toISOString(),
        expiresAt: owned.expiresAt.toISOString(),
      },
    };
  });
}
