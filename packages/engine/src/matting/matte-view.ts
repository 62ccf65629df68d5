import { pointAt, vertex } from '../face/face-points.ts';
import { transformMesh } from '../geometry/similarity.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import type { RefinerNet } from '../nets/refiner.ts';
import type { Sessions } from '../nets/sessions.ts';
import { boxMean } from '../raster/box-mean.ts';
import { ramp } from '../raster/ramp.ts';
import type { Matte, Raster, Size } from '../raster/raster.ts';
import { clearVeils } from './clear-veils.ts';
import { type Freedom, followColours } from './follow-colours.ts';
import { dropIslands } from './matte-islands.ts';
import { type AlphaMap, observeMattes, type RawMattes } from './matting.ts';
import { exact, type RefinedMatte, refineMatte } from './refine-matte.ts';
import { resampleMap } from './resample-map.ts';
import { previewView } from './view-preview.ts';

/** Mattes of a view by the three nets, which `refinedMatte` makes into one. */
export interface ViewMattes {
  size: Size;
  /** Number of rows cut off at the top before the nets ran. */
  cutRows: number;
  shown: Raster;
  mesh: FaceMesh<'portrait'>;
  raw: RawMattes;
}

/**
 * Runs the three nets on a levelled view. Empty rows at the top are cut off first, except for room for tall hair, so
 * that the person is larger in the nets' input.
 *
 * In:     `view`, levelled portrait; `mesh` in px of it.
 * Throws: EngineError matting-model-invalid.
 */
export async function runNetsOnView(
  view: Raster,
  mesh: FaceMesh<'portrait'>,
  sessions: Sessions,
): Promise<ViewMattes> {
  const faceHeightPx = pointAt(mesh, vertex.chin).y - pointAt(mesh, vertex.foreheadTop).y;
  const { emptyRows, isWallPlain } = await previewView(view, sessions);
  const cutRows = Math.max(0, Math.floor(emptyRows - roomShare * faceHeightPx));
  const shown = {
    data: view.data.subarray(cutRows * view.widthPx * 3),
    widthPx: view.widthPx,
    heightPx: view.heightPx - cutRows,
  };
  return {
    size: { widthPx: view.widthPx, heightPx: view.heightPx },
    cutRows,
    shown,
    mesh: transformMesh<'portrait', 'portrait'>({ a: 1, b: 0, tx: 0, ty: -cutRows }, mesh),
    raw: await observeMattes(shown, { isWallPlain }, sessions),
  };
}

/**
 * The person's matte, without pieces that are not tied to the face: the refiner's answer, or without a refiner the person
 * mask, which follows the colours.
 *
 * Out: `disputed`, how far the nets disagree, 0 to 255; both at the view's size.
 */
export async function refinedMatte(
  { size, cutRows, shown, mesh, raw }: ViewMattes,
  { refiner }: { refiner: RefinerNet | null },
): Promise<{ matte: Matte; disputed: Matte }> {
  const { alpha, disputed } = refiner
    ? await refineMatte(shown, raw, mesh, refiner)
    : maskMatte(shown, raw.personMask);
  const { widthPx, heightPx } = shown;
  dropIslands({ alpha, widthPx, heightPx }, pointAt(mesh, vertex.noseTip));
  return { matte: bytesBelow(alpha, cutRows, size), disputed: bytesBelow(disputed, cutRows, size) };
}

function bytesBelow(values: Float32Array, cutRows: number, size: Size): Matte {
  const alpha = new Uint8Array(size.widthPx * size.heightPx);
  for (let i = 0, to = cutRows * size.widthPx; i < values.length; i++, to++)
    alpha[to] = 255 * values[i]! + 0.5;
  return { alpha, ...size };
}

/** Room left above the person, in face heights; about a quarter of the head. */
const roomShare = 0.4;

/** Range in which the mask turns from wall into person; its edge is soft over several pixels of the net. */
const person = { from: 0.3, full: 0.7 } as const;
/** Half side of the square over which the mask's steps are smoothed, px of portrait space. */
const smoothPx = 6;
/** The mask is coarse, so the colours decide within the reach of a lock of hair. */
const much: Freedom = { givenWeight: 0.01, reachPx: 12, steps: 60 };

/**
 * Alpha of the person by the person mask and the colours of the picture, without any other net.
 *
 * Out: at the size of `view`; disputed where the mask itself is undecided.
 */
export function maskMatte(view: Raster, personMask: AlphaMap): RefinedMatte {
  const mask = resampleMap(personMask, view);
  const alpha = boxMean(
    mask.map((share) => ramp(share, person)),
    view,
    smoothPx,
  );
  followColours(alpha, view, much);
  clearVeils(alpha, view);
  for (let i = 0; i < alpha.length; i++) alpha[i] = ramp(alpha[i]!, exact);
  return { alpha, disputed: mask.map((share) => 1 - Math.abs(2 * share - 1)) };
}
