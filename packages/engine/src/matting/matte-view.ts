import { pointAt, vertex } from '../face/face-points.ts';
import { transformMesh } from '../geometry/similarity.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import type { Sessions } from '../nets/sessions.ts';
import type { Matte, Raster, Size } from '../raster/raster.ts';
import { lookFirst } from './first-look.ts';
import { fuseMatte } from './fuse-matte.ts';
import { resampleMap } from './matte-resize.ts';
import { observeMattes, type RawMattes } from './matting.ts';

/** What the nets say of a view; to be joined by `joinMattes`. */
export interface SeenView {
  size: Size;
  /** The part that the nets were shown begins so many rows below the top. */
  above: number;
  shown: Raster;
  mesh: FaceMesh<'portrait'>;
  raw: RawMattes;
}

/**
 * Shows a levelled view of a person to the nets. Where nobody is seen at the top, they are not shown it: they see
 * the person larger then, and tall hair still has its room.
 */
export async function showView(
  view: Raster,
  mesh: FaceMesh<'portrait'>,
  sessions: Sessions,
): Promise<SeenView> {
  const faceHeightPx = pointAt(mesh, vertex.chin).y - pointAt(mesh, vertex.foreheadTop).y;
  const { emptyRows, isWallPlain } = await lookFirst(view, sessions);
  const above = Math.max(0, Math.floor(emptyRows - roomShare * faceHeightPx));
  const shown = {
    data: view.data.subarray(above * view.widthPx * 3),
    widthPx: view.widthPx,
    heightPx: view.heightPx - above,
  };
  return {
    size: { widthPx: view.widthPx, heightPx: view.heightPx },
    above,
    shown,
    mesh: transformMesh<'portrait', 'portrait'>({ a: 1, b: 0, tx: 0, ty: -above }, mesh),
    raw: await observeMattes(shown, { isWallPlain }, sessions),
  };
}

/** The nets' opinions as one matte of the view's size. */
export function joinMattes({ size, above, shown, mesh, raw }: SeenView): Matte {
  const alpha = new Uint8Array(size.widthPx * size.heightPx);
  alpha.set(fuseMatte(shown, raw, mesh).alpha, above * size.widthPx);
  return { alpha, ...size };
}

/** What the net that knows people alone says, likewise. */
export function peopleMatte({ size, above, shown, raw }: SeenView): Matte {
  const alpha = new Uint8Array(size.widthPx * size.heightPx);
  const values = resampleMap(raw.people, shown);
  for (let i = 0, to = above * size.widthPx; i < values.length; i++, to++) alpha[to] = 255 * values[i]! + 0.5;
  return { alpha, ...size };
}

/** Room above the person, as a share of the face's height: about a quarter of the head. */
const roomShare = 0.4;
