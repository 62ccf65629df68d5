import { expect, it } from 'vitest';
import { upperCorners } from './picture.ts';
import { twoPeople } from './portraits.ts';
import { openStage } from './stage.ts';
import { choosePhoto, prepare } from './wizard.ts';

const stage = openStage();
/** Value of each channel of the record's own #E5E5E5. */
const lightGrey = 0xe5;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

it('makes the photo of the person that is pointed at, on the colour that is chosen', async () => {
  const { page, complaints } = await stage.visit('en-GB', phone);
  await page.goto(`${stage.server.url}/create?country=EE&document=passport&processing=full`);
  await choosePhoto(page, await twoPeople());
  await page.getByRole('heading', { name: 'Whose photo is it?' }).waitFor({ timeout: 60_000 });
  const face = page.getByRole('button', { name: 'From the left: person 2/2' });
  const { width, height } = (await face.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await face.focus();
  await page.keyboard.press('Enter');
  await page.locator('[aria-pressed="true"]', { hasText: '2' }).waitFor();
  // The address holds the choice, so the button is checked a moment after the click.
  await page.getByRole('radio', { name: 'White', exact: true }).click();
  await page.getByRole('radio', { name: 'White', exact: true, checked: true }).waitFor();
  await prepare(page);
  const preview = page.getByRole('img', { name: 'Preview', exact: true });
  const address = (await preview.getAttribute('src', { timeout: 60_000 }))!;
  const corners = await upperCorners(Buffer.from(address.replace(/^data:image\/jpeg;base64,/, ''), 'base64'));
  // The watermark darkens white a little; the record's own grey is darker still.
  for (const level of corners.flat()) expect(level).toBeGreaterThan(lightGrey + 3);
  // The browser reports the refusal that leads to the choice.
  expect(complaints.filter((each) => !each.includes('status of 422'))).toEqual([]);
});
