import { deleteUpload, uploadFieldsSchema, uploadPhoto } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import { serve, serveCaller } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { requireActive } from '../../requirements/index.ts';
import { deleteDraftOf, keepDraft } from '../drafts/drafts.ts';
import { newPictureName, originalKey } from '../files/picture-keys.ts';
import { ownOriginal, requesterOf } from '../originals/accept-original.ts';
import { deleteOriginals, storeOriginal } from '../originals/stored-originals.ts';
import type { Uploads } from './receive-upload.ts';

interface UploadOperationsParts extends Pick<Platform, 'db' | 'storage' | 'clock'> {
  uploads: Uploads;
}

export function serveUploads(app: FastifyInstance, parts: UploadOperationsParts): void {
  const { db, storage, uploads, clock } = parts;

  serve(app, uploadPhoto, async (request, reply) => {
    const { fields, picture } = await uploads.receive(request, uploadFieldsSchema);
    const name = { ...fields, countryCode: await requireActive(db, fields) };
    const caller = await app.callers.open(request, reply);
    const path = originalKey(caller.owner, newPictureName(name, clock), picture.extension);
    const now = new Date(clock());
    await storeOriginal(parts, caller, { key: path, picture, now });
    await keepDraft(db, caller, { original: path, ...name, now });
    return { imageUrl: storage.link(path), path };
  });

  serveCaller(app, deleteUpload, async (request, caller) => {
    const original = ownOriginal(storage, request.body, requesterOf(request, caller));
    if ((await storage.bytesOf(original)) === undefined) throw new ServiceError('image-not-found');
    await deleteUploaded(parts, caller, original);
    return { deleted: true as const };
  });
}

/** Deletes an original that its owner uploaded, with the draft that shows it; photos of it remain. */
export async function deleteUploaded(
  { storage, db }: Pick<Platform, 'db' | 'storage'>,
  { owner }: Pick<Caller, 'owner'>,
  original: StorageKey,
): Promise<void> {
  await deleteOriginals({ storage, db }, [original]);
  await deleteDraftOf(db, owner, original);
}
