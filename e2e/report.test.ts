import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { buy, seePlans, signUp, toast } from './account.ts';
import { violationsOn } from './axe.ts';
import { type ChosenFile, portraitInCap } from './portraits.ts';
import { openStage } from './stage.ts';
import { textsIn } from './texts.ts';
import { chooseCountry, choosePhoto, download, prepare, unlockAfterPayment } from './wizard.ts';

const stage = openStage();
const texts = await textsIn('en');
const { report } = texts;

const head = report.questions.ask['no-head-coverings'];
const heads = report.questions.options['no-head-coverings'];

type Storage = Exclude<BrowserContextOptions['storageState'], string | undefined>;
let customer: Storage;
let reportAddress: string;

/** A customer with an unlocked photo that has a question to answer. */
beforeAll(async () => {
  const { page, context } = await stage.visit();
  await signUp(page, stage.server.url, texts);
  await page.goto(`${stage.server.url}/dashboard/passport`);
  await makePhoto(page, await portraitInCap());
  await seePlans(page, texts);
  await buy(page, texts, 'pro');
  const unlocked = page.waitForResponse((response) => response.url().endsWith('/unlock'));
  await unlockAfterPayment(page, texts.web.unlock.action);
  const photoId = new URL((await unlocked).url()).pathname.split('/').at(-2);
  await toast(page, texts.web.unlock.done);
  reportAddress = `${stage.server.url}/dashboard/photos/${photoId}`;
  customer = await context.storageState();
});

it('groups the checks by subject, draws the selected one, and keeps a visitor’s answer', async () => {
  const { page, complaints } = await stage.visit('en-GB', { viewport: { width: 1280, height: 900 } });
  await page.goto(`${stage.server.url}/create`);
  await makePhoto(page, await portraitInCap());
  await page.getByRole('button', { name: texts.web.result.tools.report }).click({ timeout: 60_000 });
  const list = page.getByRole('region', { name: report.list.title, exact: true });
  await list.waitFor();
  expect(await list.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
    expect.arrayContaining([report.groups.head, report.groups.background, report.groups.file]),
  );

  const frame = list.getByRole('region', { name: report.groups.file });
  await frame.getByText(/^\d+ passed/).click();
  await frame.getByText(texts.engine.checks['picture-size'].name, { exact: true }).last().click();
  expect(await list.locator('details[open] svg text').last().textContent()).toMatch(
    /^[\d,.]+\s×\s[\d,.]+\spx$/,
  );
  expect(await violationsOn(page)).toEqual([]);

  await page.mouse.move(0, 0);
  const hint = page.getByText(report.picture.hint).filter({ visible: true });
  await hint.waitFor();
  await frame.getByText(texts.engine.checks['picture-size'].name, { exact: true }).last().hover();
  await hint.waitFor({ state: 'detached' });

  const question = page.getByRole('region', { name: head, exact: true });
  await question.getByRole('button', { name: heads.none, exact: true }).click();
  await page.getByText(report.questions.saved).waitFor({ state: 'attached' });
  await page.reload();
  await question.getByRole('button', { name: heads.none, pressed: true }).waitFor();
  expect(complaints).toEqual([]);
});

it('applies an answer, marks the verdict as stated, and lets the answer be changed', async () => {
  const { page, complaints } = await stage.visit('en-GB', { storageState: customer });
  await page.goto(reportAddress);
  const question = page.getByRole('region', { name: head, exact: true });
  await question.waitFor();
  expect(await question.getByRole('button', { pressed: true }).count()).toBe(0);

  await question.getByRole('button', { name: heads.none, exact: true }).click();
  await question.getByRole('button', { name: heads.none, pressed: true }).waitFor();
  await page.getByText(report.questions.saved).waitFor({ state: 'attached' });

  await question.getByRole('button', { name: heads.other, exact: true }).click();
  await question.getByRole('button', { name: heads.other, pressed: true }).waitFor();
  await page.getByText(texts.engine.advice['no-head-coverings'].worn).first().waitFor();
  await page.reload();
  await question.getByRole('button', { name: heads.other, pressed: true }).waitFor();
  expect(complaints).toEqual([]);
});

it('remembers the expert view, downloads the certificate, and links back to the gallery', async () => {
  const { page, complaints } = await stage.visit('en-GB', { storageState: customer });
  await page.goto(reportAddress);
  await page.getByRole('switch', { name: report.expert.switch }).click();
  await page.getByRole('rowheader', { name: 'luminanceMean', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('rowheader', { name: 'unified-quality-score' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  const { fileName, bytes } = await download(page, report.page.certificate.action);
  expect(fileName).toBe('vesika-be-passport-report.pdf');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('link', { name: report.page.back }).click();
  await page.waitForURL('**/dashboard/gallery');
  expect(complaints).toEqual([]);
});

it.each([
  { name: 'dark, on a phone', locale: 'en-GB', colorScheme: 'dark' },
  { name: 'in Arabic, on a phone', locale: 'ar', colorScheme: 'light' },
] as const)('is open to everybody $name', async ({ locale, colorScheme }) => {
  const look = {
    colorScheme,
    viewport: { width: 390, height: 844 },
    storageState: withoutLanguage(customer),
  };
  const { page } = await stage.visit(locale, look);
  await page.goto(reportAddress);
  await page.locator('#report-title').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
  expect(await violationsOn(page)).toEqual([]);
});

it('reports a missing photo', async () => {
  const { page } = await stage.visit('en-GB', { storageState: customer });
  await page.goto(`${stage.server.url}/dashboard/photos/00000000-0000-4000-8000-000000000000`);
  await page.getByRole('heading', { name: report.page.missing.title }).waitFor();
});

async function makePhoto(page: Page, file: ChosenFile): Promise<void> {
  await chooseCountry(page, 'belg', 'Belgium');
  await choosePhoto(page, file);
  await prepare(page);
}

/** Removes the stored language, so that the browser's own applies. */
function withoutLanguage({ cookies, origins }: Storage): Storage {
  return {
    cookies: cookies.filter(({ name }) => name !== 'language'),
    origins: origins.map((origin) => ({
      ...origin,
      localStorage: origin.localStorage.filter(({ name }) => name !== 'language'),
    })),
  };
}

it('takes the date of expiry for a reminder on a phone, and removes it', async () => {
  const { renewal } = texts.dashboard;
  const viewport = { width: 390, height: 844 };
  const { page, complaints } = await stage.visit('en-GB', { storageState: customer, viewport });
  await page.goto(reportAddress);
  const reminder = page.getByRole('region', { name: renewal.title });
  await reminder.getByRole('button', { name: renewal.save }).click();
  await reminder.getByText(renewal.past).waitFor();
  await reminder.getByLabel(renewal.date).fill('2040-05-17');
  await reminder.getByRole('button', { name: renewal.save }).click();
  await reminder.getByText(renewal.saved.replace('{{date}}', '17 May 2040')).waitFor();
  await page.goto(`${stage.server.url}/dashboard/profile`);
  const listed = page.getByRole('region', { name: renewal.list });
  await listed.getByText('17 May 2040').waitFor();
  await listed.getByRole('button', { name: renewal.remove }).click();
  await listed.getByText(renewal.none).waitFor();
  await page.goto(reportAddress);
  await reminder.getByRole('button', { name: renewal.save }).waitFor();
  expect(complaints).toEqual([]);
});
