import { expect, it } from 'vitest';
import { loadCatalogue } from '../packages/messages/src/index.ts';
import { openStage } from './stage.ts';

const web = await loadCatalogue('en', 'web');
const landing = await loadCatalogue('en', 'landing');

const stage = openStage({ TRANSLATION_SERVICE_URL: 'https://translations.example/' });

it('begins the photo at once, with the picker opened as the very first move', async () => {
  const { page, complaints } = await stage.visit();
  await page.goto(stage.server.url);
  await page.getByRole('combobox').focus();
  await page.keyboard.press('Enter');
  await page.getByPlaceholder(web.country.search).waitFor();
  await page.keyboard.type('germ');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/create?country=DE');
  await page.getByRole('combobox', { name: 'Germany' }).waitFor();
  expect(complaints).toEqual([]);
});

it('fetches its scripts once the page is there, and runs none before the first move of a pointer', async () => {
  const { page } = await stage.visit();
  await page.goto(stage.server.url);
  await page.locator('link[rel=modulepreload]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const [loadedMs, ...scriptsMs] = await page.evaluate<number[]>(`[
    performance.getEntriesByType('navigation')[0].loadEventStart,
    ...performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.js')).map((entry) => entry.startTime),
  ]`);
  expect(scriptsMs.length).toBeGreaterThan(0);
  expect(Math.min(...scriptsMs)).toBeGreaterThanOrEqual(loadedMs ?? Number.NaN);
  expect(await page.locator('html[data-awake]').count()).toBe(0);
});

it('answers without any script', async () => {
  const { context, page } = await stage.visit();
  await context.route('**/*.js', (route) => route.abort());
  await page.goto(stage.server.url);
  await page.getByText(landing.faq.formats.question).click();
  await page.getByText(landing.faq.formats.answer).waitFor();
});

it('is awake before the first tap where a finger gives no sign of coming', async () => {
  const { page, complaints } = await stage.visit('en-GB', { hasTouch: true, isMobile: true });
  await page.goto(stage.server.url);
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  await page.getByRole('combobox').tap();
  await page.getByPlaceholder(web.country.search).waitFor();
  expect(complaints).toEqual([]);
});

it('stays in the language of an address on the way to pages without one', async () => {
  const { page, complaints } = await stage.visit();
  await page.goto(`${stage.server.url}/de`);
  await page.goto(`${stage.server.url}/create`);
  expect(await page.locator('html').getAttribute('data-served-language')).toBe('de');
  await page.goto(`${stage.server.url}/ja/auth?next=%2Fdashboard`);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/auth?next=%2Fdashboard');
  expect(await page.locator('html').getAttribute('data-served-language')).toBe('ja');
  expect(complaints).toEqual([]);
});

it('wakes in the chosen language where the cookie is gone but not the memory of it', async () => {
  const { context, page, complaints } = await stage.visit();
  await page.goto(`${stage.server.url}/tr`);
  await context.clearCookies();
  await page.goto(`${stage.server.url}/pricing`);
  await page.locator('html[data-awake][lang=tr]:not([data-language-pending])').waitFor({ state: 'attached' });
  const pricing = await loadCatalogue('tr', 'pricing');
  await page.getByRole('heading', { level: 1, name: pricing.hero.title }).waitFor();
  await page.reload();
  expect(await page.locator('html').getAttribute('data-served-language')).toBe('tr');
  expect(complaints).toEqual([]);
});

it('leads to the wizard where scripts are off', async () => {
  const { context } = await stage.visit();
  const plain = await context.browser()!.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const page = await plain.newPage();
  await page.goto(stage.server.url);
  await page.getByRole('combobox').click();
  await page.waitForURL('**/create?*');
  await plain.close();
});

it('names the sister service in the footer where its address is set', async () => {
  const { page } = await stage.visit();
  await page.goto(`${stage.server.url}/pricing`);
  const link = page.getByRole('contentinfo').getByRole('link', { name: web.footer.translation });
  expect(await link.getAttribute('href')).toBe('https://translations.example/');
});
