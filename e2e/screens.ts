/**
 * Screenshots for review, in light and dark, on a phone and a desktop, in three languages: `node --import
 * @oxc-node/core/register e2e/screens.ts FOLDER [ADDRESS]`. Without an address it starts the server itself. Files are
 * named STATE-LANGUAGE-THEME-WIDTH.png.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { portrait } from './portraits.ts';
import { startServer } from './server.ts';

const widths = [390, 1440];
const themes = ['light', 'dark'] as const;
const languages = ['en', 'tr', 'ar'];

const [folder, address] = process.argv.slice(2);
if (!folder) {
  console.error('usage: e2e/screens.ts FOLDER [ADDRESS]');
  process.exit(2);
}
await mkdir(folder, { recursive: true });
const server = address ? { url: address, stop: async () => {} } : await startServer();
const browser = await openBrowser();
try {
  for (const width of widths) {
    for (const theme of themes) {
      for (const language of languages) await visit(browser, server.url, folder, { width, theme, language });
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

interface Look {
  width: number;
  theme: (typeof themes)[number];
  language: string;
}

/** Visits every state from the first page to the result and saves a screenshot of the whole page at each. */
async function visit(opened: Browser, url: string, into: string, look: Look): Promise<void> {
  const { width, theme, language } = look;
  const isPhone = width < 600;
  const page = await opened.newPage({
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const shoot = (state: string) =>
    page.screenshot({ path: join(into, `${state}-${language}-${theme}-${width}.png`), fullPage: true });
  await page.goto(url, { waitUntil: 'networkidle' });
  await shoot('1-start');
  await page.goto(`${url}/?country=DE`, { waitUntil: 'networkidle' });
  await page.getByRole('combobox').first().click();
  await page.getByRole('dialog').waitFor();
  await shoot('2-countries');
  await page.keyboard.press('Escape');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await portrait());
  await page.getByRole('img').first().waitFor();
  await shoot('3-photo');
  await press(page);
  await page.waitForTimeout(300);
  await shoot('4-progress');
  await page.locator('#verdict').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(600);
  await shoot('5-result');
  await page.close();
}

/** Presses the button that starts processing; it has the focus once a photo is chosen, in every language. */
async function press(page: Page): Promise<void> {
  await page.locator('button:focus').click();
}
