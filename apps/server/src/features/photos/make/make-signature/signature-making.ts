import type { SignatureRequest } from '@vesika/engine/signature';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../../../platform/http/address-of.ts';
import type { Caller } from '../../../../platform/http/callers.ts';
import { abortedOnDisconnect } from '../../../../platform/http/disconnect.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { JobDesk } from '../../jobs/job-desk.ts';
import type { ReceivedPicture } from '../../upload/receive-upload.ts';
import { processingPriority } from '../processing-priority.ts';
import { whileStored } from '../while-stored.ts';

export interface SignatureParts extends Pick<Platform, 'db' | 'storage' | 'clock'> {
  jobDesk: JobDesk;
}

export interface SignatureWish extends Omit<SignatureRequest, 'minKb' | 'maxKb'> {
  minKb?: number | undefined;
  maxKb?: number | undefined;
}

interface Order {
  picture: ReceivedPicture;
  wish: SignatureWish;
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

export async function makeSignature(parts: SignatureParts, { picture, wish, caller, request, reply }: Order) {
  const { db, storage, clock, jobDesk } = parts;
  const { minKb = null, maxKb = null, ...size } = wish;
  return whileStored(parts, caller, picture, async (original) => {
    const { file, isWithinLimits } = await jobDesk.order<'signature'>(
      { kind: 'signature', original, request: { ...size, minKb, maxKb } },
      {
        requester: { owner: caller.owner, address: addressOf(request) },
        requestId: request.id,
        signal: abortedOnDisconnect(reply),
        priority: await processingPriority(db, caller, new Date(clock())),
      },
    );
    const bytes = (await storage.get(file)) ?? Buffer.alloc(0);
    await storage.delete(file);
    return { jpegBase64: bytes.toString('base64'), bytes: bytes.length, isWithinLimits };
  });
}
