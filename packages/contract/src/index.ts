/** Where web and server meet: one file per operation. Safe in browsers. */
export * from './auth-errors.ts';
export * from './download-file.ts';
export * from './errors.ts';
export * from './failure.ts';
export * from './health.ts';
export * from './list-countries.ts';
export type { Operation } from './operation.ts';
export * from './operations.ts';
export * from './pages.ts';
export * from './photo-requirements.ts';
export * from './print-sheet.ts';
export * from './process-photo.ts';
export * from './report.ts';
export * from './upload-photo.ts';
export * from './vocabulary.ts';
