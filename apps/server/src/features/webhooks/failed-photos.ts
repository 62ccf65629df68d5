import type { Platform } from '../../platform/platform.ts';
import {
  type Job,
  type JobOutcome,
  type JobTable,
  originalIdOf,
  type StoredJob,
  type TakenJob,
} from '../photos/index.ts';
import type { Announce } from './announce.ts';

interface FailedPhotosParts extends Pick<Platform, 'db' | 'clock'> {
  announce: Announce;
}

export function createEndJob({
  table,
  db,
  clock,
  announce,
}: FailedPhotosParts & { table: Pick<JobTable, 'end'> }) {
  return (job: TakenJob, outcome: JobOutcome): Promise<boolean> => {
    const failed = outcome.ok ? undefined : failureOf(job, outcome.code);
    if (!failed) return table.end(job.id, outcome);
    return db.transaction(async (tx) => {
      const isOurs = await table.end(job.id, outcome, tx);
      if (isOurs) await announce(tx, { ...failed, now: new Date(clock()) });
      return isOurs;
    });
  };
}

export function createAnnounceGivenUp({ db, clock, announce }: FailedPhotosParts) {
  return async ({ id: eventId, ...job }: StoredJob): Promise<void> => {
    const failed = failureOf(job, 'photo-given-up');
    if (failed) await db.transaction((tx) => announce(tx, { ...failed, eventId, now: new Date(clock()) }));
  };
}

function failureOf({ task }: Job, code: Extract<JobOutcome, { ok: false }>['code']) {
  if (task.kind !== 'photo') return undefined;
  const { viewer, original, documentType, requirement, key } = task.about;
  if (viewer.userId === null) return undefined;
  const { countryCode } = requirement.requirement;
  const event = {
    type: 'photo.failed',
    data: {
      code,
      originalId: originalIdOf(original),
      countryCode,
      documentType,
      isTest: key?.isTest ?? false,
    },
  } as const;
  return { userId: viewer.userId, event };
}
