import type { CheckId, GalleryPhoto, Verdict } from '@vesika/contract';
import type { UserPhotoRow } from '../../platform/database/schema/index.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { FeaturesOf } from './photo-features.ts';
import { finishedFiles, pictureKey, thumbnailKey } from './photo-files.ts';
import { isClean, originalOf } from './photo-rows.ts';

/** A photo as its owner sees it now. */
export async function galleryPhoto(
  storage: Storage,
  row: UserPhotoRow,
  featuresOf: FeaturesOf,
): Promise<GalleryPhoto> {
  const { countryCode, documentType, variant, widthMm, heightMm } = row;
  const features = featuresOf(row);
  const original = originalOf(row);
  const hasOriginal = (await storage.bytesOf(original)) !== undefined;
  return {
    photoId: row.id,
    ...{ countryCode, documentType, variant, widthMm, heightMm },
    processedAt: row.processedAt.toISOString(),
    state: isClean(row) ? 'clean' : 'preview',
    paidBy: row.paidBy,
    ok: row.report.ok,
    failed: judged(row, 'fail'),
    undetermined: judged(row, 'undetermined'),
    rulesChange: null,
    thumbnailUrl: storage.link(thumbnailKey(row)),
    pictureUrl: storage.link(pictureKey(row)),
    files: await finishedFiles(storage, row, features),
    sheet: isClean(row) && features.has('print-pdf'),
    originalUrl: hasOriginal ? storage.link(original) : null,
  };
}

function judged({ report }: UserPhotoRow, wanted: Verdict): CheckId[] {
  return report.checks.filter(({ verdict }) => verdict === wanted).map(({ id }) => id);
}
