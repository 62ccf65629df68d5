import type { Platform } from '../../../platform/platform.ts';
import type { Fingerprint } from '../../../platform/secrets/fingerprint.ts';
import type { SignedLinks } from '../../../platform/storage/signed-links.ts';
import type { AnnounceCredits } from '../../credits/index.ts';
import type { RequirementLookup } from '../../requirements/index.ts';
import type { FileDesk, JobDesk } from '../jobs/job-desk.ts';
import type { PhotoTimes } from '../make/photo-times.ts';
import type { PhotoProcessing } from '../make/process-photo/process-photo.ts';
import type { PreviewLimits } from '../payment/preview-limits.ts';
import type { PhotoCodes } from '../photo-code/photo-codes.ts';
import type { Uploads } from '../upload/receive-upload.ts';

/** The parts that the operations on photos use. */
export interface PhotosParts extends Platform {
  fingerprint: Fingerprint;
  links: SignedLinks;
  requirementFor: RequirementLookup;
  jobDesk: JobDesk;
  fileDesk: FileDesk;
  previewLimits: PreviewLimits;
  announceCredits: AnnounceCredits;
  uploads: Uploads;
  processing: PhotoProcessing;
  photoTimes: PhotoTimes;
  photoCodes: PhotoCodes;
}
