import type { OperationId, OperatorOperationId, V1OperationId, V1SessionOperationId } from '@vesika/contract';
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
  /** Status for another account whose address is not proven, where it differs from that of a stranger. */
  unproven?: string;
  /** Tokens make no difference. */
  public?: true;
}

export const signIn = '401 sign-in-required';
const unproven = '403 email-unproven';
const noKey = '401 api-key-missing';
const noSession = '401 session-missing';
const photoGone = '404 photo-not-found';
const nothing = () => ({});
const ofBatch = ({ batchId }: Owner) => ({ params: { batchId } });
const own: Row = { request: nothing, nobody: signIn, stranger: '200' };
const open: Row = { request: nothing, nobody: '200', stranger: '200' };
const ownPhoto: Row = {
  request: ({ cleanId }) => ({ params: { photoId: cleanId } }),
  nobody: noSession,
  stranger: photoGone,
};
const sheetOfPhoto: Row = {
  ...ownPhoto,
  request: ({ cleanId }) => ({ query: { photoId: cleanId } }),
};
const photoOfAccount: Row = { ...ownPhoto, nobody: signIn };
const ownEndpoint: Row = {
  request: ({ endpointId }) => ({ params: { endpointId } }),
  nobody: noKey,
  stranger: '404 webhook-endpoint-not-found',
};
const ownDocument: Row = {
  request: ({ documentId }) => ({ params: { documentId } }),
  nobody: noKey,
  stranger: '404 own-document-not-found',
};
const ownKey: Row = {
  request: ({ keyId }) => ({ params: { keyId } }),
  nobody: signIn,
  stranger: '404 api-key-not-found',
};
const ownBatch: Row = { request: ofBatch, nobody: signIn, stranger: '404 batch-not-found' };
const passport = { countryCode: 'DE', documentType: 'passport' };
const ownUpload: Row = {
  request: ({ imageUrl }) => ({ payload: { imageUrl, ...passport } }),
  nobody: noSession,
  stranger: '404 image-not-found',
};

function sending({ request, ...row }: Row, payload: object): Row {
  return { ...row, request: (owner) => ({ ...request(owner), payload }) };
}

/** An answer that is the same for everybody. */
function alike(request: Row['request'], answer: string): Row {
  return { request, owner: answer, nobody: answer, stranger: answer };
}

/** Operations by session; features/public-api tests those by key, features/operator those of the desk. */
export type SessionOperationId =
  | Exclude<OperationId, V1OperationId | OperatorOperationId>
  | V1SessionOperationId;

/** Every operation of the contract with its status per caller. */
export const accessRows: Record<SessionOperationId, Row> = {
  uploadPhoto: { request: () => formOf(pictureForm(jpegTelling('photo'))), nobody: '200', stranger: '200' },
  processPhoto: ownUpload,
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
  inspectPhoto: ownUpload,
  checkPhoto: ownUpload,
  deleteUpload: {
    request: ({ imageUrl }) => ({ payload: { imageUrl } }),
    nobody: noSession,
    stranger: '404 image-not-found',
  },
  printSheet: sheetOfPhoto,
  countSheets: sheetOfPhoto,
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
  getPhoto: ownPhoto,
  getPhotoReport: ownPhoto,
  answerQuestions: sending(ownPhoto, { answers: { glasses: 'none' } }),
  photoCertificate: ownPhoto,
  photoArchive: ownPhoto,
  photosArchive: {
    request: ({ cleanId }) => ({ query: { photoIds: cleanId } }),
    nobody: noSession,
    stranger: photoGone,
  },
  photoSet: ownPhoto,
  namePerson: sending(ownPhoto, { personName: 'Ayşe' }),
  mailPhoto: sending(photoOfAccount, {}),
  unlockPhoto: {
    request: ({ previewId }) => ({ params: { photoId: previewId } }),
    nobody: noSession,
    stranger: photoGone,
  },
  v1DeletePhoto: { ...photoOfAccount, owner: '204', nobody: noKey },
  getDraft: open,
  discardDraft: open,
  choicesLink: { request: () => ({ payload: { countryCode: 'DE' } }), nobody: '200', stranger: '200' },
  handOff: { request: () => ({ payload: {} }), nobody: noSession, stranger: '404 image-not-found' },
  // Only for a visitor's session; an account signs in instead.
  mailResumeLink: alike(() => ({ payload: { email: 'ayse@example.com' } }), noSession),
  previewResumeLink: alike(() => ({ payload: { token: 'a'.repeat(43) } }), '403 resume-link-invalid'),
  resume: alike(() => ({ payload: { token: 'a'.repeat(43) } }), '403 resume-link-invalid'),
  claimPhotos: own,
  listCountries: { ...open, public: true },
  listLiveModels: { ...open, public: true },
  liveModel: {
    ...alike(() => ({ params: { file: 'nothing.onnx' } }), '404 file-not-found'),
    public: true,
  },
  photoRequirements: {
    ...open,
    request: () => ({ query: passport }),
    public: true,
  },
  photoPlan: {
    ...open,
    request: () => ({ query: { documents: 'DE-visa' } }),
    public: true,
  },
  listPackages: { ...open, public: true },
  applyVoucher: {
    ...alike(() => ({ payload: { code: 'NOBODYS-CODE' } }), '404 voucher-invalid'),
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
  openPurchase: alike(
    ({ purchaseId }) => ({ payload: { id: purchaseId, key: 'a'.repeat(43) } }),
    '404 purchase-not-found',
  ),
  invoice: {
    request: ({ paymentId }) => ({ params: { paymentId } }),
    nobody: signIn,
    stranger: '404 purchase-not-found',
  },
  creditNote: {
    request: ({ refundId }) => ({ params: { refundId } }),
    nobody: signIn,
    stranger: '404 purchase-not-found',
  },
  // Neither account has a second factor.
  makeRecoveryCodes: { ...own, owner: '409 act-not-possible', stranger: '409 act-not-possible' },
  getBillingDetails: own,
  setBillingDetails: { ...own, request: () => ({ payload: { company: 'Example Ltd', taxId: null } }) },
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
  listBatches: own,
  createBatch: {
    request: () => ({ payload: { documents: [passport] } }),
    nobody: signIn,
    stranger: '402 bulk-not-included',
  },
  getBatch: ownBatch,
  changeBatch: { ...sending(ownBatch, { action: 'pause' }), owner: '409 batch-not-possible' },
  addToBatch: {
    ...ownBatch,
    request: (owner) => ({ ...ofBatch(owner), ...formOf(pictureForm(jpegTelling('photo')).slice(2)) }),
    owner: '409 batch-not-possible',
  },
  // No file of the batch has this id.
  replaceBatchFile: {
    ...ownBatch,
    request: ({ batchId }) => ({
      params: { batchId, fileId: batchId },
      ...formOf(pictureForm(jpegTelling('photo')).slice(2)),
    }),
    owner: '404 batch-not-found',
  },
  batchArchive: ownBatch,
  deleteBatch: ownBatch,
  getPreferences: own,
  setPreferences: { ...own, request: () => ({ payload: { rulesChangeMail: false } }) },
  exportAccount: own,
  deleteAccount: {
    request: ({ customer: { email, password } }) => ({ payload: { email, password } }),
    nobody: signIn,
    stranger: '403 email-differs',
  },
  // Nothing was set aside for either address.
  reclaimAccount: {
    request: () => ({ payload: { password: 'correct horse' } }),
    owner: '409 act-not-possible',
    nobody: signIn,
    stranger: '409 act-not-possible',
  },
  v1ListWebhookEndpoints: { ...own, nobody: noKey },
  v1CreateWebhookEndpoint: {
    ...own,
    owner: '201',
    nobody: noKey,
    stranger: '201',
    request: () => ({ payload: { url: 'https://93.184.216.34/hook', events: ['photo.finished'] } }),
    unproven,
  },
  v1UpdateWebhookEndpoint: sending(ownEndpoint, { events: ['photo.failed'] }),
  v1DeleteWebhookEndpoint: { ...ownEndpoint, owner: '204' },
  v1RotateWebhookSecret: ownEndpoint,
  v1TestWebhookEndpoint: { ...ownEndpoint, owner: '202' },
  v1ListWebhookDeliveries: ownEndpoint,
  v1RetryWebhookDelivery: {
    request: ({ deliveryId }) => ({ params: { deliveryId } }),
    owner: '202',
    nobody: noKey,
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
    unproven,
  },
  limitApiKey: sending(ownKey, { creditsPerMonth: 5 }),
  rotateApiKey: { ...sending(ownKey, { overlapHours: 24 }), unproven },
  listApiKeyUse: ownKey,
  listApiRequests: ownKey,
  revokeApiKey: ownKey,
  getHumanCheck: ownPhoto,
  requestHumanCheck: ownPhoto,
  getRenewal: photoOfAccount,
  setRenewal: sending(photoOfAccount, { expiresOn: '2099-01-01' }),
  listRenewals: own,
  deleteRenewal: {
    // The reminder of another person stays.
    request: ({ documentId }) => ({ params: { renewalId: documentId } }),
    nobody: signIn,
    stranger: '200',
  },
  v1ListOwnDocuments: { ...own, nobody: noKey },
  v1KeepOwnDocument: {
    request: () => ({ payload: { name: 'Exam', variant: 'own-3500x4500' } }),
    owner: '201',
    nobody: noKey,
    stranger: '201',
  },
  v1GetOwnDocument: ownDocument,
  v1RenameOwnDocument: sending(ownDocument, { name: 'Exam in May' }),
  v1DeleteOwnDocument: { ...ownDocument, owner: '204' },
  healthz: { ...open, public: true },
  readyz: { ...open, public: true },
};
