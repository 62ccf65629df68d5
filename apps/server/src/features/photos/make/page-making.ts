import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import { abortedOnDisconnect } from '../../../platform/http/disconnect.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { JobDesk } from '../jobs/job-desk.ts';
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
    const file = await jobDesk.order<'page'>(
      { kind: 'page', original },
      {
        requester: { owner: owner.owner, address: addressOf(request) },
        requestId: request.id,
        signal: abortedOnDisconnect(reply),
      },
    );
    const bytes = await storage.get(file);
    await storage.delete(file);
    if (!bytes) throw new ServiceError('storage-unavailable');
    return bytes;
  });
}
