import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const source = await readFile(join(import.meta.dirname, 'text-faults.js'), 'utf8');

/** Texts on the page that are clipped or have no room, one line each. */
export async function textFaultsOn(page: Page): Promise<string[]> {
  return await page.evaluate<string[]>(source);
}
