import { randomUUID } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { jobFileKey } from '../files/picture-keys.ts';
import { type JobDesk, takeFile } from '../jobs/job-desk.ts';
import type { ConvertHeic } from '../upload/receive-upload.ts';

/** Converts in an engine process, where all pictures are decoded; the file as sent is stored until that ends. */
export function createConvertHeic({
  storage,
  jobDesk,
}: Pick<Platform, 'storage'> & { jobDesk: JobDesk }): ConvertHeic {
  return async (sent, { address, requestId, priority }) => {
    // The sender is not known yet, and the place in the queue is that of the address.
    const requester = { owner: randomUUID(), address };
    const original = jobFileKey(requester.owner, 'sent');
    await storage.put(original, sent);
    try {
      const watch = { requester, requestId, ...(priority && { priority }) };
      const converted = await jobDesk.order<'heic'>({ kind: 'heic', original }, watch);
      return await takeFile(storage, converted, 'storage-unavailable');
    } finally {
      await storage.delete(original);
    }
  };
}
