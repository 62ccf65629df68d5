import { openRegion } from '../decode/original.ts';
import { type Similarity, scaleOf } from '../geometry/similarity.ts';
import type { Box } from '../geometry/spaces.ts';
import { portraitHeadPx, sourceAround } from '../observe/portrait-view.ts';
import type { Patch } from '../raster/patch.ts';
import type { Size } from '../raster/raster.ts';
import { cutPatch, sourceRegion } from '../raster/resample.ts';
import type { Observation } from './observation.ts';

/**
 * Head height, crown to chin, in the kept patch: passports at 600 dpi show a head of 750 px and can be drawn from it
 * without shrinking it again.
 */
const storedHeadPx = 900;

/**
 * Shrinks the original's pixels around the head to the scale that most documents need. In: `near`, a patch at the
 * original's scale.
 */
export function patchAround(near: Patch, toPortrait: Similarity<'source', 'portrait'>): Promise<Patch> {
  const everything = {
    left: near.left,
    top: near.top,
    width: near.raster.widthPx,
    height: near.raster.heightPx,
  };
  return cutPatch(near, everything, (scaleOf(toPortrait) * storedHeadPx) / portraitHeadPx);
}

/** Reads the patch again for a stored observation, which has none. */
export async function readPatch(
  source: Buffer,
  { toPortrait, matte, mirror }: StoredObservation,
): Promise<Patch> {
  const region = sourceAround({ toPortrait, size: matte });
  return patchAround(await openRegion(source, region, mirror), toPortrait);
}

export type StoredObservation = Omit<Observation, 'patch'>;

/**
 * Pixels for a frame: the kept patch, or the original decoded again if the frame needs a larger scale or extends beyond
 * the patch.
 *
 * In:  `source`, the file of the observation; `size` of the output.
 * Out: patch that covers the frame.
 */
export async function patchFor(
  source: Buffer,
  { patch, source: original, mirror }: Observation,
  toOutput: Similarity<'source', 'output'>,
  size: Size,
): Promise<Patch> {
  const scale = scaleOf(toOutput);
  const region = sourceRegion(toOutput, size);
  const isFine = patch.scaleX >= 1 || scale <= patch.scaleX * enlargedUnseen;
  const from = isFine && holds(patch, region, original) ? patch : await openRegion(source, region, mirror);
  return cutPatch(from, region, scale * drawReserve);
}

/** Enlargement that remains invisible. */
const enlargedUnseen = 1.02;
/** The sampler reads from a patch a little larger than the output. */
const drawReserve = 1.2;

/** True when the patch covers the part of the region that the original has, except for the sampler's margin. */
function holds(patch: Patch, region: Box<'source'>, original: Size): boolean {
  const { left, top, raster, scaleX, scaleY } = patch;
  const margin = 2 / Math.min(scaleX, scaleY);
  const fits = (from: number, to: number, first: number, last: number, length: number) =>
    first <= Math.max(0, from) + margin && last >= Math.min(length, to) - margin;
  const { width, height } = region;
  const right = left + raster.widthPx / scaleX;
  const bottom = top + raster.heightPx / scaleY;
  return (
    fits(region.left, region.left + width, left, right, original.widthPx) &&
    fits(region.top, region.top + height, top, bottom, original.heightPx)
  );
}
