import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { loadCatalogue } from '../packages/messages/src/index.ts';
import { portrait } from './portraits.ts';
import { openStage } from './stage.ts';
import { chooseFile, prepare, resultOf } from './wizard.ts';

const own = await loadCatalogue('en', 'own');
const { footer } = await loadCatalogue('en', 'web');
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const stage = openStage();
let page: Page;
let complaints: string[];

beforeEach(async () => {
  ({ page, complaints } = await stage.visit('en-GB', phone));
});

it('reads a pasted rule into the form, says what it did not use, and makes the photo', async () => {
  await page.goto(`${stage.server.url}/create?country=DE`);
  await page.getByRole('link', { name: footer.ownDocument }).first().click();
  await page.getByRole('heading', { name: own.head.heading }).waitFor();
  const rule = 'Photo 3.5 x 4.5 cm, blue background, 20 to 500 KB.\nLeave 3 mm above the head.';
  await page.getByLabel(own.rule.label).fill(rule);
  await page.getByRole('button', { name: own.rule.read }).click();
  await page.getByText('Leave 3 mm above the head').last().waitFor();
  const width = page.getByLabel(`${own.form.width}, ${own.form.height}, ${own.form.width}`);
  expect(await width.inputValue()).toBe('35');
  expect(await page.getByLabel(own.form.background).inputValue()).toBe('blue');

  await page.getByRole('button', { name: own.act.make }).click();
  await page.getByRole('heading', { name: 'My document, 35 × 45 mm' }).waitFor();
  await chooseFile(page, await portrait());
  await prepare(page);
  await resultOf(page);
  expect(complaints).toEqual([]);
});

it('names the field that keeps the document from having a photo', async () => {
  await page.goto(`${stage.server.url}/own-document`);
  await page.getByRole('button', { name: own.act.make }).click();
  await page.getByText(own.fault.size).waitFor();
  expect(new URL(page.url()).pathname).toBe('/own-document');
  expect(complaints).toEqual([]);
});
