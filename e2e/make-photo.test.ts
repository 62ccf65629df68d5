import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { loadCatalogue } from '../packages/messages/src/index.ts';
import { countOnScreen } from './on-screen.ts';
import { patternOf } from './operation-pattern.ts';
import { type ChosenFile, document, emptyRoom, hugePortrait, portrait, tooLarge } from './portraits.ts';
import { openStage } from './stage.ts';
import { chooseCountry, choosePhoto, prepare, resultOf } from './wizard.ts';

const trip = await loadCatalogue('en', 'trip');
const family = await loadCatalogue('en', 'family');

const stage = openStage();
const moving = { reducedMotion: 'no-preference' } as const;
let page: Page;
let complaints: string[];

beforeEach(async () => {
  ({ page, complaints } = await stage.visit('en-GB', moving));
  await page.goto(`${stage.server.url}/create`);
});

it('makes a Belgian passport photo, and shows a visitor its preview and the way to the clean files', async () => {
  await chooseCountry(page, 'belg', 'Belgium');
  await choosePhoto(page, await portrait());
  await prepare(page);
  await resultOf(page);
  await page.locator('h1', { hasText: /(Looks good|All \d+ checks passed)\./ }).waitFor();

  const preview = await shownPicture(page, 'Preview');
  const { format, width = 0, height = 0 } = await sharp(preview).metadata();
  expect(format).toBe('jpeg');
  expect(width / height).toBeCloseTo(35 / 45, 2);
  expect(height).toBe(360);
  expect(await page.getByRole('button', { name: /^Download/ }).count()).toBe(0);

  await page.getByRole('button', { name: /^Get my photo for/ }).waitFor();
  const { words, controls } = await countOnScreen(page);
  expect(words).toBeLessThanOrEqual(90);
  expect(controls).toBeLessThanOrEqual(9);
  expect(complaints).toEqual([]);
});

it('shows upload and result within a phone’s viewport without layout shifts, and shrinks a huge photo', async () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const { page: shown, complaints: sent } = await stage.visit('en-GB', { ...phone, ...moving });
  await shown.addInitScript(`new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true })`);
  await shown.goto(`${stage.server.url}/create?country=TR`);
  await shown.getByRole('heading', { name: /requirements$/ }).waitFor();
  for (const way of ['Take a photo', 'Choose a file']) {
    expect(await bottomOf(shown.getByText(way, { exact: true }))).toBeLessThan(844);
  }
  expect(await shown.getByText(/click/).count()).toBe(0);

  const file = await hugePortrait();
  expect(file.buffer.length).toBeGreaterThan(10 * 1024 * 1024);
  const upload = shown.waitForResponse(patternOf('uploadPhoto'), { timeout: 60_000 });
  await choosePhoto(shown, file);
  expect((await upload).status()).toBe(200);
  const { words, controls } = await countOnScreen(shown);
  expect(words).toBeLessThanOrEqual(100);
  expect(controls).toBeLessThanOrEqual(12);
  await prepare(shown);
  await resultOf(shown);
  expect(await bottomOf(shown.getByRole('button', { name: 'Changes' }))).toBeLessThan(844);
  expect((await shown.getByRole('img', { name: 'Preview' }).boundingBox())?.width).toBeGreaterThan(330);
  expect(await shown.evaluate('window.shifted ?? 0')).toBeLessThan(0.05);
  expect(sent).toEqual([]);
});

it('makes a second document of the portrait, then the photo of another person, and sells them together', async () => {
  await page.goto(`${stage.server.url}/create?country=TR&also=TR-id`);
  await choosePhoto(page, await portrait());
  await prepare(page);
  await resultOf(page);
  const set = page.getByRole('region', { name: trip.set.title });
  await set.getByText(/^Türkiye · ID card$/).waitFor();
  await set
    .getByText(/Passes every check|Looks good|checks? fails?|(is|are) open/)
    .waitFor({ timeout: 60_000 });
  await page.getByLabel(family.name.label).fill('Ayşe');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Add another person' }).click();
  await choosePhoto(page, await portrait());
  await prepare(page);
  await resultOf(page);
  const order = page.getByRole('region', { name: /^Your order: [34] photos$/ });
  await order.getByText('Ayşe').first().waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: /^Get [234] photos for / }).waitFor();
  expect(complaints).toEqual([]);
}, 180_000);

it('lists the photos for a trip, and carries them into the wizard', async () => {
  await page.goto(`${stage.server.url}/trip?from=TR&to=US,IN`);
  await page.getByRole('heading', { name: 'If you need a visa' }).waitFor();
  await page.getByText('Shares one photo with India · Visa').waitFor();
  await page.getByText('1 photo', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Türkiye · Passport' }).click();
  await page.getByText('2 photos', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Make the photos' }).click();
  await page
    .getByRole('checkbox', { name: /India · Visa/ })
    .and(page.locator(':checked'))
    .waitFor();
  expect(new URL(page.url()).searchParams.get('country')).toBe('TR');
  expect(complaints).toEqual([]);
});

it('asks for the country first, even if the upload was pressed before hydration', async () => {
  await page.route('**/assets/**.js', async (route) => {
    await sleep(500);
    await route.continue();
  });
  await page.goto(`${stage.server.url}/create?country=`, { waitUntil: 'commit' });
  await page.getByText('Upload your photo', { exact: true }).click();
  await messageOf(page, 'Please choose a country first');
});

it.each<[string, () => ChosenFile, string]>([
  ['of a wrong type', document, 'File must be a JPEG, PNG, or WEBP image'],
  ['above 10 MB', tooLarge, 'File must be less than 10MB'],
])('refuses a file %s before it is sent', async (_, file, reason) => {
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (patternOf('uploadPhoto').test(request.url())) uploads.push(request.url());
  });
  await chooseCountry(page, 'belg', 'Belgium');
  await choosePhoto(page, file());
  await messageOf(page, 'Invalid File');
  await messageOf(page, reason);
  expect(uploads).toEqual([]);
  expect(complaints).toEqual([]);
});

it('reports a missing face, and shows the original as not processed', async () => {
  // Without this, an earlier inspection might have reported the fault, and the page would not offer to make the photo.
  await page.route(patternOf('inspectPhoto'), (route) => route.abort());
  await chooseCountry(page, 'belg', 'Belgium');
  await choosePhoto(page, await emptyRoom());
  await prepare(page);
  await page.getByRole('heading', { name: 'We couldn’t find a face' }).waitFor({ timeout: 60_000 });
  await page.getByText('Not processed', { exact: true }).waitFor();
});

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error('not in sight');
  return box.y + box.height;
}

/** Bytes of a picture that the page embeds as a data URL. */
async function shownPicture(shown: Page, name: string): Promise<Buffer> {
  const address = (await shown.getByRole('img', { name, exact: true }).getAttribute('src')) ?? '';
  return Buffer.from(address.replace(/^data:image\/jpeg;base64,/, ''), 'base64');
}

/** The message may be in the toast or beside the frame. */
async function messageOf(shown: Page, text: string | RegExp): Promise<void> {
  await shown.getByText(text).first().waitFor();
}
