import { randomUUID } from 'node:crypto';
import { getHumanCheck, type HumanCheck, humanCheckOffer, requestHumanCheck } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { type HumanCheckRow, humanChecks } from '../../platform/database/schema/index.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { serve } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AnnounceCredits, lockAccount, payerOf, takeCredit } from '../credits/index.ts';
import { isClean, requireOwnPhoto } from '../photos/index.ts';
import { findOffer } from './offer.ts';
import { returnsAt } from './return-late.ts';

interface HumanCheckParts extends Pick<Platform, 'db' | 'clock' | 'callers' | 'limits'> {
  announceCredits: AnnounceCredits;
}

export function registerHumanCheck(app: FastifyInstance, parts: HumanCheckParts): void {
  const { db, clock, callers, limits, announceCredits } = parts;

  serve(app, humanCheckOffer, async () => ({ offer: await findOffer(db, new Date(clock())) }));

  serve(app, getHumanCheck, async (request) => {
    const caller = await callers.require(request);
    const { id } = await requireOwnPhoto(db, caller, request.params.photoId);
    const row = await checkOf(db, id);
    return { offer: await findOffer(db, new Date(clock())), check: row ? checkJson(row) : null };
  });

  serve(
    app,
    requestHumanCheck,
    async (request) => {
      const caller = await callers.require(request);
      const now = new Date(clock());
      const row = await db.transaction(async (tx) => {
        const payer = await payerOf(tx, caller);
        if (payer !== null) await lockAccount(tx, payer);
        const photo = await requireOwnPhoto(tx, caller, request.params.photoId);
        const known = await checkOf(tx, photo.id);
        if (known) return known;
        const offer = await findOffer(tx, now);
        if (!offer || !isClean(photo)) throw new ServiceError('human-check-not-possible');
        if (payer === null) throw new ServiceError('payment-required', { reason: 'sign-in-required' });
        const { countryCode } = photo;
        const { credits } = offer;
        const spending = {
          userId: payer,
          countryCode,
          photoId: photo.id,
          reason: 'human-check',
          credits,
          now,
        } as const;
        const spent = await takeCredit(tx, spending);
        if ('refused' in spent) throw new ServiceError('payment-required', { reason: spent.refused });
        await announceCredits(tx, { userId: payer, now });
        const [made] = await tx
          .insert(humanChecks)
          .values({
            id: randomUUID(),
            userId: payer,
            photoId: photo.id,
            userPackageId: spent.userPackageId,
            credits,
            requestedAt: now,
            expectedAt: new Date(offer.expectedAt),
          })
          .returning();
        return made!;
      });
      return { check: checkJson(row) };
    },
    { onRequest: limits.hook() },
  );
}

async function checkOf(db: Database, photoId: string): Promise<HumanCheckRow | undefined> {
  const [row] = await db.select().from(humanChecks).where(eq(humanChecks.photoId, photoId));
  return row;
}

function checkJson({ verdict, requestedAt, expectedAt, decidedAt, words }: HumanCheckRow): HumanCheck {
  return {
    status: verdict ?? 'waiting',
    requestedAt: requestedAt.toISOString(),
    expectedAt: expectedAt.toISOString(),
    returnsAt: returnsAt(expectedAt).toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    words,
  };
}
