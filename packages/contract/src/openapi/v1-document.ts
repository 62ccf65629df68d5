import { type V1OperationId, v1Operations } from '../operations.ts';
import { problemExample, problemMediaType, problemSchema } from '../v1/problem.ts';
import { apiTags, hasLocation, idempotencyKeyLengthMax, type V1Operation } from '../v1/v1-operation.ts';
import { webhookEventSchema } from '../webhooks.ts';
import type { OpenapiDocument, OpenapiParameter, OpenapiWebhook } from './document.ts';
import { generateDocument } from './generate-document.ts';
import type { WriteSchema } from './schema-writer.ts';

const v1Version = '1.0.0';

/** The document of `/api/v1`. `origin` is the public address of the service. */
export function v1Document(origin: string): OpenapiDocument {
  return generateDocument({
    info: {
      title: 'Vesika',
      version: v1Version,
      description:
        'Make and check passport, visa and ID photos from a portrait.\n\n' +
        'Answers may gain fields, and the values listed as `x-extensible-enum` may gain new ones within this version. ' +
        'Clients must accept unknown fields and values.\n\n' +
        'A method that an address does not have is answered with the status 405 and the methods it has in `Allow`.',
      contact: { name: 'Vesika', url: `${origin}/contact` },
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    origin,
    tags: Object.entries(apiTags).map(([name, description]) => ({ name, description })),
    operations: v1Operations,
    nameOf: publicId,
    failure: { mediaType: problemMediaType, schema: problemSchema, exampleOf: problemExample },
    headersOf: (id) => headersOf(v1Operations[id as V1OperationId]),
    problemHeadersOf: (status) => [...limitHeaders, ...(problemHeaders[status] ?? [])],
    idempotencyKey,
    headers,
    securitySchemes,
    webhooksOf: (write) => ({ event: { post: describeEvent(write) } }),
  });
}

/** Operation id in the document and in the typed client: `v1MakePhoto` becomes `makePhoto`. */
function publicId(id: string): string {
  return id.charAt(2).toLowerCase() + id.slice(3);
}

const idempotencyKey: OpenapiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A unique text of your choice, such as a UUID. If you repeat the request with the same key within 24 hours, the ' +
    'first answer is returned again and nothing is done twice.',
  schema: { type: 'string', minLength: 1, maxLength: idempotencyKeyLengthMax },
};

const headers = {
  RateLimit: {
    description:
      'Remaining requests of the key, or of the address for requests without one, and seconds until the limit resets: ' +
      '`"key";r=118;t=42`.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description:
      'Limit of the key or the address, and its period in seconds: `"key";q=120;w=60`, `"address";q=60;w=60`, `"tester";q=20;w=60` for all test keys of an account.',
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'Seconds to wait before you repeat the request.',
    schema: { type: 'integer' },
  },
  Location: {
    description: 'Path at which what was made can be read.',
    schema: { type: 'string' },
  },
  'Idempotency-Replayed': {
    description: '`true` if this is the first answer to the same `Idempotency-Key`.',
    schema: { type: 'string', enum: ['true'] },
  },
  ETag: {
    description:
      'Names this answer; send it as `If-None-Match` to get the status 304 while nothing has changed.',
    schema: { type: 'string' },
  },
  'WWW-Authenticate': {
    description:
      'How to authenticate: `Bearer realm="vesika"`, with `error="invalid_token"` for a wrong key.',
    schema: { type: 'string' },
  },
};

const limitHeaders = ['RateLimit', 'RateLimit-Policy'];

function headersOf(operation: V1Operation): string[] {
  return [
    ...limitHeaders,
    ...(hasLocation(operation, Object.values<V1Operation>(v1Operations)) ? ['Location'] : []),
    ...(operation.idempotent ? ['Idempotency-Replayed'] : []),
    ...(operation.isOpen ? ['ETag'] : []),
  ];
}

const problemHeaders: Readonly<Record<number, string[]>> = {
  401: ['WWW-Authenticate'],
  409: ['Retry-After'],
  429: ['Retry-After'],
  503: ['Retry-After'],
  504: ['Retry-After'],
};

const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key from the dashboard. Its scopes are chosen when it is created; each operation names the one that it needs ' +
      'as `x-scope`. A test key (`vk_test_…`) is free: it needs no package, its photos are deleted after seven days, and ' +
      'their only file is a JPEG of full size with a watermark. Test keys see only what test keys made, and all other keys ' +
      '(`vk_live_…`) only real ones.',
  },
};

function describeEvent(write: WriteSchema): OpenapiWebhook {
  const header = (name: string, description: string): OpenapiParameter => ({
    ...{ name, in: 'header', required: true, description },
    schema: { type: 'string' },
  });
  return {
    operationId: 'receiveEvent',
    summary: 'Receive an event of the account',
    description:
      'Every event is delivered at least once. A delivery is retried until your server answers with a status of 2xx.',
    security: [],
    parameters: [
      header(
        'webhook-id',
        'Identifies the event. It is the same in every attempt, so use it to ignore repetitions.',
      ),
      header('webhook-timestamp', 'Time of the attempt in seconds since 1970.'),
      header(
        'webhook-signature',
        'Signatures according to Standard Webhooks: `v1,…`, one for each active secret, separated by spaces.',
      ),
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: write(webhookEventSchema, 'output') } },
    },
    responses: { '2XX': { description: 'The event was received.' } },
  };
}
