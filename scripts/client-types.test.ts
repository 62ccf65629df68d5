import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { clientTypes, typesFile } from './client-types.ts';

it('the types of the client match the OpenAPI document; `npm run client` updates them', async () => {
  expect(await readFile(typesFile, 'utf8')).toBe(await clientTypes());
});
