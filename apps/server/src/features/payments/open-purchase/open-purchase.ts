import { openPurchase } from '@vesika/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { serve } from '../../../platform/http/route.ts';
import { userPhotos } from '../../../schema/index.ts';
import { type MailedPurchase, noteOpened } from '../../guest-buyers/index.ts';
import { galleryPhotos } from '../../photos/index.ts';
import { purchaseView } from '../list-purchases/list-purchases.ts';
import type { PaymentsParts } from '../payments.ts';

/** A mailed link replaces nothing in the browser that opens it: its session sees the photos of this purchase too. */
export function serveOpenPurchase(app: FastifyInstance, parts: PaymentsParts): void {
  const { db, clock, purchaseLinks } = parts;
  serve(app, openPurchase, async (request, reply) => {
    const { payHere, ...given } = request.body;
    const found = await purchaseLinks.find(given);
    if (!found) throw new ServiceError('purchase-not-found');
    await open(found, app.callers.openSession(request, reply), payHere);
    const { owned, guestSession } = found;
    const isClean = and(eq(userPhotos.userPackageId, owned.id), isNotNull(userPhotos.unlockedAt));
    const rows = await db.select().from(userPhotos).where(isClean).orderBy(desc(userPhotos.processedAt));
    reply.header('cache-control', 'private, no-store');
    return {
      purchase: await purchaseView(parts, owned),
      photos: await galleryPhotos(parts, rows),
      isInAccount: guestSession === null,
    };
  });

  /** The browser that paid sees and pays already. */
  async function open({ owned, endsAt, guestSession }: MailedPurchase, session: string, payHere: boolean) {
    if (session === guestSession) return;
    const opened = { sessionId: session, userPackageId: owned.id, expiresAt: endsAt };
    await noteOpened(db, opened, payHere ? new Date(clock()) : undefined);
  }
}
