import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../../platform/http/callers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type JobDesk, takeFile, watchOf } from '../jobs/job-desk.ts';
import type { ReceivedPicture } from '../upload/receive-upload.ts';
import { whileStored } from './while-stored.ts';

export interface PageParts extends Pick<Platform, 'db' | 'storage' | 'clock'> {
  jobDesk: JobDesk;
}

interface Order {
  picture: ReceivedPicture;
  owner: Pick<Caller, 'owner' | 'kind'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A photographed page of paper, encoded again by an engine process. */
export async function makePage(parts: PageParts, { picture, owner, request, reply }: Order): Promise<Buffer> {
  const { storage, jobDesk } = parts;
  return whileStored(parts, owner, picture, async (original) => {
    const watch = watchOf(request, reply, owner);
    const file = await jobDesk.order<'page'>({ kind: 'page', original }, watch);
    return takeFile(storage, file, 'storage-unavailable');
  });
}
