import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawnSignatures } from '../packages/engine/src/signature/drawn-signatures.fixture.ts';
import { loadCatalogue } from '../packages/messages/src/index.ts';
import { openStage } from './stage.ts';

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
