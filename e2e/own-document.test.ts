import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { loadCatalogue } from '../packages/messages/src/index.ts';
import { signUp } from './account.ts';
import { portrait } from './portraits.ts';
import { openStage } from './stage.ts';
import { textsIn } from './texts.ts';
import { chooseFile, prepare, resultOf } from './wizard.ts';

const own = await loadCatalogue('en', 'own');
const texts = await textsIn('en');
const { footer } = texts.web;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const stage = openStage();
let page: Page;
let complaints: string[];

beforeEach(async () => {
  ({ page, complaints } = await stage.visit('en-GB', phone));
});

it('makes the photo of the document that the form describes', async () => {
  await page.goto(`${stage.server.url}/create?country=DE`);
  await page.getByLabel(texts.web.document.legend).selectOption({ label: footer.ownDocument });
  await page.getByRole('link', { name: texts.web.document.describe }).click();
  await page.getByRole('heading', { name: own.head.heading }).waitFor();
  await describeDocument();
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

it('keeps a document in the account, where the wizard offers it, and renames and deletes it', async () => {
  await signUp(page, stage.server.url, texts);
  const variant = 'own-3500x4500-bblue-k20x500';
  await page.goto(`${stage.server.url}/own-document`);
  // It appears once the page knows who is signed in.
  await page.getByLabel(own.kept.name).waitFor();
  await describeDocument();
  await page.getByLabel(own.kept.name).fill('State exam');
  await page.getByRole('button', { name: own.act.keep }).click();
  await page.getByRole('link', { name: own.act.kept }).click();

  await page.getByRole('heading', { name: own.kept.title }).waitFor();
  const renameIt = own.kept.renameNamed.replace('{{name}}', 'State exam');
  await page.getByRole('button', { name: renameIt }).click();
  await page.getByLabel(own.kept.name).fill('Exam in May');
  await page.getByRole('button', { name: own.kept.save }).click();
  await page.getByText('Exam in May').waitFor();

  await page.goto(`${stage.server.url}/dashboard/passport?country=DE`);
  await page.getByLabel(texts.web.document.mine).selectOption({ label: 'Exam in May' });
  await page.getByRole('heading', { name: 'Exam in May' }).waitFor();
  expect(new URL(page.url()).searchParams.get('variant')).toBe(variant);

  await page.goto(`${stage.server.url}/dashboard/own-documents`);
  const deleteIt = own.kept.deleteNamed.replace('{{name}}', 'Exam in May');
  await page.getByRole('button', { name: deleteIt }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: own.kept.delete }).click();
  await page.getByText(own.kept.none).waitFor();
  expect(complaints).toEqual([]);
});

/** Types 35 x 45 mm, blue, 20 to 500 kB. The page is hydrated on the first input, which is a value of the form. */
async function describeDocument() {
  const [width, height] = [own.form.width, own.form.height];
  await page.getByLabel(`${width}, ${height}, ${width}`).fill('35');
  await page.getByLabel(`${width}, ${height}, ${height}`).fill('45');
  await page.getByLabel(own.form.background).selectOption('blue');
  await page.getByLabel(`${own.form.file}, ${own.form.min}`).fill('20');
  await page.getByLabel(`${own.form.file}, ${own.form.max}`).fill('500');
}
