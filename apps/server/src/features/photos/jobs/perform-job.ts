import type { PhotoCheck, Step } from '@vesika/report';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { keepDraft } from '../drafts/drafts.ts';
import type { PhotoWatch, PhotoWork } from '../engine-pool/photo-maker.ts';
import { jobFileKey } from '../files/picture-keys.ts';
import { judgeOwnFile, madeFor } from '../making-record/judge-own-file.ts';
import type { MakingRecords } from '../making-record/making-records.ts';
import type { Observations } from '../originals/observations.ts';
import type { RecordedPhoto, RecordPhoto } from '../record/record-photo.ts';
import { recordBytes } from '../upload/strip-metadata/carried-record.ts';
import type { JobNotifications } from './job-notifications.ts';
import type { JobTable, TakenJob } from './job-table.ts';
import type { BulkPlace, JobOutcome, JobTask } from './photo-job.ts';
import { JobSuperseded, type Performed } from './photo-worker.ts';

interface PerformJobParts extends Pick<Platform, 'db' | 'storage' | 'clock'> {
  photoMaker: PhotoWork;
  observations: Observations;
  makingRecords: MakingRecords;
  recordPhoto: RecordPhoto;
  recordInBatch: RecordInBatch;
  announceJob: AnnounceJob;
  table: JobTable;
  notifications: JobNotifications;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Call it in the transaction that ends the job's document, and in the one that records the job. */
export type AnnounceJob = (tx: Database, job: { apiJobId: string; ended?: EndedDocument }) => Promise<void>;

interface EndedDocument {
  queueJobId: string;
  isMade: boolean;
}

export type RecordInBatch = (
  tx: Database,
  job: BulkPlace & { id: string },
  recorded: RecordedPhoto,
) => Promise<void>;

type TaskOf<K extends JobTask['kind']> = Extract<JobTask, { kind: K }>;
type OnStep = (step: Step) => void;

export function createPerformJob(parts: PerformJobParts) {
  const { db, storage, clock, photoMaker, observations, makingRecords, recordPhoto } = parts;
  const { recordInBatch, table, log } = parts;

  return async (job: TakenJob, onStep: OnStep): Promise<Performed> => {
    const { task, requestId } = job;
    const watch = { onStep, requestId };
    if (task.kind === 'photo') return { kind: 'recorded', outcome: await makePhoto(job, task, watch) };
    return { kind: 'unrecorded', outcome: { ok: true, result: await resultOf(job, task, watch) } };
  };

  async function resultOf(job: TakenJob, task: Exclude<JobTask, { kind: 'photo' }>, watch: PhotoWatch) {
    switch (task.kind) {
      case 'inspection':
        return inspect(task, watch);
      case 'check':
        return check(task, watch);
      case 'sheet': {
        const photos = await Promise.all(
          task.order.photos.map(async ({ photo, ...rest }) => ({
            ...rest,
            photo: await stored(photo, 'photo-not-found'),
          })),
        );
        const sheet = await photoMaker.work({ kind: 'sheet', ...task.order, photos }, watch);
        return keepFile(job, sheet);
      }
      case 'certificate': {
        const photo = await stored(task.order.photo, 'photo-not-found');
        const date = new Date(task.order.date);
        const certificate = await photoMaker.work({ kind: 'certificate', ...task.order, photo, date }, watch);
        return keepFile(job, certificate);
      }
      case 'signature': {
        const source = await stored(task.original, 'image-not-found');
        const photo = task.photo && (await stored(task.photo, 'photo-not-found'));
        const work = { kind: 'signature', ...task.request, source, photo } as const;
        const { bytes, isWithinLimits } = await photoMaker.work(work, watch);
        return { file: await keepFile(job, Buffer.from(bytes)), isWithinLimits };
      }
      case 'heic': {
        const source = await stored(task.original, 'image-not-found');
        return keepFile(job, await photoMaker.work({ kind: 'heic', source }, watch));
      }
    }
  }

  /** Recording, payment and the job's end are one transaction, so a job done twice is recorded once. */
  async function makePhoto(job: TakenJob, task: TaskOf<'photo'>, watch: PhotoWatch): Promise<JobOutcome> {
    const { about, request, bulk, apiJobId } = task;
    const source = await stored(about.original, 'image-not-found');
    const made = await observations.use(about.original, (observation) =>
      photoMaker.work(
        {
          kind: 'photo',
          source,
          observation,
          request: {
            ...request,
            reservedBytes: recordBytes,
            changesBefore: makingRecords.read(source)?.changes ?? [],
          },
        },
        watch,
      ),
    );
    await parts.notifications.allSent();
    const recorded = await recordPhoto(
      { ...about, made: makingRecords.sign(made, request.requirement), isOfBatch: bulk !== undefined },
      async (tx, each) => {
        if (bulk) await recordInBatch(tx, { ...bulk, id: job.id }, each);
        await endWithin(tx, job, each);
        const ended = { queueJobId: job.id, isMade: true };
        if (apiJobId !== undefined) await parts.announceJob(tx, { apiJobId, ended });
      },
    );
    await keepResult(task, recorded.row.id);
    return outcomeOf(recorded);
  }

  async function endWithin(tx: Database, job: TakenJob, recorded: RecordedPhoto): Promise<void> {
    if (!(await table.end(job.id, outcomeOf(recorded), tx))) throw new JobSuperseded();
    await parts.notifications.sendWithin(tx, { kind: 'ended', jobId: job.id, to: job.askedBy });
  }

  async function keepResult({ about, choices }: TaskOf<'photo'>, photoId: string): Promise<void> {
    if (choices === null) return;
    const { owner, userId } = about.viewer;
    const kind = userId === null ? ('visitor' as const) : ('user' as const);
    try {
      await keepDraft(db, { owner, kind }, { ...choices, photoId, now: new Date(clock()) });
    } catch (error) {
      log.warn({ err: error }, 'a draft could not be kept');
    }
  }

  async function inspect({ original, request }: TaskOf<'inspection'>, watch: PhotoWatch) {
    const source = await stored(original, 'image-not-found');
    return observations.use(original, (observation) =>
      photoMaker.work({ kind: 'inspection', source, observation, request }, watch),
    );
  }

  async function check(task: TaskOf<'check'>, watch: PhotoWatch): Promise<PhotoCheck> {
    const { original, request, fileBytes } = task;
    const source = await stored(original, 'image-not-found');
    const record = makingRecords.read(source);
    const meaning = task.meaning ?? (record ? 'finished' : null);
    const seen = await observations.use(original, (observation) =>
      photoMaker.work({ kind: 'check', source, observation, request, fileBytes, meaning }, watch),
    );
    if (!record || seen.meaning !== 'finished') return seen;
    const sign = task.meaning === null ? 'made-here' : seen.sign;
    return { ...seen, sign, report: judgeOwnFile(seen.report, record, request), ...madeFor(record) };
  }

  async function stored(key: StorageKey, missing: 'image-not-found' | 'photo-not-found'): Promise<Buffer> {
    const bytes = await storage.get(key);
    if (!bytes) throw new ServiceError(missing);
    return bytes;
  }

  async function keepFile(job: TakenJob, bytes: Buffer): Promise<StorageKey> {
    const key = jobFileKey(job.requester.owner, job.id);
    await storage.put(key, bytes);
    return key;
  }
}

function outcomeOf({ row, previewReason, features }: RecordedPhoto): JobOutcome {
  return { ok: true, result: { photoId: row.id, previewReason, features: [...features] } };
}
