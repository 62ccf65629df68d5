import type { PhotoResource, PhotoWithReport } from '@vesika/contract';
import { createTranslator } from '@vesika/messages';
import type { Check } from '@vesika/report';
import { reportWords } from '@vesika/report/words';
import type { PhotoRequirement } from '@vesika/requirements';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../../platform/http/address-of.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { acceptedLanguage } from '../../platform/words/preferred-language.ts';
import type { UserPhotoRow } from '../../schema/index.ts';
import {
  currentRequirement,
  type GalleryPhoto,
  galleryPhotos,
  isClean,
  originalIdOf,
  originalOf,
  rulesOfPhoto,
  testFiles,
  verdictsOf,
} from '../photos/index.ts';
import { firstAnswers, type RequirementLookup } from '../requirements/index.ts';

interface PhotoResourceParts extends Pick<Platform, 'db' | 'storage' | 'clock'> {
  requirementFor: RequirementLookup;
}

/** The request decides on which origin the links are, how long they work, and the language of the advice. */
interface LinkedRequest extends Pick<FastifyRequest, 'protocol' | 'host' | 'headers'> {
  query: { linkSeconds: number };
}

export async function photoResources(
  { db, storage, clock, requirementFor }: PhotoResourceParts,
  rows: readonly UserPhotoRow[],
  request: LinkedRequest,
): Promise<PhotoResource[]> {
  const { linkSeconds: seconds } = request.query;
  const linking = linkingFor(storage, seconds);
  // Links end with a whole second, and those that are signed later end later.
  const linksExpireAt = new Date((Math.floor(clock() / 1000) + seconds) * 1000);
  const photos = await galleryPhotos({ storage: linking, db, clock }, rows);
  const surroundings = { origin: originOf(request), linksExpireAt };
  return Promise.all(
    photos.map(async (photo, n) => {
      const row = rows[n]!;
      const current = currentRequirement(row, requirementFor)?.requirement;
      const record = current ?? (await rulesOfPhoto(db, row, requirementFor)).version.record;
      const files = row.testStatus === null ? photo.files : await testFiles(linking, row);
      return resourceOf(row, { ...photo, files }, { ...surroundings, record });
    }),
  );
}

export async function photoWithReport(
  parts: PhotoResourceParts,
  row: UserPhotoRow,
  request: LinkedRequest,
): Promise<PhotoWithReport> {
  const [photo] = await photoResources(parts, [row], request);
  const { checks, changes } = row.report;
  const { widthPx, heightPx, dpi } = row.report.photo;
  const report = { widthPx, heightPx, dpi, checks: await withAdvice(checks, request), changes };
  return { ...photo!, report };
}

/** The same checks, each with the sentence of its advice. */
export async function withAdvice<T extends Check>(
  checks: readonly T[],
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<(Omit<T, 'advice'> & { advice: V1Advice })[]> {
  const language = acceptedLanguage(headers['accept-language']);
  const { advice } = reportWords(await createTranslator(language), language);
  return checks.map((check) => ({
    ...check,
    advice: check.advice && { key: check.advice, text: advice(check)! },
  }));
}

type V1Advice = PhotoWithReport['report']['checks'][number]['advice'];

interface Surroundings {
  origin: string;
  linksExpireAt: Date;
  record: PhotoRequirement;
}

function resourceOf(
  row: UserPhotoRow,
  photo: GalleryPhoto,
  { origin, linksExpireAt, record }: Surroundings,
): PhotoResource {
  const { countryCode, documentType, variant, widthMm, heightMm } = photo;
  const absolute = (link: string) => new URL(link, origin).href;
  return {
    id: photo.photoId,
    originalId: photo.originalUrl === null ? null : originalIdOf(originalOf(row)),
    countryCode,
    documentType,
    variant,
    reference: row.reference,
    widthMm,
    heightMm,
    createdAt: photo.processedAt.toISOString(),
    isTest: row.testStatus !== null,
    status: statusOf(row),
    paidBy: photo.paidBy,
    ...firstAnswers(record, { mayEdit: hasRefusedEdits(row.report.checks) }),
    ...verdictsOf(row.report.checks),
    previewUrl: absolute(photo.pictureUrl),
    files: photo.files.map(({ format, downloadUrl, fileName, bytes }) => ({
      format,
      url: absolute(downloadUrl),
      fileName,
      bytes,
      isWatermarked: row.testStatus !== null,
    })),
    linksExpireAt: linksExpireAt.toISOString(),
  };
}

function linkingFor(storage: Storage, seconds: number): Storage {
  return { ...storage, link: (key, options) => storage.link(key, { ...options, seconds }) };
}

function hasRefusedEdits(checks: readonly Pick<Check, 'id' | 'verdict'>[]): boolean {
  return checks.some(({ id, verdict }) => id === 'edits-allowed' && verdict === 'fail');
}

function statusOf(row: UserPhotoRow): PhotoResource['status'] {
  return row.testStatus ?? (isClean(row) ? 'finished' : 'preview');
}
