import { type PhotoCount, photoCountsIn, printSheet } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { addressOf } from '../../../../platform/http/address-of.ts';
import type { Caller } from '../../../../platform/http/callers.ts';
import { serve } from '../../../../platform/http/route.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { isClean, payerOfPhoto, requireOwnPhoto } from '../../files/photo-rows.ts';
import type { FileDesk } from '../../jobs/job-desk.ts';
import { loadFeatures } from '../../payment/photo-features.ts';
import { composeSheet, type SheetPart } from './compose-sheet.ts';

interface PrintSheetParts extends Pick<Platform, 'db' | 'clock' | 'callers' | 'limits'> {
  fileDesk: FileDesk;
}

export function servePrintSheet(app: FastifyInstance, parts: PrintSheetParts): void {
  const { db, clock, fileDesk, callers, limits } = parts;
  serve(app, printSheet, { onRequest: limits.hook() }, async (request, reply) => {
    const caller = await callers.require(request);
    const { photoId = '', copies, photos, paper, gapMm, format, language } = request.query;
    const asked = photos === undefined ? [{ photoId, copies }] : photoCountsIn(photos);
    const parts = await Promise.all(asked.map((each) => printablePhoto(caller, each)));
    const requester = { owner: caller.owner, address: addressOf(request) };
    const wish = { paper, gapMm, format, language, requester, requestId: request.id };
    const sheet = await composeSheet(fileDesk, parts, wish);
    return reply
      .type(sheet.contentType)
      .header('content-disposition', `attachment; filename="${sheet.fileName}"`)
      .header('cache-control', 'private, no-store')
      .send(sheet.bytes);
  });

  async function printablePhoto(caller: Caller, { photoId, copies }: PhotoCount): Promise<SheetPart> {
    const row = await requireOwnPhoto(db, caller, photoId);
    const featuresOf = await loadFeatures(db, await payerOfPhoto(db, row), new Date(clock()));
    if (!isClean(row) || !featuresOf(row).has('print-pdf')) throw new ServiceError('payment-required');
    return { row, copies };
  }
}
