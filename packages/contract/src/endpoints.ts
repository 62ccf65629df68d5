import type { Endpoint } from './endpoint.ts';
import { v1Endpoints } from './v1/endpoints.ts';

/** Where each operation is served. Imports nothing, so that a browser gets it without the schemas. */
export const endpoints = {
  uploadPhoto: { method: 'POST', path: '/api/uploads' },
  inspectPhoto: { method: 'POST', path: '/api/inspect-photo' },
  checkPhoto: { method: 'POST', path: '/api/checks' },
  deleteUpload: { method: 'POST', path: '/api/uploads/delete' },
  processPhoto: { method: 'POST', path: '/api/process-photo' },
  printSheet: { method: 'GET', path: '/api/print-sheet' },
  downloadFile: { method: 'GET', path: '/files/*' },
  listPhotos: { method: 'GET', path: '/api/photos' },
  getPhoto: { method: 'GET', path: '/api/photos/:photoId' },
  getPhotoReport: { method: 'GET', path: '/api/photos/:photoId/report' },
  answerQuestions: { method: 'POST', path: '/api/photos/:photoId/answers' },
  photoCertificate: { method: 'GET', path: '/api/photos/:photoId/certificate' },
  photoArchive: { method: 'GET', path: '/api/photos/:photoId/archive' },
  mailPhoto: { method: 'POST', path: '/api/photos/:photoId/mail' },
  unlockPhoto: { method: 'POST', path: '/api/photos/:photoId/unlock' },
  deletePhoto: { method: 'DELETE', path: '/api/photos/:photoId' },
  getDraft: { method: 'GET', path: '/api/draft' },
  discardDraft: { method: 'DELETE', path: '/api/draft' },
  handOff: { method: 'POST', path: '/api/hand-off' },
  mailResumeLink: { method: 'POST', path: '/api/resume-mail' },
  resume: { method: 'POST', path: '/api/resume' },
  claimPhotos: { method: 'POST', path: '/api/claim-photos' },
  listCountries: { method: 'GET', path: '/api/countries' },
  photoRequirements: { method: 'GET', path: '/api/photo-requirements' },
  listPackages: { method: 'GET', path: '/api/packages' },
  activePackage: { method: 'GET', path: '/api/package' },
  createCheckout: { method: 'POST', path: '/api/create-checkout' },
  customerPortal: { method: 'POST', path: '/api/customer-portal' },
  paymentWebhook: { method: 'POST', path: '/api/webhooks/payments' },
  listPurchases: { method: 'GET', path: '/api/purchases' },
  invoice: { method: 'GET', path: '/api/invoices/:paymentId' },
  creditStatement: { method: 'GET', path: '/api/credit-statement' },
  requestRefund: { method: 'POST', path: '/api/refunds' },
  reportRejection: { method: 'POST', path: '/api/rejections' },
  listBatches: { method: 'GET', path: '/api/bulk' },
  createBatch: { method: 'POST', path: '/api/bulk' },
  getBatch: { method: 'GET', path: '/api/bulk/:batchId' },
  changeBatch: { method: 'POST', path: '/api/bulk/:batchId' },
  deleteBatch: { method: 'DELETE', path: '/api/bulk/:batchId' },
  addToBatch: { method: 'POST', path: '/api/bulk/:batchId/files' },
  batchArchive: { method: 'GET', path: '/api/bulk/:batchId/archive' },
  getPreferences: { method: 'GET', path: '/api/account/preferences' },
  setPreferences: { method: 'POST', path: '/api/account/preferences' },
  exportAccount: { method: 'GET', path: '/api/account/export' },
  deleteAccount: { method: 'POST', path: '/api/account/delete' },
  listWebhookEndpoints: { method: 'GET', path: '/api/webhook-endpoints' },
  createWebhookEndpoint: { method: 'POST', path: '/api/webhook-endpoints' },
  updateWebhookEndpoint: { method: 'POST', path: '/api/webhook-endpoints/:endpointId' },
  deleteWebhookEndpoint: { method: 'DELETE', path: '/api/webhook-endpoints/:endpointId' },
  rotateWebhookSecret: { method: 'POST', path: '/api/webhook-endpoints/:endpointId/secret' },
  testWebhookEndpoint: { method: 'POST', path: '/api/webhook-endpoints/:endpointId/test' },
  listWebhookDeliveries: { method: 'GET', path: '/api/webhook-endpoints/:endpointId/deliveries' },
  retryWebhookDelivery: { method: 'POST', path: '/api/webhook-deliveries/:deliveryId/retry' },
  contact: { method: 'POST', path: '/api/contact' },
  listLiveModels: { method: 'GET', path: '/api/live-models' },
  liveModel: { method: 'GET', path: '/models/:file' },
  listApiKeys: { method: 'GET', path: '/api/keys' },
  createApiKey: { method: 'POST', path: '/api/keys' },
  revokeApiKey: { method: 'DELETE', path: '/api/keys/:keyId' },
  ...v1Endpoints,
  healthz: { method: 'GET', path: '/healthz' },
  readyz: { method: 'GET', path: '/readyz' },
} as const satisfies Record<string, Endpoint>;

/** Below it are all operations but files, models and health. */
export const apiRoot = '/api/';
export const openapiPath = `${apiRoot}openapi.json`;
/** Below it is what programs of customers use, by key. */
export const v1Root = `${apiRoot}v1/`;
export const v1OpenapiPath = `${v1Root}openapi.json`;

export type OperationId = keyof typeof endpoints;
