import { z } from 'zod';
import { type ErrorCode, errors } from '../errors.ts';
import { webhookEventSchema } from '../webhooks.ts';
import { v1Operations } from './operations.ts';
import { problemMediaType, problemSchema } from './problem.ts';
import { apiTags, type V1Operation } from './v1-operation.ts';

/*
 * Generates the OpenAPI document of `/api/v1` from the validating schemas. It loads all of them, so it is not for
 * browsers.
 */

export const v1Version = '1.0.0';
/** Operation id in the document and in the typed client: `v1MakePhoto` becomes `makePhoto`. */
export function publicId(id: string): string {
  return id.charAt(2).toLowerCase() + id.slice(3);
}

type JsonSchema = Record<string, unknown>;
/** The part of the OpenAPI 3.1 structure that this document uses. */
export interface OpenapiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OpenapiOperation>>;
  /** Requests that the service sends to an account's endpoint. */
  webhooks: Record<string, { post: OpenapiWebhook }>;
  components: {
    schemas: Record<string, JsonSchema>;
    headers: Record<string, JsonSchema>;
    securitySchemes: Record<string, JsonSchema>;
  };
}

export interface OpenapiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: { apiKey: string[] }[];
  parameters: OpenapiParameter[];
  requestBody?: { required: true; content: Record<string, OpenapiMedia> };
  responses: Record<string, OpenapiResponse>;
}

export interface OpenapiWebhook {
  summary: string;
  parameters: OpenapiParameter[];
  requestBody: { required: true; content: Record<string, OpenapiMedia> };
  responses: Record<string, { description: string }>;
}

export interface OpenapiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface OpenapiMedia {
  schema: JsonSchema;
  example?: unknown;
}

export interface OpenapiResponse {
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, OpenapiMedia>;
}

/** `origin` is the public address of the service. */
export function v1Document(origin: string): OpenapiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const writer = schemaWriter(schemas);
  const paths: OpenapiDocument['paths'] = {};
  for (const operation of Object.values<V1Operation>(v1Operations)) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation, writer) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vesika',
      version: v1Version,
      description: 'Compliant passport, visa and ID photos from a portrait.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: origin }],
    tags: apiTags.map((name) => ({ name })),
    paths,
    webhooks: { event: { post: describeEvent(writer) } },
    components: { schemas, headers: rateLimitHeaders, securitySchemes },
  };
}

function describeEvent(write: WriteSchema): OpenapiWebhook {
  const header = (name: string, description: string): OpenapiParameter => ({
    ...{ name, in: 'header', required: true, description },
    schema: { type: 'string' },
  });
  return {
    summary: 'Something happened to the account; at least once, and tried again until it is answered by 2xx',
    parameters: [
      header('webhook-id', 'The same in every try: what came twice is known by it.'),
      header('webhook-timestamp', 'Seconds since 1970, of this try.'),
      header('webhook-signature', 'As Standard Webhooks lays down: `v1,…`, one for each secret in force.'),
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: write(webhookEventSchema, 'output') } },
    },
    responses: { '2XX': { description: 'Taken' } },
  };
}

const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key of the dashboard, such as `vk_live_…`. What it may do is chosen when it is made.',
  },
};

const rateLimitHeaders = {
  RateLimit: {
    description:
      'What is left of the key’s quota, and in how many seconds it is whole again: `"key";r=118;t=42`.',
    schema: { type: 'string' },
  },
  RateLimitPolicy: {
    description: 'The quota of a key, and the seconds it is for: `"key";q=120;w=60`.',
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'Seconds to wait before trying again.',
    schema: { type: 'integer' },
  },
};
const limitHeaders = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
};
const retryHeader = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

type WriteSchema = (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;

function describe(operation: V1Operation, write: WriteSchema): OpenapiOperation {
  const { id, tag, summary, description = '', scope } = operation;
  const requestBody = bodyOf(operation, write);
  return {
    operationId: publicId(id),
    tags: [tag],
    summary,
    description,
    security: [{ apiKey: [scope] }],
    parameters: parametersOf(operation, write),
    ...(requestBody && { requestBody }),
    responses: { ...successOf(operation, write), ...problemsOf(operation, write) },
  };
}

function parametersOf(operation: V1Operation, write: WriteSchema): OpenapiParameter[] {
  const { params, querystring, idempotent, example } = operation;
  const listed = (
    place: 'path' | 'query',
    schema: z.ZodType | undefined,
    given: Record<string, unknown> = {},
  ) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = write(schema, 'input') as ObjectSchema;
    return Object.entries(properties).map(([name, { description, ...rest }]): OpenapiParameter => {
      const isRequired = place === 'path' || required.includes(name);
      const shown = name in given ? { example: given[name] } : {};
      return {
        name,
        in: place,
        required: isRequired,
        ...(description !== undefined && { description }),
        schema: rest,
        ...shown,
      };
    });
  };
  return [
    ...listed('path', params, example.params),
    ...listed('query', querystring, example.query),
    ...(idempotent ? [idempotencyKey] : []),
  ];
}

interface ObjectSchema {
  properties?: Record<string, JsonSchema & { description?: string }>;
  required?: string[];
}

export const idempotencyKeyLengthMax = 255;

const idempotencyKey: OpenapiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text of your own, such as a UUID. Sent again with the same request within 24 hours, the first answer is ' +
    'given once more and nothing is done twice.',
  schema: { type: 'string', minLength: 1, maxLength: idempotencyKeyLengthMax },
};

const binary = { type: 'string', contentMediaType: 'application/octet-stream' };

function bodyOf({ body, form, example }: V1Operation, write: WriteSchema): OpenapiOperation['requestBody'] {
  const content: Record<string, OpenapiMedia> = {};
  if (form) {
    const { properties, required = [], ...rest } = write(form, 'input') as ObjectSchema;
    const schema = {
      ...rest,
      properties: { file: { ...binary, description: 'JPEG, PNG or WEBP, at most 10 MB.' }, ...properties },
      required: ['file', ...required],
    };
    content['multipart/form-data'] = { schema, ...(example.form && { example: example.form }) };
  }
  if (body) {
    const given = example.body === undefined ? {} : { example: example.body };
    content['application/json'] = { schema: write(body, 'input'), ...given };
  }
  return Object.keys(content).length > 0 ? { required: true, content } : undefined;
}

function successOf({ status = 200, response, example }: V1Operation, write: WriteSchema) {
  const schema = response && write(response, 'output');
  const given = example.response === undefined ? {} : { example: example.response };
  const content = schema && { 'application/json': { schema, ...given } };
  const success = { description: successWords[status], headers: limitHeaders, ...(content && { content }) };
  return { [String(status)]: success };
}

const successWords = { 200: 'Done', 201: 'Made', 202: 'Taken on', 204: 'Done; there is nothing to tell' };

/** One response per status; its description lists the codes. */
function problemsOf(operation: V1Operation, write: WriteSchema): Record<string, OpenapiResponse> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(operation.errors)) {
    const { status } = errors[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const schema = write(problemSchema, 'output');
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${errors[code].message}`).join('\n'),
        ...(retryStatuses.has(status) && { headers: retryHeader }),
        content: { [problemMediaType]: { schema, example: problemExample(codes[0]!) } },
      },
    ]),
  );
}

const retryStatuses: ReadonlySet<number> = new Set([409, 429, 503]);

function problemExample(code: ErrorCode) {
  const { status, message } = errors[code];
  return {
    type: problemType(code),
    title: message,
    status,
    detail: message,
    code,
    facts: {},
    requestId: '3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00',
  };
}

/** A stable name per error code; the reference explains it. */
export function problemType(code: ErrorCode): string {
  return `urn:vesika:problem:${code}`;
}

/** Named schemas are written once and referenced. */
function schemaWriter(schemas: Record<string, JsonSchema>): WriteSchema {
  return (schema, io) => {
    const {
      $schema: _,
      $defs,
      ...written
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        // Answers may gain fields at any time, so clients must accept unknown ones.
        if (io === 'output' && jsonSchema.additionalProperties === false)
          delete jsonSchema.additionalProperties;
      },
    }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    for (const [name, each] of Object.entries($defs ?? {})) keep(name, each);
    if (typeof written.id !== 'string') return withOwnRefs(written);
    keep(written.id, written);
    return { $ref: `#/components/schemas/${written.id}` };
  };

  function keep(name: string, { id: _, ...schema }: JsonSchema): void {
    schemas[name] = withOwnRefs(schema);
  }
}

function withOwnRefs(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
