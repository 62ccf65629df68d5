import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { JobDesk, JobWatch } from './job-desk.ts';
import type { JobTask } from './photo-job.ts';

/** Requests files that are created for a single answer. */
export interface FileDesk {
  /** Throws like JobDesk; photo-not-found. */
  order(task: Extract<JobTask, { kind: 'sheet' | 'certificate' }>, watch: JobWatch): Promise<Buffer>;
}

/** Files pass through the storage, because the worker may be on another machine. */
export function createFileDesk(jobDesk: JobDesk, storage: Storage): FileDesk {
  return {
    order: async (task, watch) => {
      const key = await jobDesk.order<'sheet' | 'certificate'>(task, watch);
      const bytes = await storage.get(key);
      if (!bytes) throw new ServiceError('photo-not-found');
      await storage.delete(key);
      return bytes;
    },
  };
}
