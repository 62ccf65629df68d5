import { type Engine, openEngine } from '@vesika/engine';
import { findRequirement } from '@vesika/requirements';
import sharp from 'sharp';
import { inTurns } from './photo.ts';

export interface Growth {
  byMegapixels: { megapixels: number; wholeMs: number; observeMs: number; composeMs: number }[];
  byDocuments: { documents: number; ms: number }[];
}

const megapixels = [2, 6, 12, 24, 48];
const documents = [
  ['DE', 'passport'],
  ['US', 'visa'],
  ['GB', 'passport'],
  ['IN', 'passport'],
  ['CN', 'passport'],
] as const;

/**
 * Measures how the time of a photo grows with the size of the upload, and with the number of documents from one upload.
 */
export async function benchGrowth(portrait: Buffer, runs: number): Promise<Growth> {
  const engine = await openEngine({ threads: 2 });
  const growth: Growth = { byMegapixels: [], byDocuments: await byDocuments(engine, portrait, runs) };
  for (const size of megapixels) {
    growth.byMegapixels.push({
      megapixels: size,
      ...(await timesOf(engine, await resized(portrait, size), runs)),
    });
  }
  await engine.close();
  return growth;
}

async function timesOf(engine: Engine, portrait: Buffer, runs: number) {
  const { requirement } = findRequirement({ countryCode: 'DE', documentType: 'passport' })!;
  const observation = await engine.observe(portrait);
  const { whole, observe, compose } = await inTurns(
    {
      whole: () => engine.makePhoto(portrait, { requirement }),
      observe: () => engine.observe(portrait),
      compose: () => engine.compose(portrait, observation, { requirement }),
    },
    runs,
  );
  return { wholeMs: whole, observeMs: observe, composeMs: compose };
}

async function byDocuments(engine: Engine, portrait: Buffer, runs: number) {
  const requirements = documents.map(
    ([countryCode, documentType]) => findRequirement({ countryCode, documentType })!.requirement,
  );
  const make = (count: number) => async () => {
    const observation = await engine.observe(portrait);
    for (const requirement of requirements.slice(0, count)) {
      await engine.compose(portrait, observation, { requirement });
    }
  };
  const counts = documents.map((_, i) => i + 1);
  const times = await inTurns(Object.fromEntries(counts.map((count) => [count, make(count)])), runs);
  return counts.map((count) => ({ documents: count, ms: times[count]! }));
}

/** Resizes the portrait within the upload limit of 10 MB. */
async function resized(portrait: Buffer, size: number): Promise<Buffer> {
  const { width, height } = await sharp(portrait).metadata();
  const factor = Math.sqrt((size * 1e6) / (width * height));
  const picture = sharp(portrait).resize(Math.round(width * factor), Math.round(height * factor), {
    fit: 'fill',
  });
  return picture.jpeg({ quality: size > 12 ? 75 : 94 }).toBuffer();
}
