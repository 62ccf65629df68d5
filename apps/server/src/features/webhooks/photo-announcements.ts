import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AnnounceCredits } from '../credits/index.ts';
import {
  type AnnounceJob,
  isClean,
  type Job,
  type JobOutcome,
  type JobTable,
  originalIdOf,
  originalOf,
  type RecordPhoto,
  type StoredJob,
  type TakenJob,
  verdictsOf,
} from '../photos/index.ts';
import type { Announce } from './announce.ts';
import { v1Address } from './v1-address.ts';

interface AnnouncedRecordParts {
  announce: Announce;
  announceCredits: AnnounceCredits;
  siteUrl: () => string;
}

export function announcedRecordPhoto(recordPhoto: RecordPhoto, parts: AnnouncedRecordParts): RecordPhoto {
  const { announce, announceCredits, siteUrl } = parts;
  return (photo, within) =>
    recordPhoto(photo, async (tx, recorded) => {
      const { row } = recorded;
      const { id: photoId, userId, countryCode, documentType, reference, createdAt: now } = row;
      if (userId !== null) {
        const originalId = originalIdOf(originalOf(row));
        const status = row.testStatus ?? (isClean(row) ? ('finished' as const) : ('preview' as const));
        const isTest = row.testStatus !== null;
        const href = v1Address(siteUrl(), 'v1GetPhoto', { photoId });
        const of = { photoId, originalId, countryCode, documentType, reference, isTest } as const;
        const about = { ...of, status, href } as const;
        const data = { ...about, ...verdictsOf(row.report.checks) };
        await announce(tx, { userId, event: { type: 'photo.finished', data }, now });
        if (row.paidBy === 'credit') await announceCredits(tx, { userId, now });
      }
      await within?.(tx, recorded);
    });
}

interface FailedPhotosParts extends Pick<Platform, 'db' | 'clock'> {
  announce: Announce;
  announceJob: AnnounceJob;
}

export function createEndJob({
  table,
  db,
  clock,
  announce,
  announceJob,
}: FailedPhotosParts & { table: Pick<JobTable, 'end'> }) {
  return (job: TakenJob, outcome: JobOutcome): Promise<boolean> => {
    const failed = outcome.ok ? undefined : failureOf(job, outcome.code);
    if (!failed) return table.end(job.id, outcome);
    return db.transaction(async (tx) => {
      const isOurs = await table.end(job.id, outcome, tx);
      if (isOurs) await announce(tx, { ...failed, now: new Date(clock()) });
      if (isOurs) await announceEnd(tx, announceJob, job);
      return isOurs;
    });
  };
}

export function createAnnounceGivenUp({ db, clock, announce, announceJob }: FailedPhotosParts) {
  return async (job: StoredJob): Promise<void> => {
    const failed = failureOf(job, 'photo-given-up');
    if (!failed) return;
    await db.transaction(async (tx) => {
      await announce(tx, { ...failed, eventId: job.id, now: new Date(clock()) });
      await announceEnd(tx, announceJob, job);
    });
  };
}

async function announceEnd(
  tx: Database,
  announceJob: AnnounceJob,
  { id: queueJobId, task }: Job & { id: string },
): Promise<void> {
  if (task.kind !== 'photo' || task.apiJobId === undefined) return;
  await announceJob(tx, { apiJobId: task.apiJobId, ended: { queueJobId, isMade: false } });
}

function failureOf({ task }: Job, code: Extract<JobOutcome, { ok: false }>['code']) {
  if (task.kind !== 'photo') return undefined;
  const { viewer, original, documentType, requirement, key, reference = null } = task.about;
  if (viewer.userId === null) return undefined;
  const { countryCode } = requirement.requirement;
  const event = {
    type: 'photo.failed',
    data: {
      code,
      originalId: originalIdOf(original),
      countryCode,
      documentType,
      reference,
      isTest: key?.isTest ?? false,
    },
  } as const;
  return { userId: viewer.userId, event };
}
