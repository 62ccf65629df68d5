import { openRegion } from '../decode/original.ts';
import { type Similarity, scaleOf } from '../geometry/similarity.ts';
import type { Box } from '../geometry/spaces.ts';
import { portraitHeadPx, sourceAround } from '../observe/portrait-view.ts';
import type { Patch } from '../raster/patch.ts';
import type { Size } from '../raster/raster.ts';
import { cutPatch, sourceRegion } from '../raster/resample.ts';
import type { Observation } from './observation.ts';

/**
 * Crown to chin in the pixels kept with an observation: passports at 600 dpi show a head of 750 px, and are drawn
 * from these pixels without shrinking them again.
 */
const keptHeadPx = 900;

/** The original's pixels around the head, shrunk to what most documents ask for. */
export function patchAround(near: Patch, toPortrait: Similarity<'source', 'portrait'>): Promise<Patch> {
  const everything = {
    left: near.left,
    top: near.top,
    width: near.raster.widthPx,
    height: near.raster.heightPx,
  };
  return cutPatch(near, everything, (scaleOf(toPortrait) * keptHeadPx) / portraitHeadPx);
}

/** The same pixels again, for an observation that was stored without them. */
export async function readPatch(source: Buffer, { toPortrait, matte }: StoredObservation): Promise<Patch> {
  return patchAround(await openRegion(source, sourceAround({ toPortrait, size: matte })), toPortrait);
}

export type StoredObservation = Omit<Observation, 'patch'>;

/**
 * Pixels for a frame: those kept, or the original's own where the frame shows the head larger than they do, or
 * reaches beyond them.
 *
 * In: the bytes that `observation` is about; the size of the output.
 */
export async function patchFor(
  source: Buffer,
  { patch, source: original }: Observation,
  toOutput: Similarity<'source', 'output'>,
  size: Size,
): Promise<Patch> {
  const scale = scaleOf(toOutput);
  const region = sourceRegion(toOutput, size);
  const isFine = patch.scaleX >= 1 || scale <= patch.scaleX * enlargedUnseen;
  const from = isFine && holds(patch, region, original) ? patch : await openRegion(source, region);
  return cutPatch(from, region, scale * drawReserve);
}

/** Nobody sees so little enlarging. */
const enlargedUnseen = 1.02;
/** The sampler draws a little smaller than the patch is. */
const drawReserve = 1.2;

/** All of the region that the original has, but for the reach of the sampler. */
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
