import { findRequirement } from '@vesika/requirements';
import { framedScene } from '../../packages/engine/fixtures/faults/framed-scene.ts';
import { unchangedLight } from '../../packages/engine/src/compose/light.ts';
import { decode } from '../../packages/engine/src/decode/decode.ts';
import { faceView } from '../../packages/engine/src/face/face-view.ts';
import { outlinesOf } from '../../packages/engine/src/face/outlines.ts';
import { judgePhoto } from '../../packages/engine/src/judge-photo.ts';
import { pictureMeasures } from '../../packages/engine/src/measure/natives.ts';
import { sourceMeasures } from '../../packages/engine/src/measure/original/source-natives.ts';
import { wholeSource } from '../../packages/engine/src/measure/original/source-view.ts';
import { measurePicture } from '../../packages/engine/src/measure-picture.ts';
import type { Measured } from '../../packages/engine/src/measured.ts';
import { openModelCache } from '../../packages/engine/src/models/cache.ts';
import { openSessions } from '../../packages/engine/src/nets/sessions.ts';
import { locateFace } from '../../packages/engine/src/observe/locate-face.ts';
import { observeOriginal } from '../../packages/engine/src/observe-original.ts';
import { prove } from '../../packages/engine/src/prove.ts';
import { white } from '../../packages/engine/src/raster/rgb.ts';
import { median } from './median.ts';

/**
 * Measures the cost of each part of the report, as the step `assess` runs it, on a German passport photo of 827x1063 px
 * and its original. Face detection on the finished picture is a separate step and not included.
 * In: the median time of a whole photo in the same run, for the shares.
 */
export async function benchReport(portrait: Buffer, runs: number, totalMs: number): Promise<void> {
  const { requirement } = findRequirement({ countryCode: 'DE', documentType: 'passport' })!;
  const sessions = await openSessions({ modelPaths: await openModelCache(), threads: 2 });
  const { raster } = await decode(portrait, white);
  const { mesh: sourceMesh } = await locateFace<'source'>(raster, sessions);
  const { picture, mesh, matte } = await framedScene(
    portrait,
    await observeOriginal(portrait, sessions),
    requirement,
  );
  await sessions.close();
  const seen = { picture, mesh, matte, covered: null, painted: null };
  const view = faceView({ ...seen, painted: false });
  const framed = { ...seen, faceCount: 1, otherFaceShare: 0, headAdjustment: null, making: null, dpi: 600 };
  const { measures: geometry, natives } = measurePicture({ ...framed, densityStated: true });
  const source = wholeSource({ bytes: portrait, exif: null, picture: raster, mesh: sourceMesh });
  const photo: Measured['photo'] = { ...picture, dpi: 600, bytes: 200_000, mime: 'image/jpeg' };
  const parts: Array<[name: string, work: () => unknown]> = [
    ['alignFace', () => faceView({ ...seen, painted: false })],
    ...[...new Set(Object.values(pictureMeasures))].map((measure): [string, () => unknown] => [
      measure.name,
      () => measure(view),
    ]),
    ...[...new Set(Object.values(sourceMeasures))].map((measure): [string, () => unknown] => [
      `source: ${measure.name}`,
      () => measure(source),
    ]),
    ['judgePhoto', () => judgePhoto({ photo, measures: geometry, natives, changes: [] }, { requirement })],
    ['outlinesOf', () => outlinesOf(mesh, matte)],
    ['prove', () => prove({ unlit: picture, light: unchangedLight, matte, covered: null, result: picture })],
  ];
  console.log(
    '\nparts of the report, each alone in a warm loop: less than within a photo, where nothing is warm.',
  );
  console.log('The goal of 150 ms is for the step assess above.');
  let sum = 0;
  for (const [name, work] of parts) {
    const ms = await medianOf(work, runs);
    sum += ms;
    console.log(row(name, ms, totalMs));
  }
  console.log(row('sum', sum, totalMs));
}

async function medianOf(work: () => unknown, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = -1; run < runs; run++) {
    const start = performance.now();
    await work();
    if (run >= 0) times.push(performance.now() - start);
  }
  return median(times);
}

function row(name: string, ms: number, totalMs: number): string {
  const share = `${((100 * ms) / totalMs).toFixed(1).padStart(5)} % of the photo`;
  return `  ${name.padEnd(34)} ${ms.toFixed(1).padStart(7)} ms ${share}`;
}
