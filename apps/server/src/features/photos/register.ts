import type { FastifyInstance } from 'fastify';
import { hourMs } from '../../platform/clock/durations.ts';
import type { Environment } from '../../platform/env.ts';
import type { OpenCounter } from '../../platform/limits/counters.ts';
import type { FetchFile } from '../../platform/outbound/fetch-file.ts';
import { createPhotoTimes } from './make/photo-times.ts';
import { PhotoProcessing } from './make/process-photo/process-photo.ts';
import { createPhotoCodes } from './photo-code/photo-codes.ts';
import type { FreshPictures } from './record/fresh-pictures.ts';
import type { PhotosParts } from './serve/photos-parts.ts';
import { serveDownloadFile } from './serve/serve-download-file.ts';
import { serveDrafts } from './serve/serve-drafts.ts';
import { serveGallery, servePhotoChanges } from './serve/serve-gallery.ts';
import { serveMaking, serveProcessPhoto } from './serve/serve-making.ts';
import { servePhotoCode } from './serve/serve-photo-code.ts';
import { servePrints, serveTakeHome } from './serve/serve-take-home.ts';
import { serveUploads } from './serve/serve-uploads.ts';
import { createUploads, type Uploads } from './upload/receive-upload.ts';
import type { Receiving } from './upload/receiving.ts';

type OpenedHere = 'uploads' | 'processing' | 'photoTimes' | 'photoCodes';

interface PhotosNeeds extends Omit<PhotosParts, OpenedHere>, Receiving {
  openCounter: OpenCounter;
  fetchFile: FetchFile;
  freshPictures: FreshPictures;
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
  const parts = { ...needs, uploads, processing, photoTimes, photoCodes };
  serveUploads(app, parts);
  serveDrafts(app, parts);
  serveMaking(app, parts);
  serveProcessPhoto(app, parts);
  serveGallery(app, parts);
  servePhotoChanges(app, parts);
  serveDownloadFile(app, parts);
  serveTakeHome(app, parts);
  servePrints(app, parts);
  servePhotoCode(app, env, parts);
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
