import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { JobDesk, JobWatch } from './job-desk.ts';
import type { JobTask } from './photo-job.ts';

/** Where files that are made for one answer alone are asked for. */
export interface FileDesk {
  /** Throws as JobDesk does; photo-not-found. */
  order(task: Extract<JobTask, { kind: 'sheet' | 'certificate' }>, watch: JobWatch): Promise<Buffer>;
}

/** They come by way of the storage, for a worker may be on another machine. */
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
