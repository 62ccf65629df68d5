import { randomUUID } from 'node:crypto';
import { batchDocumentsMax, createBatch, getBatch, listBatches, uploadBytesMax } from '@vesika/contract';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { bulkBatches } from '../../platform/database/schema/index.ts';
import { serve } from '../../platform/http/route.ts';
import { requireActive } from '../requirements/index.ts';
import { type AddToBatchParts, serveAddToBatch } from './add-to-batch/serve-add-to-batch.ts';
import { batchFiles, batchJson } from './batch-json.ts';
import { requireBatch } from './batch-rows.ts';
import type { BulkParts } from './bulk-parts.ts';
import { serveChangeBatch } from './change-batch.ts';
import { serveDeleteBatch } from './delete-batch.ts';
import { includesBulk, requireBulk } from './included.ts';
import { serveBatchArchive } from './results/serve-batch-archive.ts';

export function serveBulk(app: FastifyInstance, parts: BulkParts & AddToBatchParts): void {
  const { db, clock, callers, limits, requirementFor, bounds } = parts;

  serve(app, listBatches, async (request) => {
    const { userId } = await callers.requireUser(request);
    const own = db.select().from(bulkBatches).where(eq(bulkBatches.userId, userId));
    const rows = await own.orderBy(desc(bulkBatches.createdAt)).limit(50);
    const batches = [];
    for (const row of rows) batches.push(await batchJson(parts, row));
    const most = { ...bounds, fileBytes: uploadBytesMax, documents: batchDocumentsMax };
    return { batches, isIncluded: await includesBulk(db, userId, clock), limits: most };
  });

  serve(
    app,
    createBatch,
    async (request) => {
      const { userId } = await callers.requireUser(request);
      await requireBulk(db, userId, clock);
      const { name, documents, cropOnly } = request.body;
      for (const { variant, ...document } of documents) {
        await requireActive(db, document.countryCode);
        requirementFor({ ...document, variant: variant ?? undefined });
      }
      const begun = { id: randomUUID(), userId, name, documents, cropOnly, createdAt: new Date(clock()) };
      const [row] = await db
        .insert(bulkBatches)
        .values({ ...begun, state: 'filling' })
        .returning();
      return { batch: await batchJson(parts, row!) };
    },
    { onRequest: limits.hook() },
  );

  serve(app, getBatch, async (request) => {
    const { userId } = await callers.requireUser(request);
    const row = await requireBatch(db, userId, request.params.batchId);
    const files = await batchFiles(parts, row.id, request.query.after);
    return { batch: await batchJson(parts, row), files };
  });

  serveAddToBatch(app, parts);
  serveChangeBatch(app, parts);
  serveDeleteBatch(app, parts);
  serveBatchArchive(app, parts);
}
