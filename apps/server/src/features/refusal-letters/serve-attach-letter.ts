import { attachLetter } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { serve } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PageParts, Uploads } from '../photos/index.ts';
import { readLetter } from './letter-file.ts';
import { noteLetter, storeLetter } from './letters.ts';
import { requireOpen } from './require-open.ts';

export interface LettersNeeds extends PageParts, Pick<Platform, 'callers' | 'limits'> {
  uploads: Uploads;
}

const noFields = z.strictObject({});

export function serveAttachLetter(app: FastifyInstance, needs: LettersNeeds): void {
  const { db, storage, clock, callers, limits, uploads } = needs;
  serve(app, attachLetter, { onRequest: limits.hook() }, async (request, reply) => {
    const owner = await callers.requireUser(request);
    const { rejectionId } = request.params;
    await requireOpen(db, owner.userId, rejectionId);
    const { file } = await uploads.receiveFile(request, noFields);
    const letter = await storeLetter(needs, await readLetter(needs, file, { owner, request, reply }));
    const replaced = await db.transaction(async (tx) => {
      await requireOpen(tx, owner.userId, rejectionId, { forUpdate: true });
      const about = { subject: { rejectionId }, userId: owner.userId, now: new Date(clock()) };
      return noteLetter(tx, letter, about);
    });
    for (const key of replaced) await storage.delete(key);
    return { isAttached: true } as const;
  });
}
