import {
  v1DeleteOriginal,
  v1FetchOriginal,
  v1GetOriginal,
  v1ListOriginals,
  v1SendOriginal,
} from '@vesika/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { dayMs } from '../../platform/clock/durations.ts';
import { olderThan } from '../../platform/database/time-page.ts';
import { abortedOnDisconnect } from '../../platform/http/disconnect.ts';
import type { StorageKey } from '../../platform/storage/storage-key.ts';
import { type StoredOriginalRow, storedOriginals } from '../../schema/index.ts';
import { deleteUploaded, originalIdOf } from '../photos/index.ts';
import { pageUpTo, timePlaceOf } from './cursor.ts';
import { findOriginal, keepOriginal } from './originals.ts';
import type { PublicApiParts } from './public-api-parts.ts';
import { serveV1 } from './serve-v1.ts';

export function serveV1Originals(app: FastifyInstance, parts: PublicApiParts): void {
  const { db, door, idempotency, uploads } = parts;

  serveV1(app, door, v1SendOriginal, async (request, caller, reply) => {
    const { fields, picture } = await uploads.receive(request, v1SendOriginal.form, caller.owner);
    return idempotency.once({ request, reply, caller, content: [fields, picture.sha256] }, 201, async () =>
      resourceOf(await keepOriginal(parts, caller, picture)),
    );
  });

  serveV1(app, door, v1FetchOriginal, async (request, caller, reply) =>
    idempotency.once({ request, reply, caller, content: request.body }, 201, async () => {
      const signal = abortedOnDisconnect(reply);
      const picture = await uploads.fetch(request, { ...request.body, signal }, caller.owner);
      return resourceOf(await keepOriginal(parts, caller, picture));
    }),
  );

  serveV1(app, door, v1ListOriginals, async ({ query: { cursor, limit } }, { userId, key: { isTest } }) => {
    const { storedAt: createdAt, key: id } = storedOriginals;
    const own = and(eq(storedOriginals.userId, userId), eq(storedOriginals.isTest, isTest));
    const rows = await db
      .select()
      .from(storedOriginals)
      .where(and(own, olderThan({ createdAt, id }, timePlaceOf(cursor))))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit + 1);
    const placed = rows.map((row) => ({ ...row, createdAt: row.storedAt, id: row.key }));
    return pageUpTo(limit, placed, resourceOf);
  });

  serveV1(app, door, v1GetOriginal, async ({ params }, caller) =>
    resourceOf(await findOriginal(db, caller, params.originalId)),
  );

  serveV1(app, door, v1DeleteOriginal, async ({ params }, caller) => {
    const { key } = await findOriginal(db, caller, params.originalId);
    await deleteUploaded(parts, caller, key as StorageKey);
  });

  function resourceOf({ key, bytes, storedAt }: StoredOriginalRow) {
    return {
      id: originalIdOf(key as StorageKey),
      bytes: bytes ?? 0,
      createdAt: storedAt.toISOString(),
      expiresAt: new Date(storedAt.getTime() + parts.originalsDays * dayMs).toISOString(),
    };
  }
}
