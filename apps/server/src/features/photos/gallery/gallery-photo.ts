import { questionsOf } from '@vesika/report';
import { type FeaturesOf, loadFeatures } from '../../../account/package-features.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { RejudgementRow, UserPhotoRow } from '../../../schema/index.ts';
import { finishedFiles, pictureKey, thumbnailKey } from '../files/photo-files.ts';
import { accountOfPhoto, isClean, originalOf } from '../files/photo-rows.ts';
import { findRejudgements, judgedAs, rulesChangeSummary } from '../rules/rejudgements.ts';

type GalleryPhotoParts = Pick<Platform, 'storage' | 'db' | 'clock'>;

/** Photos of one owner. */
export async function galleryPhotos(
  { storage, db, clock }: GalleryPhotoParts,
  rows: readonly UserPhotoRow[],
) {
  const [first] = rows;
  if (!first) return [];
  const featuresOf = await loadFeatures(db, await accountOfPhoto(db, first), new Date(clock()));
  const rejudgements = await findRejudgements(
    db,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map((row) => galleryPhoto(storage, row, { featuresOf, rejudgement: rejudgements.get(row.id) })),
  );
}

export async function oneGalleryPhoto(parts: GalleryPhotoParts, row: UserPhotoRow): Promise<GalleryPhoto> {
  const [photo] = await galleryPhotos(parts, [row]);
  return photo!;
}

export type GalleryPhoto = Awaited<ReturnType<typeof galleryPhoto>>;

interface Surroundings {
  featuresOf: FeaturesOf;
  rejudgement: RejudgementRow | undefined;
}

async function galleryPhoto(storage: Storage, row: UserPhotoRow, { featuresOf, rejudgement }: Surroundings) {
  const { countryCode, documentType, variant, widthMm, heightMm, report } = row;
  const features = featuresOf(row);
  const original = originalOf(row);
  const hasOriginal = (await storage.bytesOf(original)) !== undefined;
  return {
    photoId: row.id,
    countryCode,
    documentType,
    variant,
    widthMm,
    heightMm,
    processedAt: row.processedAt,
    personName: row.personName,
    state: isClean(row) ? ('clean' as const) : ('preview' as const),
    paidBy: isClean(row) ? row.paidBy : null,
    ok: report.ok,
    failed: judgedAs('fail', report.checks),
    undetermined: judgedAs('undetermined', report.checks),
    questions: questionsOf(report.checks),
    rulesChange: rulesChangeSummary(rejudgement),
    thumbnailUrl: storage.link(thumbnailKey(row)),
    pictureUrl: storage.link(pictureKey(row)),
    files: await finishedFiles(storage, row, features),
    sheet: isClean(row) && features.has('print-pdf'),
    originalUrl: hasOriginal ? storage.link(original) : null,
  };
}
