import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';

import { v1Document } from '../packages/contract/src/v1/openapi.ts';

/** `npm run client`: writes the types of `@vesika/client` out of the document of `/api/v1`. */

export const typesFile = join(import.meta.dirname, '../packages/client/src/api-types.ts');

const head = '/** Written by `npm run client` out of the document of /api/v1; not by hand. */\n\n';

export async function clientTypes(): Promise<string> {
  // The types do not say where the service is reached.
  const document = JSON.stringify(v1Document('https://vesika.example'));
  const written = await openapiTypescript(document, {
    alphabetize: true,
    // What has a default may be left out.
    defaultNonNullable: false,
    transform: fileAsBlob,
  });
  return head + astToString(written);
}

/** The document can only say that a file is a string of bytes. */
function fileAsBlob(schema: object): ts.TypeNode | undefined {
  return !('contentMediaType' in schema) ? undefined : ts.factory.createTypeReferenceNode('Blob');
}

if (process.argv[1] === import.meta.filename) await writeFile(typesFile, await clientTypes());
