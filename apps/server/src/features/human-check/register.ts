import { getHumanCheck, requestHumanCheck } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { serveCaller } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HumanCheckRow } from '../../schema/index.ts';
import type { AnnounceCredits } from '../credits/index.ts';
import { requireOwnPhoto } from '../photos/index.ts';
import { findOffer } from './offer.ts';
import { checkOf, orderCheck } from './order-check.ts';
import { returnsAt } from './return-late.ts';

interface HumanCheckParts extends Pick<Platform, 'db' | 'clock'> {
  announceCredits: AnnounceCredits;
}

export function registerHumanCheck(app: FastifyInstance, parts: HumanCheckParts): void {
  const { db, clock, announceCredits } = parts;

  serveCaller(app, getHumanCheck, async (request, caller) => {
    const { id } = await requireOwnPhoto(db, caller, request.params.photoId);
    const row = await checkOf(db, id);
    return { offer: await findOffer(db, new Date(clock())), check: row ? checkJson(row) : null };
  });

  serveCaller(app, requestHumanCheck, async (request, caller) => {
    const { photoId } = request.params;
    const row = await orderCheck(db, { caller, photoId, now: new Date(clock()), announceCredits });
    return { check: checkJson(row) };
  });
}

function checkJson({ verdict, ...row }: HumanCheckRow) {
  return { ...row, status: verdict ?? ('waiting' as const), returnsAt: returnsAt(row.expectedAt) };
}
