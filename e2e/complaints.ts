import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Everything the browser complains about from now on: script errors, console errors, refused resources. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (message !== leftWhileReading) complaints.push(`script: ${message}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  return complaints;
}

/** What is still being read where a page is left ends so; nobody is there any more to miss it. */
const leftWhileReading = 'BodyStreamBuffer was aborted';

/** After a failed test: the page as it stood, as a picture, and what the browser had complained about. */
export async function tellWhatWasSeen(page: Page, complaints: string[], test: string): Promise<void> {
  const path = join(tmpdir(), `vesika-e2e ${test.replaceAll('/', ' ')}.png`);
  await page.screenshot({ path, fullPage: true });
  console.error([`The page when the test failed: ${path}`, ...complaints].join('\n'));
}
