import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { PageTexts } from './texts.ts';

export interface Person {
  email: string;
  password: string;
}

export function newPerson(): Person {
  return { email: `ayse.${randomBytes(6).toString('hex')}@example.com`, password: 'a-good-password' };
}

/** Actions of an account's owner, using the texts of the page. */

export async function signUp(
  page: Page,
  url: string,
  texts: PageTexts,
  person = newPerson(),
): Promise<Person> {
  await page.goto(`${url}/auth`);
  await turnToSignUp(page, texts);
  await fillCredentials(page, texts, person);
  await page.getByRole('button', { name: texts.account.auth.signUp.action, exact: true }).click();
  // After signing up, a person who has begun a photo returns to it.
  await page.waitForURL(({ pathname }) => /^\/dashboard(\/(passport|visa|id))?$/.test(pathname));
  return person;
}

/** Waits until the tab has changed, as a person would before typing. */
export async function turnToSignUp(page: Page, { account }: PageTexts): Promise<void> {
  const tab = { name: account.auth.signUp.tab };
  await page.getByRole('tab', tab).click();
  await page.getByRole('tab', { ...tab, selected: true }).waitFor();
}

/** Waits until the form has changed, as a person would before typing. */
export async function turnToReset(page: Page, { account }: PageTexts): Promise<void> {
  await page.getByRole('button', { name: account.auth.forgot }).click();
  await page.getByRole('button', { name: account.auth.reset.action }).waitFor();
}

export async function signIn(page: Page, url: string, texts: PageTexts, person: Person): Promise<void> {
  await page.goto(`${url}/auth`);
  await trySignIn(page, texts, person);
  await page.waitForURL(`${url}/dashboard`);
}

/** Submits the sign-in form; the credentials may be refused. */
export async function trySignIn(page: Page, texts: PageTexts, person: Person): Promise<void> {
  await fillCredentials(page, texts, person);
  await page.getByRole('button', { name: texts.account.auth.signIn.action, exact: true }).click();
}

export async function fillCredentials(
  page: Page,
  texts: PageTexts,
  { email, password }: Person,
): Promise<void> {
  await page.getByLabel(texts.account.fields.email, { exact: true }).fill(email);
  await page.getByLabel(texts.account.fields.password, { exact: true }).fill(password);
}

export async function toast(page: Page, title: string, body?: string): Promise<void> {
  const shown = page.locator('[data-sonner-toast]', { hasText: title });
  // Some toasts appear only after a photo has been made.
  await (body === undefined ? shown : shown.filter({ hasText: body })).first().waitFor({ timeout: 60_000 });
}

/** Opens the plans from a result that is not paid for. */
export async function seePlans(page: Page, texts: PageTexts): Promise<void> {
  await page.getByText(texts.web.result.more, { exact: true }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: texts.visitor.unlock.packages, exact: true }).click();
}

export async function buy(
  page: Page,
  texts: PageTexts,
  plan: keyof PageTexts['payments']['plans'],
): Promise<void> {
  const name = texts.payments.purchase.buy.replace('{{plan}}', texts.payments.plans[plan].name);
  const [payment] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  await payment.waitForURL(/\/test-payment\//);
  await payment.locator('button[value=pay]').click();
  await payment.getByText(texts.payments.return.arrived.title).waitFor();
  await payment.close();
}
