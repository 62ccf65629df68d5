import type { FastifyInstance } from 'fastify';
import { hourMs } from '../../platform/clock/durations.ts';
import type { Environment } from '../../platform/env.ts';
import type { OpenCounter } from '../../platform/limits/counters.ts';
import type { FetchFile } from '../../platform/outbound/fetch-file.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Fingerprint } from '../../platform/secrets/fingerprint.ts';
import type { SignedLinks } from '../../platform/storage/signed-links.ts';
import type { AnnounceCredits } from '../credits/index.ts';
import type { RequirementLookup } from '../requirements/index.ts';
import { serveDrafts } from './drafts/serve-drafts.ts';
import { serveAnswerQuestions } from './gallery/answer-questions/serve-answer-questions.ts';
import { serveDeletePhoto } from './gallery/delete-photo/delete-photo.ts';
import type { GalleryParts } from './gallery/gallery-parts.ts';
import { serveGetPhoto } from './gallery/get-photo/get-photo.ts';
import { serveListPhotos } from './gallery/list-photos/list-photos.ts';
import { servePhotoReport } from './gallery/photo-report/photo-report.ts';
import { serveNamePerson } from './gallery/photo-set/serve-name-person.ts';
import { servePhotoSet } from './gallery/photo-set/serve-photo-set.ts';
import { serveUnlockPhoto } from './gallery/unlock-photo/unlock-photo.ts';
import type { FileDesk, JobDesk } from './jobs/job-desk.ts';
import { createPhotoChecking } from './make/check-photo/photo-checking.ts';
import { serveCheckPhoto } from './make/check-photo/serve-check-photo.ts';
import { serveInspectPhoto } from './make/inspect-photo/serve-inspect-photo.ts';
import { serveMakeSignature } from './make/make-signature/serve-make-signature.ts';
import { createPhotoTimes } from './make/photo-times.ts';
import { PhotoProcessing } from './make/process-photo/process-photo.ts';
import { serveProcessPhoto } from './make/process-photo/serve-process-photo.ts';
import type { PreviewLimits } from './payment/preview-limits.ts';
import { createPhotoCodes } from './photo-code/photo-codes.ts';
import { servePhotoCode } from './photo-code/serve-photo-code.ts';
import type { FreshPictures } from './record/fresh-pictures.ts';
import { servePhotoCertificate } from './take-home/certificate/serve-photo-certificate.ts';
import { serveDownloadFile } from './take-home/download-file/download-file.ts';
import { servePrintSheet } from './take-home/print-sheet/serve-print-sheet.ts';
import { serveMailPhoto } from './take-home/serve-mail-photo.ts';
import { servePhotoArchive } from './take-home/serve-photo-archive.ts';
import { servePhotosArchive } from './take-home/serve-photos-archive.ts';
import { serveDeleteUpload } from './upload/delete-upload.ts';
import { createUploads, type Uploads } from './upload/receive-upload.ts';
import type { Receiving } from './upload/receiving.ts';
import { serveUploadPhoto } from './upload/upload-photo.ts';

interface PhotosNeeds extends GalleryParts, Receiving, Pick<Platform, 'limits' | 'mailer'> {
  openCounter: OpenCounter;
  fingerprint: Fingerprint;
  links: SignedLinks;
  fetchFile: FetchFile;
  requirementFor: RequirementLookup;
  jobDesk: JobDesk;
  fileDesk: FileDesk;
  previewLimits: PreviewLimits;
  freshPictures: FreshPictures;
  announceCredits: AnnounceCredits;
}

export interface Photos {
  uploads: Uploads;
  processing: PhotoProcessing;
  medianSeconds(): number | null;
}

export function registerPhotos(app: FastifyInstance, env: Environment, needs: PhotosNeeds): Photos {
  const uploads = openUploads(env, needs);
  const processing = new PhotoProcessing(needs);
  const photoTimes = createPhotoTimes();
  const photoCodes = createPhotoCodes({ ...needs, isOffered: env.PHOTO_CODE_HOST !== undefined });

  serveUploadPhoto(app, { ...needs, uploads });
  serveDeleteUpload(app, needs);
  serveDrafts(app, needs);

  serveInspectPhoto(app, needs);
  serveCheckPhoto(app, { ...needs, checkPhoto: createPhotoChecking(needs) });
  serveMakeSignature(app, { ...needs, uploads });
  serveProcessPhoto(app, { ...needs, processing, photoTimes });

  serveListPhotos(app, needs);
  serveGetPhoto(app, needs);
  servePhotoReport(app, { ...needs, photoCodes });
  serveAnswerQuestions(app, { ...needs, photoCodes });
  servePhotoSet(app, needs);
  serveNamePerson(app, needs);
  serveUnlockPhoto(app, needs);
  serveDeletePhoto(app, needs);

  serveDownloadFile(app, needs);
  servePrintSheet(app, needs);
  servePhotoCertificate(app, needs);
  servePhotoArchive(app, needs);
  servePhotosArchive(app, needs);
  serveMailPhoto(app, needs);
  servePhotoCode(app, env, { ...needs, photoCodes });

  return { uploads, processing, medianSeconds: () => photoTimes.medianSeconds() };
}

function openUploads(env: Environment, needs: PhotosNeeds): Uploads {
  return createUploads({
    ...needs,
    quota: needs.openCounter({
      name: 'upload-mb',
      max: env.UPLOAD_MB_PER_ADDRESS,
      windowMs: 24 * hourMs,
    }),
    patience: { formMs: env.UPLOAD_SECONDS * 1000, silenceMs: env.UPLOAD_SILENCE_SECONDS * 1000 },
  });
}
