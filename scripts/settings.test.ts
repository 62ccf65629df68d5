import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { settings } from '../apps/server/src/platform/env.ts';
import { documented, settingsFile } from './settings.ts';

it('docs/settings.md lists every setting of the schema; `npm run settings` writes it', async () => {
  const text = await readFile(settingsFile, 'utf8');
  expect(text).toBe(await documented());
  const missing = Object.keys(settings.shape).filter((name) => !text.includes(`| \`${name}\` |`));
  expect(missing).toEqual([]);
  expect(text).not.toContain('undefined');
});
