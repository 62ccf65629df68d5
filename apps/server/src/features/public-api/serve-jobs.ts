import { randomUUID } from 'node:crypto';
import {
  errors,
  type JobResource,
  jobHours,
  v1GetJob,
  v1GetJobArchive,
  v1ListJobs,
  v1StartJob,
} from '@vesika/contract';
import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { hourMs } from '../../platform/clock/durations.ts';
import { forgetting } from '../../platform/database/forget.ts';
import { olderThan } from '../../platform/database/time-page.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { addressOf } from '../../platform/http/address-of.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { type ApiJobDocument, type ApiJobRow, apiJobs, userPhotos } from '../../schema/index.ts';
import {
  type AcceptedRequest,
  archiveOf,
  filesToTake,
  isClean,
  type JobResults,
  type JobStatus,
} from '../photos/index.ts';
import { firstAnswers, type RequirementLookup } from '../requirements/index.ts';
import { acceptDocument } from './accept-document.ts';
import { pageUpTo, timePlaceOf } from './cursor.ts';
import type { KeyCaller } from './key-callers.ts';
import { findOriginal } from './originals.ts';
import type { PublicApiParts } from './public-api-parts.ts';
import { serveV1 } from './serve-v1.ts';

const retentionMs = jobHours * hourMs;

export function serveV1Jobs(app: FastifyInstance, parts: PublicApiParts): void {
  const { db, clock, door, idempotency, jobDesk, processing, announceJob, requirementFor } = parts;

  serveV1(app, door, v1StartJob, async (request, caller, reply) => {
    const { originalId: ofJob, documents, reference } = request.body;
    return idempotency.once({ request, reply, caller, content: request.body }, 202, async () => {
      const accepted: JobPhoto[] = [];
      for (const { originalId = ofJob!, ...document } of documents) {
        const { key } = await findOriginal(db, caller, originalId);
        const order = { reference, ...document };
        accepted.push({ originalId, ...(await acceptDocument(parts, { request, caller }, order, key)) });
      }
      const id = randomUUID();
      const row: ApiJobRow = {
        id,
        userId: caller.userId,
        originalId: accepted[0]!.originalId,
        documents: await leaveAll(accepted, { id, requestId: request.id }),
        reference: reference ?? null,
        isTest: caller.key.isTest,
        createdAt: new Date(clock()),
      };
      await db.transaction(async (tx) => {
        await tx.insert(apiJobs).values(row);
        await announceJob(tx, { apiJobId: id });
      });
      return jobResource(row, [], requirementFor);
    });
  });

  async function leaveAll(
    photos: readonly JobPhoto[],
    { id: apiJobId, requestId }: { id: string; requestId: string },
  ): Promise<ApiJobDocument[]> {
    const left: ApiJobDocument[] = [];
    try {
      for (const { originalId, ...accepted } of photos) {
        const { countryCode, documentType, variant = null, cropOnly } = accepted.request;
        const watch = { ...accepted.watch, requestId, retentionSeconds: retentionMs / 1000 };
        const queueJobId = await jobDesk.enqueue({ ...processing.taskOf(accepted), apiJobId }, watch);
        left.push({ queueJobId, originalId, countryCode, documentType, variant, cropOnly });
      }
      return left;
    } catch (error) {
      await jobDesk.cancel(left.map(({ queueJobId }) => queueJobId));
      throw error;
    }
  }

  serveV1(app, door, v1GetJob, async (request, caller) => {
    return withProgress(await requireJob(request.params.jobId, caller));
  });

  serveV1(app, door, v1GetJobArchive, async (request, caller, reply) => {
    const { documents } = await withProgress(await requireJob(request.params.jobId, caller));
    const ids = documents.flatMap(({ photoId }) => photoId ?? []);
    const own = and(inArray(userPhotos.id, ids), eq(userPhotos.userId, caller.userId));
    const requester = { owner: caller.owner, address: addressOf(request) };
    const options = { paper: '10x15', language: 'en', requester, requestId: request.id, sheets: [] } as const;
    const files: { fileName: string; bytes: Buffer }[] = [];
    for (const row of await db.select().from(userPhotos).where(own)) {
      if (!isClean(row) && row.testStatus !== 'finished') continue;
      for (const { fileName, bytes } of await filesToTake(parts, row, { ...options, now: new Date(clock()) }))
        files.push({ fileName: `${row.id}/${fileName}`, bytes });
    }
    return sendFile(reply, { type: 'application/zip', fileName: 'vesika-job.zip' }, await archiveOf(files));
  });

  async function requireJob(jobId: string, { userId, key: { isTest } }: KeyCaller): Promise<ApiJobRow> {
    const own = and(eq(apiJobs.id, jobId), eq(apiJobs.userId, userId), eq(apiJobs.isTest, isTest));
    const [row] = await db.select().from(apiJobs).where(and(own, isRetained()));
    if (!row) throw new ServiceError('job-not-found');
    return row;
  }

  serveV1(app, door, v1ListJobs, async ({ query }, { userId, key: { isTest } }) => {
    const { cursor, limit, reference } = query;
    const isNamed = reference === undefined ? undefined : eq(apiJobs.reference, reference);
    const own = and(eq(apiJobs.userId, userId), eq(apiJobs.isTest, isTest), isRetained(), isNamed);
    const rows = await db
      .select()
      .from(apiJobs)
      .where(and(own, olderThan(apiJobs, timePlaceOf(cursor))))
      .orderBy(desc(apiJobs.createdAt), desc(apiJobs.id))
      .limit(limit + 1);
    const { data, nextCursor } = pageUpTo(limit, rows, withProgress);
    return { data: await Promise.all(data), nextCursor };
  });

  function isRetained() {
    return gte(apiJobs.createdAt, new Date(clock() - retentionMs));
  }

  async function withProgress(row: ApiJobRow): Promise<JobResource> {
    const statuses = await jobDesk.statusOf(row.documents.map(({ queueJobId }) => queueJobId));
    return jobResource(row, statuses, requirementFor);
  }
}

interface JobPhoto extends AcceptedRequest {
  originalId: string;
}

export const forgetApiJobs = forgetting(apiJobs, apiJobs.createdAt, retentionMs);

type JobDocument = JobResource['documents'][number];

function jobResource(
  row: ApiJobRow,
  statuses: readonly JobStatus[] | [],
  requirementFor: RequirementLookup,
): JobResource {
  const isNew = statuses.length === 0;
  const byId = new Map(statuses.map((status) => [status.id, status]));
  const documents = row.documents.map(({ queueJobId, cropOnly, ...document }): JobDocument => {
    const { requirement } = requirementFor({ ...document, variant: document.variant ?? undefined });
    return {
      ...document,
      originalId: document.originalId ?? row.originalId,
      ...firstAnswers(requirement, { mayEdit: !cropOnly }),
      ...(isNew ? queued : endOf(byId.get(queueJobId))),
    };
  });
  const has = (...statuses: JobDocument['status'][]) =>
    documents.some(({ status }) => statuses.includes(status));
  const isBegun = has('running', 'made', 'failed');
  return {
    id: row.id,
    reference: row.reference,
    createdAt: row.createdAt.toISOString(),
    expiresAt: new Date(row.createdAt.getTime() + retentionMs).toISOString(),
    status: !has('queued', 'running') ? 'done' : isBegun ? 'running' : 'queued',
    documents,
  };
}

type DocumentEnd = Pick<JobDocument, 'status' | 'photoId' | 'error'>;

const queued: DocumentEnd = { status: 'queued', photoId: null, error: null };

function endOf(status: JobStatus | undefined): DocumentEnd {
  switch (status?.state) {
    case 'waiting':
      return queued;
    case 'active':
      return { ...queued, status: 'running' };
    case 'ended': {
      const outcome = status.outcome!;
      if (!outcome.ok) return failed(outcome.code);
      return { status: 'made', photoId: (outcome.result as JobResults['photo']).photoId, error: null };
    }
    case 'cancelled':
      return failed('request-cancelled');
    // It waited too long, or was lost with the database's last crash.
    case undefined:
    case 'given-up':
      return failed('photo-given-up');
  }
}

function failed(code: NonNullable<JobDocument['error']>['code']): DocumentEnd {
  return { status: 'failed', photoId: null, error: { code, title: errors[code].message } };
}
