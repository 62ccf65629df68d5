import { removeLetter } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/route.ts';
import { dropLetter } from './letters.ts';
import { requireOpen } from './require-open.ts';
import type { LettersNeeds } from './serve-attach-letter.ts';

export function serveRemoveLetter(app: FastifyInstance, needs: LettersNeeds): void {
  const { db, storage, callers, limits } = needs;
  serve(app, removeLetter, { onRequest: limits.hook() }, async (request) => {
    const { userId } = await callers.requireUser(request);
    const { rejectionId } = request.params;
    const removed = await db.transaction(async (tx) => {
      await requireOpen(tx, userId, rejectionId, { forUpdate: true });
      return dropLetter(tx, { rejectionId });
    });
    for (const key of removed) await storage.delete(key);
    return { isAttached: false } as const;
  });
}
