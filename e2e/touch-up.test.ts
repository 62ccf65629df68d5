import { operations } from '@vesika/contract';
import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../packages/messages/src/index.ts';
import { signUp } from './account.ts';
import { violationsOn } from './axe.ts';
import { patternOf } from './operation-pattern.ts';
import { portrait } from './portraits.ts';
import { openStage } from './stage.ts';
import { textsIn } from './texts.ts';
import { chooseCountry, choosePhoto, prepare } from './wizard.ts';

const stage = openStage();
const texts = await loadCatalogue('en', 'adjust');
const { touchUp } = texts;
const pageTexts = await textsIn('en');
const { tools } = pageTexts.web.result;

let page: Page;
const made: Request[] = [];

/** The tests share one photo, and each continues where the previous one ended. */
beforeAll(async () => {
  ({ page } = await stage.stay());
  page.on('request', (request) => {
    if (patternOf('processPhoto').test(request.url())) made.push(request);
  });
  await page.goto(`${stage.server.url}/create`);
  await chooseCountry(page, 'belg', 'Belgium');
  await choosePhoto(page, await portrait());
  await prepare(page);
  await page.getByRole('button', { name: tools.adjust }).waitFor({ timeout: 120_000 });
}, 180_000);

beforeEach(() => {
  made.length = 0;
});

describe('the brush', () => {
  it('shows an erased area at once, with the mouse, and undoes it', async () => {
    await openBrush(page);
    const before = await shownAt(page, beside);
    await drag(page, [beside, { across: beside.across + 0.06, down: beside.down }]);
    await expect.poll(() => shownAt(page, beside)).not.toEqual(before);
    await page.getByRole('button', { name: touchUp.undo }).click();
    await expect.poll(() => shownAt(page, beside)).toEqual(before);
    await page.getByRole('button', { name: touchUp.redo }).click();
    await expect.poll(() => shownAt(page, beside)).not.toEqual(before);
    expect(await violationsOn(page)).toEqual([]);
  });

  it('changes nothing in the face', async () => {
    const nose = { across: 0.5, down: 0.55 };
    const before = await shownAt(page, nose);
    await drag(page, [nose, { across: 0.55, down: 0.6 }]);
    await painted(page);
    expect(await shownAt(page, nose)).toEqual(before);
    await page.getByRole('button', { name: touchUp.undo }).click();
  });

  it('paints with the keyboard, and announces the position', async () => {
    const canvas = page.getByRole('application', { name: touchUp.picture });
    await canvas.focus();
    await page.keyboard.press('x');
    await page.getByRole('radio', { name: touchUp.restore, checked: true }).waitFor();
    for (let press = 0; press < 4; press++) await page.keyboard.press('Shift+ArrowLeft');
    await page.getByText(/^\d+% from the left, \d+% from the top: background$/).waitFor();
    await page.keyboard.down(' ');
    for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowDown');
    await page.keyboard.up(' ');
    await page.getByText(new RegExp(`^${touchUp.done.restore.replace('{{place}}', '')}`)).waitFor();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Shift+z');
    await page.getByRole('button', { name: touchUp.redo, disabled: true }).waitFor();
    await page.keyboard.press('+');
    await page.getByRole('button', { name: touchUp.whole }).click();
  });

  it('is applied by the engine: the remade photo shows and reports it', async () => {
    const before = await resultAt(page, beside);
    await page.getByRole('button', { name: touchUp.apply }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 60_000 });
    await page.getByText(touchUp.applied).waitFor();
    expect(made).toHaveLength(1);
    const { touchUp: strokes } = made[0]!.postDataJSON();
    expect(strokes.map(({ mode }: { mode: string }) => mode)).toEqual(['erase', 'restore']);
    await expect.poll(async () => Math.abs((await resultAt(page, beside)) - before)).toBeGreaterThan(20);
    await page.getByRole('button', { name: tools.changes }).click();
    await page.getByText(/^Touched up by hand \([\d.]+% of the photo\)$/).waitFor();
    await page.getByRole('button', { name: texts.proof.action }).click();
    await page.getByText(/^You touched up [\d.]+% of the photo by hand/).waitFor();
    await page.getByText(texts.proof.touchUp, { exact: true }).waitFor();
    await page.getByRole('button', { name: pageTexts.web.dialog.close, exact: true }).click();
  });

  it('can be undone completely', async () => {
    await openBrush(page);
    await page.getByRole('button', { name: touchUp.clear }).click();
    await page.getByRole('button', { name: touchUp.apply }).click();
    await page.getByText(touchUp.undone).waitFor();
    expect(made).toHaveLength(0);
    await expect.poll(() => page.getByText(/^Touched up by hand/).count()).toBe(0);
  });
});

it('is not offered if the authority refuses edits', async () => {
  const { page: cropped } = await stage.visit();
  const requested = cropped.waitForRequest(patternOf('processPhoto'));
  await cropped.goto(`${stage.server.url}/create?country=GB`);
  await choosePhoto(cropped, await portrait());
  await prepare(cropped);
  await cropped.getByRole('button', { name: tools.adjust }).click({ timeout: 60_000 });
  await cropped.getByRole('dialog').getByRole('button', { name: texts.editor.fit }).waitFor();
  expect((await requested).postDataJSON()).toMatchObject({ cropOnly: true, touchUp: [] });
  expect(await cropped.getByText(touchUp.touchUp, { exact: true }).count()).toBe(0);
});

it('is stored in the account, and applied to the next document of the same original', async () => {
  const visit = await stage.visit();
  const requests: Request[] = [];
  visit.page.on('request', (request) => {
    if (patternOf('processPhoto').test(request.url())) requests.push(request);
  });
  await signUp(visit.page, stage.server.url, pageTexts);
  await visit.page.goto(`${stage.server.url}/dashboard/passport?country=BE`);
  await choosePhoto(visit.page, await portrait());
  await prepare(visit.page);
  await openBrush(visit.page);
  await drag(visit.page, [beside]);
  await visit.page.getByRole('button', { name: touchUp.apply }).click();
  await visit.page.getByText(touchUp.applied).waitFor({ timeout: 60_000 });
  const photoId = await newestPhoto(visit.page);
  await visit.page.goto(`${stage.server.url}/dashboard/passport?country=TR&original=${photoId}`);
  await prepare(visit.page);
  await visit.page.getByRole('button', { name: tools.changes }).click({ timeout: 60_000 });
  await visit.page.getByText(/^Touched up by hand/).waitFor();
  const [, second, third] = requests.map((request) => request.postDataJSON());
  expect(second.touchUp).toHaveLength(1);
  expect(third).toMatchObject({ countryCode: 'TR', touchUp: second.touchUp });
  await visit.page.getByRole('button', { name: tools.adjust }).click();
  await visit.page.getByRole('button', { name: touchUp.undo }).click();
  await visit.page.getByRole('button', { name: touchUp.undo, disabled: true }).waitFor();
});

interface Place {
  across: number;
  down: number;
}

/** A place on the clothes at the edge of the frame. */
const beside: Place = { across: 0.62, down: 0.93 };

async function openBrush(shown: Page): Promise<void> {
  await shown.getByRole('button', { name: tools.adjust }).click();
  await shown.getByRole('dialog').getByText(touchUp.touchUp, { exact: true }).click();
  // The canvas is drawn once the pictures have loaded.
  await expect.poll(async () => (await shownAt(shown, { across: 0.5, down: 0.5 }))[3]).toBe(255);
}

async function drag(shown: Page, places: Place[]): Promise<void> {
  const box = await shown.locator('canvas').boundingBox();
  if (!box) throw new Error('no canvas');
  const points = places.map(
    ({ across, down }) => [box.x + box.width * across, box.y + box.height * down] as const,
  );
  await shown.mouse.move(...points[0]!);
  await shown.mouse.down();
  for (const point of points.slice(1)) await shown.mouse.move(...point, { steps: 6 });
  await shown.mouse.up();
}

/** Waits until a stroke is painted. */
async function painted(shown: Page): Promise<void> {
  await shown.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

async function newestPhoto(shown: Page): Promise<string> {
  const token = await shown.evaluate('JSON.parse(localStorage.getItem("vesika-session")).access_token');
  const headers = { authorization: `Bearer ${String(token)}` };
  const answer = await shown.request.get(stage.server.url + operations.listPhotos.path, { headers });
  const { photos } = (await answer.json()) as { photos: { photoId: string }[] };
  return photos[0]!.photoId;
}

/** Red, green, blue and alpha of a canvas pixel. */
function shownAt(shown: Page, { across, down }: Place): Promise<number[]> {
  return shown.locator('canvas').evaluate(
    (element, at) => {
      const canvas = element as unknown as CanvasLike;
      const [x, y] = [Math.floor(canvas.width * at.across), Math.floor(canvas.height * at.down)];
      return [...canvas.getContext('2d').getImageData(x, y, 1, 1).data];
    },
    { across, down },
  );
}

interface CanvasLike {
  width: number;
  height: number;
  getContext(kind: '2d'): { getImageData(...box: number[]): { data: Iterable<number> } };
}

/** Lightness of the photo around a place, 0 to 255, averaged over the finer watermark. */
async function resultAt(shown: Page, { across, down }: Place): Promise<number> {
  const image = shown.getByRole('img', { name: 'Preview', exact: true, includeHidden: true }).first();
  const [, base64 = ''] = ((await image.getAttribute('src')) ?? '').split(',');
  const picture = sharp(Buffer.from(base64, 'base64'));
  const { width, height } = await picture.metadata();
  const region = {
    left: Math.floor(width * across) - 2,
    top: Math.floor(height * down) - 2,
    width: 4,
    height: 4,
  };
  const { channels } = await sharp(await picture.extract(region).greyscale().toBuffer()).stats();
  return channels[0]!.mean;
}
