import type { SignatureRequest } from '@vesika/engine/signature';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { keyOf } from '../files/photo-files.ts';
import { isClean, requireOwnPhoto } from '../files/photo-rows.ts';
import { newOriginalName, originalKey } from '../files/picture-keys.ts';
import { type JobDesk, takeFile, watchOf } from '../jobs/job-desk.ts';
import { deleteOriginals, storeOriginal } from '../originals/stored-originals.ts';
import type { ReceivedPicture } from '../upload/receive-upload.ts';
import { processingPriority } from './processing-priority.ts';

interface SignatureParts extends Pick<Platform, 'db' | 'storage' | 'clock'> {
  jobDesk: JobDesk;
}

interface SignatureWish extends Omit<SignatureRequest, 'minKb' | 'maxKb' | 'photo'> {
  photoId?: string | undefined;
  minKb?: number | undefined;
  maxKb?: number | undefined;
}

interface SignatureOrder {
  picture: ReceivedPicture;
  request: FastifyRequest;
  reply: FastifyReply;
  wish: SignatureWish;
  caller: Caller;
  /** Whether a test key asks, which sees photos of test keys alone. */
  isTest?: boolean;
}

export async function signatureOf(
  parts: SignatureParts,
  { picture, wish, caller, isTest = false, request, reply }: SignatureOrder,
) {
  const { db, storage, clock, jobDesk } = parts;
  const { minKb = null, maxKb = null, photoId, ...size } = wish;
  const photo = photoId && (await finishedPhoto({ db, storage }, caller, { photoId, isTest }));
  return whileStored(parts, caller, picture, async (original) => {
    const { file, isWithinLimits } = await jobDesk.order<'signature'>(
      { kind: 'signature', original, request: { ...size, minKb, maxKb }, ...(photo && { photo }) },
      {
        ...watchOf(request, reply, caller),
        priority: await processingPriority(db, caller, new Date(clock())),
      },
    );
    const bytes = await takeFile(storage, file, 'storage-unavailable');
    return { jpegBase64: bytes.toString('base64'), bytes: bytes.length, isWithinLimits };
  });
}

/** Throws photo-not-found; payment-required. */
async function finishedPhoto(
  { db, storage }: Pick<SignatureParts, 'db' | 'storage'>,
  caller: Caller,
  { photoId, isTest }: { photoId: string; isTest: boolean },
): Promise<StorageKey> {
  const row = await requireOwnPhoto(db, caller, photoId, { isTest });
  if (!isClean(row)) throw new ServiceError('payment-required');
  const key = keyOf(row, 'photo.jpg');
  if ((await storage.bytesOf(key)) === undefined) throw new ServiceError('photo-not-found');
  return key;
}

/** Stores a picture while a job reads it, so that any machine can do the job, and deletes it with the answer. */
export async function whileStored<T>(
  { db, storage, clock }: Pick<Platform, 'db' | 'storage' | 'clock'>,
  owner: Pick<Caller, 'owner' | 'kind'>,
  picture: ReceivedPicture,
  work: (key: StorageKey) => Promise<T>,
): Promise<T> {
  const key = originalKey(owner.owner, newOriginalName(clock), picture.extension);
  await storeOriginal({ storage, db }, owner, { key, picture, now: new Date(clock()) });
  try {
    return await work(key);
  } finally {
    await deleteOriginals({ storage, db }, [key]);
  }
}
