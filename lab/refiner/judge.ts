/**
 * Compares the product's matte with the refiner's on the composites, in portrait space: MSE and MSE of the hair band
 * (x 1000), the largest piece of wall, spill and fringe (spill-error.ts). 013 is left out, because its truth is flawed.
 * Run: `node --import @oxc-node/core/register lab/refiner/judge.ts REFINER.onnx`
 */
import { estimateLayers } from '../../packages/engine/src/matting/foreground.ts';
import { joinMattes, type ViewMattes } from '../../packages/engine/src/matting/matte-view.ts';
import type { Matte } from '../../packages/engine/src/raster/raster.ts';
import { lazySessions } from '../fit/coverings/people-halves.ts';
import { errorOf, moreComposites } from '../people/matte-error.ts';
import { seenComposite, spillOf } from '../people/spill-error.ts';
import { openRefiner } from './open-refiner.ts';
import { refineMatte } from './refine-matte.ts';

const [path] = process.argv.slice(2);
if (!path) throw new Error('usage: judge.ts REFINER.onnx');
const refiner = await openRefiner(path);
const { sessions, close } = lazySessions();
const makers: Record<string, (seen: ViewMattes) => Promise<Matte>> = {
  product: async (seen) => joinMattes(seen),
  refiner: async ({ shown, raw, mesh, size, cutRows }) => {
    const alpha = new Uint8Array(size.widthPx * size.heightPx);
    const refined = await refineMatte(shown, raw, mesh, refiner);
    refined.forEach((share, i) => {
      alpha[cutRows * size.widthPx + i] = 255 * share + 0.5;
    });
    return { alpha, ...size };
  },
};
const rows: { portrait: string; values: number[] }[] = [];
for (const portrait of moreComposites.filter((path) => !path.includes('013'))) {
  const composite = await seenComposite(portrait, await sessions());
  const values: number[] = [];
  for (const make of Object.values(makers)) {
    const matte = await make(composite.mattes);
    const { mse, bandMse, leftOverPx } = errorOf(matte, composite.truth);
    const spill = spillOf(composite, matte, estimateLayers(composite.view, matte));
    values.push(1000 * mse, 1000 * bandMse, leftOverPx, spill.inBand, spill.fringe);
  }
  rows.push({ portrait, values });
  console.log(portrait, values.map((value) => value.toFixed(2)).join(' '));
}
for (const [group, isIn] of [
  ['all', () => true],
  // The trees of the product were fitted on people with odd numbers.
  ['odd', (portrait: string) => /\/\d\d[13579]_/.test(portrait)],
  ['even', (portrait: string) => /\/\d\d[02468]_/.test(portrait)],
] as const) {
  const kept = rows.filter(({ portrait }) => isIn(portrait));
  const means = kept[0]!.values.map(
    (_, k) => kept.reduce((sum, { values }) => sum + values[k]!, 0) / kept.length,
  );
  console.log(group, means.map((value) => value.toFixed(2)).join(' '));
}
await close();
