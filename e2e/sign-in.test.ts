import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  fillCredentials,
  newPerson,
  signIn,
  signUp,
  toast,
  trySignIn,
  turnToReset,
  turnToSignUp,
} from './account.ts';
import { linkIn, pressMailedLink } from './mailbox.ts';
import { openStage } from './stage.ts';
import { textsIn } from './texts.ts';

const stage = openStage();
const texts = await textsIn('tr');
const { account, dashboard, visitor, web } = texts;

it('sets a new password by the mailed link, after reporting its faults', async () => {
  const { url } = stage.server;
  const person = await signUp((await stage.visit('tr-TR')).page, url, texts);

  const { page, complaints } = await stage.visit('tr-TR');
  await page.goto(`${url}/auth`);
  await turnToReset(page, texts);
  const email = page.getByLabel(account.fields.email, { exact: true });
  await email.fill('kimse');
  await page.getByRole('button', { name: account.auth.reset.action }).click();
  await toast(page, 'Geçersiz E-posta', account.validation.email);
  await email.fill(person.email);
  await page.getByRole('button', { name: account.auth.reset.action }).click();
  await toast(page, 'E-posta Gönderildi!', 'Şifre sıfırlama bağlantısı e-posta adresinize gönderildi.');

  await pressMailedLink(page, linkIn(await stage.mailTo(person.email, /.+/)));
  const first = page.getByLabel(account.fields.newPassword, { exact: true });
  const second = page.getByLabel(account.fields.confirmPassword, { exact: true });
  const save = page.getByRole('button', { name: account.auth.newPassword.action });
  await page.getByText('En az 6 karakter olmalıdır', { exact: true }).waitFor();
  // The tokens of the link must not stay in the address.
  await page.waitForURL(({ hash }) => hash === '');
  await first.fill('kısa');
  await second.fill('kısa');
  await save.click();
  await toast(page, 'Geçersiz Şifre', 'Şifre en az 6 karakter olmalıdır');
  await first.fill('yeni-parola');
  await second.fill('baska-parola');
  await save.click();
  await toast(page, 'Şifreler Eşleşmiyor', 'Lütfen aynı şifreyi iki kez girin');
  await second.fill('yeni-parola');
  await save.click();
  await toast(page, 'Şifre Güncellendi!', 'Yeni şifreniz başarıyla kaydedildi. Giriş yapabilirsiniz.');
  await page.waitForURL(`${url}/dashboard`);
  expect(complaints).toEqual([]);

  const other = await stage.visit('tr-TR');
  await other.page.goto(`${url}/auth`);
  await trySignIn(other.page, texts, person);
  await toast(other.page, account.toast.signInFailed, account.errors.invalid_credentials);
  await trySignIn(other.page, texts, { ...person, password: 'yeni-parola' });
  await other.page.waitForURL(`${url}/dashboard`);
});

/** Evaluated inside a page: the client refreshes the token at its next start. */
const expireToken = `(() => {
  const session = JSON.parse(localStorage.getItem('vesika-session'));
  localStorage.setItem('vesika-session', JSON.stringify({ ...session, expires_at: 1 }));
})()`;

it('keeps a user signed in across reloads and tabs, and signs out of all tabs', async () => {
  const { context, page, complaints } = await stage.visit('tr-TR');
  const { url } = stage.server;
  const person = await signUp(page, url, texts);
  const refreshed: number[] = [];
  context.on('response', (response) => {
    if (response.url().includes('grant_type=refresh_token')) refreshed.push(response.status());
  });
  await page.evaluate(expireToken);
  await page.reload();
  await page.getByRole('heading', { name: dashboard.index.title }).waitFor();
  const second = await context.newPage();
  await second.goto(`${url}/dashboard/profile`);
  await second.getByText(person.email).first().waitFor();
  await expect.poll(() => refreshed.length, { timeout: 60_000 }).toBeGreaterThan(0);
  expect(new Set(refreshed)).toEqual(new Set([200]));

  await page.getByRole('button', { name: web.header.account }).click();
  await page.getByRole('menuitem', { name: web.header.signOut }).click();
  await page.waitForURL(`${url}/`);
  await second.waitForURL(/\/(auth.*)?$/);
  await second.goto(`${url}/dashboard/gallery`);
  await second.waitForURL(/\/auth\?next=/);
  expect(complaints).toEqual([]);

  await trySignIn(second, texts, person);
  await second.waitForURL(`${url}/dashboard/gallery`);
  await page.goto(`${url}/auth`);
  await page.waitForURL(`${url}/dashboard`);
});

it('explains why a sign-in is refused', async () => {
  const { page } = await stage.visit('tr-TR');
  const person = newPerson();
  await page.goto(`${stage.server.url}/auth`);
  await trySignIn(page, texts, { ...person, email: 'kimse' });
  await toast(page, account.toast.validation, account.validation.email);
  await trySignIn(page, texts, { ...person, password: '12345' });
  await toast(page, account.toast.validation, account.validation.password);
  await signUp(page, stage.server.url, texts, person);
  const other = await stage.visit('tr-TR');
  await other.page.goto(`${stage.server.url}/auth`);
  await turnToSignUp(other.page, texts);
  await trySignUp(other.page, person);
  await toast(other.page, account.toast.signUpFailed, account.errors.user_already_exists);
});

async function trySignUp(
  page: import('playwright-core').Page,
  { email, password }: ReturnType<typeof newPerson>,
) {
  await page.getByLabel(account.fields.email, { exact: true }).fill(email);
  await page.getByLabel(account.fields.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: account.auth.signUp.action, exact: true }).click();
}

/** Before the layout is complete, elements are still moving. */
const isLaidOut = `document.readyState !== 'loading' && document.fonts.status === 'loaded' &&
  [...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet)`;

/** Opens the page without its scripts, which load when `wake` is called. */
async function openAsleep(page: Page): Promise<() => Promise<void>> {
  let fetchScripts = () => {};
  const held = new Promise<void>((resolve) => {
    fetchScripts = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${stage.server.url}/auth`, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(isLaidOut)).toBe(true);
  return async () => {
    fetchScripts();
    await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  };
}

it('keeps input typed before hydration, and submits it only afterwards', async () => {
  const { page } = await stage.visit('tr-TR');
  const wake = await openAsleep(page);
  const person = newPerson();
  await fillCredentials(page, texts, person);
  await page.getByRole('button', { name: account.auth.signIn.action, exact: true }).click();
  await wake();
  await toast(page, account.toast.signInFailed, account.errors.invalid_credentials);
  expect(await page.getByLabel(account.fields.email, { exact: true }).inputValue()).toBe(person.email);
});

it('shows a stored photo in the first paint, so that the layout does not shift', async () => {
  const { page } = await stage.visit('tr-TR');
  await page.addInitScript('localStorage.setItem("vesika-begun-photo", "passport")');
  const wake = await openAsleep(page);
  await page.getByText(visitor.auth.kept).waitFor();
  const button = page.getByRole('button', { name: account.auth.signIn.action, exact: true });
  const served = await button.boundingBox();
  await wake();
  await page.getByText(visitor.auth.kept).waitFor();
  expect(await button.boundingBox()).toEqual(served);
});

it('switches to the tab that was pressed before hydration', async () => {
  const { page } = await stage.visit('tr-TR');
  const wake = await openAsleep(page);
  const person = newPerson();
  await fillCredentials(page, texts, person);
  await page.getByRole('tab', { name: account.auth.signUp.tab }).click();
  await wake();
  await page.getByRole('button', { name: account.auth.signUp.action, exact: true }).waitFor();
  expect(await page.getByLabel(account.fields.email, { exact: true }).inputValue()).toBe(person.email);
});

it('switches to the tab that was being pressed during hydration', async () => {
  const { page } = await stage.visit('tr-TR');
  const wake = await openAsleep(page);
  const tab = { name: account.auth.signUp.tab };
  const box = (await page.getByRole('tab', tab).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await wake();
  await page.mouse.up();
  await page.getByRole('tab', { ...tab, selected: true }).waitFor();
});

it('refuses a used link and offers another one', async () => {
  const { url } = stage.server;
  const person = await signUp((await stage.visit('tr-TR')).page, url, texts);
  const { page } = await stage.visit('tr-TR');
  await page.goto(`${url}/auth`);
  await turnToReset(page, texts);
  await page.getByLabel(account.fields.email, { exact: true }).fill(person.email);
  await page.getByRole('button', { name: account.auth.reset.action }).click();
  const link = linkIn(await stage.mailTo(person.email, /.+/));
  await pressMailedLink(page, link);
  await page.getByLabel(account.fields.newPassword, { exact: true }).waitFor();
  const { page: later } = await stage.visit('tr-TR');
  await pressMailedLink(later, link);
  await later.getByText(account.auth.spentLink.title).waitFor();
});

it.each(['link', 'code'])(
  'signs in by the %s of a mail instead of a password, and continues to the requested page',
  async (way) => {
    const { url } = stage.server;
    const { page: first } = await stage.visit('tr-TR');
    const { email } = await signUp(first, url, texts);
    const { page, complaints } = await stage.visit('tr-TR');
    await page.goto(`${url}/auth?next=%2Fdashboard%2Fpayments`);
    await page.getByLabel(account.fields.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: account.auth.link.offer }).click();
    await page.getByRole('heading', { name: account.auth.link.title }).waitFor();
    await page.getByRole('button', { name: account.auth.reset.action }).click();
    await page.getByText(account.auth.link.sent).waitFor();
    const mail = await stage.mailTo(email, /Giriş bağlantınız/);
    if (way === 'link') {
      await pressMailedLink(page, linkIn(mail));
    } else {
      await page.getByLabel(account.fields.mailCode).fill(/^.*: (\d{6})$/m.exec(mail.text ?? '')?.[1] ?? '');
      await page.getByRole('button', { name: account.auth.mailed.action, exact: true }).click();
    }
    await page.waitForURL(/\/dashboard\/payments#?$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
  },
);

it('lets a user sign in again in a new browser', async () => {
  const { page } = await stage.visit('tr-TR');
  const person = await signUp(page, stage.server.url, texts);
  const other = await stage.visit('tr-TR');
  await signIn(other.page, stage.server.url, texts, person);
  await other.page.getByRole('heading', { name: dashboard.index.title }).waitFor();
});
