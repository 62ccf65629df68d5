import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { v1Document } from './openapi.ts';
import { v1Operations } from './operations.ts';
import type { V1Operation } from './v1-operation.ts';

const operations = Object.values<V1Operation>(v1Operations);
const document = v1Document('https://vesika.example');

describe('the examples of /api/v1', () => {
  const shown = operations.flatMap(({ id, example, ...schemas }) => {
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

describe('the OpenAPI document', () => {
  it('describes every operation with its scope, and each of its answers', () => {
    for (const { id, path, method, scope, status = 200 } of operations) {
      const described = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(described?.security, id).toEqual([{ apiKey: [scope] }]);
      expect(Object.keys(described!.responses), id).toEqual(expect.arrayContaining([String(status), '401']));
    }
  });

  it('refers to nothing that is not there', () => {
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
