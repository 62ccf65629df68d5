import { deleteAccount, exportAccount } from './account.ts';
import {
  createApiKey,
  limitApiKey,
  listApiKeys,
  listApiKeyUse,
  revokeApiKey,
  rotateApiKey,
} from './api-keys.ts';
import {
  addToBatch,
  batchArchive,
  changeBatch,
  createBatch,
  deleteBatch,
  getBatch,
  listBatches,
} from './bulk.ts';
import { checkPhoto, deleteUpload } from './check-photo.ts';
import { contact } from './contact.ts';
import { downloadFile } from './download-file.ts';
import { discardDraft, getDraft, handOff, mailResumeLink, resume } from './draft.ts';
import type { OperationId } from './endpoints.ts';
import { claimPhotos, deletePhoto, getPhoto, listPhotos, unlockPhoto } from './gallery.ts';
import { healthz, readyz } from './health.ts';
import { getHumanCheck, requestHumanCheck } from './human-check.ts';
import { inspectPhoto } from './inspect-photo.ts';
import { listCountries } from './list-countries.ts';
import { listLiveModels, liveModel } from './live-models.ts';
import type { Operation } from './operation.ts';
import { operatorOperations } from './operator/operations.ts';
import { deleteOwnDocument, keepOwnDocument, listOwnDocuments, renameOwnDocument } from './own-documents.ts';
import { activePackage, listPackages } from './packages.ts';
import { photoPlan } from './photo-plan.ts';
import { answerQuestions, getPhotoReport, photoCertificate } from './photo-report.ts';
import { photoRequirements } from './photo-requirements.ts';
import { namePerson, photoSet } from './photo-set.ts';
import { getPreferences, setPreferences } from './preferences.ts';
import { printSheet } from './print-sheet.ts';
import { processPhoto } from './process-photo.ts';
import {
  attachLetter,
  createCheckout,
  creditStatement,
  customerPortal,
  invoice,
  listPurchases,
  paymentWebhook,
  removeLetter,
  reportRejection,
  requestRefund,
} from './purchases.ts';
import { deleteRenewal, getRenewal, listRenewals, setRenewal } from './renewals.ts';
import { makeSignature } from './signature.ts';
import { issuePhotoCode, mailPhoto, photoArchive, photosArchive } from './take-home.ts';
import { uploadPhoto } from './upload-photo.ts';
import { v1Operations } from './v1/operations.ts';
import { applyVoucher } from './vouchers.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  retryWebhookDelivery,
  rotateWebhookSecret,
  testWebhookEndpoint,
  updateWebhookEndpoint,
} from './webhooks.ts';

/** All operations by name; a test in the server proves that each one is served and documented. */
export const operations = {
  uploadPhoto,
  inspectPhoto,
  checkPhoto,
  deleteUpload,
  processPhoto,
  makeSignature,
  printSheet,
  downloadFile,
  listPhotos,
  getPhoto,
  getPhotoReport,
  answerQuestions,
  photoCertificate,
  photoArchive,
  photosArchive,
  photoSet,
  namePerson,
  issuePhotoCode,
  mailPhoto,
  unlockPhoto,
  deletePhoto,
  getDraft,
  discardDraft,
  handOff,
  mailResumeLink,
  resume,
  claimPhotos,
  listCountries,
  photoRequirements,
  photoPlan,
  listPackages,
  applyVoucher,
  activePackage,
  createCheckout,
  customerPortal,
  paymentWebhook,
  listPurchases,
  invoice,
  creditStatement,
  requestRefund,
  reportRejection,
  attachLetter,
  removeLetter,
  listBatches,
  createBatch,
  getBatch,
  changeBatch,
  deleteBatch,
  addToBatch,
  batchArchive,
  getPreferences,
  setPreferences,
  exportAccount,
  deleteAccount,
  listWebhookEndpoints,
  createWebhookEndpoint,
  updateWebhookEndpoint,
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  testWebhookEndpoint,
  listWebhookDeliveries,
  retryWebhookDelivery,
  contact,
  listLiveModels,
  liveModel,
  listApiKeys,
  createApiKey,
  limitApiKey,
  rotateApiKey,
  listApiKeyUse,
  revokeApiKey,
  getHumanCheck,
  requestHumanCheck,
  getRenewal,
  setRenewal,
  listRenewals,
  deleteRenewal,
  listOwnDocuments,
  keepOwnDocument,
  renameOwnDocument,
  deleteOwnDocument,
  ...operatorOperations,
  ...v1Operations,
  healthz,
  readyz,
} satisfies { [Id in OperationId]: Operation & { id: Id } };
