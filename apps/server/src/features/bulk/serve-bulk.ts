import { randomUUID } from 'node:crypto';
import { batchDocumentsMax, createBatch, getBatch, listBatches, uploadBytesMax } from '@vesika/contract';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { hourMs } from '../../platform/clock/durations.ts';
import type { Environment } from '../../platform/env.ts';
import { serveUser } from '../../platform/http/route.ts';
import type { OpenCounter } from '../../platform/limits/counters.ts';
import { bulkBatches } from '../../schema/index.ts';
import type { JobNotifications, JobTable, Receiving } from '../photos/index.ts';
import { requireActive } from '../requirements/index.ts';
import { type ReplaceParts, serveReplaceFile } from './add-to-batch/replace-file.ts';
import { type AddToBatchParts, serveAddToBatch } from './add-to-batch/serve-add-to-batch.ts';
import { batchFiles, batchJson } from './batch-json.ts';
import { requireBatch } from './batch-rows.ts';
import type { BulkParts } from './bulk-parts.ts';
import { serveChangeBatch } from './change-batch.ts';
import { serveDeleteBatch } from './delete-batch.ts';
import { includesBulk, requireBulk } from './included.ts';
import { serveBatchArchive } from './results/serve-batch-archive.ts';

interface BulkNeeds extends Omit<BulkParts, 'bounds' | 'tellBegun' | 'cancelJob'>, Receiving {
  openCounter: OpenCounter;
  uploads: ReplaceParts['uploads'];
  jobs: { notifications: JobNotifications; table: JobTable };
}

export function registerBulk(app: FastifyInstance, env: Environment, needs: BulkNeeds): void {
  const { openCounter, jobs } = needs;
  serveBulk(app, {
    ...needs,
    bounds: { files: env.BULK_FILES, totalBytes: env.BULK_MB * 2 ** 20 },
    quota: openCounter({ name: 'bulk-mb', max: env.BULK_MB_PER_ACCOUNT, windowMs: 24 * hourMs }),
    patience: { formMs: env.BULK_UPLOAD_SECONDS * 1000, silenceMs: env.UPLOAD_SILENCE_SECONDS * 1000 },
    tellBegun: () => jobs.notifications.send({ kind: 'batch' }),
    cancelJob: (jobId) => jobs.table.cancel(jobId),
  });
}

function serveBulk(app: FastifyInstance, parts: ReplaceParts & AddToBatchParts): void {
  const { db, clock, requirementFor, bounds } = parts;

  serveUser(app, listBatches, async (_request, { userId }) => {
    const own = db.select().from(bulkBatches).where(eq(bulkBatches.userId, userId));
    const rows = await own.orderBy(desc(bulkBatches.createdAt)).limit(50);
    const batches = [];
    for (const row of rows) batches.push(await batchJson(parts, row));
    const most = { ...bounds, fileBytes: uploadBytesMax, documents: batchDocumentsMax };
    return { batches, isIncluded: await includesBulk(db, userId, clock), limits: most };
  });

  serveUser(app, createBatch, async (request, { userId }) => {
    await requireBulk(db, userId, clock);
    const { name, documents, cropOnly } = request.body;
    for (const { variant, ...document } of documents) {
      await requireActive(db, document);
      requirementFor({ ...document, variant: variant ?? undefined });
    }
    const begun = { id: randomUUID(), userId, name, documents, cropOnly, createdAt: new Date(clock()) };
    const [row] = await db
      .insert(bulkBatches)
      .values({ ...begun, state: 'filling' })
      .returning();
    return { batch: await batchJson(parts, row!) };
  });

  serveUser(app, getBatch, async (request, { userId }) => {
    const row = await requireBatch(db, userId, request.params.batchId);
    const files = await batchFiles(parts, row, request.query.after);
    return { batch: await batchJson(parts, row), files };
  });

  serveAddToBatch(app, parts);
  serveReplaceFile(app, parts);
  serveChangeBatch(app, parts);
  serveDeleteBatch(app, parts);
  serveBatchArchive(app, parts);
}
