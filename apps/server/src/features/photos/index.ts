export { copyDraft } from './drafts/copy-draft.ts';
export { claimDrafts, findDraft, forgetDrafts } from './drafts/drafts.ts';
export { openEnginePool } from './engine-pool/engine-pool.ts';
export { firstPhotoTimes } from './engine-pool/engine-process.ts';
export { engineUser } from './engine-pool/engine-user.ts';
export { measuredPhotoMaker } from './engine-pool/measured-photo-maker.ts';
export type { PhotoMaker } from './engine-pool/photo-maker.ts';
export { expirePictures } from './expiry/expire-pictures.ts';
export { sweepStorage } from './expiry/sweep-storage.ts';
export {
  deleteOwnerFiles,
  deletePhotoFiles,
  keyOf,
  listOwnerFiles,
  testFiles,
  thumbnailKey,
} from './files/photo-files.ts';
export { isClean, originalOf, requireOwnPhoto } from './files/photo-rows.ts';
export {
  isObservation,
  isOriginal,
  newOriginalName,
  originalIdOf,
  originalKey,
  type PhotoFileName,
  photoFileKey,
  picturesRoot,
} from './files/picture-keys.ts';
export { bringPhotos, copyAll, leaveSession } from './gallery/bring-photos.ts';
export { deleteOwnPhoto, deletePhotoRows } from './gallery/delete-photo.ts';
export { type GalleryPhoto, galleryPhotos } from './gallery/gallery-photo.ts';
export { readPhotoPage } from './gallery/photo-page.ts';
export { requirePhotoToBuy, unlock, unlockPaidPhoto, unlockTestPhoto } from './gallery/unlock-photo.ts';
export { createFileDesk, type FileDesk, JobDesk, watchOf } from './jobs/job-desk.ts';
export { JobNotifications } from './jobs/job-notifications.ts';
export {
  deleteJobsOf,
  type JobStatus,
  JobTable,
  newJobId,
  type StoredJob,
  type TakenJob,
} from './jobs/job-table.ts';
export { type AnnounceJob, createPerformJob, type RecordInBatch } from './jobs/perform-job.ts';
export type { Job, JobOutcome, JobResults } from './jobs/photo-job.ts';
export { PhotoWorker } from './jobs/photo-worker.ts';
export { engineRequest } from './make/engine-request.ts';
export { signatureOf, whileStored } from './make/photographed-paper.ts';
export type { AcceptedRequest, PhotoProcessing } from './make/process-photo/process-photo.ts';
export { processingPriority } from './make/processing-priority.ts';
export { createMakingRecords } from './making-record/making-records.ts';
export { acceptOriginal, requesterOf } from './originals/accept-original.ts';
export { createObservations } from './originals/observations.ts';
export { deleteOriginals, noteCopies, storeOriginal } from './originals/stored-originals.ts';
export {
  costsNothing,
  forgetPayments,
  refusalToPay,
  returnPhotos,
  revisionDays,
  withdrawPhotos,
} from './payment/pay-for-photo.ts';
export { createPreviewLimits } from './payment/preview-limits.ts';
export { noteRejection, noteRejectionAnswer, type RejectionAnswer } from './payment/rejections.ts';
export { isSameFace } from './payment/same-face.ts';
export { FreshPictures } from './record/fresh-pictures.ts';
export { measuredRecordPhoto } from './record/measured-record-photo.ts';
export { createRecordPhoto, type RecordPhoto } from './record/record-photo.ts';
export { registerPhotos } from './register.ts';
export { forgetResumeLinks } from './resume/resume-links.ts';
export { registerResume } from './resume/serve-resume.ts';
export { followRules, type TellOfRules } from './rules/follow-rules/follow-rules.ts';
export { mailRulesChanges } from './rules/follow-rules/mail-rules-changes.ts';
export { findReporter, isCheckId, readRefusedPhoto } from './rules/refused-photo.ts';
export { judgedAs, overallVerdict, verdictsOf } from './rules/rejudgements.ts';
export { requirementSummary } from './rules/requirement-summary.ts';
export { rulesDifferences } from './rules/rules-differences.ts';
export { currentRequirement, rulesOfPhoto } from './rules/rules-of-photo.ts';
export { keepRulesVersion, rulesVersionOf } from './rules/rules-version.ts';
export { archiveOf } from './take-home/archive-of.ts';
export { composeSheet, type SheetOrder } from './take-home/compose-sheet.ts';
export { filesToTake } from './take-home/files-to-take.ts';
export { printablePhotos } from './take-home/serve-take-home.ts';
export { inTime, type UploadPatience } from './upload/read-upload-form.ts';
export type { ReceivedPicture, Uploads } from './upload/receive-upload.ts';
export { openReceiving, type Receiving } from './upload/receiving.ts';
export { deleteUploaded } from './upload/serve-uploads.ts';
