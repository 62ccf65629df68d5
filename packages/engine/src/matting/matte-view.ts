import { pointAt, vertex } from '../face/face-points.ts';
import { transformMesh } from '../geometry/similarity.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import type { Sessions } from '../nets/sessions.ts';
import type { Matte, Raster, Size } from '../raster/raster.ts';
import { fuseMatte } from './fuse-matte.ts';
import { resampleMap } from './matte-resize.ts';
import { observeMattes, type RawMattes } from './matting.ts';
import { previewView } from './view-preview.ts';

/** Mattes of a view by the three nets, to be fused by `joinMattes`. */
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

/** Fuses the mattes of the three nets into one at the view's size. */
export function joinMattes({ size, cutRows, shown, mesh, raw }: ViewMattes): Matte {
  const alpha = new Uint8Array(size.widthPx * size.heightPx);
  alpha.set(fuseMatte(shown, raw, mesh).alpha, cutRows * size.widthPx);
  return { alpha, ...size };
}

/** RVM's matte alone, at the view's size. */
export function rvmMatte({ size, cutRows, shown, raw }: ViewMattes): Matte {
  const alpha = new Uint8Array(size.widthPx * size.heightPx);
  const values = resampleMap(raw.rvm, shown);
  for (let i = 0, to = cutRows * size.widthPx; i < values.length; i++, to++)
    alpha[to] = 255 * values[i]! + 0.5;
  return { alpha, ...size };
}

/** Room left above the person, in face heights; about a quarter of the head. */
const roomShare = 0.4;
