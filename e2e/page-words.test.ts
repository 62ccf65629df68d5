import { expect, it } from 'vitest';
import { countOnScreen } from './on-screen.ts';
import { openStage } from './stage.ts';

/* These tests count what the pages on the way to a photo say before anything is opened. */

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const stage = openStage();

it.each([
  ['/', { wordsMax: 500, controlsMax: 34 }],
  ['/create?document=passport&country=GB', { wordsMax: 150, controlsMax: 12 }],
  ['/passport-photo/usa', { wordsMax: 360, controlsMax: 40 }],
  ['/passport-photo/germany', { wordsMax: 420, controlsMax: 40 }],
])('%s says at most so much', async (path, { wordsMax, controlsMax }) => {
  const { page, complaints } = await stage.visit('en-GB', phone);
  await page.goto(stage.server.url + path, { waitUntil: 'networkidle' });
  const { words, controls } = await countOnScreen(page);
  expect(words).toBeLessThanOrEqual(wordsMax);
  expect(controls).toBeLessThanOrEqual(controlsMax);
  expect(complaints).toEqual([]);
});
