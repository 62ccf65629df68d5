import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Collects script errors, console errors and refused resources. */
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

/** Chromium reports this for a response that was still being read when the page was left. */
const leftWhileReading = 'BodyStreamBuffer was aborted';

/** After a failed test, saves a screenshot and prints the browser's complaints. */
export async function tellWhatWasSeen(page: Page, complaints: string[], test: string): Promise<void> {
  const path = join(tmpdir(), `vesika-e2e ${test.replaceAll('/', ' ')}.png`);
  await page.screenshot({ path, fullPage: true });
  console.error([`The page when the test failed: ${path}`, ...complaints].join('\n'));
}
