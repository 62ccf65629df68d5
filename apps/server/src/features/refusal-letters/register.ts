import { attachLetter, removeLetter } from '@vesika/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { rejections } from '../../platform/database/schema/index.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { serveUser } from '../../platform/http/route.ts';
import type { PageParts, Uploads } from '../photos/index.ts';
import { readLetter } from './letter-file.ts';
import { dropLetter, noteLetter, storeLetter } from './letters.ts';

export function registerRefusalLetters(app: FastifyInstance, needs: LettersNeeds): void {
  serveAttachLetter(app, needs);
  serveRemoveLetter(app, needs);
}

export interface LettersNeeds extends PageParts {
  uploads: Uploads;
}

const noFields = z.strictObject({});

function serveAttachLetter(app: FastifyInstance, needs: LettersNeeds): void {
  const { db, storage, clock, uploads } = needs;
  serveUser(app, attachLetter, async (request, owner, reply) => {
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

function serveRemoveLetter(app: FastifyInstance, needs: LettersNeeds): void {
  const { db, storage } = needs;
  serveUser(app, removeLetter, async (request, { userId }) => {
    const { rejectionId } = request.params;
    const removed = await db.transaction(async (tx) => {
      await requireOpen(tx, userId, rejectionId, { forUpdate: true });
      return dropLetter(tx, { rejectionId });
    });
    for (const key of removed) await storage.delete(key);
    return { isAttached: false } as const;
  });
}

/** Throws: rejection-not-found; act-not-possible once an operator has answered. */
async function requireOpen(
  db: Database,
  userId: string,
  rejectionId: string,
  { forUpdate = false } = {},
): Promise<void> {
  const found = db
    .select({ answeredAt: rejections.answeredAt })
    .from(rejections)
    .where(and(eq(rejections.id, rejectionId), eq(rejections.userId, userId)));
  const [rejection] = await (forUpdate ? found.for('update') : found);
  if (!rejection) throw new ServiceError('rejection-not-found');
  if (rejection.answeredAt) throw new ServiceError('act-not-possible');
}
