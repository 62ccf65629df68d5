import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { openBrowser } from './browser.ts';
import { writeFilm } from './camera-film.ts';
import { listenForComplaints } from './complaints.ts';
import { portrait } from './portraits.ts';
import { openStage } from './stage.ts';
import { textsIn } from './texts.ts';

const { camera, web } = await textsIn('en');
const stage = openStage();
let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesika-camera-'));
  const film = join(folder, 'film.y4m');
  await writeFilm(film, [
    { seconds: 3, facePx: 0 },
    { seconds: 4, facePx: 330 },
    { seconds: 15, facePx: 560 },
  ]);
  const fakeCamera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  browser = await openBrowser(fakeCamera);
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

const takePhoto = (page: Page) => page.getByRole('button', { name: web.drop.camera, exact: true });
const said = (page: Page, hint: string) => page.getByRole('dialog').locator('p', { hasText: hint }).first();

/** Which sides of a picture show the mark that the film has on the left. */
async function sidesOf(jpeg: Buffer) {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const at = (share: number) => {
    const pixel = (Math.floor(info.height / 2) * info.width + Math.floor(share * info.width)) * info.channels;
    return data[pixel]! - data[pixel + 2]! > 60 ? 'marked' : 'plain';
  };
  return { left: at(0.01), right: at(0.99) };
}

/** Opens the wizard as a first-time visitor. */
async function openWizard(before = ''): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
  await page.addInitScript(before);
  await page.goto(`${stage.server.url}/create?document=passport&country=TR`);
  await page.getByRole('heading', { name: /requirements$/ }).waitFor();
  return page;
}

/** Records when the camera was granted and first read, and the stream's tracks. */
const watchLooks = `
  window.watched = { given: 0, looks: [], tracks: [] };
  const give = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wish) => {
    const stream = await give(wish);
    watched.given ||= performance.now();
    watched.tracks.push(...stream.getTracks());
    return stream;
  };
  window.Worker = class extends Worker {
    constructor(...order) {
      super(...order);
      this.addEventListener('message', ({ data }) => {
        if (data?.kind === 'look') watched.looks.push(performance.now());
      });
    }
  };`;

it('gives directions, takes the picture when they are followed, and makes the photo', async () => {
  const page = await openWizard(watchLooks);
  const complaints = listenForComplaints(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const fetched = (what: RegExp) => requested.filter((line) => what.test(line));
  expect(
    await page.evaluate('performance.getEntriesByType("resource").map(({ name }) => name).join()'),
  ).not.toMatch(/live\.worker|\.wasm|\.onnx|camera-dialog/);

  await takePhoto(page).press('Enter');
  const byItself = page.getByRole('switch', { name: camera.settings.automatic });
  await byItself.click();
  const hints = [camera.advice['show-face'], camera.advice['come-closer'], camera.live.hold];
  for (const hint of hints) await said(page, hint).waitFor({ timeout: 45_000 });
  expect(await violationsOn(page)).toEqual([]);
  expect(fetched(/\.wasm$/)).toHaveLength(1);
  expect(fetched(/^GET \/models\/.+\.onnx$/)).toHaveLength(4);

  await byItself.click();
  await said(page, '3').waitFor({ timeout: 45_000 });
  await page.getByRole('heading', { name: camera.review.title }).waitFor({ timeout: 45_000 });
  await page.getByRole('img', { name: camera.review.picture }).waitFor();
  const [first, perSecond] = await page.evaluate<[number, number]>(`(() => {
    const { given, looks } = watched;
    return [looks[0] - given, (1000 * (looks.length - 1)) / (looks.at(-1) - looks[0])];
  })()`);
  console.log(
    `first hint ${Math.round(first)} ms after the camera was given, ${perSecond.toFixed(1)} looks a second`,
  );

  expect(fetched(/^POST/)).toEqual([]);
  const uploaded = page.waitForResponse(/\/api\/uploads$/);
  await page.getByRole('button', { name: camera.review.use, exact: true }).click();
  expect((await uploaded).status()).toBe(200);
  const { imageUrl } = await (await uploaded).json();
  const stored = await page.request.get(new URL(imageUrl, stage.server.url).href);
  expect(await sidesOf(await stored.body())).toEqual({ left: 'marked', right: 'plain' });
  expect(await page.evaluate('watched.tracks.every(({ readyState }) => readyState === "ended")')).toBe(true);
  await page.getByRole('button', { name: web.prepare.action }).click();
  await page.locator('#verdict').waitFor({ timeout: 60_000 });
  expect(complaints).toEqual([]);
  await page.close();
});

it('takes a picture by the button, retakes it, and returns to the previous step when closed', async () => {
  const page = await openWizard();
  await takePhoto(page).click();
  const shutter = page.getByRole('button', { name: camera.live.shutter, exact: true });
  await shutter.waitFor();
  await page.getByRole('switch', { name: camera.settings.automatic }).click();
  await shutter.click();
  await page.getByRole('button', { name: camera.review.again }).click();
  await page.getByRole('combobox', { name: camera.settings.timer }).selectOption('3');
  await shutter.click();
  await page.getByRole('button', { name: camera.live.stop }).click();
  await shutter.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await takePhoto(page).and(page.locator(':focus')).waitFor();
  await page.close();
});

it('says why there is no camera, and takes a file instead', async () => {
  const page = await openWizard();
  for (const [trouble, error] of [
    ['refused', 'NotAllowedError'],
    ['none', 'NotFoundError'],
    ['busy', 'NotReadableError'],
    ['insecure', null],
  ] as const) {
    const failing = error ? `() => Promise.reject(new DOMException('', '${error}'))` : 'undefined';
    await page.evaluate(`void (navigator.mediaDevices.getUserMedia = ${failing})`);
    await takePhoto(page).click();
    await page.getByRole('heading', { name: camera.trouble[trouble].title }).waitFor();
    const [dialog] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('dialog').getByRole('button', { name: camera.trouble.file }).click(),
    ]);
    await dialog.setFiles(await portrait());
    await page.getByRole('button', { name: web.prepare.action }).waitFor();
    await page.getByRole('button', { name: web.drop.change, exact: true }).click();
  }
  await page.close();
});
