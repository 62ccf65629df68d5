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

it('fetches no script before the first move, and answers without any', async () => {
  const { context, page } = await stage.visit();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(stage.server.url, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);

  await context.route('**/*.js', (route) => route.abort());
  await page.getByText(landing.faq.formats.question).click();
  await page.getByText(landing.faq.formats.answer).waitFor();
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
