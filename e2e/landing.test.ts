import { guarantee } from '@vesika/contract';
import { expect, it } from 'vitest';
import { loadCatalogue } from '../packages/messages/src/index.ts';
import { portrait } from './portraits.ts';
import { translationService } from './shared-settings.ts';
import { openStage } from './stage.ts';
import { fill } from './texts.ts';
import { waitForUpload } from './wizard.ts';

const web = await loadCatalogue('en', 'web');
const landing = await loadCatalogue('en', 'landing');

const stage = openStage();

it('opens the wizard with the dropped photo and the chosen country', async () => {
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

it('starts processing at once with the chosen country', async () => {
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

it('preselects a country by language, currency and browser locale', async () => {
  const { page } = await stage.visit('en-US');
  await page.goto(stage.server.url);
  expect(await page.getByRole('combobox').first().textContent()).toContain('United States');
  await page.goto(`${stage.server.url}/de`);
  expect(await page.getByRole('combobox').first().textContent()).toContain('Vereinigte Staaten');
});

it.each(['en', 'de', 'tr', 'ru', 'ar', 'ja'] as const)(
  'is at most 5,800 px long on a phone, and shows a photo, price, time and guarantee in its first screen in %s',
  async (language) => {
    const look = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
    const { page } = await stage.visit(language, look);
    await page.goto(`${stage.server.url}${language === 'en' ? '' : `/${language}`}`);
    await page.waitForLoadState('networkidle');
    const size = await page.evaluate<number[]>(
      '[document.documentElement.scrollHeight, document.documentElement.scrollWidth]',
    );
    expect(size[0]).toBeLessThanOrEqual(5800);
    expect(size[1]).toBe(390);
    const { guarantee: terms } = await loadCatalogue(language, 'web');
    const said = fill(terms.first, { rejectionDays: String(guarantee.rejectionDays) });
    const promises = page.getByRole('listitem').filter({ hasText: said }).locator('..');
    expect(await promises.textContent()).toMatch(/30.*[€$₺£].*\d/s);
    const { y, height } = (await promises.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(844);
    const sample = (await page.locator('figure:has(.before-after)').boundingBox())!;
    expect(sample.y + sample.height).toBeLessThanOrEqual(500);
    const lines = await page.evaluate<number>(`(() => {
      const heading = document.querySelector('h1');
      return heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight);
    })()`);
    expect(Math.round(lines)).toBeLessThanOrEqual(2);
  },
);

it('changes the theme at the first press, before any script has run', async () => {
  const { context, page } = await stage.visit('en-GB', { colorScheme: 'light' });
  await context.route('**/*.js', (route) => route.abort());
  await page.goto(stage.server.url);
  await page.getByRole('button', { name: web.header.toggleTheme }).click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

it('opens the phone menu without scripts', async () => {
  const look = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
  const { context, page } = await stage.visit('en-GB', look);
  await context.route('**/*.js', (route) => route.abort());
  await page.goto(stage.server.url);
  const header = page.getByRole('banner');
  await header.locator('summary').tap();
  await header.getByRole('link', { name: web.header.countries, exact: true }).click();
  await page.waitForURL('**/passport-photo');
});

it('links to sign-up, and from there to the wizard without an account', async () => {
  const [account, visitor] = [await loadCatalogue('en', 'account'), await loadCatalogue('en', 'visitor')];
  const { page, complaints } = await stage.visit();
  await page.goto(stage.server.url);
  await page.getByRole('link', { name: landing.hero.start }).click();
  await page.getByRole('button', { name: account.auth.signUp.action }).waitFor();
  await page.getByRole('link', { name: visitor.auth.withoutAction }).click();
  await page.waitForURL('**/create');
  expect(complaints).toEqual([]);
});

it('fetches scripts after the page has loaded, and runs none before the first pointer move', async () => {
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

it('opens an answer without scripts', async () => {
  const { context, page } = await stage.visit();
  await context.route('**/*.js', (route) => route.abort());
  await page.goto(stage.server.url);
  await page.getByText(landing.faq.formats.question).click();
  await page.getByText(landing.faq.formats.answer).waitFor();
});

it('hydrates before the first tap on a touch screen, and prefetches the country picker', async () => {
  const { page, complaints } = await stage.visit('en-GB', { hasTouch: true, isMobile: true });
  const fetched = page.waitForResponse(/country-picker/);
  await page.goto(stage.server.url);
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  await fetched;
  await page.getByRole('combobox').first().tap();
  await page.getByPlaceholder(web.country.search).waitFor();
  expect(complaints).toEqual([]);
});

it('shows a pressed state while the menu is loading', async () => {
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

it('keeps the language of the address on pages without a language in theirs', async () => {
  const { page, complaints } = await stage.visit();
  await page.goto(`${stage.server.url}/de`);
  await page.goto(`${stage.server.url}/create`);
  expect(await page.locator('html').getAttribute('data-served-language')).toBe('de');
  await page.goto(`${stage.server.url}/ja/auth?next=%2Fdashboard`);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/auth?next=%2Fdashboard');
  expect(await page.locator('html').getAttribute('data-served-language')).toBe('ja');
  expect(complaints).toEqual([]);
});

it('hydrates in the chosen language if the cookie is gone but the storage is not', async () => {
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

it('links to the wizard when scripts are disabled', async () => {
  const { context } = await stage.visit();
  const plain = await context.browser()!.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const page = await plain.newPage();
  await page.goto(stage.server.url);
  await page.getByRole('combobox').first().click();
  await page.waitForURL('**/create?country=GB');
  await plain.close();
});

it('links the sister service in the footer if its address is set', async () => {
  const { page } = await stage.visit();
  await page.goto(`${stage.server.url}/pricing`);
  const link = page.getByRole('contentinfo').getByRole('link', { name: web.footer.translation });
  expect(await link.getAttribute('href')).toBe(translationService);
});
