import { apiChanges, type ErrorCode, errors, v1OpenapiPath } from '@vesika/contract';
import { curlsOf, needsKey } from '@vesika/contract/curl';
import { type OpenapiDocument, type OpenapiOperation, v1Document } from '@vesika/contract/openapi';

export type ApiReference = ReturnType<typeof apiReference>;
export type ReferenceOperation = ReturnType<typeof operationOf>;

/** Stands for the address of this server until the browser, which knows it, fills it in. */
export const unknownOrigin = 'https://your-server.example';

export interface ReferenceField {
  name: string;
  place: string;
  type: string;
  required: boolean;
  description: string;
}

export function apiReference(siteUrl: string) {
  const document = v1Document(siteUrl || unknownOrigin);
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0],
      documented: operationOf(document, { path, method, operation }),
    })),
  );
  const chapters = document.tags.map(({ name }) => ({
    tag: name,
    operations: all.filter(({ tag }) => tag === name).map(({ documented }) => documented),
  }));
  const codes = new Set(all.flatMap(({ documented }) => documented.problems));
  return {
    documentPath: v1OpenapiPath,
    siteUrl: siteUrl || unknownOrigin,
    events: eventsOf(document),
    changes: apiChanges,
    chapters: chapters.filter(({ operations }) => operations.length > 0),
    problems: [...codes].sort().map((code) => ({ code, ...errorOf(code as ErrorCode) })),
  };
}

interface Placed {
  path: string;
  method: string;
  operation: OpenapiOperation;
}

function operationOf(document: OpenapiDocument, { path, method, operation }: Placed) {
  const { operationId, summary, description, 'x-scope': scope = '', responses } = operation;
  const status = Object.keys(responses).find((each) => each.startsWith('2'))!;
  const example = responses[status]?.content?.['application/json']?.example;
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    description,
    scope,
    needsKey: needsKey(operation),
    fields: [...parametersOf(operation), ...bodyFieldsOf(document, operation)],
    curls: curlsOf(document, { path, method }),
    answer: { status, example: example === undefined ? null : JSON.stringify(example, null, 2) },
    problems: Object.entries(responses)
      .filter(([each]) => each !== status)
      .flatMap(([, response]) => [...response.description.matchAll(/^`([^`]+)`/gm)].map(([, code]) => code!)),
  };
}

function parametersOf({ parameters }: OpenapiOperation): ReferenceField[] {
  return parameters.map(({ name, in: place, required, description = '', schema }) => ({
    ...{ name, place, required, description },
    type: typeOf(schema),
  }));
}

interface BodySchema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Record<string, unknown>>;
  required?: string[];
}

function bodyFieldsOf(document: OpenapiDocument, { requestBody }: OpenapiOperation): ReferenceField[] {
  return Object.values(requestBody?.content ?? {}).flatMap((body) => {
    const { properties = {}, required = [] } = resolved(document, body.schema);
    return Object.entries(properties).flatMap(([name, schema]) => {
      const description = String(schema.description ?? '');
      const field = {
        name,
        place: 'body',
        type: typeOf(schema),
        required: required.includes(name),
        description,
      };
      return [field, ...innerFieldsOf(document, name, schema)];
    });
  });
}

/** Fields of an object in the body, and of the objects in its lists: `answers.no-glasses`, `documents[].countryCode`. */
function innerFieldsOf(
  document: OpenapiDocument,
  name: string,
  schema: Record<string, unknown>,
): ReferenceField[] {
  const isList = schema.items !== undefined;
  const { properties = {}, required = [] } = resolved(document, (schema.items ?? schema) as BodySchema);
  return Object.entries(properties).map(([inner, given]) => ({
    name: `${name}${isList ? '[]' : ''}.${inner}`,
    place: 'body',
    type: typeOf(given),
    required: required.includes(inner),
    description: String(given.description ?? ''),
  }));
}

function eventsOf({ webhooks, components }: OpenapiDocument) {
  const body = webhooks.event!.post.requestBody.content['application/json']!.schema as BodySchema;
  const union = resolved({ components } as OpenapiDocument, body) as { oneOf: BodySchema[] };
  return union.oneOf.map((each) => {
    const { properties = {}, description } = resolved({ components } as OpenapiDocument, each);
    const data = properties.data as BodySchema;
    return {
      type: String(properties.type?.const),
      description: description ?? '',
      fields: Object.entries(data.properties ?? {}).map(([name, schema]) => ({
        name: `data.${name}`,
        place: 'body',
        type: typeOf(schema),
        required: data.required?.includes(name) ?? false,
        description: String(schema.description ?? ''),
      })),
    };
  });
}

function resolved({ components }: OpenapiDocument, schema: BodySchema): BodySchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components.schemas[name] as BodySchema);
}

function typeOf(schema: Record<string, unknown>): string {
  if (Array.isArray(schema.enum)) return schema.enum.join(' | ');
  if (schema.contentMediaType !== undefined) return 'file';
  return String(schema.type ?? 'object');
}

function errorOf(code: ErrorCode) {
  const { status, message } = errors[code];
  return { status, message };
}
