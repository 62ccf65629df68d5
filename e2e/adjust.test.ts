import type { Page, Request } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../packages/messages/src/index.ts';
import { violationsOn } from './axe.ts';
import { patternOf } from './operation-pattern.ts';
import { portrait } from './portraits.ts';
import { openStage, type Visit } from './stage.ts';
import { chooseCountry, choosePhoto, prepare } from './wizard.ts';

const stage = openStage();
const texts = await loadCatalogue('en', 'adjust');
const engine = await loadCatalogue('en', 'engine');
const web = await loadCatalogue('en', 'web');
const { tools } = web.result;

let visit: Visit;
let page: Page;
const sent: Request[] = [];

/** All tests share one photo because every adjustment can be undone. */
beforeAll(async () => {
  visit = await stage.stay();
  page = visit.page;
  page.on('request', (request) => sent.push(request));
  await page.goto(`${stage.server.url}/create`);
  await chooseCountry(page, 'belg', 'Belgium');
  await choosePhoto(page, await portrait());
  await prepare(page);
  await page.getByRole('button', { name: tools.adjust }).waitFor({ timeout: 60_000 });
}, 120_000);

beforeEach(() => {
  sent.length = 0;
});

describe('the frame editor', () => {
  it('stops at the limits of the rule and explains them', async () => {
    await open(tools.adjust);
    const aside = page.getByRole('slider', { name: texts.controls.right.name });
    await aside.focus();
    for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowRight');
    await page
      .getByText(`You’ve reached the limit: ${engine.checks.centring.name}, at most 1.75 mm.`)
      .waitFor();
    expect(Number(await aside.inputValue())).toBeLessThan(2.5);
    expect(await failing(page)).toBe(0);
    await page.getByRole('button', { name: texts.editor.reset }).click();
    await expect.poll(() => aside.inputValue()).toBe('0');
    expect(await violationsOn(page)).toEqual([]);
  });

  it('fits the frame to a manually marked head', async () => {
    const crown = page.getByRole('slider', { name: texts.controls.crown.name });
    await crown.focus();
    for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowUp');
    await expect.poll(() => crown.getAttribute('aria-valuetext')).toBe('4.0\u00a0mm up');
    await expect.poll(() => failing(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: texts.editor.fit }).click();
    await expect.poll(() => failing(page)).toBe(0);
    await page.getByRole('button', { name: texts.editor.reset }).click();
  });

  it('follows the pointer', async () => {
    const box = await page.getByRole('group', { name: texts.editor.picture }).boundingBox();
    if (!box) throw new Error('no stage');
    await page.mouse.move(box.x + box.width * 0.45, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.45 + 6, box.y + box.height / 2, { steps: 3 });
    await page.mouse.up();
    const aside = page.getByRole('slider', { name: texts.controls.right.name });
    await expect.poll(async () => Number(await aside.inputValue())).toBeGreaterThan(0);
    await page.getByRole('button', { name: texts.editor.reset }).click();
  });

  it('remakes the photo without a new upload, and restores the automatic frame', async () => {
    const before = await shownPicture(page);
    const turn = page.getByRole('slider', { name: texts.controls.rotation.name });
    await turn.focus();
    for (let press = 0; press < 8; press++) await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: texts.editor.apply }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 60_000 });
    await expect.poll(() => shownPicture(page)).not.toBe(before);
    const made = sent.filter((request) => patternOf('processPhoto').test(request.url()));
    expect(made).toHaveLength(1);
    expect(made[0]?.postDataJSON()).toMatchObject({ countryCode: 'BE', adjustment: { rotationDeg: -0.8 } });
    expect(sent.some((request) => patternOf('uploadPhoto').test(request.url()))).toBe(false);

    await open(tools.adjust);
    expect(await turn.inputValue()).toBe('-0.8');
    await page.getByRole('button', { name: texts.editor.reset }).click();
    await page.getByRole('button', { name: texts.editor.apply }).click();
    await page.getByText(texts.editor.undone).waitFor();
    await expect.poll(() => shownPicture(page)).toBe(before);
  });

  it('keeps the photo when remaking it fails', async () => {
    const before = await shownPicture(page);
    await page.route(patternOf('processPhoto'), (route) => route.abort());
    await open(tools.adjust);
    await page.getByRole('button', { name: texts.controls.up.more, exact: true }).click();
    await page.getByRole('button', { name: texts.editor.apply }).click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await page.getByRole('button', { name: web.dialog.close, exact: true }).click();
    await page.unroute(patternOf('processPhoto'));
    expect(await shownPicture(page)).toBe(before);
  });
});

describe('the comparison with the original', () => {
  it('shows original, result and the map of differences, with figures', async () => {
    await page.getByRole('button', { name: tools.changes }).click();
    await open(texts.proof.action);
    await page.getByRole('img', { name: texts.proof.result, exact: true }).waitFor();
    await page.getByText(texts.proof.columns, { exact: true }).click();
    // Only paid photos have the map of differences.
    expect(await page.getByRole('img', { name: texts.proof.difference, exact: true }).count()).toBe(0);
    for (const name of [texts.proof.original, texts.proof.result]) {
      const picture = page.getByRole('img', { name, exact: true });
      await picture.waitFor();
      const widthPx = () =>
        picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);
      await expect.poll(widthPx).toBeGreaterThan(0);
    }
    const verdict = await page.getByText(/^Apart from crop, size and light/).innerText();
    expect(Number(/([\d.]+)%/.exec(verdict)?.[1])).toBeGreaterThan(99);
    await page.getByText(texts.proof.largest).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: web.dialog.close, exact: true }).click();
  });
});

async function open(button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').waitFor();
}

function failing(shown: Page): Promise<number> {
  return shown.getByRole('dialog').locator('li[data-verdict="fail"]').count();
}

async function shownPicture(shown: Page): Promise<string> {
  return (
    (await shown
      .getByRole('img', { name: 'Preview', exact: true, includeHidden: true })
      .first()
      .getAttribute('src')) ?? ''
  );
}
