import type { SignatureRequest } from '@vesika/engine/signature';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../../../platform/http/address-of.ts';
import type { Caller } from '../../../../platform/http/callers.ts';
import { abortedOnDisconnect } from '../../../../platform/http/disconnect.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { newOriginalName, originalKey } from '../../files/picture-keys.ts';
import type { JobDesk } from '../../jobs/job-desk.ts';
import { deleteOriginals, storeOriginal } from '../../originals/stored-originals.ts';
import type { ReceivedPicture } from '../../upload/receive-upload.ts';
import { processingPriority } from '../processing-priority.ts';

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

/** The picture is stored while the signature is being made, so that any machine can do it, and deleted with the answer. */
export async function makeSignature(
  { db, storage, clock, jobDesk }: SignatureParts,
  { picture, wish, caller, request, reply }: Order,
) {
  const { minKb = null, maxKb = null, ...size } = wish;
  const key = originalKey(caller.owner, newOriginalName(clock), picture.extension);
  await storeOriginal({ storage, db }, caller, { key, picture, now: new Date(clock()) });
  try {
    const { file, isWithinLimits } = await jobDesk.order<'signature'>(
      { kind: 'signature', original: key, request: { ...size, minKb, maxKb } },
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
  } finally {
    await deleteOriginals({ storage, db }, [key]);
  }
}
