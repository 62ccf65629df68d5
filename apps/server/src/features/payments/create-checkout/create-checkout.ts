import { createCheckout } from '@vesika/contract';
import { fallbackLanguage, isLanguage } from '@vesika/messages';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { type PackageRow, packages } from '../../../platform/database/schema/index.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { serve } from '../../../platform/http/route.ts';
import { customerReference } from '../customer-reference.ts';
import type { PaymentsParts } from '../payments.ts';

export function serveCreateCheckout(app: FastifyInstance, parts: PaymentsParts): void {
  const { db, provider, callers, limits } = parts;
  serve(
    app,
    createCheckout,
    async (request) => {
      const { userId, email } = await callers.requireUser(request);
      const { priceId, language } = request.body;
      const url = await provider.createCheckout({
        user: { id: userId, email },
        sold: await packageForSale(db, priceId),
        customer: await customerReference(db, provider, userId),
        language: isLanguage(language) ? language : fallbackLanguage,
      });
      return { url };
    },
    { onRequest: limits.hook() },
  );
}

/** By its price at Stripe, or by its own id where it has none. */
async function packageForSale(db: Database, priceId: string): Promise<PackageRow> {
  const byPrice = eq(packages.stripePriceId, priceId);
  const byId = and(eq(packages.id, priceId), isNull(packages.stripePriceId));
  const [sold] = await db
    .select()
    .from(packages)
    .where(and(eq(packages.isActive, true), or(byPrice, byId)));
  if (!sold) throw new ServiceError('package-not-found');
  return sold;
}
