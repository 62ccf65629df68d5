import type { OperationId, OperatorOperationId, V1OperationId } from '@vesika/contract';
import type { InjectOptions } from 'fastify';
import { formOf } from './form.ts';
import type { FullAccount } from './full-account.ts';
import { jpegTelling, pictureForm } from './people.ts';

/** An account with data of every kind. */
export interface Owner extends FullAccount {
  imageUrl: string;
}

interface Request extends Pick<InjectOptions, 'headers' | 'payload' | 'query'> {
  params?: Record<string, string>;
}

export interface Row {
  request: (owner: Owner) => Request;
  /** Status for the owner; 200 by default. */
  owner?: string;
  /** Status without a session. */
  nobody: string;
  /** Status for another account; for operations without an id, with that account's own data. */
  stranger: string;
  /** Tokens make no difference. */
  public?: true;
}

export const signIn = '401 sign-in-required';
const noSession = '401 session-missing';
const photoGone = '404 photo-not-found';
const endpointGone = '404 webhook-endpoint-not-found';
const nothing = () => ({});
const noBatch = '404 batch-not-found';
const ofBatch = ({ batchId }: Owner) => ({ params: { batchId } });
const own: Row = { request: nothing, nobody: signIn, stranger: '200' };

/** Operations by session; features/public-api tests those by key, features/operator those of the desk. */
export type SessionOperationId = Exclude<OperationId, V1OperationId | OperatorOperationId>;

/** Every operation of the contract with its status per caller. */
export const accessRows: Record<SessionOperationId, Row> = {
  uploadPhoto: { request: () => formOf(pictureForm(jpegTelling('photo'))), nobody: '200', stranger: '200' },
  processPhoto: {
    request: ({ imageUrl }) => ({ payload: { imageUrl, countryCode: 'DE', documentType: 'passport' } }),
    nobody: noSession,
    stranger: '404 image-not-found',
  },
  makeSignature: {
    request: () =>
      formOf([
        { name: 'widthPx', value: '140' },
        { name: 'heightPx', value: '60' },
        { name: 'file', fileName: 'paper.jpg', content: jpegTelling('photo') },
      ]),
    nobody: '200',
    stranger: '200',
  },
  inspectPhoto: {
    request: ({ imageUrl }) => ({ payload: { imageUrl, countryCode: 'DE', documentType: 'passport' } }),
    nobody: noSession,
    stranger: '404 image-not-found',
  },
  checkPhoto: {
    request: ({ imageUrl }) => ({ payload: { imageUrl, countryCode: 'DE', documentType: 'passport' } }),
    nobody: noSession,
    stranger: '404 image-not-found',
  },
  deleteUpload: {
    request: ({ imageUrl }) => ({ payload: { imageUrl } }),
    nobody: noSession,
    stranger: '404 image-not-found',
  },
  printSheet: {
    request: ({ cleanId }) => ({ query: { photoId: cleanId } }),
    nobody: noSession,
    stranger: photoGone,
  },
  downloadFile: {
    request: ({ originalKey }) => ({
      params: { '*': originalKey },
      query: { expires: '9999999999', signature: 'A'.repeat(43) },
    }),
    owner: '403 file-link-invalid',
    nobody: '403 file-link-invalid',
    stranger: '403 file-link-invalid',
    public: true,
  },
  listPhotos: own,
  getPhoto: {
    request: ({ cleanId }) => ({ params: { photoId: cleanId } }),
    nobody: noSession,
    stranger: photoGone,
  },
  getPhotoReport: {
    request: ({ cleanId }) => ({ params: { photoId: cleanId } }),
    nobody: noSession,
    stranger: photoGone,
  },
  answerQuestions: {
    request: ({ cleanId }) => ({ params: { photoId: cleanId }, payload: { answers: { glasses: 'none' } } }),
    nobody: noSession,
    stranger: photoGone,
  },
  photoCertificate: {
    request: ({ cleanId }) => ({ params: { photoId: cleanId } }),
    nobody: noSession,
    stranger: photoGone,
  },
  photoArchive: {
    request: ({ cleanId }) => ({ params: { photoId: cleanId } }),
    nobody: '401 session-missing',
    stranger: photoGone,
  },
  photosArchive: {
    request: ({ cleanId }) => ({ query: { photoIds: cleanId } }),
    nobody: noSession,
    stranger: photoGone,
  },
  photoSet: {
    request: ({ cleanId }) => ({ params: { photoId: cleanId } }),
    nobody: noSession,
    stranger: photoGone,
  },
  namePerson: {
    request: ({ cleanId }) => ({ params: { photoId: cleanId }, payload: { personName: 'Ayşe' } }),
    nobody: noSession,
    stranger: photoGone,
  },
  issuePhotoCode: {
    request: ({ cleanId }) => ({ params: { photoId: cleanId } }),
    // The photo of the owner is not for a British passport.
    owner: '409 act-not-possible',
    nobody: noSession,
    stranger: photoGone,
  },
  mailPhoto: {
    request: ({ cleanId }) => ({ params: { photoId: cleanId }, payload: {} }),
    nobody: signIn,
    stranger: photoGone,
  },
  unlockPhoto: {
    request: ({ previewId }) => ({ params: { photoId: previewId } }),
    nobody: noSession,
    stranger: photoGone,
  },
  deletePhoto: {
    request: ({ cleanId }) => ({ params: { photoId: cleanId } }),
    nobody: signIn,
    stranger: photoGone,
  },
  getDraft: { request: nothing, nobody: '200', stranger: '200' },
  discardDraft: { request: nothing, nobody: '200', stranger: '200' },
  handOff: { request: () => ({ payload: { countryCode: 'DE' } }), nobody: '200', stranger: '200' },
  // Only for a visitor's session; an account signs in instead.
  mailResumeLink: {
    request: () => ({ payload: { email: 'ayse@example.com' } }),
    owner: noSession,
    nobody: noSession,
    stranger: noSession,
  },
  resume: {
    request: () => ({ payload: { token: 'a'.repeat(43) } }),
    owner: '403 resume-link-invalid',
    nobody: '403 resume-link-invalid',
    stranger: '403 resume-link-invalid',
  },
  claimPhotos: own,
  listCountries: { request: nothing, nobody: '200', stranger: '200', public: true },
  listLiveModels: { request: nothing, nobody: '200', stranger: '200', public: true },
  liveModel: {
    request: () => ({ params: { file: 'nothing.onnx' } }),
    owner: '404 file-not-found',
    nobody: '404 file-not-found',
    stranger: '404 file-not-found',
    public: true,
  },
  photoRequirements: {
    request: () => ({ query: { countryCode: 'DE', documentType: 'passport' } }),
    nobody: '200',
    stranger: '200',
    public: true,
  },
  photoPlan: {
    request: () => ({ query: { documents: 'DE-visa' } }),
    nobody: '200',
    stranger: '200',
    public: true,
  },
  listPackages: { request: nothing, nobody: '200', stranger: '200', public: true },
  applyVoucher: {
    request: () => ({ payload: { code: 'NOBODYS-CODE' } }),
    owner: '404 voucher-invalid',
    nobody: '404 voucher-invalid',
    stranger: '404 voucher-invalid',
    public: true,
  },
  activePackage: { ...own, nobody: noSession },
  createCheckout: { ...own, request: () => ({ payload: { priceId: 'pro-eur' } }) },
  customerPortal: { request: nothing, nobody: signIn, stranger: '404 subscription-not-found' },
  paymentWebhook: {
    request: ({ checkoutId, customer }) => ({
      headers: { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
      payload: { id: `evt_${checkoutId}`, data: { object: { metadata: { user_id: customer.userId } } } },
    }),
    owner: '400 webhook-invalid',
    nobody: '400 webhook-invalid',
    stranger: '400 webhook-invalid',
    public: true,
  },
  listPurchases: own,
  invoice: {
    request: ({ paymentId }) => ({ params: { paymentId } }),
    nobody: signIn,
    stranger: '404 purchase-not-found',
  },
  creditStatement: own,
  requestRefund: {
    request: ({ purchaseId }) => ({ payload: { purchaseId } }),
    nobody: signIn,
    stranger: '404 purchase-not-found',
  },
  reportRejection: {
    request: ({ cleanId }) => ({ payload: { photoId: cleanId } }),
    owner: '409 rejection-not-possible',
    nobody: signIn,
    stranger: photoGone,
  },
  attachLetter: {
    request: ({ rejectionId }) => ({
      params: { rejectionId },
      ...formOf([{ name: 'file', fileName: 'letter.pdf', content: Buffer.from('%PDF-1.7\n%%EOF') }]),
    }),
    nobody: signIn,
    stranger: '404 purchase-not-found',
  },
  listBatches: own,
  createBatch: {
    request: () => ({ payload: { documents: [{ countryCode: 'DE', documentType: 'passport' }] } }),
    nobody: signIn,
    stranger: '402 bulk-not-included',
  },
  getBatch: { request: ofBatch, nobody: signIn, stranger: noBatch },
  changeBatch: {
    request: (owner) => ({ ...ofBatch(owner), payload: { action: 'pause' } }),
    owner: '409 batch-not-possible',
    nobody: signIn,
    stranger: noBatch,
  },
  addToBatch: {
    request: (owner) => ({ ...ofBatch(owner), ...formOf(pictureForm(jpegTelling('photo')).slice(2)) }),
    owner: '409 batch-not-possible',
    nobody: signIn,
    stranger: noBatch,
  },
  batchArchive: { request: ofBatch, nobody: signIn, stranger: noBatch },
  deleteBatch: { request: ofBatch, nobody: signIn, stranger: noBatch },
  getPreferences: own,
  setPreferences: { ...own, request: () => ({ payload: { rulesChangeMail: false } }) },
  exportAccount: own,
  deleteAccount: {
    request: ({ customer: { email, password } }) => ({ payload: { email, password } }),
    nobody: signIn,
    stranger: '403 email-differs',
  },
  listWebhookEndpoints: own,
  createWebhookEndpoint: {
    ...own,
    request: () => ({ payload: { url: 'https://93.184.216.34/hook', events: ['photo.finished'] } }),
  },
  updateWebhookEndpoint: {
    request: ({ endpointId }) => ({ params: { endpointId }, payload: { events: ['photo.failed'] } }),
    nobody: signIn,
    stranger: endpointGone,
  },
  deleteWebhookEndpoint: {
    request: ({ endpointId }) => ({ params: { endpointId } }),
    nobody: signIn,
    stranger: endpointGone,
  },
  rotateWebhookSecret: {
    request: ({ endpointId }) => ({ params: { endpointId } }),
    nobody: signIn,
    stranger: endpointGone,
  },
  testWebhookEndpoint: {
    request: ({ endpointId }) => ({ params: { endpointId } }),
    nobody: signIn,
    stranger: endpointGone,
  },
  listWebhookDeliveries: {
    request: ({ endpointId }) => ({ params: { endpointId } }),
    nobody: signIn,
    stranger: endpointGone,
  },
  retryWebhookDelivery: {
    request: ({ deliveryId }) => ({ params: { deliveryId } }),
    nobody: signIn,
    stranger: '404 webhook-delivery-not-found',
  },
  contact: {
    request: () => ({
      payload: { email: 'ayse@example.com', topic: 'question', message: 'May I wear a hat on it?' },
    }),
    nobody: '200',
    stranger: '200',
    public: true,
  },
  listApiKeys: own,
  createApiKey: {
    request: () => ({ payload: { name: 'shop', scopes: ['photos:read'], lifetimeDays: null } }),
    nobody: signIn,
    stranger: '200',
  },
  limitApiKey: {
    request: ({ keyId }) => ({ params: { keyId }, payload: { creditsPerMonth: 5 } }),
    nobody: signIn,
    stranger: '404 api-key-not-found',
  },
  rotateApiKey: {
    request: ({ keyId }) => ({ params: { keyId }, payload: { overlapHours: 24 } }),
    nobody: signIn,
    stranger: '404 api-key-not-found',
  },
  listApiKeyUse: {
    request: ({ keyId }) => ({ params: { keyId } }),
    nobody: signIn,
    stranger: '404 api-key-not-found',
  },
  revokeApiKey: {
    request: ({ keyId }) => ({ params: { keyId } }),
    nobody: signIn,
    stranger: '404 api-key-not-found',
  },
  getHumanCheck: {
    request: ({ cleanId }) => ({ params: { photoId: cleanId } }),
    nobody: noSession,
    stranger: photoGone,
  },
  requestHumanCheck: {
    request: ({ cleanId }) => ({ params: { photoId: cleanId } }),
    nobody: noSession,
    stranger: photoGone,
  },
  getRenewal: {
    request: ({ cleanId }) => ({ params: { photoId: cleanId } }),
    nobody: signIn,
    stranger: photoGone,
  },
  setRenewal: {
    request: ({ cleanId }) => ({ params: { photoId: cleanId }, payload: { expiresOn: '2099-01-01' } }),
    nobody: signIn,
    stranger: photoGone,
  },
  listRenewals: own,
  deleteRenewal: {
    // The reminder of another person stays.
    request: ({ documentId }) => ({ params: { renewalId: documentId } }),
    nobody: signIn,
    stranger: '200',
  },
  listOwnDocuments: own,
  keepOwnDocument: {
    request: () => ({ payload: { name: 'Exam', variant: 'own-3500x4500' } }),
    nobody: signIn,
    stranger: '200',
  },
  renameOwnDocument: {
    request: ({ documentId }) => ({ params: { documentId }, payload: { name: 'Exam in May' } }),
    nobody: signIn,
    stranger: '404 own-document-not-found',
  },
  deleteOwnDocument: {
    request: ({ documentId }) => ({ params: { documentId } }),
    nobody: signIn,
    stranger: '404 own-document-not-found',
  },
  healthz: { request: nothing, nobody: '200', stranger: '200', public: true },
  readyz: { request: nothing, nobody: '200', stranger: '200', public: true },
};
