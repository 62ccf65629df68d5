import {
  countSheets as countSheetsOperation,
  mailPhoto,
  type PhotoCount,
  photoArchive,
  photoCertificate,
  photoCountsIn,
  photosArchive,
  printSheet,
  type SheetQuery,
} from '@vesika/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireProvenAddress } from '../../../account/account.ts';
import { loadFeatures } from '../../../account/package-features.ts';
import { hourMs } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import { serveCaller, serveUser } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { sendOrRefuse } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { languageNamed } from '../../../platform/words/preferred-language.ts';
import { humanChecks, type UserPhotoRow, users } from '../../../schema/index.ts';
import type { RequirementLookup } from '../../requirements/index.ts';
import { downloadName, keyOf } from '../files/photo-files.ts';
import { accountOfPhoto, isClean, requireOwnPhoto } from '../files/photo-rows.ts';
import { type FileDesk, watchOf } from '../jobs/job-desk.ts';
import { rulesOfPhoto } from '../rules/rules-of-photo.ts';
import { archiveOf } from './archive-of.ts';
import { certificateWords } from './certificate-words.ts';
import { composeSheet, countSheets, type SheetPart } from './compose-sheet.ts';
import { type FilesToTakeParts, filesToTake } from './files-to-take.ts';
import { composePhotoMail } from './photo-mail.ts';

const mailsPerHour = 12;

interface TakeHomeParts extends FilesToTakeParts, Pick<Platform, 'clock' | 'mailer'> {}

export function serveTakeHome(app: FastifyInstance, parts: TakeHomeParts): void {
  const { db, mailer } = parts;

  serveCaller(app, photoArchive, async (request, caller, reply) => {
    const row = await requireOwnPhoto(db, caller, request.params.photoId);
    const files = await filesToTake(parts, row, { ...request.query, ...orderOf(request, caller) });
    const about = { type: 'application/zip', fileName: downloadName(row, 'zip') };
    return sendFile(reply, about, await archiveOf(files));
  });

  serveCaller(app, photosArchive, async (request, caller, reply) => {
    const { photoIds, ...wish } = request.query;
    const ids = [...new Set(photoIds.split(','))];
    const rows = await Promise.all(ids.map((photoId) => requireOwnPhoto(db, caller, photoId)));
    const folders = folderNames(rows);
    const files: { fileName: string; bytes: Buffer }[] = [];
    for (const [index, row] of rows.entries()) {
      for (const { fileName, bytes } of await filesToTake(parts, row, {
        ...wish,
        ...orderOf(request, caller),
      }))
        files.push({ fileName: `${folders[index]}/${fileName}`, bytes });
    }
    const about = { type: 'application/zip', fileName: 'vesika-photos.zip' };
    return sendFile(reply, about, await archiveOf(files));
  });

  // Sent to the account's own address only, so that nobody can mail others.
  const fewMails = { onRequest: app.limits.hook({ perAddress: mailsPerHour, windowMs: hourMs }) };
  serveUser(app, mailPhoto, fewMails, async (request, caller) => {
    const row = await requireOwnPhoto(db, caller, request.params.photoId);
    await requireProvenAddress(db, caller.userId);
    const files = await filesToTake(parts, row, { ...request.body, ...orderOf(request, caller) });
    // While the files are composed, the account may be deleted or get another address.
    const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, caller.userId));
    if (!owner) throw new ServiceError('photo-not-found');
    const language = languageNamed(request.body.language);
    await sendOrRefuse(mailer, await composePhotoMail({ to: owner.email, language, photo: row, files }));
    return { sentTo: owner.email };
  });

  function orderOf(request: FastifyRequest, { owner }: Caller) {
    const requester = { owner, address: addressOf(request) };
    return { requester, requestId: request.id, now: new Date(parts.clock()) };
  }
}

interface PrintsParts extends Pick<Platform, 'storage' | 'db' | 'clock'> {
  fileDesk: FileDesk;
  requirementFor: RequirementLookup;
}

export function servePrints(app: FastifyInstance, parts: PrintsParts): void {
  const { storage, db, clock, fileDesk, requirementFor } = parts;

  serveCaller(app, printSheet, async (request, caller, reply) => {
    const { photoId, copies, photos, ...order } = request.query;
    const printed = await printedPhotos(caller, { photoId, copies, photos });
    const requester = { owner: caller.owner, address: addressOf(request) };
    const sheet = await composeSheet(fileDesk, printed, { ...order, requester, requestId: request.id });
    return sendFile(reply, { type: sheet.contentType, fileName: sheet.fileName }, sheet.bytes);
  });

  serveCaller(app, countSheetsOperation, async ({ query }, caller) => ({
    sheets: countSheets(await printedPhotos(caller, query), query),
  }));

  function printedPhotos(
    caller: Caller,
    { photoId, copies, photos }: Pick<SheetQuery, 'photoId' | 'copies' | 'photos'>,
  ): Promise<SheetPart[]> {
    const counts = photoId === undefined ? photoCountsIn(photos) : [{ photoId, copies }];
    return printablePhotos({ db, clock }, caller, counts);
  }

  serveCaller(app, photoCertificate, async (request, caller, reply) => {
    const row = await requireOwnPhoto(db, caller, request.params.photoId);
    if (!isClean(row)) throw new ServiceError('payment-required');
    const key = keyOf(row, 'photo.jpg');
    const photo = await storage.get(key);
    if (!photo) throw new ServiceError('photo-not-found');
    const { version: rules } = await rulesOfPhoto(db, row, requirementFor);
    const language = languageNamed(request.query.language);
    const checkedOn = await passedByPersonOn(db, row);
    const words = await certificateWords({ row, photo, rules, checkedOn, language });
    const order = { ...words, photo: key, date: words.date.toISOString() };
    const watch = watchOf(request, reply, caller);
    const pdf = await fileDesk.order({ kind: 'certificate', order }, watch);
    const fileName = downloadName(row, 'pdf').replace('.pdf', '-report.pdf');
    return sendFile(reply, { type: 'application/pdf', fileName }, pdf);
  });
}

/** Photos of a sheet, if the caller may print them; a test key prints the photos of test keys. */
export function printablePhotos(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  caller: Caller,
  counts: readonly PhotoCount[],
  { isTest = false } = {},
): Promise<SheetPart[]> {
  return Promise.all(
    counts.map(async ({ photoId, copies }) => {
      const row = await requireOwnPhoto(db, caller, photoId, { isTest });
      const featuresOf = await loadFeatures(db, await accountOfPhoto(db, row), new Date(clock()));
      const isPaid = isClean(row) && featuresOf(row).has('print-pdf');
      if (!isPaid && row.testStatus !== 'finished') throw new ServiceError('payment-required');
      return { row, copies };
    }),
  );
}

async function passedByPersonOn(db: Database, { id }: UserPhotoRow): Promise<Date | null> {
  const passed = and(eq(humanChecks.photoId, id), eq(humanChecks.verdict, 'passed'));
  const [check] = await db.select({ decidedAt: humanChecks.decidedAt }).from(humanChecks).where(passed);
  return check?.decidedAt ?? null;
}

type Named = Pick<UserPhotoRow, 'countryCode' | 'documentType' | 'variant' | 'personName'>;

/** A folder for each photo of an archive. */
function folderNames(rows: readonly Named[]): string[] {
  const given = new Map<string, number>();
  return rows.map((row) => {
    const document = downloadName(row, '').replace(/^vesika-|\.$/g, '');
    const name = row.personName === null ? document : `${safe(row.personName)} ${document}`.trim();
    const key = name.toLowerCase();
    const count = (given.get(key) ?? 0) + 1;
    given.set(key, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}

/** Removes characters that could leave the archive or that file systems refuse. */
function safe(name: string): string {
  return name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(/\s+/g, ' ');
}
