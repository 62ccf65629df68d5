import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v1Document } from '../packages/contract/src/openapi/index.ts';
import { operationsModule } from './python-client/operations.ts';
import { typesModule } from './python-client/types.ts';

/** `npm run client` generates these modules of the Python client from the document of `/api/v1`. */
export const pythonFolder = join(import.meta.dirname, '../packages/client-python/vesika');

export function pythonModules(): Record<string, string> {
  // The modules do not contain the address of the service.
  const document = v1Document('https://vesika.example');
  return { 'types.py': typesModule(document), 'operations.py': operationsModule(document) };
}

if (process.argv[1] === import.meta.filename) {
  for (const [file, text] of Object.entries(pythonModules())) await writeFile(join(pythonFolder, file), text);
}
