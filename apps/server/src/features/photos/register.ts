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
import { serveGallery, servePhotoChanges } from './gallery/serve-gallery.ts';
import type { FileDesk, JobDesk } from './jobs/job-desk.ts';
import { createConvertHeic } from './make/convert-heic.ts';
import { createPhotoTimes } from './make/photo-times.ts';
import { createPhotoProcessing, type PhotoProcessing } from './make/process-photo/process-photo.ts';
import { serveMaking, serveProcessPhoto } from './make/serve-making.ts';
import type { PreviewLimits } from './payment/preview-limits.ts';
import type { FreshPictures } from './record/fresh-pictures.ts';
import { serveDownloadFile } from './take-home/serve-download-file.ts';
import { servePrints, serveTakeHome } from './take-home/serve-take-home.ts';
import { createUploads, type Uploads } from './upload/receive-upload.ts';
import type { Receiving } from './upload/receiving.ts';
import { serveUploads } from './upload/serve-uploads.ts';

interface PhotosNeeds extends Platform, Receiving {
  fingerprint: Fingerprint;
  links: SignedLinks;
  requirementFor: RequirementLookup;
  jobDesk: JobDesk;
  fileDesk: FileDesk;
  previewLimits: PreviewLimits;
  announceCredits: AnnounceCredits;
  openCounter: OpenCounter;
  fetchFile: FetchFile;
  freshPictures: FreshPictures;
}

interface Photos {
  uploads: Uploads;
  processing: PhotoProcessing;
  medianSeconds(): number | null;
}

export function registerPhotos(app: FastifyInstance, env: Environment, needs: PhotosNeeds): Photos {
  const uploads = openUploads(env, needs);
  const processing = createPhotoProcessing(needs);
  const photoTimes = createPhotoTimes();
  const parts = { ...needs, uploads, processing, photoTimes };
  serveUploads(app, parts);
  serveDrafts(app, parts);
  serveMaking(app, parts);
  serveProcessPhoto(app, parts);
  serveGallery(app, parts);
  servePhotoChanges(app, parts);
  serveDownloadFile(app, parts);
  serveTakeHome(app, parts);
  servePrints(app, parts);
  return { uploads, processing, medianSeconds: () => photoTimes.medianSeconds() };
}

function openUploads(env: Environment, needs: PhotosNeeds): Uploads {
  return createUploads({
    ...needs,
    convertHeic: createConvertHeic(needs),
    quota: needs.openCounter({
      name: 'upload-mb',
      max: env.UPLOAD_MB_PER_ADDRESS,
      windowMs: 24 * hourMs,
    }),
    patience: { formMs: env.UPLOAD_SECONDS * 1000, silenceMs: env.UPLOAD_SILENCE_SECONDS * 1000 },
  });
}
