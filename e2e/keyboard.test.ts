import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { loadCatalogue } from '../packages/messages/src/index.ts';
import { patternOf } from './operation-pattern.ts';
import { portrait } from './portraits.ts';
import { openStage } from './stage.ts';

const texts = await loadCatalogue('ar', 'web');
const visitor = await loadCatalogue('ar', 'visitor');

const stage = openStage();
let page: Page;
let complaints: string[];

beforeEach(async () => {
  ({ page, complaints } = await stage.visit('ar'));
  await page.goto(`${stage.server.url}/create`);
  await page.getByRole('heading', { level: 1, name: texts.meta.wizard.passport }).waitFor();
});

it('makes a photo with the keyboard alone, in a right-to-left language', async () => {
  const document = page.locator('html');
  expect([await document.getAttribute('lang'), await document.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain(`link "${texts.header.skip}"`);

  await tabTo(page, 'combobox');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await page.keyboard.type('ital');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: /إيطاليا/ }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toMatch(/combobox ".*إيطاليا"/);

  const dialog = page.waitForEvent('filechooser');
  await tabTo(page, `button "${texts.drop.file}"`);
  await page.keyboard.press('Enter');
  await (await dialog).setFiles(await portrait());

  await page.locator('button:focus', { hasText: texts.prepare.action }).waitFor();
  await page.keyboard.press('Enter');
  const heading = page.locator('h1:focus', { hasText: texts.result.heading });
  await heading.waitFor({ timeout: 60_000 });
  await page.locator('[aria-live=polite]', { hasText: texts.toast.ready }).waitFor({ state: 'attached' });

  await page.getByRole('slider', { name: texts.result.compare }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('input[type=range]').inputValue()).toBe('51');

  const [unlock = ''] = visitor.unlock.action.split('{{');
  await tabTo(page, `button "${unlock.trim()}`);
  await page.keyboard.press('Enter');
  await page.locator('input[type=email]').waitFor();
  expect(complaints).toEqual([]);
});

it('applies a country that was typed and confirmed before the list had loaded', async () => {
  let send = () => {};
  const requested = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(patternOf('listCountries'), async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto(`${stage.server.url}/create?country=`);
  await tabTo(page, 'combobox');
  await page.keyboard.press('Enter');
  const search = page.getByPlaceholder(texts.country.search);
  await search.fill('ital');
  await search.press('Enter');
  send();
  await page.getByRole('combobox', { name: /إيطاليا/ }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('moves the focus into the country list and back', async () => {
  await tabTo(page, 'combobox');
  await page.keyboard.press('Enter');
  await page.getByPlaceholder(texts.country.search).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toContain('combobox');
});

it('focuses the country field if no country is chosen', async () => {
  await page.goto(`${stage.server.url}/create?country=`);
  await tabTo(page, `button "${texts.drop.file}"`);
  await page.keyboard.press('Enter');
  await page.getByText(texts.validation.countryFirst).waitFor();
  await expect.poll(() => focused(page)).toContain('combobox');
});

/** Role and name of the focused element as a screen reader gets them: `- button "Download"`. */
async function focused(shown: Page): Promise<string> {
  return await shown.locator(':focus').ariaSnapshot();
}

/** Presses Tab until the focus is on the element with this role and name, or this link address. */
async function tabTo(shown: Page, reported: string): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < 40; stop++) {
    await shown.keyboard.press('Tab');
    const now = await focused(shown);
    if (now.includes(reported)) return;
    passed.push(now);
  }
  throw new Error(`No stop is ${reported}, among:\n${passed.join('\n')}`);
}
