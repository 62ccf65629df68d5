import { failureSchema } from '../failure.ts';
import type { Operation } from '../operation.ts';
import { operations } from '../operations.ts';
import { v1Root } from '../roots.ts';
import type { OpenapiDocument } from './document.ts';
import { generateDocument } from './generate-document.ts';

let generated: OpenapiDocument | undefined;

/** The document of the operations that our own pages call. */
export function browserDocument(): OpenapiDocument {
  generated ??= generateDocument({
    info: {
      title: 'Vesika, operations of the web application',
      version: '0.1.0',
      description: 'These operations may change at any time. Programs use `/api/v1`.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    origin: '/',
    tags: [],
    operations: Object.fromEntries(
      Object.entries<Operation>(operations).filter(([, { path }]) => !path.startsWith(v1Root)),
    ),
    nameOf: (id) => id,
    failure: { mediaType: 'application/json', schema: failureSchema, exampleOf: () => undefined },
    headersOf: () => [],
    problemHeadersOf: () => [],
    headers: {},
    securitySchemes: {},
    webhooksOf: () => ({}),
  });
  return generated;
}
