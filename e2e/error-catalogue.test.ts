import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type AuthErrorCode, authErrors, type ErrorCode, errors } from '../packages/contract/src/index.ts';
import {
  buy,
  fillCredentials,
  newPerson,
  type Person,
  seePlans,
  signUp,
  toast,
  trySignIn,
  turnToReset,
  turnToSignUp,
} from './account.ts';
import { linkIn, pressMailedLink } from './mailbox.ts';
import { patternOf } from './operation-pattern.ts';
import { document, portrait } from './portraits.ts';
import { openStage, type Visit } from './stage.ts';
import { fill, type PageTexts, textsIn } from './texts.ts';
import { download, resultOf, unlockAfterPayment } from './wizard.ts';

/**
 * Shows every row of the error catalogue on screen; failures that cannot be provoked are faked. In Turkish, because a text
 * that misses the catalogues would pass in English.
 */
const stage = openStage();
const texts = await textsIn('tr');

let visit: Visit;
let page: Page;
let person: Person;
const url = (path: string) => `${stage.server.url}${path}`;

beforeAll(async () => {
  visit = await stage.stay('tr-TR');
  page = visit.page;
  person = newPerson();
});

it('signing up: refused, then done', async () => {
  const { auth, errors: said, toast: reported, validation } = texts.account;
  await page.goto(url('/auth'));
  await turnToSignUp(page, texts);
  const submit = page.getByRole('button', { name: auth.signUp.action, exact: true });
  await fillCredentials(page, texts, { ...person, email: 'nobody' });
  await submit.click();
  await toast(page, reported.validation, validation.email);
  await fillCredentials(page, texts, person);
  await refuseAuth(page, '/signup', 'signup_disabled', async () => {
    await submit.click();
    await toast(page, reported.signUpFailed, said.signup_disabled);
  });
  await submit.click();
  await toast(page, reported.accountCreated.title, reported.accountCreated.body);
  await page.waitForURL(url('/dashboard'));
});

it('signing in: refused, then done', async () => {
  const { errors: said, toast: reported, validation } = texts.account;
  await forgetSession(page);
  await page.goto(url('/auth'));
  await trySignIn(page, texts, { ...person, password: '12345' });
  await toast(page, reported.validation, validation.password);
  await trySignIn(page, texts, { ...person, password: 'not-the-password' });
  await toast(page, reported.signInFailed, said.invalid_credentials);
  await trySignIn(page, texts, person);
  await toast(page, reported.welcome.title, reported.welcome.body);
  await page.waitForURL(url('/dashboard'));
});

it('a new password: link refused and sent, password refused and saved', async () => {
  const { auth, errors: said, fields, toast: reported } = texts.account;
  await forgetSession(page);
  await page.goto(url('/auth'));
  await turnToReset(page, texts);
  await page.getByLabel(fields.email, { exact: true }).fill(person.email);
  const send = page.getByRole('button', { name: auth.reset.action });
  await refuseAuth(page, '/recover', 'over_email_send_rate_limit', async () => {
    await send.click();
    await toast(page, reported.error, said.over_email_send_rate_limit);
  });
  await send.click();
  await toast(page, reported.resetMailed.title, reported.resetMailed.body);
  await pressMailedLink(page, linkIn(await stage.mailTo(person.email, /./)));
  for (const label of [fields.newPassword, fields.confirmPassword]) {
    await page.getByLabel(label, { exact: true }).fill('another-password');
  }
  const save = page.getByRole('button', { name: auth.newPassword.action });
  await refuseAuth(page, '/user', 'same_password', async () => {
    await save.click();
    await toast(page, reported.error, said.same_password);
  });
  await save.click();
  await toast(page, reported.passwordUpdated.title, reported.passwordUpdated.body);
  await page.waitForURL(url('/dashboard'));
});

it('a photo: chosen too early, of a wrong kind, and refused in every way', async () => {
  const { drop, prepare, toast: reported, validation, result } = texts.web;
  await page.goto(url('/dashboard/passport?country='));
  await page.getByText(drop.title, { exact: true }).click();
  await toast(page, validation.countryFirst);
  await page.goto(url('/dashboard/passport?country=BE'));
  await choose(page, texts, document());
  await toast(page, validation.title, validation.type);
  await choose(page, texts, await portrait());
  const make = page.getByRole('button', { name: prepare.action });
  const again = page.getByRole('button', { name: result.retry });

  const refusals: [ErrorCode, string][] = [
    ['rate-limited', reported.rateLimit],
    ['payment-required', reported.paymentRequired],
    ['engine-crashed', reported.processingFailed],
    ['requirement-not-found', exception(texts, texts.engine.errors['requirement-not-found'].title)],
  ];
  for (const [code, title] of refusals) {
    await refuse(page, patternOf('processPhoto'), code, async () => {
      await again.or(make).click();
      await toast(page, title);
    });
    await page.getByText(result.notProcessed, { exact: true }).waitFor();
  }
  await page.route(patternOf('processPhoto'), (route) => route.fulfill(emptyResult));
  await again.click();
  await toast(page, reported.noPicture);
  await page.unroute(patternOf('processPhoto'));
  await page.route(patternOf('uploadPhoto'), (route) => route.abort());
  await page.goto(url('/dashboard/passport?country=BE'));
  await choose(page, texts, await portrait());
  await make.click();
  await toast(page, exception(texts, texts.engine.errors.connection.title));
  await page.unroute(patternOf('uploadPhoto'));
  await again.click();
  await toast(page, reported.ready);
});

it('packages and payment: not loaded, not begun, signed out', async () => {
  const { page: payments, plans, purchase } = texts.payments;
  await refuse(page, patternOf('listPackages'), 'internal', async () => {
    await page.goto(url('/dashboard/payments'));
    await page.getByRole('button', { name: payments.buy }).first().click();
    await toast(page, purchase.loadFailed);
  });
  await page.getByRole('button', { name: payments.retry }).click();
  const pro = page.getByRole('button', { name: fill(purchase.buy, { plan: plans.pro.name }), exact: true });
  await refuse(page, patternOf('createCheckout'), 'payment-unavailable', async () => {
    await pro.click();
    await toast(page, texts.engine.errors['payment-unavailable'].title);
  });
  await refuse(page, patternOf('createCheckout'), 'sign-in-required', async () => {
    await pro.click();
    await toast(page, purchase.signInFirst);
  });
});

it('the gallery: not loaded, a download that fails and one that works, a deletion that fails and one that works', async () => {
  const { gallery } = texts.dashboard;
  const { download: files, unlock } = texts.web;
  await forgetSession(page);
  person = await signUp(page, stage.server.url, texts);
  await page.goto(url('/dashboard/passport?country=BE'));
  await choose(page, texts, await portrait());
  await page.getByRole('button', { name: texts.web.prepare.action }).click();
  await resultOf(page, texts.web.result.heading);
  await seePlans(page, texts);
  await buy(page, texts, 'pro');
  await unlockAfterPayment(page, unlock.action);
  await toast(page, unlock.done);
  const jpeg = fill(files.action, { file: files.jpg.name });
  await page.route('**/files/**download=**', (route) => route.abort());
  await page.getByRole('button', { name: jpeg }).click();
  await toast(page, files.failed);
  await page.unroute('**/files/**download=**');
  expect((await download(page, jpeg)).fileName).toMatch(/\.jpg$/);
  await toast(page, files.done);

  await refuse(page, patternOf('listPhotos'), 'internal', async () => {
    await page.goto(url('/dashboard/gallery'));
    await toast(page, gallery.loadFailed);
  });
  await page.getByRole('button', { name: gallery.retry }).click();
  const remove = async () => {
    await page
      .getByRole('button', { name: new RegExp(`^${gallery.more.split(':')[0]}`) })
      .first()
      .click();
    await page.getByRole('menuitem', { name: gallery.delete.action }).click();
    await page.getByRole('button', { name: gallery.delete.confirm }).click();
  };
  await refuse(page, patternOf('v1DeletePhoto'), 'internal', async () => {
    await remove();
    await toast(page, gallery.delete.failed, texts.engine.errors.internal.title);
  });
  await remove();
  await toast(page, gallery.delete.done);
});

it('an unknown page and an unknown country', async () => {
  const answer = await page.goto(url('/no-such-page'));
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: texts.web.notFound.title }).waitFor();
  await page.getByRole('link', { name: texts.web.notFound.home }).click();
  await page.waitForURL(url('/'));
});

function exception(texts: PageTexts, message: string): string {
  return fill(texts.web.toast.exception, { message });
}

async function choose(
  page: Page,
  texts: PageTexts,
  file: Awaited<ReturnType<typeof portrait>>,
): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  await page.getByText(texts.web.drop.title, { exact: true }).click();
  await (await dialog).setFiles(file);
}

async function forgetSession(page: Page): Promise<void> {
  await page.evaluate('localStorage.removeItem("vesika-session")');
}

/** Makes the service refuse a call during an action. */
async function refuse(
  page: Page,
  address: string | RegExp,
  code: ErrorCode,
  doing: () => Promise<void>,
): Promise<void> {
  const { status, errorType, message } = errors[code];
  const body = { success: false, errorType, code, message, facts: {}, requestId: 'test' };
  await page.route(address, (route) => route.fulfill({ status, json: body }));
  await doing().finally(() => page.unroute(address));
}

async function refuseAuth(
  page: Page,
  path: string,
  code: AuthErrorCode,
  doing: () => Promise<void>,
): Promise<void> {
  const { status, message } = authErrors[code];
  const address = `**/auth/v1${path}**`;
  const headers = { 'x-supabase-api-version': '2024-01-01' };
  await page.route(address, (route) => route.fulfill({ status, headers, json: { code, message } }));
  await doing().finally(() => page.unroute(address));
}

/** A stream that ends successfully without a picture. */
const emptyResult = {
  headers: { 'content-type': 'text/event-stream' },
  body: `event: result\ndata: ${JSON.stringify({ success: true, errorType: null, processedImageBase64: '' })}\n\n`,
};
