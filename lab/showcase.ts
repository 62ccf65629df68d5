import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEngine } from '@vesika/engine';
import sharp from 'sharp';
import { factsOf, refusalOf } from './showcase/facts.ts';
import { placeOriginal } from './showcase/place-original.ts';
import { readmePicture } from './showcase/readme-picture.ts';
import { finishedSample, refusedSamples } from './showcase/samples.ts';
import { writePicture } from './showcase/write-picture.ts';

/**
 * `npm run showcase` makes the sample pictures and figures of the public pages and the README with the engine, from
 * generated faces (showcase/faces). Its output is committed, so servers do not make them.
 */

const into = join(import.meta.dirname, '../apps/web/src/site/showcase');
await mkdir(into, { recursive: true });
const engine = await openEngine();
try {
  const { original, request } = finishedSample;
  const source = await original();
  const made = await engine.makePhoto(source, request);
  const { report } = made;
  const [file] = made.files;
  if (!file || !report.placement) throw new Error('no photo was made');
  const { width = 0 } = await sharp(source).metadata();
  await writePicture(join(into, 'original'), source, width);
  await writePicture(join(into, 'placed'), await placeOriginal(source, report.placement, report.photo));
  await writePicture(join(into, 'finished'), file.bytes);
  await writePicture(join(into, 'difference'), await difference(file.bytes, made.proofMap));
  await writeFile(
    join(import.meta.dirname, '../docs/from-portrait-to-photo.jpg'),
    await readmePicture({ original: source, finished: file.bytes, report }),
  );
  const refused = [];
  for (const sample of refusedSamples) {
    const photo = await engine.makePhoto(await sample.original(), sample.request);
    await writePicture(join(into, `refused-${sample.name}`), photo.files[0]!.bytes, 420);
    refused.push({
      name: sample.name,
      ...refusalOf(photo.report, sample.refusedBy, sample.request.requirement),
    });
  }
  const facts = { finished: factsOf(report, request.requirement), refused };
  await writeFile(join(into, 'facts.json'), `${JSON.stringify(facts)}\n`);
} finally {
  await engine.close();
}

/** Draws the map of differences over a pale finished photo, like the report page. */
async function difference(finished: Buffer, proofMap: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(finished).metadata();
  const pale = await sharp(finished).greyscale().linear(0.35, 166).toColourspace('srgb').png().toBuffer();
  const strength = await sharp(proofMap).resize(width, height, { fit: 'fill' }).greyscale().raw().toBuffer();
  const ink = await sharp({ create: { width, height, channels: 3, background: '#c8372d' } })
    .joinChannel(strength, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return await sharp(pale)
    .composite([{ input: ink }])
    .png()
    .toBuffer();
}
