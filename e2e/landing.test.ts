import { expect, it } from 'vitest';
import { loadCatalogue } from '../packages/messages/src/index.ts';
import { portrait } from './portraits.ts';
import { translationService } from './shared-settings.ts';
import { openStage } from './stage.ts';
import { waitForUpload } from './wizard.ts';

const web = await loadCatalogue('en', 'web');
const landing = await loadCatalogue('en', 'landing');

const stage = openStage();

it('takes the photo straight into the wizard, for the country in its field', async () => {
  const { page, complaints } = await stage.visit();
  await page.goto(stage.server.url);
  expect(await page.getByRole('combobox').first().textContent()).toContain('United Kingdom');
  const [dialog] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText(landing.hero.upload).first().click(),
  ]);
  await dialog.setFiles(await portrait());
  await page.waitForURL('**/create?country=GB');
  await page.getByAltText(web.drop.preview).waitFor();
  await page.getByRole('combobox', { name: 'United Kingdom' }).waitFor();
  expect(complaints).toEqual([]);
});

it('begins the work at once with the country that is chosen', async () => {
  const { page, complaints } = await stage.visit();
  await page.goto(stage.server.url);
  await page.getByRole('combobox').first().focus();
  await page.keyboard.press('Enter');
  await page.getByPlaceholder(web.country.search).waitFor();
  await page.keyboard.type('belg');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/create?country=BE');
  await page.getByRole('combobox', { name: 'Belgium' }).waitFor();
  await waitForUpload(page);
  await page.getByLabel(web.drop.title).setInputFiles(await portrait());
  await page.getByAltText(web.drop.preview).waitFor();
  expect(complaints).toEqual([]);
});

it('has the likely country in its field, by language, prices and what the browser says', async () => {
  const { page } = await stage.visit('en-US');
  await page.goto(stage.server.url);
  expect(await page.getByRole('combobox').first().textContent()).toContain('United States');
  await page.goto(`${stage.server.url}/de`);
  expect(await page.getByRole('combobox').first().textContent()).toContain('Vereinigte Staaten');
});

it.each(['en', 'de', 'tr', 'ru', 'ar', 'ja'])(
  'is at most 6,500 px long on a phone in %s',
  async (language) => {
    const look = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
    const { page } = await stage.visit(language, look);
    await page.goto(`${stage.server.url}${language === 'en' ? '' : `/${language}`}`);
    await page.waitForLoadState('networkidle');
    const size = await page.evaluate<number[]>(
      '[document.documentElement.scrollHeight, document.documentElement.scrollWidth]',
    );
    expect(size[0]).toBeLessThanOrEqual(6500);
    expect(size[1]).toBe(390);
  },
);

it('changes its theme at the first press, before any script has run', async () => {
  const { context, page } = await stage.visit('en-GB', { colorScheme: 'light' });
  await context.route('**/*.js', (route) => route.abort());
  await page.goto(stage.server.url);
  await page.getByRole('button', { name: web.header.toggleTheme }).click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

it('opens the menu of a phone without script', async () => {
  const look = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
  const { context, page } = await stage.visit('en-GB', look);
  await context.route('**/*.js', (route) => route.abort());
  await page.goto(stage.server.url);
  const header = page.getByRole('banner');
  await header.locator('summary').tap();
  await header.getByRole('link', { name: web.header.countries, exact: true }).click();
  await page.waitForURL('**/passport-photo');
});

it('leads to a new account, and from there to the wizard without one', async () => {
  const [account, visitor] = [await loadCatalogue('en', 'account'), await loadCatalogue('en', 'visitor')];
  const { page, complaints } = await stage.visit();
  await page.goto(stage.server.url);
  await page.getByRole('link', { name: landing.hero.start }).click();
  await page.getByRole('button', { name: account.auth.signUp.action }).waitFor();
  await page.getByRole('link', { name: visitor.auth.withoutAction }).click();
  await page.waitForURL('**/create');
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

it('is awake before the first tap where a finger gives no sign of coming, and has fetched what it opens', async () => {
  const { page, complaints } = await stage.visit('en-GB', { hasTouch: true, isMobile: true });
  const fetched = page.waitForResponse(/country-picker/);
  await page.goto(stage.server.url);
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  await fetched;
  await page.getByRole('combobox').first().tap();
  await page.getByPlaceholder(web.country.search).waitFor();
  expect(complaints).toEqual([]);
});

it('shows that a press was seen while what it opens is on its way', async () => {
  const { context, page, complaints } = await stage.visit('en-GB', { hasTouch: true, isMobile: true });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await context.route('**/language-menu-open*', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(stage.server.url);
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: web.header.selectLanguage }).tap();
  await page.locator('button[data-pressed]').waitFor();
  arrive();
  await page.getByRole('menu').waitFor();
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
  await page.getByRole('combobox').first().click();
  await page.waitForURL('**/create?country=GB');
  await plain.close();
});

it('names the sister service in the footer where its address is set', async () => {
  const { page } = await stage.visit();
  await page.goto(`${stage.server.url}/pricing`);
  const link = page.getByRole('contentinfo').getByRole('link', { name: web.footer.translation });
  expect(await link.getAttribute('href')).toBe(translationService);
});
