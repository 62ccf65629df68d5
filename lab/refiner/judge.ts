/**
 * Compares the product's refiner with others on the composites, in portrait space: MSE and MSE of the hair band
 * (x 1000), MSE of the band above the chin, the largest piece of wall, spill and fringe (spill-error.ts). 013 is left
 * out, because its truth is flawed.
 * Run: `node --import @oxc-node/core/register lab/refiner/judge.ts [REFINER.onnx...]`
 */
import { pointAt, vertex } from '../../packages/engine/src/face/face-points.ts';
import { estimateLayers } from '../../packages/engine/src/matting/foreground.ts';
import { refinedMatte } from '../../packages/engine/src/matting/matte-view.ts';
import { openRefiner } from '../../packages/engine/src/nets/sessions.ts';
import type { Matte } from '../../packages/engine/src/raster/raster.ts';
import { lazySessions } from '../fit/coverings/people-halves.ts';
import { errorOf, moreComposites } from '../people/matte-error.ts';
import { seenComposite, spillOf } from '../people/spill-error.ts';

const { sessions, close } = lazySessions();
const others = await Promise.all(process.argv.slice(2).map((path) => openRefiner(path, 2)));
const refiners = [(await sessions()).refiner, ...others.map(({ net }) => net)];
const rows: { person: number; values: number[] }[] = [];
for (const portrait of moreComposites.filter((path) => !path.includes('013'))) {
  const composite = await seenComposite(portrait, await sessions());
  const { mattes, truth, view } = composite;
  const chinY = pointAt(mattes.mesh, vertex.chin).y + mattes.cutRows;
  const values: number[] = [];
  for (const refiner of refiners) {
    const { matte } = await refinedMatte(mattes, { refiner });
    const { mse, bandMse, leftOverPx } = errorOf(matte, truth);
    const head = errorOf(upTo(matte, chinY), upTo(truth, chinY));
    const spill = spillOf(composite, matte, estimateLayers(view, matte));
    values.push(1000 * mse, 1000 * bandMse, 1000 * head.bandMse, leftOverPx, spill.inBand, spill.fringe);
  }
  rows.push({ person: Number(portrait.match(/\d+/)![0]), values });
  console.log(portrait, shown(values));
}
for (const [group, isIn] of [
  ['all', () => true],
  ['odd', (person: number) => person % 2 === 1],
  ['even', (person: number) => person % 2 === 0],
] as const) {
  const stored = rows.filter(({ person }) => isIn(person));
  const mean = (k: number) => stored.reduce((sum, { values }) => sum + values[k]!, 0) / stored.length;
  console.log(group, shown(stored[0]!.values.map((_, k) => mean(k))));
}
await Promise.all(others.map(({ session }) => session.release()));
await close();

function upTo({ alpha, widthPx, heightPx }: Matte, y: number): Matte {
  const rows = Math.min(heightPx, Math.floor(y));
  return { alpha: alpha.subarray(0, rows * widthPx), widthPx, heightPx: rows };
}

function shown(values: number[]): string {
  return values.map((value) => value.toFixed(2)).join(' ');
}
