import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Network, openNetwork } from './network.ts';
import { portrait } from './portraits.ts';
import { openStage, type Visit } from './stage.ts';
import { textsIn } from './texts.ts';
import { chooseFile, prepare, resultOf } from './wizard.ts';

const { web } = await textsIn('en');
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const patience = { timeout: 30_000, interval: 250 };
const startsOffline = "performance.getEntriesByName('starts-offline').length > 0";
const stage = openStage();

let network: Network;
beforeAll(async () => {
  network = await openNetwork(stage.server.url);
});
afterEach(() => network.restore());
afterAll(() => network.close());

/** Opens a page once with a network, until its service worker has kept what it needs without one. */
async function visitOnce(path: string): Promise<Visit> {
  const visit = await stage.visit('en-GB', { ...phone, serviceWorkers: 'allow' });
  await visit.page.goto(network.url + path);
  await expect.poll(() => visit.page.evaluate(startsOffline), patience).toBe(true);
  return visit;
}

/** Only what the service worker keeps is left: the browser's own cache is emptied. */
async function cutNetwork(context: BrowserContext, page: Page): Promise<void> {
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  network.cut();
}

const previewOf = (page: Page) => page.getByRole('img', { name: web.drop.preview });

it('starts the wizard without a network, keeps the photo, and goes on when the network is back', async () => {
  const { context, page } = await visitOnce('/create?country=BE');
  await cutNetwork(context, page);
  await page.goto(`${network.url}/create?country=BE`);
  await page.getByText(web.offline.empty).waitFor();
  await chooseFile(page, await portrait());
  await page.getByText(web.offline.kept).waitFor();
  await previewOf(page).waitFor();
  await expect.poll(() => page.evaluate(waits), patience).toBe(true);
  await page.close();

  const next = await context.newPage();
  await next.goto(`${network.url}/create?country=BE`);
  await previewOf(next).waitFor();
  network.restore();
  await next.getByText(web.offline.kept).waitFor({ state: 'detached' });
  await prepare(next);
  await resultOf(next);
  expect(await next.evaluate(waits)).toBe(false);
  const stored = await next.evaluate<string[]>(storedPaths);
  expect(stored).toContain('/create');
  expect(stored.filter((path) => !/^\/(create$|check$|assets\/)/.test(path))).toEqual([]);
});

it('starts the check without a network after a visit to the wizard', async () => {
  const { context, page } = await visitOnce('/create?country=BE');
  await cutNetwork(context, page);
  await page.goto(`${network.url}/check?country=BE&document=passport`);
  await page.getByText(web.offline.empty).waitFor();
  await chooseFile(page, await portrait());
  await previewOf(page).waitFor();
  network.restore();
  await page.getByText(web.offline.kept).waitFor({ state: 'detached' });
  await page.waitForURL((address) => address.searchParams.get('photo') === 'kept');
});

it('opens the wizard with a photo that a phone shares, and without one where there is no service worker', async () => {
  const { page } = await visitOnce('/create?country=BE');
  await share(page, await portrait());
  await page.waitForURL((address) => address.pathname === '/create');
  await previewOf(page).waitFor();

  const answer = await fetch(`${stage.server.url}/share`, {
    method: 'POST',
    body: form(),
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/create']);
});

it('can be installed: the manifest names pictures that exist, and a page that starts', async () => {
  const { page } = await stage.visit('en-GB', phone);
  await page.goto(`${stage.server.url}/create`);
  const manifestPath = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await fetch(stage.server.url + manifestPath);
  expect(response.headers.get('content-type')).toMatch('application/manifest+json');
  const { icons, start_url: start } = (await response.json()) as {
    icons: { src: string }[];
    start_url: string;
  };
  for (const path of [start, ...icons.map(({ src }) => src)]) {
    expect([path, (await fetch(stage.server.url + path)).status]).toEqual([path, 200]);
  }
});

function form(): FormData {
  const data = new FormData();
  data.set('photo', new Blob(['a photo'], { type: 'image/jpeg' }), 'photo.jpg');
  return data;
}

/** Sends the form that a phone sends when a photo is shared. */
async function share(page: Page, photo: Awaited<ReturnType<typeof portrait>>): Promise<void> {
  await page.evaluate(`document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(shareForm)})`);
  await page.locator('#shared').setInputFiles(photo);
  await page.evaluate("document.querySelector('#shared').form.submit()");
}

const shareForm =
  '<form method="post" action="/share" enctype="multipart/form-data"><input type="file" name="photo" id="shared"></form>';

/** Whether a photo waits for the wizard, in the browser. */
const waits = `new Promise((resolve) => {
  const opening = indexedDB.open('vesika', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('waiting-photo');
  opening.onsuccess = () => {
    const asking = opening.result.transaction('waiting-photo').objectStore('waiting-photo').getKey('wizard');
    asking.onsuccess = () => {
      opening.result.close();
      resolve(asking.result !== undefined);
    };
  };
})`;

/** The paths that the service worker keeps. */
const storedPaths = `(async () => {
  const requests = [];
  for (const name of await caches.keys()) requests.push(...(await (await caches.open(name)).keys()));
  return requests.map(({ url }) => new URL(url).pathname);
})()`;
