import { randomUUID } from 'node:crypto';
import { type OperationId, operations, requestLine, type V1OperationId } from '@vesika/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factors } from './platform/database/schema/index.ts';
import { formOf } from './testing/form.ts';
import { type FullAccount, fillAccount } from './testing/full-account.ts';
import { signingSecret } from './testing/payments.ts';
import {
  type Customer,
  jpegTelling,
  openTestService,
  pictureForm,
  type TestService,
} from './testing/test-service.ts';
import { unzip } from './testing/zip.ts';

/** What a request is about: somebody who has a bit of everything. */
interface Owner extends FullAccount {
  imageUrl: string;
}

interface Request extends Pick<InjectOptions, 'headers' | 'payload' | 'query'> {
  /** In the path of the operation. */
  params?: Record<string, string>;
}

interface Row {
  request: (owner: Owner) => Request;
  /** 200 where it is not said. */
  owner?: string;
  /** Without session. */
  nobody: string;
  /** Signed in as somebody else; of operations without anybody's id, about his own things. */
  stranger: string;
  /** Tokens make no difference. */
  public?: true;
}

const signIn = '401 sign-in-required';
const noSession = '401 session-missing';
const photoGone = '404 photo-not-found';
const endpointGone = '404 webhook-endpoint-not-found';
const nothing = () => ({});
const noBatch = '404 batch-not-found';
const ofBatch = ({ batchId }: Owner) => ({ params: { batchId } });
const own: Row = { request: nothing, nobody: signIn, stranger: '200' };

/** Who comes by session; who comes by key is in features/public-api. */
type SessionOperationId = Exclude<OperationId, V1OperationId>;

/** Every operation of the contract, with what it answers to whom. */
const rows: Record<SessionOperationId, Row> = {
  uploadPhoto: { request: () => formOf(pictureForm(jpegTelling('photo'))), nobody: '200', stranger: '200' },
  processPhoto: {
    request: ({ imageUrl }) => ({ payload: { imageUrl, countryCode: 'DE', documentType: 'passport' } }),
    nobody: noSession,
    stranger: '404 image-not-found',
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
  // Of a visitor's session alone; an account has its own way back.
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
  revokeApiKey: {
    request: ({ keyId }) => ({ params: { keyId } }),
    nobody: signIn,
    stranger: '404 api-key-not-found',
  },
  healthz: { request: nothing, nobody: '200', stranger: '200', public: true },
  readyz: { request: nothing, nobody: '200', stranger: '200', public: true },
};

let service: TestService;
let owner: Owner;
let stranger: Customer;
let withoutCode: Customer;
/** Tokens that are not, or no longer, good, by why. */
const badTokens = new Map<string, string>();
let before: Map<string, string>;

beforeAll(async () => {
  service = await openTestService({ CONTACT_PER_ADDRESS: '1000', SIGNING_SECRET: signingSecret });
  await service.untilReady();
  const expired = await service.customer();
  service.wait(3_601_000);
  owner = await newOwner();
  stranger = await service.customer();
  withoutCode = await secondFactorCustomer();
  const ended = await service.customer();
  await ended.call({ method: 'POST', url: '/auth/v1/logout?scope=global' });
  badTokens.set('garbage', `Bearer ${'a'.repeat(40)}`);
  badTokens.set('unsigned', `Bearer ${unsignedTokenOf(owner.customer)}`);
  badTokens.set('expired', expired.headers.authorization);
  badTokens.set('ended', ended.headers.authorization);
  before = await everythingOf(owner.customer);
});
afterAll(() => service.close());

describe.each(Object.entries(rows) as [SessionOperationId, Row][])('%s', (id, row) => {
  it(`answers ${row.owner ?? 200} to whom it is about`, async () => {
    const other = await newOwner();
    const response = await send(id, other.customer.headers.authorization, other);
    expect(told(response)).toBe(row.owner ?? '200');
  });

  it(`answers ${row.nobody} without a session`, async () => {
    expectAnswer(await send(id), row.nobody);
  });

  it(`answers ${row.stranger} to another account, and tells it nothing`, async () => {
    expectAnswer(await send(id, stranger.headers.authorization), row.stranger);
  });

  it.each(['garbage', 'unsigned', 'expired', 'ended'])(
    'takes nobody in by a token that is %s',
    async (kind) => {
      expectAnswer(await send(id, badTokens.get(kind)), row.public ? row.nobody : signIn);
    },
  );

  it('wants to see the second factor where there is one', async () => {
    const answer = row.public ? row.nobody : '403 second-factor-required';
    expectAnswer(await send(id, withoutCode.headers.authorization), answer);
  });
});

it('has left everything of the owner as it was', async () => {
  expect(await everythingOf(owner.customer)).toEqual(before);
});

function send(
  id: SessionOperationId,
  authorization?: string,
  about = owner,
): Promise<LightMyRequestResponse> {
  const { method, path } = operations[id];
  const { params = {}, headers, ...request } = rows[id].request(about);
  const url = path.replace(/:\w+|\*/g, (name) => params[name.replace(':', '')] ?? name);
  return service.app.inject({
    ...request,
    method,
    url,
    headers: { ...headers, ...(authorization !== undefined && { authorization }) },
  });
}

async function newOwner(): Promise<Owner> {
  const full = await fillAccount(service, service.storage);
  return { ...full, imageUrl: (await full.customer.uploadPicture()).imageUrl };
}

/** `200`, or status and code. */
function told(response: LightMyRequestResponse): string {
  return response.statusCode === 200 ? '200' : `${response.statusCode} ${response.json().code}`;
}

function expectAnswer(response: LightMyRequestResponse, expected: string): void {
  const isZip = response.headers['content-type'] === 'application/zip';
  const text = isZip ? unzip(response.rawPayload).get('account.json')!.toString() : response.body;
  expect(told(response)).toBe(expected);
  const { customer, cleanId, previewId, purchaseId, checkoutId } = owner;
  for (const secret of [customer.userId, customer.email, cleanId, previewId, purchaseId, checkoutId]) {
    expect(text).not.toContain(secret);
  }
}

/** Every row and file, as the owner is given them. */
async function everythingOf(customer: Customer): Promise<Map<string, string>> {
  const response = await customer.call(requestLine('exportAccount'));
  const files = [...unzip(response.rawPayload)].map(
    ([name, bytes]) => [name, bytes.toString('latin1')] as const,
  );
  return new Map(files.map(([name, text]) => [name, text.replace(/"exportedAt": ".*?"/, '')]));
}

/** Signed in by password alone, though there is a factor. */
async function secondFactorCustomer(): Promise<Customer> {
  const customer = await service.customer();
  const now = service.now();
  await service.db.insert(factors).values({
    id: randomUUID(),
    userId: customer.userId,
    factorType: 'totp',
    status: 'verified',
    secret: Buffer.from('sealed'),
    createdAt: now,
    updatedAt: now,
  });
  return customer;
}

/** What the owner's token says, without a signature. */
function unsignedTokenOf({ headers }: Customer): string {
  const [, claims] = headers.authorization.split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${header}.${claims}.`;
}
