import type { z } from 'zod';
import { type ErrorCode, errors } from '../errors.ts';
import type { Operation } from '../operation.ts';
import type { V1Operation } from '../v1/v1-operation.ts';
import type {
  JsonSchema,
  OpenapiBody,
  OpenapiDocument,
  OpenapiInfo,
  OpenapiMedia,
  OpenapiParameter,
  OpenapiResponse,
} from './document.ts';
import { schemaWriter, type WriteSchema } from './schema-writer.ts';

/** One API and how its operations answer. */
interface Edition {
  info: OpenapiInfo;
  origin: string;
  tags: OpenapiDocument['tags'];
  operations: Readonly<Record<string, EditionOperation>>;
  nameOf(operationId: string): string;
  failure: { mediaType: string; schema: z.ZodType; exampleOf(code: ErrorCode): unknown };
  /** Names of `headers` that a successful answer of an operation has, and those of a refusal. */
  headersOf(id: string): readonly string[];
  problemHeadersOf(status: number): readonly string[];
  /** Header of an operation that can be repeated safely. */
  idempotencyKey?: OpenapiParameter;
  headers: Record<string, JsonSchema>;
  securitySchemes: Record<string, JsonSchema>;
  webhooksOf(write: WriteSchema): OpenapiDocument['webhooks'];
}

/** An operation of either API; what only the API for programs has is absent in the other. */
type EditionOperation = Operation & Partial<Omit<V1Operation, keyof Operation>>;

/** Generates the OpenAPI document of an API from the schemas that validate its requests and answers. */
export function generateDocument(edition: Edition): OpenapiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const write = schemaWriter(schemas);
  const paths: OpenapiDocument['paths'] = {};
  const ordered = inOrder(edition);
  for (const [id, operation] of ordered) {
    const path = documentPath(operation.path);
    const described = { operationId: edition.nameOf(id), ...describe([id, operation], edition, write) };
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: described };
  }
  return {
    openapi: '3.1.0',
    info: edition.info,
    servers: [{ url: edition.origin }],
    tags: edition.tags,
    paths,
    webhooks: edition.webhooksOf(write),
    components: {
      schemas,
      responses: problemResponses(
        edition,
        ordered.flatMap(([, { errors: codes }]) => codes),
        write,
      ),
      headers: edition.headers,
      securitySchemes: edition.securitySchemes,
    },
  };
}

/** By chapter, then by path and method. */
function inOrder({ operations, tags }: Edition) {
  const chapterOf = ({ tag }: EditionOperation) => tags.findIndex(({ name }) => name === tag);
  const lineOf = ({ path, method }: EditionOperation) => `${path} ${method}`;
  return Object.entries(operations).sort(
    ([, a], [, b]) => chapterOf(a) - chapterOf(b) || lineOf(a).localeCompare(lineOf(b), 'en'),
  );
}

/** `/files/*` becomes `/files/{*}`, `/photos/:photoId` becomes `/photos/{photoId}`. */
export function documentPath(path: string): string {
  return path.replace('*', '{*}').replace(/:(\w+)/g, '{$1}');
}

function describe([id, operation]: [string, EditionOperation], edition: Edition, write: WriteSchema) {
  const { tag, summary, description = '', scope, isOpen } = operation;
  const requestBody = bodyOf(operation, write);
  return {
    tags: tag ? [tag] : [],
    summary,
    description,
    security: [...(scope ? [{ apiKey: [] as [] }] : []), ...(isOpen ? [{}] : [])],
    ...(scope && { 'x-scope': scope }),
    parameters: parametersOf(operation, edition, write),
    ...(requestBody && { requestBody }),
    responses: { ...successOf([id, operation], edition, write), ...problemsOf(operation) },
  };
}

interface ObjectSchema {
  properties?: Record<string, JsonSchema & { description?: string }>;
  required?: string[];
}

function parametersOf(
  { params, querystring, idempotent, example }: EditionOperation,
  { idempotencyKey }: Edition,
  write: WriteSchema,
): OpenapiParameter[] {
  const listed = (
    place: 'path' | 'query',
    schema: z.ZodType | undefined,
    given: Record<string, unknown> = {},
  ) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = write(schema, 'input') as ObjectSchema;
    return Object.entries(properties).map(
      ([name, { description, ...rest }]): OpenapiParameter => ({
        name,
        in: place,
        required: place === 'path' || required.includes(name),
        ...(description !== undefined && { description }),
        schema: rest,
        ...(name in given && { example: given[name] }),
      }),
    );
  };
  return [
    ...listed('path', params, example?.params),
    ...listed('query', querystring, example?.query),
    ...(idempotent && idempotencyKey ? [idempotencyKey] : []),
  ];
}

/** Generators of clients know files by `format`, although OpenAPI 3.1 needs only `contentMediaType`. */
const binary = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };
const form = 'multipart/form-data';

function bodyOf(operation: EditionOperation, write: WriteSchema): OpenapiBody | undefined {
  const { body, example, consumes = body ? ['application/json'] : [] } = operation;
  if (consumes.length === 0) return undefined;
  const content = consumes.map((type): [string, OpenapiMedia] => {
    if (type === form && operation.form) {
      const schema = fileFormOf(operation.form, write);
      return [type, { schema, ...(example?.form && { example: example.form }) }];
    }
    const schema = body ? write(body, 'input') : binary;
    return [type, { schema, ...(example?.body !== undefined && { example: example.body }) }];
  });
  return { required: true, content: Object.fromEntries(content) };
}

function fileFormOf(fields: z.ZodObject, write: WriteSchema): JsonSchema {
  const { properties, required = [], ...rest } = write(fields, 'input') as ObjectSchema;
  return {
    ...rest,
    properties: { file: { ...binary, description: 'JPEG, PNG or WEBP, at most 10 MB.' }, ...properties },
    required: ['file', ...required],
  };
}

const successNames = { 200: 'OK', 201: 'Created', 202: 'Accepted', 204: 'No content' };

function successOf([id, operation]: [string, EditionOperation], edition: Edition, write: WriteSchema) {
  const { status = 200, response, example, produces = ['application/json'] } = operation;
  const headers = headerReferences(edition.headersOf(id));
  const mediaOf = (type: string): OpenapiMedia => {
    if (type !== 'application/json')
      return { schema: type.startsWith('text/') ? { type: 'string' } : binary };
    const given = example?.response === undefined ? {} : { example: example.response };
    return { schema: response ? write(response, 'output') : {}, ...given };
  };
  const hasBody = status !== 204;
  return {
    [String(status)]: {
      description: successNames[status],
      ...(headers && { headers }),
      ...(hasBody && { content: Object.fromEntries(produces.map((type) => [type, mediaOf(type)])) }),
    },
    ...(headers?.ETag && { '304': { description: 'The answer is the one that you have.', headers } }),
  };
}

function headerReferences(names: readonly string[]): Record<string, { $ref: string }> | undefined {
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** References to the shared responses, each with the codes of this operation in its description. */
function problemsOf({ errors: codes }: EditionOperation): Record<string, OpenapiResponse> {
  return Object.fromEntries(
    [...byStatus(codes)].map(([status, each]) => [
      String(status),
      { $ref: `#/components/responses/${problemNames[status]}`, description: codesText(each) },
    ]),
  );
}

function problemResponses(
  { failure, problemHeadersOf }: Edition,
  codes: readonly ErrorCode[],
  write: WriteSchema,
) {
  const { mediaType, exampleOf } = failure;
  const schema = write(failure.schema, 'output');
  return Object.fromEntries(
    [...byStatus(codes)].map(([status, each]) => {
      const headers = headerReferences(problemHeadersOf(status));
      const response: OpenapiResponse = {
        description: codesText(each),
        ...(headers && { headers }),
        content: { [mediaType]: { schema, example: exampleOf(each[0]!) } },
      };
      return [problemNames[status], response];
    }),
  );
}

const problemNames: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  402: 'PaymentRequired',
  403: 'Forbidden',
  404: 'NotFound',
  408: 'RequestTimeout',
  409: 'Conflict',
  413: 'ContentTooLarge',
  415: 'UnsupportedMediaType',
  422: 'UnprocessableContent',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  502: 'BadGateway',
  503: 'ServiceUnavailable',
  504: 'GatewayTimeout',
};

function byStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const found = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const { status } = errors[code];
    found.set(status, [...(found.get(status) ?? []), code]);
  }
  return found;
}

function codesText(codes: readonly ErrorCode[]): string {
  return codes.map((code) => `\`${code}\`: ${errors[code].message}`).join('\n');
}
