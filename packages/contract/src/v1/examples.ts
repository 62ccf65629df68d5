/* Example answers of the OpenAPI document, as plain values. A test validates them against the schemas. */

const photoId = '7b1f7c1e-3f4a-4a57-9a0e-3d0c7f0f6a11';
const otherPhotoId = '0d5c4f7a-92b4-4d0e-8a4b-5c1de1a2f0b3';
const originalId = 'original_1795423530123_9f2c4e6a8b0d1f3a5c7e9b1d';
const link = (name: string) =>
  `https://vesika.example/files/photos/4c0d…/${name}?expires=1795427130&signature=…`;

const headHeight = {
  id: 'head-height',
  measure: 'height',
  verdict: 'pass',
  value: 33.6,
  evidence: 'measured',
  limit: { min: 32, max: 36 },
  unit: 'mm',
  uncertainty: 0.6,
  source: {
    title: 'BMI Foto-Mustertafel',
    address: 'https://www.bmi.bund.de/',
    date: '2025-05-01',
    basis: 'official',
  },
  advice: null,
};

const route = {
  kind: 'self-or-professional',
  appliesTo: [],
  since: null,
  transferCode: null,
  refusedCaptures: [],
  details: [],
  variant: null,
  level: 'unverified',
  source: null,
};

const firstToKnow = {
  supply: { ...route, otherwise: [] },
  edits: { refused: [], saidBy: null, note: null, level: 'unverified', source: null },
  warnings: [],
};

const photo = {
  id: photoId,
  originalId,
  countryCode: 'BE',
  documentType: 'passport',
  variant: 'standard',
  reference: 'order 7',
  widthMm: 35,
  heightMm: 45,
  createdAt: '2026-11-22T20:05:30.123Z',
  isTest: false,
  status: 'finished',
  paidBy: 'credit',
  ...firstToKnow,
  verdict: 'pass',
  failedChecks: [],
  undeterminedChecks: [],
  previewUrl: link('photo.jpg'),
  files: [
    {
      format: 'jpg',
      url: link('photo.jpg'),
      fileName: 'vesika-be-passport.jpg',
      bytes: 61_234,
      isWatermarked: false,
    },
  ],
  linksExpireAt: '2026-11-22T21:05:30.123Z',
};

const document = { countryCode: 'BE', documentType: 'passport', variant: null, ...firstToKnow };
const visa = { countryCode: 'US', documentType: 'visa', variant: null, ...firstToKnow };

const job = {
  id: '2f0e8c7d-1b5a-4e7c-9d3f-6a8b0c2e4f61',
  reference: 'order 7',
  createdAt: '2026-11-22T20:05:31.000Z',
  expiresAt: '2026-11-23T20:05:31.000Z',
  status: 'done',
  documents: [
    { originalId, ...document, status: 'made', photoId, error: null },
    { originalId, ...visa, status: 'made', photoId: otherPhotoId, error: null },
  ],
};

const webhookEndpoint = {
  id: '5e3a1b7c-9d2f-4c6a-8b1e-7f0d3c5a9e21',
  url: 'https://shop.example/vesika-events',
  events: ['photo.finished', 'photo.failed'],
  isTest: false,
  createdAt: '2026-11-22T20:05:30.123Z',
  failingSince: null,
  disabledAt: null,
};

const webhookDelivery = {
  id: 'a9c4e1f2-6b7d-4e3a-9f58-1d2c3b4a5e6f',
  eventId: 'c1d2e3f4-a5b6-4c7d-8e9f-0a1b2c3d4e5f',
  type: 'photo.finished',
  state: 'delivered',
  attempts: 1,
  createdAt: '2026-11-22T20:05:31.000Z',
  outcome: 'delivered',
  statusCode: 204,
  lastAttemptAt: '2026-11-22T20:05:31.420Z',
  nextAttemptAt: null,
};

const accountEvent = {
  id: webhookDelivery.eventId,
  event: {
    type: 'credits.low',
    timestamp: '2026-11-22T20:05:31.000Z',
    data: { creditsRemaining: 10, href: 'https://vesika.example/api/v1/credits' },
  },
};

const portraitUrl = 'https://shop.example/portrait.jpg';

/** A fake secret of thirty-two zero bytes. */
const webhookSecret = `whsec_${'A'.repeat(43)}=`;

const storedDocument = {
  id: '4f6d2b1a-8c3e-4d5f-9a7b-1c2d3e4f5a6b',
  name: 'State exam',
  use: { countryCode: 'ZZ', documentType: 'other', variant: 'own-3500x4500-bwhite-k20x50' },
  createdAt: '2026-11-20T10:15:30.000Z',
};

export const examples = {
  storedDocument,
  webhookEndpoint,
  webhookDelivery,
  webhookSecret,
  accountEvent,
  portraitUrl,
  photo,
  photoWithReport: {
    ...photo,
    report: {
      widthPx: 413,
      heightPx: 531,
      dpi: 300,
      checks: [headHeight],
      changes: [{ what: 'crop', amount: 0.42, unit: 'ratio' }],
    },
  },
  original: {
    id: originalId,
    bytes: 1_845_002,
    createdAt: '2026-11-22T20:05:30.123Z',
    expiresAt: '2026-12-22T20:05:30.123Z',
  },
  job,
  queuedJob: {
    ...job,
    status: 'queued',
    documents: job.documents.map((each) => ({ ...each, status: 'queued', photoId: null })),
  },
  checkResult: {
    subject: 'portrait',
    countryCode: 'BE',
    documentType: 'passport',
    variant: 'standard',
    widthPx: 2316,
    heightPx: 3088,
    ...firstToKnow,
    verdict: 'pass',
    checks: [{ ...headHeight, remedy: 'none' }],
  },
  listedRequirement: {
    countryCode: 'DE',
    countryName: 'Germany',
    documentType: 'passport',
    variant: 'standard',
    label: 'German passport',
    isPrimary: true,
    widthMm: 35,
    heightMm: 45,
    verified: 'official',
  },
  credits: {
    key: { isTest: false, creditsPerMonth: 500, creditsThisMonth: 12 },
    creditsRemaining: 47,
    packages: [
      {
        id: 'c3a1f0de-5b62-4f0c-8a9d-0e1f2a3b4c5d',
        plan: 'business',
        creditsRemaining: 47,
        expiresAt: '2027-11-20T09:00:00.000Z',
        features: ['jpg', 'png', 'print-pdf', 'api-access'],
      },
    ],
  },
};
