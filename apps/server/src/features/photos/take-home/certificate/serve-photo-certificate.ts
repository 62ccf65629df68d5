import { photoCertificate } from '@vesika/contract';
import { fallbackLanguage, isLanguage } from '@vesika/messages';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/database/database.ts';
import { humanChecks } from '../../../../platform/database/schema/index.ts';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { addressOf } from '../../../../platform/http/address-of.ts';
import { abortedOnDisconnect } from '../../../../platform/http/disconnect.ts';
import { serve } from '../../../../platform/http/route.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { RequirementLookup } from '../../../requirements/index.ts';
import { downloadName, keyOf } from '../../files/photo-files.ts';
import { isClean, requireOwnPhoto } from '../../files/photo-rows.ts';
import type { FileDesk } from '../../jobs/job-desk.ts';
import { rulesOfPhoto } from '../../rules/rules-of-photo.ts';
import { certificateWords } from './certificate-words.ts';

interface PhotoCertificateParts extends Pick<Platform, 'storage' | 'db' | 'callers' | 'limits'> {
  fileDesk: FileDesk;
  requirementFor: RequirementLookup;
}

export function servePhotoCertificate(app: FastifyInstance, parts: PhotoCertificateParts): void {
  const { storage, db, fileDesk, requirementFor, callers, limits } = parts;
  serve(app, photoCertificate, { onRequest: limits.hook() }, async (request, reply) => {
    const caller = await callers.require(request);
    const row = await requireOwnPhoto(db, caller, request.params.photoId);
    if (!isClean(row)) throw new ServiceError('payment-required');
    const key = keyOf(row, 'photo.jpg');
    const photo = await storage.get(key);
    if (!photo) throw new ServiceError('photo-not-found');
    const { version: rules } = await rulesOfPhoto(db, row, requirementFor);
    const wanted = request.query.language;
    const language = isLanguage(wanted) ? wanted : fallbackLanguage;
    const checkedOn = await passedByPersonOn(db, row.id);
    const words = await certificateWords({ row, photo, rules, checkedOn, language });
    const order = { ...words, photo: key, date: words.date.toISOString() };
    const pdf = await fileDesk.order(
      { kind: 'certificate', order },
      {
        signal: abortedOnDisconnect(reply),
        requestId: request.id,
        requester: { owner: caller.owner, address: addressOf(request) },
      },
    );
    const fileName = downloadName(row, 'pdf').replace('.pdf', '-report.pdf');
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  });
}

async function passedByPersonOn(db: Database, photoId: string): Promise<Date | null> {
  const passed = and(eq(humanChecks.photoId, photoId), eq(humanChecks.verdict, 'passed'));
  const [check] = await db.select({ decidedAt: humanChecks.decidedAt }).from(humanChecks).where(passed);
  return check?.decidedAt ?? null;
}
