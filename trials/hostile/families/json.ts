import { type OperationId, operations, requestLine } from '@vesika/contract';
import { ask } from '../ask.ts';
import { type Family, type HostileCase, pictureMsMax } from '../hostile-case.ts';

const invalid = ['400 request-invalid'];
const unprocessable = [...invalid, '413 body-too-large', '415 content-type-unsupported'];
/** Answers to a valid request for something that does not exist. */
const refused = [
  ...invalid,
  '400 image-url-foreign',
  '403 file-link-invalid',
  '404 image-not-found',
  '404 package-not-found',
  '404 purchase-not-found',
  '404 rejection-not-found',
  '404 photo-not-found',
  '413 body-too-large',
];

/** JSON bodies that parsers read differently. */
export const json: Family = {
  name: 'JSON',
  cases: () => [
    ...takers.flatMap((id) => Object.entries(bodies).map(([what, body]) => bodyCase(id, what, body))),
    ...Object.entries(orders).map(([what, order]) => orderCase(what, order)),
    {
      ...orderCase('the largest photo that can be, as fine as can be', {
        ...unknownDocument,
        dpi: 1200,
        requirements: { width_mm: 100, height_mm: 100, head_height_min_mm: 60, head_height_max_mm: 70 },
      }),
      expected: ['200'],
      withinMs: pictureMsMax,
    },
    ...Object.entries(sqlTexts).flatMap(([what, text]) => textCases(what, text)),
    ...[
      'text/plain',
      'application/xml',
      'application/json; charset=utf-7',
      'application/x-www-form-urlencoded',
      '*/*',
    ].map(
      (type): HostileCase => ({
        what: `a body of ${type}`,
        expected: [...invalid, '415 content-type-unsupported'],
        send: ({ url, owner }) =>
          ask(url, {
            ...requestLine('processPhoto'),
            headers: { ...owner.headers, 'content-type': type },
            body: '<a/>',
          }),
      }),
    ),
  ],
};

/** Operations with a body that do nothing harmful when the body is empty. */
const takers = [
  'processPhoto',
  'createCheckout',
  'contact',
  'choicesLink',
  'handOff',
  'requestRefund',
  'resume',
] as const satisfies OperationId[];

const bodies: Readonly<Record<string, string>> = {
  'an array in an array, 30000 deep': '['.repeat(30_000),
  'an object in an object, 10000 deep': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  'a key __proto__': '{"__proto__":{"isAdmin":true},"countryCode":"DE"}',
  'a constructor with a prototype': '{"constructor":{"prototype":{"isAdmin":true}}}',
  'half a surrogate':
    '{"imageUrl":"\\ud800","priceId":"\\ud800","message":"\\ud800","token":"\\ud800","purchaseId":"\\ud800","countryCode":"\\ud800"}',
  'U+0000':
    '{"imageUrl":"a\\u0000","priceId":"a\\u0000","message":"a\\u0000","token":"a\\u0000","purchaseId":"a\\u0000","countryCode":"a\\u0000"}',
  'bytes that are no UTF-8': Buffer.from(
    '{"countryCode":"\xff\xfe","token":"\xc0\xaf","priceId":"\xed\xa0\x80"',
    'latin1',
  ).toString('latin1'),
  'a comment': '{/* hello */}',
  'a number alone': '1e400',
  null: 'null',
  '200 KB': `{"message":"${'a'.repeat(200_000)}"}`,
  '5000 keys': `{${Array.from({ length: 5000 }, (_, i) => `"k${i}":1`).join()}}`,
};

/** Unknown properties are ignored, and handing off and a link of choices require none. */
const meaningless = ['an object in an object, 10000 deep', '5000 keys'];

function bodyCase(id: OperationId, what: string, body: string): HostileCase {
  const isTaken = (id === 'handOff' || id === 'choicesLink') && meaningless.includes(what);
  return {
    what: `${id} with ${what}`,
    expected: isTaken ? ['200', ...unprocessable] : unprocessable,
    send: ({ url, owner }) =>
      ask(url, {
        ...requestLine(id as 'processPhoto'),
        headers: { ...owner.headers, 'content-type': 'application/json' },
        body: Buffer.from(body, 'latin1'),
      }),
  };
}

/** A document without a record, so that the request's own values count. */
const unknownDocument = { countryCode: 'AA', documentType: 'other' };
const orders: Readonly<Record<string, object>> = {
  'a density of 1e308': { dpi: 1e308 },
  'a density of -1': { dpi: -1 },
  'an age of 0.5': { childAgeYears: 0.5 },
  'an age that is text': { childAgeYears: '7' },
  'numbers that are not finite': { adjustment: { scale: '1e999', shiftXMm: null } },
  'an adjustment beyond everything': {
    adjustment: { scale: 1e300, shiftXMm: -1e300, shiftYMm: 1e300, rollDeg: 1e300 },
  },
  'a million strokes': {
    touchUp: Array.from({ length: 3000 }, () => ({ mode: 'erase', radiusPx: 1, pointsPx: [1, 1] })),
  },
  'a brush of a million pixels': { touchUp: [{ mode: 'erase', radiusPx: 1e6, pointsPx: [1, 1, 2, 2] }] },
  'a photo of a kilometre': {
    ...unknownDocument,
    requirements: { width_mm: 1e6, height_mm: 1.3e6, head_height_min_mm: 5e5, head_height_max_mm: 6e5 },
  },
  'a photo of 20 cm, as fine as can be': {
    ...unknownDocument,
    dpi: 1200,
    requirements: { width_mm: 200, height_mm: 200, head_height_min_mm: 100, head_height_max_mm: 130 },
  },
  'a photo whose head is a tenth of a millimetre': {
    ...unknownDocument,
    requirements: { width_mm: 100, height_mm: 100, head_height_min_mm: 0.1, head_height_max_mm: 0.2 },
  },
  'a photo of a billion points to the inch': { ...unknownDocument, requirements: { min_dpi: 1e9 } },
  'a photo of a nanometre': {
    ...unknownDocument,
    requirements: { width_mm: 1e-6, height_mm: 1e-6, head_height_min_mm: 1e-7, head_height_max_mm: 1e-7 },
  },
  'a variant that is a path': { variant: '../../secrets' },
  'a country that is an array': { countryCode: ['DE', 'FR'] },
  'a country of one letter that is two': { countryCode: 'ﬁ' },
  'a document that is an object': { documentType: { $ne: null } },
  'answers nobody asks for': { answers: { __proto__: 'x', isAdmin: 'true' } },
  'a picture elsewhere': { imageUrl: 'https://evil.example/a.jpg' },
  'a picture of the machine': { imageUrl: 'file:///etc/passwd' },
  'a picture of the cloud': { imageUrl: 'http://169.254.169.254/latest/meta-data/' },
  'a picture of the neighbour': { imageUrl: 'http://127.0.0.1:5432/files/photos/a/b.jpg' },
  'a picture that is data': { imageUrl: 'data:image/jpeg;base64,/9j/4AAQ' },
  'a picture that is a script': { imageUrl: 'javascript:alert(1)' },
  'a picture behind a way back': {
    imageUrl: '/files/photos/../../secrets/signing-key?expires=9999999999&signature=a',
  },
};

function orderCase(what: string, order: object): HostileCase {
  return {
    what: `an order with ${what}`,
    expected: refused,
    send: ({ url, owner: { headers, imageUrl } }) =>
      ask(url, {
        ...requestLine('processPhoto'),
        headers,
        body: { imageUrl, countryCode: 'DE', documentType: 'passport', ...order },
      }),
  };
}

const sqlTexts: Readonly<Record<string, string>> = {
  'a quote and a table dropped': "'; drop table user_photos; --",
  'a union': "' union select password_hash from users --",
  'a wait': "1'; select pg_sleep(20); --",
  'a template': '{{7*7}}<%= 7*7 %>#{7*7}',
  'a command': '$(sleep 20)`sleep 20`|sleep 20',
};

/** Sends a text that reaches the database through a body, a query and an email address. */
function textCases(what: string, text: string): HostileCase[] {
  const encoded = encodeURIComponent(text);
  const { path } = operations.photoRequirements;
  return [
    {
      what: `${what} for sale`,
      expected: ['404 package-not-found', ...invalid],
      send: ({ url, owner: { headers } }) =>
        ask(url, { ...requestLine('createCheckout'), headers, body: { priceId: text } }),
    },
    {
      what: `${what} as a country`,
      expected: invalid,
      send: ({ url }) =>
        ask(url, { method: 'GET', url: `${path}?countryCode=${encoded}&documentType=passport` }),
    },
    {
      what: `${what} as a date`,
      expected: invalid,
      send: ({ url, owner: { headers } }) =>
        ask(url, { method: 'GET', url: `${operations.listPhotos.path}?before=${encoded}`, headers }),
    },
    {
      what: `${what} as who signs in`,
      expected: ['400 validation_failed', '400 invalid_credentials'],
      send: ({ url }) =>
        ask(url, {
          method: 'POST',
          url: '/auth/v1/token?grant_type=password',
          body: { email: `${text}@example.com`, password: text },
        }),
    },
  ];
}
