import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Everything the browser complains about from now on: script errors, console errors, refused resources. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  return complaints;
}

/** After a failed test: the page as it stood, as a picture, and what the browser had complained about. */
export async function tellWhatWasSeen(page: Page, complaints: string[], test: string): Promise<void> {
  const path = join(tmpdir(), `vesika-e2e ${test.replaceAll('/', ' ')}.png`);
  await page.screenshot({ path, fullPage: true });
  console.error([`The page when the test failed: ${path}`, ...complaints].join('\n'));
}
