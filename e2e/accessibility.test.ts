import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../packages/messages/src/index.ts';
import { buy, seePlans, signUp, toast } from './account.ts';
import { showWhole, violationsOn } from './axe.ts';
import { englishWordsIn } from './english-words.ts';
import { portrait } from './portraits.ts';
import { readPage } from './read-page.ts';
import { openStage } from './stage.ts';
import { textFaultsOn } from './text-faults.ts';
import { textsIn } from './texts.ts';
import { chooseCountry, choosePhoto, prepare } from './wizard.ts';

const stage = openStage();
const texts = await textsIn('en');

const phone = { width: 390, height: 844 };
const light = { colorScheme: 'light', viewport: { width: 1440, height: 900 } } as const;
const dark = { colorScheme: 'dark', viewport: phone } as const;
const looks = [light, dark];
type Look = (typeof looks)[number];
/** Evaluated inside a page after its theme has changed. */
const coloursHaveChanged = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  .then(() => Promise.allSettled(
    document.getAnimations().filter((each) => each instanceof CSSTransition).map((each) => each.finished)))
  .then(() => undefined)`;
const missingPage = '/no/such/page';
/**
 * One page of each type, and of country pages one of each kind: guide, plain rule, altered photos refused, visa, ID
 * card.
 */
const publicPages = [
  '/',
  '/passport-photo',
  '/id-photo',
  '/passport-photo/all-countries',
  '/id-photo/all-countries',
  '/passport-photo/usa',
  '/passport-photo/indonesia',
  '/passport-photo/andorra',
  '/visa-photo/cn',
  '/id-photo/estonia',
  '/check',
  '/developers',
  '/pricing',
  '/trip',
  '/own-document',
  '/signature',
  '/guides/how-to-take-passport-photo',
  '/guides/passport-photo-requirements',
  '/guides/common-passport-photo-mistakes',
  '/help',
  '/contact',
  '/privacy',
  '/terms',
  '/refund-policy',
  missingPage,
];
/** These pages have the layout of another page and differ only in text, so one theme and width is enough. */
const likeAnother = [
  '/id-photo/all-countries',
  '/passport-photo/andorra',
  '/guides/passport-photo-requirements',
  '/privacy',
  '/refund-policy',
];
const distinctPages = publicPages.filter((path) => !likeAnother.includes(path));
/** The API reference is in English in every language. */
const inEnglish = ['/developers'];
const guestPages = ['/auth', '/create'];
const signedInPages = [
  '/dashboard',
  '/dashboard/gallery',
  '/dashboard/bulk',
  '/dashboard/profile',
  '/dashboard/payments',
  '/dashboard/own-documents',
  '/dashboard/api',
  '/dashboard/webhooks',
];

/** One page of each layout, for what only text from right to left can break. */
const arabicPages = [
  '/',
  '/passport-photo',
  '/passport-photo/usa',
  '/check',
  '/own-document',
  '/pricing',
  '/help',
];

/**
 * The longest words, the longest texts, another alphabet, right to left, and a script without spaces: what fits in these
 * fits in the other languages. Tests of `packages/messages` find texts that any catalogue leaves in English.
 */
const tellingLanguages = ['de', 'fr', 'ru', 'ar', 'ja'] as const;

type Storage = BrowserContextOptions['storageState'];
let customer: Storage;

/** A customer with a package, a purchase and a photo, so that no page is empty. */
beforeAll(async () => {
  const { page, context } = await stage.visit();
  const { url } = stage.server;
  await signUp(page, url, texts);
  await page.goto(`${url}/dashboard/passport`);
  await chooseCountry(page, 'belg', 'Belgium');
  await choosePhoto(page, await portrait());
  await prepare(page);
  await seePlans(page, texts);
  await buy(page, texts, 'pro');
  await page.bringToFront();
  await page.getByRole('button', { name: texts.web.unlock.action, exact: true }).click();
  await toast(page, texts.web.unlock.done);
  customer = withoutLanguage(await context.storageState());
});

describe('axe finds no violations', () => {
  /** Pages are opened one after the other in one tab, as a reader would, and in a second tab as a customer. */
  let page: Page;
  let own: Page;
  let arabic: Page;
  beforeAll(async () => {
    ({ page } = await stage.stay());
    ({ page: own } = await stage.stay('en-GB', { storageState: customer }));
    ({ page: arabic } = await stage.stay('ar', { storageState: customer }));
  });

  it.each(publicPages)('on %s', async (path) => {
    await open(page, stage.server.url + path);
    await expectNoViolations(page, likeAnother.includes(path) ? [light] : looks);
  });

  it('in the country search', async () => {
    await turnTo(page, light);
    await open(page, `${stage.server.url}/passport-photo`);
    await page.locator('main').getByRole('combobox').click();
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await expectNoViolations(page);
  });

  it.each(guestPages)('on %s', async (path) => {
    await open(page, stage.server.url + path);
    await expectNoViolations(page);
  });

  it.each(signedInPages)('on %s of a customer', async (path) => {
    await turnTo(own, light);
    await open(own, stage.server.url + path);
    await own.waitForLoadState('networkidle');
    await expectNoViolations(own);
  });

  it.each([...arabicPages.map((path) => `/ar${path}`), '/dashboard'])('on %s in Arabic', async (path) => {
    await turnTo(arabic, dark);
    await open(arabic, stage.server.url + path);
    await expectNoViolations(arabic, [dark]);
  });
});

describe('on a phone', () => {
  const look = { viewport: phone, isMobile: true, hasTouch: true };
  /** Read without scripts, which is quick. */
  let plain: Page;
  let guest: Page;
  let own: Page;
  beforeAll(async () => {
    ({ page: plain } = await stage.stay('en-GB', { ...look, javaScriptEnabled: false }));
    ({ page: guest } = await stage.stay('en-GB', look));
    ({ page: own } = await stage.stay('en-GB', { ...look, storageState: customer }));
  });

  it.each(tellingLanguages)(
    'public pages have no clipped, overflowing or untranslated text in %s',
    async (language) => {
      await plain.context().addCookies([{ name: 'language', value: language, url: stage.server.url }]);
      const faults: string[] = [];
      for (const path of distinctPages.filter((each) => !inEnglish.includes(each))) {
        const prefix = path === missingPage ? '' : `/${language}`;
        await plain.goto(stage.server.url + prefix + path, {
          waitUntil: 'domcontentloaded',
        });
        faults.push(...(await faultsOfTexts(plain, language)).map((fault) => `${path}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );

  it.each([...guestPages, ...signedInPages])(
    '%s has no clipped, overflowing or untranslated text',
    async (path) => {
      const page = signedInPages.includes(path) ? own : guest;
      await open(page, stage.server.url + path);
      await page.waitForLoadState('networkidle');
      const faults: string[] = [];
      for (const language of ['en', ...tellingLanguages] as const) {
        await chooseLanguage(page, language);
        faults.push(...(await lastingFaults(page, language)).map((fault) => `${language}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );
});

/** Turns the open page from one look to the next, which is quicker than loading it again. */
async function expectNoViolations(page: Page, inLooks: readonly Look[] = looks): Promise<void> {
  for (const look of inLooks) {
    await turnTo(page, look);
    await page.locator(`html[data-theme=${look.colorScheme}]`).waitFor({ state: 'attached' });
    await page.evaluate(coloursHaveChanged);
    if (page.url().includes('/dashboard')) await showWhole(page, look.viewport);
    expect(await violationsOn(page), look.colorScheme).toEqual([]);
  }
}

async function turnTo(page: Page, { colorScheme, viewport }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
}

/** Choosing the current language again must work as well. */
async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.locator('button:has([data-choice])').tap();
  await page.locator(`[role=menuitemradio][lang=${language}]`).tap();
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
  await page.getByRole('menu').waitFor({ state: 'detached' });
}

/** Texts of late components are still loading, so only faults that last are reported. */
async function lastingFaults(page: Page, language: Language): Promise<string[]> {
  const deadline = Date.now() + 2_000;
  for (;;) {
    const faults = await faultsOfTexts(page, language);
    if (faults.length === 0 || Date.now() > deadline) return faults;
    await page.waitForTimeout(100);
  }
}

async function faultsOfTexts(page: Page, language: Language): Promise<string[]> {
  const { texts } = readPage(await page.content());
  const english = await englishWordsIn(language, texts);
  return [...(await textFaultsOn(page)), ...english.map((word) => `in English: ${word}`)];
}

/** Waits until the page is hydrated. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.keyboard.press('Shift');
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
}

function withoutLanguage(storage: Exclude<Storage, string | undefined>): Storage {
  const origins = storage.origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.filter(({ name }) => name !== 'language'),
  }));
  return { cookies: storage.cookies.filter(({ name }) => name !== 'language'), origins };
}
