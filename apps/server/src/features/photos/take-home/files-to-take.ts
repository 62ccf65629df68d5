import { loadFeatures } from '../../../account/package-features.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { UserPhotoRow } from '../../../schema/index.ts';
import { downloadName, keyOf, pictureKey } from '../files/photo-files.ts';
import { accountOfPhoto, isClean } from '../files/photo-rows.ts';
import type { FileDesk } from '../jobs/job-desk.ts';
import { composeSheet, type SheetOrder } from './compose-sheet.ts';

export interface TakenFile {
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

export interface FilesToTakeParts extends Pick<Platform, 'db' | 'storage'> {
  fileDesk: FileDesk;
}

const mimes = { jpg: 'image/jpeg', png: 'image/png' } as const;

export async function filesToTake(
  { db, storage, fileDesk }: FilesToTakeParts,
  row: UserPhotoRow,
  options: Pick<SheetOrder, 'paper' | 'language' | 'requester' | 'requestId'> & {
    now: Date;
    sheets?: readonly SheetOrder['format'][];
  },
): Promise<TakenFile[]> {
  if (row.testStatus === 'finished') {
    const bytes = await storage.get(pictureKey(row));
    return bytes ? [{ fileName: downloadName(row, 'jpg'), contentType: mimes.jpg, bytes }] : [];
  }
  if (!isClean(row)) throw new ServiceError('payment-required');
  const features = (await loadFeatures(db, await accountOfPhoto(db, row), options.now))(row);
  if ((await storage.bytesOf(keyOf(row, 'photo.jpg'))) === undefined)
    throw new ServiceError('photo-not-found');
  const files: TakenFile[] = [];
  for (const format of ['jpg', 'png'] as const) {
    const bytes = features.has(format) ? await storage.get(keyOf(row, `photo.${format}`)) : undefined;
    if (bytes) files.push({ fileName: downloadName(row, format), contentType: mimes[format], bytes });
  }
  if (features.has('print-pdf')) {
    for (const format of options.sheets ?? (['pdf', 'jpg'] as const)) {
      const sheet = await sheetWhereItFits(() => composeSheet(fileDesk, [{ row }], { ...options, format }));
      if (sheet) files.push(sheet);
    }
  }
  return files;
}

/** If the paper is too small for the photo, the other files are still returned. */
async function sheetWhereItFits<T>(make: () => Promise<T>): Promise<T | null> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'sheet-too-small') return null;
    throw error;
  }
}
