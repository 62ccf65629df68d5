import { printSheet } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Sessions } from '../../../platform/http/session.ts';
import type { PhotoMaker } from '../engine-pool/photo-maker.ts';
import { downloadName, type FinishedPhotos } from '../finished-photos.ts';
import { printNotes } from './print-notes.ts';

interface PrintSheetParts {
  finishedPhotos: FinishedPhotos;
  photoMaker: PhotoMaker;
  sessions: Sessions;
  limits: RateLimits;
}

export function servePrintSheet(app: FastifyInstance, parts: PrintSheetParts): void {
  const { finishedPhotos, photoMaker, sessions, limits } = parts;
  serve(
    app,
    printSheet,
    async (request, reply) => {
      const owner = sessions.require(request);
      const { photoId, paper, format, copies, language } = request.query;
      const photo = await finishedPhotos.find(owner, photoId);
      if (!photo) throw new ServiceError('photo-not-found');
      const { jpeg, widthMm, heightMm } = photo;
      const notes = await printNotes(language);
      const order = {
        photo: jpeg,
        widthMm,
        heightMm,
        paper,
        format,
        copies: copies ?? ('fill' as const),
        notes,
      };
      const sheet = await photoMaker.makeSheet(order);
      const fileName = downloadName(photo, format).replace('.', `-${paper}.`);
      return reply
        .type(format === 'pdf' ? 'application/pdf' : 'image/jpeg')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('cache-control', 'private, no-store')
        .send(sheet);
    },
    { onRequest: limits.hook() },
  );
}
