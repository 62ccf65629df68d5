import { getPhotoReport } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import type { Callers } from '../../../../platform/http/callers.ts';
import { serve } from '../../../../platform/http/route.ts';
import { requireOwnPhoto } from '../../files/photo-rows.ts';
import { type PhotoReportParts, photoReport } from './photo-report.ts';

export function servePhotoReport(app: FastifyInstance, parts: PhotoReportParts & { callers: Callers }): void {
  serve(app, getPhotoReport, async (request, reply) => {
    const caller = await parts.callers.require(request);
    const row = await requireOwnPhoto(parts.db, caller, request.params.photoId);
    reply.header('cache-control', 'private, no-store');
    return photoReport(parts, row);
  });
}
