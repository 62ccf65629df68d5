import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { v1Operations } from '../operations.ts';
import type { V1Operation } from '../v1/v1-operation.ts';
import type { JsonSchema } from './document.ts';
import { v1Document } from './v1-document.ts';

const operations = Object.entries<V1Operation>(v1Operations);
const document = v1Document('https://vesika.example');

describe('the examples of /api/v1', () => {
  const shown = operations.flatMap(([id, { example, ...schemas }]) => {
    const { file: _, ...form } = example.form ?? {};
    const parts: [string, z.ZodType | undefined, unknown][] = [
      ['path', schemas.params, example.params],
      ['query', schemas.querystring, example.query],
      ['form', schemas.form, example.form && form],
      ['body', schemas.body, example.body],
      ['response', schemas.response, example.response],
    ];
    return parts
      .filter(([, , value]) => value !== undefined)
      .map(([part, schema, value]) => ({ name: `${id}: ${part}`, schema, value }));
  });

  it.each(shown)('$name satisfies its schema', ({ schema, value }) => {
    expect(schema?.safeParse(value).error).toBeUndefined();
    expect(schema).toBeDefined();
  });
});

/** Every property below a schema by its path, and every alternative, item and value on the way. */
function propertiesOf(schema: JsonSchema, path: string): { path: string; property: JsonSchema }[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = schema;
  const own = Object.entries(properties as Record<string, JsonSchema>).map(([name, property]) => ({
    path: `${path}.${name}`,
    property,
  }));
  const nested = [items, additionalProperties, ...(anyOf as unknown[]), ...(oneOf as unknown[])]
    .filter((each) => typeof each === 'object')
    .map((each) => ({ path, property: each as JsonSchema }));
  return [...own, ...[...own, ...nested].flatMap((each) => propertiesOf(each.property, each.path))];
}

describe('the OpenAPI document', () => {
  const bodies = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)]
        .flatMap((each) => Object.values(each?.content ?? {}))
        .map(({ schema }): [string, JsonSchema] => [operationId, schema]),
    ),
  );
  const all = [...Object.entries(document.components.schemas), ...bodies];
  const properties = all.flatMap(([name, schema]) => propertiesOf(schema, name));

  it('describes every schema, property and parameter', () => {
    const isDescribed = ({ $ref, description }: JsonSchema): boolean =>
      typeof (description ?? document.components.schemas[String($ref).split('/').at(-1)!]?.description) ===
      'string';
    expect(properties.length).toBeGreaterThan(300);
    expect(properties.filter(({ property }) => !isDescribed(property)).map(({ path }) => path)).toEqual([]);
    const schemas = Object.entries(document.components.schemas);
    expect(schemas.filter(([, schema]) => !isDescribed(schema)).map(([name]) => name)).toEqual([]);
    const parameters = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap((operation) => operation.parameters),
    );
    expect(parameters.filter(({ description }) => !description)).toEqual([]);
  });

  it('marks files as generators of clients expect them', () => {
    const files = properties.filter(({ path }) => path.endsWith('.file')).map(({ property }) => property);
    const binary = expect.objectContaining({ type: 'string', format: 'binary' });
    expect(files.filter(({ type }) => type === 'string')).toEqual([binary, binary, binary, binary]);
  });

  it('closes the enumerations of requests and leaves those of answers open', () => {
    const { Photo, DocumentOrder } = document.components.schemas as Record<
      string,
      { properties: Record<string, JsonSchema> }
    >;
    expect(DocumentOrder!.properties.documentType).toHaveProperty('enum');
    expect(Photo!.properties.documentType).not.toHaveProperty('enum');
    expect(Photo!.properties.documentType!['x-extensible-enum']).toContain('passport');
  });

  it('shares the bodies of errors', () => {
    for (const { responses, operationId } of Object.values(document.paths).flatMap((each) =>
      Object.values(each),
    )) {
      const shared = Object.entries(responses).filter(([status]) => status >= '400');
      for (const [status, { $ref }] of shared) {
        expect($ref, `${operationId} ${status}`).toMatch(/^#\/components\/responses\//);
      }
    }
  });

  it.each([
    ['ContentTooLarge', 'file-too-large'],
    ['UnsupportedMediaType', 'file-type-unsupported'],
  ])('shows the most common error as the example of %s', (name, code) => {
    const [content] = Object.values(document.components.responses[name]!.content!);
    expect(content!.example).toMatchObject({ code });
  });

  it('describes every operation with its scope, and each of its answers', () => {
    for (const [id, { path, method, scope, isOpen, status = 200 }] of operations) {
      const described = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(described?.security, id).toEqual([{ apiKey: [] }, ...(isOpen ? [{}] : [])]);
      expect(described?.['x-scope'], id).toBe(scope);
      expect(Object.keys(described!.responses), id).toEqual(expect.arrayContaining([String(status), '401']));
    }
  });

  it('has a target for every reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, path]) => path!,
    );
    expect(references.length).toBeGreaterThan(50);
    for (const path of references) {
      const found = path
        .split('/')
        .reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], document);
      expect(found, path).toBeDefined();
    }
  });

  it('names every parameter of a path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters, operationId } of Object.values(methods)) {
        const listed = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
        expect(listed, operationId).toEqual(named);
      }
    }
  });
});
