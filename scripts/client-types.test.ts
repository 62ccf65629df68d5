import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { clientTypes, typesFile } from './client-types.ts';

it('the types of the client are those of the document: `npm run client` writes them anew', async () => {
  expect(await readFile(typesFile, 'utf8')).toBe(await clientTypes());
});
