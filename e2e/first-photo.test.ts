import { readFile } from 'node:fs/promises';
import { requestLine } from '@vesika/contract';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { linkIn } from './mailbox.ts';
import { patternOf } from './operation-pattern.ts';
import { portrait } from './portraits.ts';
import { openStage } from './stage.ts';
import { textsIn } from './texts.ts';
import { choosePhoto } from './wizard.ts';

/*
 * A first visit from a shared link to the paid file, on a phone and without an account. Every action is counted, and
 * the page is reloaded wherever a person might reload it.
 */

const actionsMax = 9;
const questionsMax = 1;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const { web, visitor, payments } = await textsIn('en');
const stage = openStage();

it('leads from a link preview to the paid file without an account, and survives reloads', async () => {
  const { url } = stage.server;
  const link = `${url}/passport-photo/turkey`;
  const preview = await fetch(link, { headers: { accept: '*/*', 'user-agent': 'WhatsApp/2.23' } });
  const shown = await preview.text();
  expect([preview.status, preview.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
  expect(shown).toMatch(/<meta property="og:image"/);

  const { page, complaints } = await stage.visit('en-GB', phone);
  const email = 'first.time@example.com';
  const hand = countingHand();
  await page.goto(link);
  await hand.tap(page.locator('main a[href*="/create?"][href*="country=TR"]').first());
  await page.waitForURL(/\/create\?/);
  // The heading proves that the page is hydrated, however slow the machine.
  await page.getByRole('heading', { name: /requirements$/ }).waitFor();

  const [dialog] = await Promise.all([
    page.waitForEvent('filechooser'),
    hand.tap(page.getByText(web.drop.title, { exact: true })),
  ]);
  const inspected = page.waitForResponse(/\/api\/inspect-photo/);
  await dialog.setFiles(await portrait());
  await page.getByRole('button', { name: web.prepare.action }).waitFor();
  await inspected;
  await reload(page, page.getByRole('button', { name: web.prepare.action }));

  await hand.tap(page.getByRole('button', { name: web.prepare.action }));
  const unlock = page.getByRole('button', { name: priced(visitor.unlock.action) });
  await unlock.waitFor({ timeout: 60_000 });
  expect(await page.getByRole('radiogroup').count()).toBeLessThanOrEqual(questionsMax);
  await reload(page, unlock);
  expect(await page.getByText(web.toast.paymentRequired).count()).toBe(0);

  await hand.tap(unlock);
  await hand.type(page.getByLabel(visitor.email.label), email);
  await hand.tap(page.getByRole('button', { name: visitor.email.action }));
  await page.waitForURL(/\/test-payment\//);
  await page.reload();

  const release = await holdDraft(page);
  await hand.tap(page.locator('button[value=pay]'));
  await page.getByText(visitor.return.opening).waitFor();
  await showsThePhoto(page);
  release();
  await page.getByText(visitor.return.done.title).waitFor();
  const save = page.getByRole('button', { name: visitor.file.download, exact: true });
  await reload(page, save);
  const [saved] = await Promise.all([page.waitForEvent('download'), hand.tap(save)]);
  const { width = 0, height = 0 } = await sharp(await readFile(await saved.path())).metadata();
  expect(width / height).toBeCloseTo(50 / 60, 2);

  expect(hand.actions()).toBeLessThanOrEqual(actionsMax);
  expect(complaints).toEqual([]);

  const receipt = await stage.mailTo(email, /receipt/i);
  const elsewhere = await stage.visit();
  await elsewhere.page.goto(linkIn(receipt));
  await elsewhere.page.getByRole('button', { name: payments.rejection.action }).waitFor();
  await reload(page, save);
});

it('continues in another tab, on a computer with the phone’s picture by a code, and after sign-up', async () => {
  const { url } = stage.server;
  const { context, page: desk, complaints } = await stage.visit();
  await desk.goto(`${url}/create?document=passport&country=TR`);
  await desk.getByRole('button', { name: visitor.phone.action }).click();
  const [handedOver] = await Promise.all([
    desk.waitForResponse(/\/api\/choices-link/),
    desk.getByAltText(visitor.phone.qr).waitFor(),
  ]);
  const { url: link } = await handedOver.json();

  const { page: mobile } = await stage.visit('en-GB', phone);
  await mobile.goto(link);
  await mobile.waitForURL(/country=TR/);
  const [dialog] = await Promise.all([
    mobile.waitForEvent('filechooser'),
    mobile.getByText(web.drop.title, { exact: true }).tap(),
  ]);
  await dialog.setFiles(await portrait());
  await mobile.getByRole('button', { name: visitor.elsewhere.action }).tap();
  await mobile.getByAltText(visitor.elsewhere.qr).waitFor();
  const code = await mobile.getByRole('dialog').getByRole('status').innerText();

  await desk.getByLabel(visitor.phone.code).fill(code);
  await desk.getByRole('button', { name: visitor.phone.show }).click();
  await acceptLink(desk);
  const prepare = desk.getByRole('button', { name: web.prepare.action });
  await prepare.waitFor();
  await prepare.click();
  const unlock = desk.getByRole('button', { name: priced(visitor.unlock.action) });
  await unlock.waitFor({ timeout: 60_000 });

  const second = await context.newPage();
  await second.goto(`${url}/create`);
  await second.getByRole('button', { name: visitor.kept.continue, exact: true }).click();
  await second.getByRole('button', { name: priced(visitor.unlock.action) }).waitFor();
  await second.close();

  await desk.getByText(web.result.more, { exact: true }).click();
  await desk.getByRole('button', { name: visitor.kept.mail }).click();
  await desk.getByRole('dialog').getByRole('textbox').fill('later@example.com');
  await desk.getByRole('button', { name: visitor.kept.mailAction }).click();
  await desk.getByText(visitor.kept.mailed.replace('{{email}}', 'later@example.com')).waitFor();
  const later = await stage.visit();
  await later.page.goto(linkIn(await stage.mailTo('later@example.com', /waiting/)));
  await acceptLink(later.page);
  await later.page.getByRole('button', { name: priced(visitor.unlock.action) }).waitFor();
  await later.context.close();

  await unlock.click();
  await desk.getByRole('link', { name: visitor.email.signIn }).click();
  const { account } = await textsIn('en');
  await desk.getByText(visitor.auth.kept).waitFor();
  await desk.getByRole('tab', { name: account.auth.signUp.tab }).click();
  await desk.getByLabel(account.fields.email, { exact: true }).fill('desk@example.com');
  await desk.getByLabel(account.fields.password, { exact: true }).fill('a-good-password');
  await desk.getByRole('button', { name: account.auth.signUp.action, exact: true }).click();
  await desk.waitForURL(/\/dashboard\/passport/);
  await desk.getByRole('button', { name: priced(visitor.unlock.action) }).waitFor();
  expect(complaints).toEqual([]);
});

it('keeps the face of who opens a link of somebody else, and what was in that browser', async () => {
  const { url } = stage.server;
  const { page: attacker } = await stage.visit();
  await chooseAt(attacker, `${url}/create?document=passport&country=TR`);
  const [handedOver] = await Promise.all([
    attacker.waitForResponse(patternOf('handOff')),
    attacker.getByRole('button', { name: visitor.elsewhere.action }).click(),
  ]);
  const { url: link } = await handedOver.json();

  const { context, page: victim } = await stage.visit('en-GB', phone);
  await chooseAt(victim, `${url}/create?document=visa&country=US`);
  const before = await sessionIn(context);
  await victim.close();

  const lured = await context.newPage();
  const requested: string[] = [];
  lured.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await lured.goto(link);
  const notice = lured.getByRole('region', { name: visitor.kept.linked.title });
  await notice.getByText(/ · Linux · /).waitFor();
  expect(await notice.locator('img').count()).toBe(0);
  expect(requested).not.toContain(requestLine('resume').url);
  await notice.getByRole('button', { name: visitor.kept.linked.dismiss }).focus();
  await lured.keyboard.press('Enter');
  await lured.getByRole('button', { name: visitor.kept.continue, exact: true }).tap();
  await lured.waitForURL(/country=US/);
  await lured.close();

  const again = await context.newPage();
  await again.goto(link);
  await acceptLink(again);
  await again.waitForURL(/country=TR/);
  expect(await sessionIn(context)).toBe(before);
  const { draft } = await draftIn(attacker);
  await again.getByRole('button', { name: web.prepare.action }).tap();
  await again.getByRole('button', { name: priced(visitor.unlock.action) }).waitFor({ timeout: 60_000 });
  expect((await draftIn(attacker)).draft).toMatchObject({ photo: null, updatedAt: draft.updatedAt });
});

async function acceptLink(page: Page): Promise<void> {
  const notice = page.getByRole('region', { name: visitor.kept.linked.title });
  await notice.getByRole('button', { name: visitor.kept.continue, exact: true }).click();
}

async function chooseAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const inspected = page.waitForResponse(patternOf('inspectPhoto'));
  await choosePhoto(page, await portrait());
  await inspected;
}

async function sessionIn(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'vesika_session')?.value;
}

async function draftIn(page: Page) {
  const answer = await page.request.get(new URL(requestLine('getDraft').url, stage.server.url).href);
  return answer.json();
}

/** Counts a person's actions: each tap and each completed field. */
function countingHand() {
  let actions = 1;
  return {
    tap: async (what: ReturnType<Page['locator']>) => {
      actions++;
      await what.tap();
    },
    type: async (where: ReturnType<Page['locator']>, text: string) => {
      actions++;
      await where.fill(text);
    },
    /** Opening the link is the first action. */
    actions: () => actions,
  };
}

/** Holds the photo in progress back, as a slow connection does; returns what lets it go. */
async function holdDraft(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(patternOf('getDraft'), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The photo stands where it stood before the payment, and no empty wizard asks for another one. */
async function showsThePhoto(page: Page): Promise<void> {
  await page.locator('main [style*="--returning-photo"]:visible').waitFor();
  const picture = await page.evaluate('document.documentElement.style.getPropertyValue("--returning-photo")');
  expect(picture).toMatch(/^url\("data:image\/jpeg/);
  expect(await page.getByText(web.drop.title, { exact: true }).filter({ visible: true }).count()).toBe(0);
}

/** Reloads the page; everything must be restored without any action. */
async function reload(page: Page, there: ReturnType<Page['locator']>): Promise<void> {
  await page.reload();
  await there.waitFor();
}

/** Matches a button's text with any price. */
function priced(text: string): RegExp {
  const [before = '', after = ''] = text.split('{{price}}');
  return new RegExp(`^${before}[€$₺£]?[\\d.,]+${after}`);
}
