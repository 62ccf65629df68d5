import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { totpCode, totpStep } from '../apps/server/src/features/accounts/factors/totp.ts';
import { createMailTranslator } from '../packages/messages/src/index.ts';
import { buy, newPerson, type Person, seePlans, signUp, toast, trySignIn } from './account.ts';
import { mailsOfFourWeeksLater } from './ask-for-outcomes.ts';
import { violationsOn } from './axe.ts';
import { portrait } from './portraits.ts';
import { openOwnStage, type Visit } from './stage.ts';
import { fill, textsIn } from './texts.ts';
import { choosePhoto, prepare, resultOf, unlockAfterPayment } from './wizard.ts';

/** Banner and switches would affect the other files. */
const stage = openOwnStage({});
const texts = await textsIn('en');
const { account, dashboard, operator: desk, payments, web } = texts;
const { factors, enrol } = account.profile;
const phone = { viewport: { width: 390, height: 844 } };
const reason = 'The customer asked for it by mail.';

let customer: Person;
let customerPage: Page;
let operator: Visit;
let secret: string;
let usedStep = 0;
const operatorIs = newPerson();

/** A customer with a paid photo that an authority rejected, and an operator with a second factor. */
beforeAll(async () => {
  const { url } = stage.server;
  ({ page: customerPage } = await stage.stay());
  customer = await signUp(customerPage, url, texts);
  await customerPage.goto(`${url}/dashboard/passport?country=BE`);
  await choosePhoto(customerPage, await portrait());
  await prepare(customerPage);
  await resultOf(customerPage);
  await seePlans(customerPage, texts);
  await buy(customerPage, texts, 'pro');
  await unlockAfterPayment(customerPage, web.unlock.action);
  await toast(customerPage, web.unlock.done);
  await customerPage.goto(`${url}/dashboard/payments`);
  await customerPage.getByRole('button', { name: payments.rejection.action }).click();
  await customerPage.getByRole('dialog').getByRole('textbox').fill('The background is grey.');
  await customerPage.getByRole('button', { name: payments.rejection.send }).click();
  await customerPage.getByText(payments.rejection.answers.redo.title).first().waitFor();
  await customerPage.keyboard.press('Escape');

  operator = await stage.stay('en-GB', { viewport: { width: 1280, height: 900 } });
  await signUp(operator.page, url, texts, operatorIs);
  await appoint(operatorIs.email);
  await turnOnSecondFactor(operator.page, operatorIs.email);
}, 300_000);

it('is linked from the dashboard for operators alone', async () => {
  const { url } = stage.server;
  const link = (page: Page) => page.getByRole('link', { name: dashboard.navigation.operator });
  await customerPage.goto(`${url}/dashboard`);
  await customerPage.getByRole('heading', { name: dashboard.index.title }).waitFor();
  expect(await link(customerPage).count()).toBe(0);
  await operator.page.goto(`${url}/dashboard`);
  await link(operator.page).first().click();
  await operator.page.getByRole('heading', { level: 1, name: desk.nav.inbox }).waitFor();
});

it('refuses a customer, and asks an operator for the code at every sign-in', async () => {
  const { url } = stage.server;
  await customerPage.goto(`${url}/operator/money`);
  const refusal = customerPage.getByRole('alert').getByText(texts.engine.errors['operator-required'].title);
  await refusal.first().waitFor();

  const { page } = await stage.visit();
  await page.goto(`${url}/auth?next=%2Foperator`);
  await trySignIn(page, texts, operatorIs);
  await page.getByRole('heading', { name: account.auth.code.title }).waitFor();
  await enterCode(page, account.auth.code.action);
  await page.waitForURL(`${url}/operator`);
  await page.getByRole('heading', { level: 1, name: desk.nav.inbox }).waitFor();
});

it('finds a person and tells the story, opens the face for a reason and refunds a part', async () => {
  const { page } = operator;
  await findCustomer(page);
  const story = page.getByRole('region', { name: desk.story.title });
  expect(await story.getByRole('img').count()).toBe(0);
  await act(story, desk.acts.operatorOpenFace);
  const face = story.getByRole('img', { name: desk.story.photo });
  await face.waitFor();
  expect(
    await face.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
  ).toBeGreaterThan(50);

  await act(story, desk.acts.operatorRefund, async (form) => {
    await form.getByLabel(desk.act.amount).fill('1');
  });
  await story
    .getByText(/£1\.00/)
    .first()
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('link', { name: desk.nav.settings }).click();
  await page.getByRole('link', { name: desk.nav.acts, exact: true }).click();
  for (const done of [desk.acts.operatorOpenFace, desk.acts.operatorRefund])
    await page.getByRole('listitem').filter({ hasText: done }).filter({ hasText: reason }).first().waitFor();
});

it('says where the letter of a refusal is mailed to', async () => {
  await customerPage.goto(`${stage.server.url}/dashboard/payments`);
  const note = customerPage.getByText(payments.rejection.letter).first();
  await note.getByRole('link').waitFor();
  expect(await violationsOn(customerPage)).toEqual([]);
});

it('asks weeks later whether the photo was accepted, and brings the refusal to the desk', async () => {
  const mails = await mailsOfFourWeeksLater(stage.server);
  const mail = mails.find(({ to }) => to === customer.email);
  const link = /http\S+\/outcome\?\S+/.exec(mail!.text)![0];
  const { page: asked } = await stage.visit('en-GB', phone);
  const t = await createMailTranslator('en');
  await asked.goto(link);
  expect(await violationsOn(asked)).toEqual([]);
  await asked.getByRole('button', { name: t('outcomePage.refused') }).click();
  await asked.getByRole('button', { name: t('outcomePage.send') }).click();
  await asked.getByRole('alert').getByText(t('outcomePage.empty')).waitFor();
  await asked.getByLabel(t('outcomePage.sorry')).fill('They say that a shadow is behind the head.');
  expect(await violationsOn(asked)).toEqual([]);
  expect(await widthOf(asked)).toBeLessThanOrEqual(phone.viewport.width);
  await asked.getByRole('button', { name: t('outcomePage.send') }).click();
  await asked.getByText(t('outcomePage.sent')).waitFor();

  const { page } = operator;
  await page.goto(`${stage.server.url}/operator`);
  const message = page.getByRole('article').filter({ hasText: 'a shadow is behind the head' });
  await message.waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

it('answers a rejection beside its photo, and the customer receives the words', async () => {
  const t = await createMailTranslator('en');
  const { page } = operator;
  await page.goto(`${stage.server.url}/operator`, { waitUntil: 'networkidle' });
  const claim = page.getByRole('article').filter({ hasText: 'The background is grey.' });
  await claim.locator('summary').click();
  await claim.getByRole('button', { name: desk.inbox.refuse }).click();
  await claim.getByText(t('answer.refused')).waitFor();
  await claim.getByLabel(desk.act.reason).fill('every rule is met');
  await claim
    .getByLabel(desk.inbox.words)
    .fill('The photo meets every rule that the authority has published.');
  await claim.getByRole('button', { name: desk.inbox.refuse }).click();
  await claim.waitFor({ state: 'detached' });
  const sent = await stage.mailTo(customer.email, /./);
  expect(sent.text).toContain(`${t('answer.refused')} The photo meets every rule`);
});

it('switches a document off, and writes a note for a country and a banner', async () => {
  const { url } = stage.server;
  const { page } = operator;
  await page.getByRole('link', { name: desk.nav.quality }).click();
  await page.getByRole('link', { name: desk.nav.rules }).click();
  await page.getByLabel(desk.rules.find).fill('Estonia');
  const country = page.getByRole('region', { name: desk.rules.countries });
  await country.getByText('Estonia').first().click();
  await note(country.getByRole('listitem'), 'The consulate is closed until May.');
  await note(page.getByRole('region', { name: desk.rules.banner }), 'Payments are down tonight.');
  await act(country, fill(desk.rules.switchOff, { name: texts.engine.documents.id }));
  await country.getByText(desk.rules.off).waitFor();

  const { page: visitor } = await stage.visit();
  await visitor.goto(`${url}/passport-photo/estonia`);
  await visitor.getByText('The consulate is closed until May.').waitFor();
  await visitor.getByText('Payments are down tonight.').waitFor();
  await visitor.goto(`${url}/create?country=EE`);
  await visitor.getByText('The consulate is closed until May.').waitFor();
  await visitor.goto(`${url}/create?country=BE`);
  await visitor.getByText('Upload your photo', { exact: true }).waitFor();
  expect(await visitor.getByText('The consulate is closed until May.').count()).toBe(0);
  const off = texts.web.requirements.off;
  expect((await visitor.goto(`${url}/id-photo/estonia`))?.status()).toBe(200);
  await visitor.getByText(off).waitFor();
  await visitor
    .getByRole('link', { name: /passport/i, exact: false })
    .first()
    .waitFor();
  await visitor.goto(`${url}/create?country=EE&document=id`);
  await visitor.getByText(off).waitFor();
  expect(await visitor.getByText('Upload your photo', { exact: true }).count()).toBe(0);
});

it('makes a voucher, which lowers the price that the customer sees and pays', async () => {
  const { url } = stage.server;
  const { page } = operator;
  await page.goto(`${url}/operator/offers`);
  const vouchers = page.getByRole('region', { name: desk.offers.vouchers });
  await act(vouchers, desk.acts.operatorCreateVoucher, async (form) => {
    await form.getByLabel(desk.offers.label).fill('Studio Ada');
    await form.getByLabel(desk.offers.code).fill('ADA-2027');
    await form.getByLabel(desk.offers.value).fill('50');
  });
  await vouchers.getByText('ADA-2027').waitFor();
  const prices = page.getByRole('region', { name: desk.prices.title });
  await prices
    .getByText(/€3\.99/)
    .first()
    .waitFor();
  await prices
    .getByText(/50 photos · Valid for/)
    .first()
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);

  const { voucher } = texts.visitor;
  await customerPage.goto(`${url}/dashboard`);
  await customerPage.getByRole('button', { name: dashboard.package.buy }).first().click();
  const dialog = customerPage.getByRole('dialog');
  await dialog.getByRole('button', { name: voucher.have }).click();
  await dialog.getByLabel(voucher.code).fill('nobodys-code');
  await dialog.getByRole('button', { name: voucher.apply }).click();
  await dialog.getByText(texts.engine.errors['voucher-invalid'].title).waitFor();
  await dialog.getByLabel(voucher.code).fill('ada-2027');
  await dialog.getByRole('button', { name: voucher.apply }).click();
  await dialog.getByText(fill(voucher.applied, { code: 'ADA-2027' })).waitFor();
  await dialog.getByText('£1.99').first().waitFor();
  expect(await violationsOn(customerPage)).toEqual([]);
  await buy(customerPage, texts, 'pro');
  // The newest mail becomes the receipt a moment after the payment.
  const newestMail = async () => (await stage.mailTo(customer.email, /./)).text;
  await expect.poll(newestMail).toContain('1.99');
});

it('offers a check by a person, and returns a photo with a reason and its credit', async () => {
  const { url } = stage.server;
  const { page } = operator;
  await page.goto(`${url}/operator/checks`);
  await act(page, desk.acts.operatorSetCheckTerms, async (form) => {
    await form.getByLabel(desk.checks.offered).selectOption({ label: desk.checks.yes });
    for (const label of await form.getByLabel(new RegExp(`, (${desk.money.from}|${desk.money.to})$`)).all())
      await label.fill((await label.getAttribute('name'))!.startsWith('from') ? '00:00' : '23:59');
  });

  const { humanCheck } = texts.visitor;
  const servedPrices = await (await fetch(`${url}/pricing`)).text();
  for (const text of [fill(humanCheck.price, { credits: '1' }), humanCheck.before, '00:00–23:59'])
    expect(servedPrices).toContain(text);
  await customerPage.goto(`${url}/dashboard/photos/${await paidPhotoId(page)}`);
  const card = customerPage.getByRole('region', { name: humanCheck.title });
  await card.getByText(fill(humanCheck.price, { credits: '1' })).waitFor();
  expect(await violationsOn(customerPage)).toEqual([]);
  await card.getByRole('button', { name: humanCheck.order }).click();
  await card.getByText(/Waiting to be checked/).waitFor();

  await page.goto(`${url}/operator/checks`);
  const waiting = page.getByRole('article').filter({ hasText: 'Belgium' });
  await waiting.waitFor();
  expect(await waiting.getByRole('button', { name: desk.checks.pass, exact: true }).count()).toBe(0);
  await waiting.getByRole('button', { name: desk.acts.operatorOpenCheck }).click();
  await waiting.getByRole('form').getByRole('button', { name: desk.acts.operatorOpenCheck }).click();
  await waiting.getByRole('img', { name: desk.checks.face }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await waiting.getByRole('button', { name: desk.checks.return, exact: true }).click();
  await waiting.getByLabel(desk.checks.because).selectOption({ label: desk.checks.reasons.light });
  const words = await waiting.getByLabel(desk.inbox.words).inputValue();
  expect(words).toContain('light');
  await waiting.getByLabel(desk.act.reason).fill(reason);
  await waiting.getByRole('form').getByRole('button', { name: desk.checks.return, exact: true }).click();
  await waiting.waitFor({ state: 'detached' });

  await customerPage.reload();
  await card.getByText(words).waitFor();
  await card.getByText(/Returned by a person/).waitFor();
  await expect.poll(async () => (await stage.mailTo(customer.email, /./)).text).toContain(words);
});

const widthOf = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth');

type Place = Pick<Page, 'getByRole'>;

/** Opens the form of an act, fills in the reason and sends it. */
async function act(
  place: Place,
  name: string | RegExp,
  more?: (form: ReturnType<Place['getByRole']>) => Promise<void>,
) {
  await place.getByRole('button', { name, exact: true }).first().click();
  const form = place.getByRole('form', { name, exact: true });
  await more?.(form);
  await form.getByLabel(desk.act.reason).fill(reason);
  await form.getByRole('button', { name, exact: true }).click();
  await form.waitFor({ state: 'detached' });
}

async function note(place: Place, text: string): Promise<void> {
  await act(place, desk.acts.operatorSetNote, async (form) => {
    await form.getByLabel(desk.rules.text).fill(text);
  });
}

async function paidPhotoId(page: Page): Promise<string> {
  await findCustomer(page);
  const story = page.getByRole('region', { name: desk.story.title });
  const opener = page.getByRole('button', { name: desk.acts.operatorOpenFace });
  const photo = story.getByRole('listitem').filter({ has: opener }).first();
  return /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec((await photo.textContent()) ?? '')![0];
}

/** A search that names one person leads to the story at once. */
async function findCustomer(page: Page): Promise<void> {
  await page.goto(`${stage.server.url}/operator/people`);
  await page.getByLabel(desk.search.label).fill(customer.email.toUpperCase());
  await page.getByRole('button', { name: desk.search.action }).click();
  await page.getByRole('heading', { level: 1, name: customer.email }).waitFor();
}

async function turnOnSecondFactor(page: Page, email: string): Promise<void> {
  await page.goto(`${stage.server.url}/dashboard/profile`);
  await confirmAddress(page, email);
  await page.getByRole('button', { name: factors.setUp }).click();
  secret = ((await page.locator('code').textContent()) ?? '').replaceAll(/\s/g, '');
  await enterCode(page, enrol.action);
  await toast(page, enrol.done);
}

async function confirmAddress(page: Page, email: string): Promise<void> {
  const { proof } = account.profile;
  await page.getByRole('button', { name: proof.mail }).click();
  const { text = '' } = await stage.mailTo(email, /.+/);
  await page.locator('input[autocomplete=one-time-code]').fill(/\b\d{6}\b/.exec(text)![0]);
  await page.getByRole('button', { name: proof.action, exact: true }).click();
  await toast(page, proof.done);
}

async function enterCode(page: Page, action: string): Promise<void> {
  // A code works once, and the next one is accepted early.
  usedStep = Math.max(totpStep(Date.now()), usedStep + 1);
  await page.locator('input[autocomplete=one-time-code]').fill(totpCode(secret, usedStep));
  await page.getByRole('button', { name: action, exact: true }).click();
}

/** By the command of the operator, while the service is running. */
async function appoint(email: string): Promise<void> {
  const command = join(import.meta.dirname, '../apps/server/bin/vesika-server.mjs');
  const env = { ...process.env, DATA_DIR: stage.server.dataDir };
  await promisify(execFile)(process.execPath, [command, 'operator', email], { env });
}
