import sharp from 'sharp';
import { expect, it } from 'vitest';
import { buy, seePlans, signUp, toast } from './account.ts';
import { violationsOn } from './axe.ts';
import { document, emptyRoom, portrait } from './portraits.ts';
import { openStage } from './stage.ts';
import { fill, textsIn } from './texts.ts';
import { chooseCountry, choosePhoto, download, prepare, resultOf, unlockAfterPayment } from './wizard.ts';

const stage = openStage();
const texts = await textsIn('en');
const { web, dashboard, payments } = texts;
const fileButton = (kind: 'jpg' | 'png' | 'sheet') =>
  fill(web.download.action, { file: web.download[kind].name });

it('leads from sign-up through preview and purchase to the clean files, the gallery and the statement', async () => {
  const { page, complaints } = await stage.visit();
  const { url } = stage.server;
  const person = await signUp(page, url, texts);
  await page.getByText(dashboard.package.none.title).first().waitFor();

  await page.getByRole('link', { name: dashboard.index.cards.passport.name }).first().click();
  await page.waitForURL(/\/dashboard\/passport/);
  await chooseCountry(page, 'belg', 'Belgium');
  await choosePhoto(page, await portrait());
  await prepare(page);
  await resultOf(page);
  expect(await page.getByRole('button', { name: fileButton('jpg') }).count()).toBe(0);

  await seePlans(page, texts);
  await buy(page, texts, 'pro');
  await unlockAfterPayment(page, web.unlock.action);
  await toast(page, web.unlock.done);

  const photo = await download(page, fileButton('jpg'));
  expect(await sharp(photo.bytes).metadata()).toMatchObject({ width: 413, height: 531, density: 300 });
  expect((await download(page, fileButton('png'))).fileName).toMatch(/\.png$/);
  const sheet = await download(page, fileButton('sheet'));
  expect(sheet.bytes.toString('latin1')).toMatch(/^%PDF-/);

  const receipt = await stage.mailTo(person.email, /.+/);
  expect(receipt.text).toContain('3.99');

  await page.goto(`${url}/dashboard/payments`);
  await page.getByText(payments.status.completed).first().waitFor();
  await page.getByText(payments.reasons.unlock).first().waitFor();
  await page.getByText('9 of 10').first().waitFor();
  expect(complaints).toEqual([]);
});

it('keeps a visitor’s preview for an account that is created afterwards', async () => {
  const { page, complaints } = await stage.visit();
  await page.goto(`${stage.server.url}/create`);
  await chooseCountry(page, 'turk', 'Türkiye');
  await choosePhoto(page, await portrait());
  await prepare(page);
  await resultOf(page);
  await signUp(page, stage.server.url, texts);
  await page.goto(`${stage.server.url}/dashboard/gallery`);
  await page.getByText(dashboard.gallery.preview, { exact: true }).first().waitFor();
  expect(complaints).toEqual([]);
});

it('deletes a photo from the gallery', async () => {
  const { page, complaints } = await stage.visit();
  await signUp(page, stage.server.url, texts);
  await page.goto(`${stage.server.url}/dashboard/id?country=BE`);
  await choosePhoto(page, await portrait());
  await prepare(page);
  await resultOf(page);

  await page.goto(`${stage.server.url}/dashboard/gallery`);
  const picture = page.locator('main img').first();
  await picture.waitFor();
  const address = await picture.getAttribute('src');
  expect(
    (await page.request.get(`${stage.server.url}${address?.replace(stage.server.url, '')}`)).status(),
  ).toBe(200);
  await page.getByRole('button', { name: /^More/ }).first().click();
  await page.getByRole('menuitem', { name: dashboard.gallery.delete.action }).click();
  await page.getByRole('button', { name: dashboard.gallery.delete.confirm }).click();
  await toast(page, dashboard.gallery.delete.done);
  await page.getByText(dashboard.gallery.empty.title).waitFor();
  expect(
    (await page.request.get(`${stage.server.url}${address?.replace(stage.server.url, '')}`)).status(),
  ).toBe(404);
  expect(complaints).toEqual([]);
});

it('makes a batch for a customer with the right package, and returns one file', async () => {
  const { page, complaints } = await stage.visit();
  const { bulk } = texts;
  await signUp(page, stage.server.url, texts);
  await page.goto(`${stage.server.url}/dashboard/bulk`);
  await page.getByRole('button', { name: bulk.notIncluded.button }).click();
  await buy(page, texts, 'pro');
  await page.bringToFront();
  await chooseCountry(page, 'belg', 'Belgium');
  await page.getByRole('button', { name: bulk.new.button }).click();
  const files = [await portrait(), await emptyRoom(), { ...document(), name: 'form.jpg' }];
  await page.getByLabel(bulk.add.drop).setInputFiles(files);
  await page.getByRole('switch', { name: bulk.add.undetermined }).click();
  await page.getByRole('button', { name: fill(bulk.add.start_other, { count: '2' }) }).click();
  await page.getByText(bulk.next.done).waitFor({ timeout: 60_000 });
  const { errors } = texts.engine;
  const table = page.getByRole('table');
  for (const said of [bulk.states.made, errors['face-missing'].title, errors['file-type-unsupported'].title])
    await table.getByText(said).first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const { bytes, fileName } = await download(page, bulk.actions.download);
  expect(fileName).toMatch(/^vesika-.*\.zip$/);
  for (const name of ['portrait/vesika-be-passport.jpg', 'report.csv', 'report.json']) {
    expect(bytes.includes(name)).toBe(true);
  }
  expect(complaints).toEqual([]);
});
