import { type GalleryPhoto, linkSeconds, type PhotoResource, type PhotoWithReport } from '@vesika/contract';
import type { Check } from '@vesika/report';
import type { PhotoRequirement } from '@vesika/requirements';
import type { FastifyRequest } from 'fastify';
import type { UserPhotoRow } from '../../platform/database/schema/index.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  currentRequirement,
  galleryPhotos,
  loadFeatures,
  originalIdOf,
  originalOf,
  overallVerdict,
  rulesOfPhoto,
} from '../photos/index.ts';
import { firstAnswers, type RequirementLookup } from '../requirements/index.ts';

interface PhotoResourceParts extends Pick<Platform, 'db' | 'storage' | 'clock'> {
  requirementFor: RequirementLookup;
}

export async function photoResources(
  { db, storage, clock, requirementFor }: PhotoResourceParts,
  rows: readonly UserPhotoRow[],
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): Promise<PhotoResource[]> {
  const [first] = rows;
  if (!first) return [];
  const now = new Date(clock());
  const featuresOf = await loadFeatures(db, first.userId, now);
  const photos = await galleryPhotos({ storage, db }, rows, featuresOf);
  const surroundings = { origin: `${request.protocol}://${request.host}`, now };
  return Promise.all(
    photos.map(async (photo, n) => {
      const row = rows[n]!;
      const current = currentRequirement(row, requirementFor)?.requirement;
      const record = current ?? (await rulesOfPhoto(db, row, requirementFor)).version.record;
      return resourceOf(row, photo, { ...surroundings, record });
    }),
  );
}

export async function photoWithReport(
  parts: PhotoResourceParts,
  row: UserPhotoRow,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): Promise<PhotoWithReport> {
  const [photo] = await photoResources(parts, [row], request);
  const { checks, changes } = row.report;
  const { widthPx, heightPx, dpi } = row.report.photo;
  return { ...photo!, report: { widthPx, heightPx, dpi, checks, changes } };
}

interface Surroundings {
  origin: string;
  now: Date;
  record: PhotoRequirement;
}

function resourceOf(
  row: UserPhotoRow,
  photo: GalleryPhoto,
  { origin, now, record }: Surroundings,
): PhotoResource {
  const { countryCode, documentType, variant, widthMm, heightMm } = photo;
  const absolute = (link: string) => new URL(link, origin).href;
  return {
    id: photo.photoId,
    originalId: photo.originalUrl === null ? null : originalIdOf(originalOf(row)),
    countryCode,
    documentType,
    variant,
    widthMm,
    heightMm,
    createdAt: photo.processedAt,
    status: photo.state === 'clean' ? 'finished' : 'preview',
    paidBy: photo.paidBy,
    ...firstAnswers(record, { mayEdit: hasRefusedEdits(row.report.checks) }),
    verdict: overallVerdict(row.report.checks),
    failedChecks: photo.failed,
    undeterminedChecks: photo.undetermined,
    previewUrl: absolute(photo.pictureUrl),
    files: photo.files.map(({ format, downloadUrl, fileName, bytes }) => ({
      format,
      url: absolute(downloadUrl),
      fileName,
      bytes,
    })),
    linksExpireAt: new Date(now.getTime() + linkSeconds * 1000).toISOString(),
  };
}

function hasRefusedEdits(checks: readonly Pick<Check, 'id' | 'verdict'>[]): boolean {
  return checks.some(({ id, verdict }) => id === 'edits-allowed' && verdict === 'fail');
}
