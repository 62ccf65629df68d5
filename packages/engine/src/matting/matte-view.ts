import { pointAt, vertex } from '../face/face-points.ts';
import { transformMesh } from '../geometry/similarity.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import type { RefinerNet } from '../nets/refiner.ts';
import type { Sessions } from '../nets/sessions.ts';
import type { Matte, Raster, Size } from '../raster/raster.ts';
import { maskMatte } from './mask-matte.ts';
import { dropIslands } from './matte-islands.ts';
import { observeMattes, type RawMattes } from './matting.ts';
import { refineMatte } from './refine-matte.ts';
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
