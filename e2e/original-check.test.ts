import { type OperationId, requestLine } from '@vesika/contract';
import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { loadCatalogue } from '../packages/messages/src/index.ts';
import { violationsOn } from './axe.ts';
import { patternOf } from './operation-pattern.ts';
import { emptyRoom, heicPortrait, portrait, portraitBeforeBlueWall } from './portraits.ts';
import { openStage } from './stage.ts';
import { chooseCountry, choosePhoto, prepare, waitForUpload } from './wizard.ts';

const stage = openStage();
const original = await loadCatalogue('en', 'original');
const web = await loadCatalogue('en', 'web');
const engine = await loadCatalogue('en', 'engine');
const check = await loadCatalogue('en', 'check');

let page: Page;
let complaints: string[];
let sent: Request[];

beforeEach(async () => {
  ({ page, complaints } = await stage.visit());
  sent = [];
  page.on('request', (request) => sent.push(request));
});

it('checks the original at once, and uploads it only once', async () => {
  await openWizard('BE');
  await choosePhoto(page, await portraitBeforeBlueWall());
  await checked();
  await page.getByText(original.remedies.fix).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await chooseCountry(page, 'united sta', 'United States');
  await expect.poll(() => calls('inspectPhoto').length).toBe(2);
  await checked();
  await prepare(page);
  await page.locator('h1#verdict').waitFor({ timeout: 60_000 });
  expect(calls('uploadPhoto')).toHaveLength(1);
  expect(calls('processPhoto')[0]?.postDataJSON()).toMatchObject({ countryCode: 'US' });
  expect(complaints).toEqual([]);
});

it('lets the user continue before the check has finished', async () => {
  await openWizard('BE');
  let inspected = false;
  await page.route(patternOf('inspectPhoto'), () => {
    inspected = true;
  });
  await choosePhoto(page, await portrait());
  await expect.poll(() => inspected).toBe(true);
  await page.getByText(original.check.checking).waitFor();
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/inspect-photo'));
  await prepare(page);
  await ended;
  await page.locator('h1#verdict').waitFor({ timeout: 60_000 });
  expect(calls('uploadPhoto')).toHaveLength(1);
});

it('suggests another photo first if a retake is necessary', async () => {
  await openWizard('BE');
  await page.route(patternOf('inspectPhoto'), async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const centring = body.original.findings.find(({ id }: { id: string }) => id === 'centring');
    Object.assign(centring, { verdict: 'fail', remedy: 'retake', advice: 'centring.off-centre' });
    await route.fulfill({ response, json: body });
  });
  await choosePhoto(page, await portrait());
  await page.getByText(engine.advice.centring['off-centre']).waitFor({ timeout: 60_000 });
  await page.locator('button.bg-stamp', { hasText: web.drop.change }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: original.check.anyway }).click();
  await page.locator('h1#verdict').waitFor({ timeout: 60_000 });
});

it('makes a photo from a HEIC, in a browser that has no decoder for it', async () => {
  await openWizard('BE');
  await choosePhoto(page, await heicPortrait());
  await checked();
  await prepare(page);
  await page.locator('h1#verdict').waitFor({ timeout: 60_000 });
  expect(calls('uploadPhoto')).toHaveLength(1);
  expect(complaints).toEqual([]);
});

it('stores a HEIC that a program sends as upright JPEG', async () => {
  const { name, mimeType, buffer } = await heicPortrait();
  const { method, url } = requestLine('uploadPhoto');
  const multipart = { countryCode: 'BE', documentType: 'passport', file: { name, mimeType, buffer } };
  const response = await page.request.fetch(stage.server.url + url, { method, multipart });
  const { imageUrl } = await response.json();
  const stored = await (await page.request.get(new URL(imageUrl, stage.server.url).href)).body();
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 1200 });
});

it('reports a missing face before the photo is made', async () => {
  await openWizard('BE');
  await choosePhoto(page, await emptyRoom());
  await page.getByRole('heading', { name: engine.errors['face-missing'].title }).waitFor({ timeout: 60_000 });
  expect(await page.getByRole('button', { name: web.prepare.action }).count()).toBe(0);
  await page.locator('button.bg-stamp', { hasText: web.drop.change }).click();
  await page.getByText(web.drop.title, { exact: true }).waitFor();
});

it('lets the photo be made if the check of the original fails', async () => {
  await openWizard('BE');
  await page.route(patternOf('inspectPhoto'), (route) => route.abort());
  await choosePhoto(page, await portrait());
  await page.getByText(original.check.unchecked).waitFor();
  await page.getByRole('button', { name: web.prepare.action }).waitFor();
});

it('asks for the age of a child, and states what differs', async () => {
  await openWizard('FI');
  await waitForUpload(page);
  await page.getByRole('switch', { name: original.child.toggle }).click();
  await page.getByLabel(original.child.age).selectOption('3');
  await page.getByText(/^Under the age of 11, the head height is different/).waitFor();
  await choosePhoto(page, await portrait());
  await checked();
  expect(calls('inspectPhoto').at(-1)?.postDataJSON()).toMatchObject({ childAgeYears: 3 });
  expect(await violationsOn(page)).toEqual([]);
  await prepare(page);
  await expect.poll(() => calls('processPhoto').length).toBe(1);
  expect(calls('processPhoto')[0]?.postDataJSON()).toMatchObject({ childAgeYears: 3 });
});

it('checks a photo free of charge, and continues in the wizard with the same picture', async () => {
  await checkPortrait('US');
  await page.locator('#check-verdict').waitFor({ timeout: 60_000 });
  await page.getByText(check.meaning.original).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: check.meaning.toFinished }).click();
  await page.getByText(check.meaning.finished).waitFor({ timeout: 60_000 });
  const size = page.locator('summary', { hasText: engine.checks['picture-size'].name }).last();
  expect(await size.textContent()).toMatch(/600\s×\s600/);
  expect(await violationsOn(page)).toEqual([]);

  await page.reload();
  await awake();
  await page.locator('#check-verdict').waitFor({ timeout: 60_000 });
  await page.getByRole('link', { name: /^Make my photo for/ }).click();
  // The previous page also says that the photo was checked, so the address is awaited first.
  await page.waitForURL((url) => url.pathname === '/create');
  await checked();
  expect(calls('uploadPhoto')).toHaveLength(1);
  expect(complaints).toEqual([]);
});

it('checks a photo of a baby by the rule for its age, on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await checkPortrait('CA');
  await page.locator('#check-verdict').waitFor({ timeout: 60_000 });
  const handCheck = page.getByText(engine.checks['supporting-hand'].name);
  expect(await handCheck.count()).toBe(0);
  await page.getByText(original.child.toggle).click();
  await page.getByLabel(original.child.age).selectOption('0');
  await page.getByText(engine.children.guidance['covered-seat']).waitFor();
  await handCheck.first().waitFor({ state: 'attached', timeout: 60_000 });
  expect(calls('checkPhoto').at(-1)?.postDataJSON()).toMatchObject({ childAgeYears: 0 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  expect(await violationsOn(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('deletes a checked photo immediately', async () => {
  await checkPortrait('US');
  await page.getByRole('button', { name: check.next.delete }).click({ timeout: 60_000 });
  await page.getByText(check.next.deleted).waitFor();
  await page.getByText(web.drop.title, { exact: true }).waitFor();
  const { imageUrl } = calls('deleteUpload')[0]!.postDataJSON();
  expect((await page.request.get(new URL(imageUrl, page.url()).href)).status()).toBe(404);
});

function calls(operation: OperationId): Request[] {
  return sent.filter((request) => patternOf(operation).test(request.url()));
}

async function openWizard(country: string): Promise<void> {
  await page.goto(`${stage.server.url}/create?country=${country}`);
}

/** Gives the portrait to the page that checks photos for passports. */
async function checkPortrait(country: string): Promise<void> {
  await page.goto(`${stage.server.url}/check?country=${country}&document=passport`);
  await awake();
  const file = page.locator('input[type=file]').first();
  await file.setInputFiles(await portrait());
}

/** Public pages are hydrated on the first input. */
async function awake(): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
}

async function checked(): Promise<void> {
  await page.getByRole('heading', { name: original.check.title, exact: true }).waitFor({ timeout: 60_000 });
}
