import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawnSignatures } from '../packages/engine/src/signature/drawn-signatures.fixture.ts';
import { loadCatalogue } from '../packages/messages/src/index.ts';
import { buy, signUp } from './account.ts';
import { violationsOn } from './axe.ts';
import { portrait } from './portraits.ts';
import { openStage } from './stage.ts';
import { textsIn } from './texts.ts';
import { choosePhoto, download, prepare } from './wizard.ts';

const texts = await loadCatalogue('en', 'signature');
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const stage = openStage();

it('gives signatures on lined, squared, grey and shadowed paper in the size of the form', async () => {
  const { page, complaints } = await stage.visit('en-GB', phone);
  await page.goto(`${stage.server.url}/signature`, { waitUntil: 'networkidle' });
  const faults: string[] = [];
  for (const { name, picture } of await drawnSignatures([1])) {
    const { data, widthPx, heightPx } = picture;
    const paper = sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } });
    const buffer = await paper.jpeg({ quality: 95 }).toBuffer();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: texts.paper.change }).waitFor();
    await page.getByRole('button', { name: texts.act.make }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: texts.act.download }).click(),
    ]);
    const file = await readFile((await download.path())!);
    const { width, height } = await sharp(file).metadata();
    const ink = await inkShare(file);
    const isFine = width === 140 && height === 60 && file.length <= 20_000 && ink > 0.01 && ink < 0.5;
    if (!isFine) faults.push(`${name}: ${width} × ${height} px, ${file.length} bytes, ${ink} ink`);
  }
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
});

it('puts a photo that was paid for above the signature, in one file', async () => {
  const all = await textsIn('en');
  const { page, complaints } = await stage.visit('en-GB', phone);
  await signUp(page, stage.server.url, all);
  await page.goto(`${stage.server.url}/dashboard/bulk`);
  await page.getByRole('button', { name: all.bulk.notIncluded.button }).click();
  await buy(page, all, 'pro');
  await page.bringToFront();
  await page.goto(`${stage.server.url}/dashboard/other?country=IN&variant=neet`);
  await choosePhoto(page, await portrait());
  await prepare(page);
  await page.locator('#verdict').waitFor({ timeout: 60_000 });
  const addSignature = page.getByRole('link', { name: all.web.result.photoAndSignature });
  // A photo with a check that is not certain is taken by a press.
  const take = page.getByRole('button', { name: all.web.unlock.action, exact: true });
  await addSignature.or(take).first().waitFor();
  if (await take.isVisible()) await take.click();
  await addSignature.click();
  const [drawn] = await drawnSignatures([1]);
  const { data, widthPx, heightPx } = drawn!.picture;
  const paper = sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } });
  const buffer = await paper.jpeg({ quality: 95 }).toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer });
  for (const [label, value] of [
    [`${texts.form.size}, ${texts.form.width}`, '350'],
    [`${texts.form.size}, ${texts.form.height}`, '600'],
    [`${texts.form.kb}, ${texts.form.max}`, '100'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: texts.act.join }).click();
  const { bytes, fileName } = await download(page, texts.act.download);
  expect(fileName).toBe('photo-and-signature.jpg');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 350, height: 600, format: 'jpeg' });
  expect(bytes.length).toBeLessThanOrEqual(100_000);
  expect(await inkShare(bytes)).toBeGreaterThan(0.05);
  expect(await violationsOn(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('asks for the picture, and names the numbers that a signature cannot have', async () => {
  const { page, complaints } = await stage.visit('en-GB', phone);
  await page.goto(`${stage.server.url}/signature`, { waitUntil: 'networkidle' });
  await page.getByLabel(`${texts.form.size}, ${texts.form.width}`).fill('5');
  await page.getByLabel(`${texts.form.kb}, ${texts.form.max}`).fill('3');
  await page.getByRole('button', { name: texts.act.make }).click();
  for (const fault of [texts.form.paperFault, texts.form.sizeFault, texts.form.kbFault]) {
    await page.getByText(fault).waitFor();
  }
  expect(complaints).toEqual([]);
});

async function inkShare(file: Buffer): Promise<number> {
  const pixels = await sharp(file).greyscale().raw().toBuffer();
  return pixels.filter((value) => value < 128).length / pixels.length;
}
