import { downloadFile } from './download-file.ts';
import { healthz, readyz } from './health.ts';
import { listCountries } from './list-countries.ts';
import type { Operation } from './operation.ts';
import { photoRequirements } from './photo-requirements.ts';
import { printSheet } from './print-sheet.ts';
import { processPhoto } from './process-photo.ts';
import { uploadPhoto } from './upload-photo.ts';

/** All of them; a test in the server proves that each is served and documented. */
export const operations: readonly Operation[] = [
  uploadPhoto,
  processPhoto,
  printSheet,
  downloadFile,
  listCountries,
  photoRequirements,
  healthz,
  readyz,
];
