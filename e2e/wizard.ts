import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { patternOf } from './operation-pattern.ts';
import type { ChosenFile } from './portraits.ts';

/** Types part of the name and takes the first suggestion, which must be `country`. */
export async function chooseCountry(page: Page, typed: string, country: string): Promise<void> {
  await openCountries(page);
  await page.getByPlaceholder('Search by country name or code').fill(typed);
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: `Country ${country}` }).waitFor();
}

/** Presses again if nothing happened, because the page may not be hydrated yet. */
async function openCountries(page: Page): Promise<void> {
  const button = page.getByRole('combobox', { name: /^Country/ });
  const search = page.getByPlaceholder('Search by country name or code');
  await button.click();
  await search.waitFor({ timeout: 5_000 }).catch(async () => {
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  });
}

/**
 * Waits for the rule, because a card replaces the upload if the authority accepts only photos by a studio or its own
 * staff.
 */
export async function waitForUpload(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /requirements$/ }).waitFor();
  await page.getByText('Upload your photo', { exact: true }).waitFor();
}

export async function choosePhoto(page: Page, file: ChosenFile): Promise<void> {
  await waitForUpload(page);
  await chooseFile(page, file);
}

export async function chooseFile(page: Page, file: ChosenFile): Promise<void> {
  const [dialog] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('Upload your photo', { exact: true }).click(),
  ]);
  await dialog.setFiles(file);
}

export async function prepare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make my photo' }).click();
}

/** Waits for the finished photo. */
export async function resultOf(page: Page, heading = 'Your photo is ready!'): Promise<void> {
  await page.getByRole('heading', { name: heading }).waitFor({ timeout: 60_000 });
}

/** Returns from the payment tab; the waiting tab reloads its package when it becomes visible. */
export async function unlockAfterPayment(page: Page, action: string): Promise<void> {
  await page.bringToFront();
  const arrived = page.waitForResponse((response) => patternOf('activePackage').test(response.url()));
  await page.evaluate('window.dispatchEvent(new Event("visibilitychange"))');
  await (await arrived).finished();
  // Once the credits have arrived, this button has replaced the one that sells.
  await page.locator('button:not(:disabled)', { hasText: action }).and(page.locator('.bg-stamp')).waitFor();
  await page.getByRole('button', { name: action, exact: true }).click();
}

/** Downloads the file behind a button, with the name it is saved under. */
export async function download(page: Page, button: string): Promise<{ fileName: string; bytes: Buffer }> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { fileName: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}
