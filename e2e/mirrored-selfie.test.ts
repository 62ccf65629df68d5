import sharp from 'sharp';
import { expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { portrait } from './portraits.ts';
import { openStage } from './stage.ts';
import { textsIn } from './texts.ts';
import { choosePhoto, prepare } from './wizard.ts';

const { web, engine } = await textsIn('en');
const stage = openStage();
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Phones name their front camera like this in the picture's metadata. */
async function selfie() {
  const chosen = await portrait();
  const buffer = await sharp(chosen.buffer)
    .rotate()
    .flop()
    .withExif({ IFD2: { LensModel: 'iPhone 14 front camera 2.69mm f/1.9' } })
    .jpeg({ quality: 92 })
    .toBuffer();
  return { ...chosen, buffer };
}

it('flips a mirrored selfie on request and names it among the changes', async () => {
  const { page, complaints } = await stage.visit('en-GB', phone);
  await page.goto(`${stage.server.url}/create?country=TR&document=passport`);
  await choosePhoto(page, await selfie());
  await page.getByText(web.mirror.front).waitFor({ timeout: 60_000 });
  await page.getByText(web.mirror.legend).first().click();
  await page.getByRole('radio', { name: web.mirror.turned }).check();
  const shown = page.getByRole('img', { name: web.drop.preview });
  expect(await shown.getAttribute('class')).toContain('-scale-x-100');
  expect(await violationsOn(page)).toEqual([]);
  await prepare(page);
  await page.locator('#verdict').waitFor({ timeout: 60_000 });
  await page.getByText(engine.changes.mirror).first().waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
});
