import type { Matte, Raster } from '../geometry/raster.ts';
import { type Similarity, transformMesh } from '../geometry/similarity.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import type { PhotoLimits } from '../limits/photo-limits.ts';
import { headLine } from '../measure/head-line.ts';
import { solveFrame } from './frame.ts';
import type { OutputSize } from './output-size.ts';
import { cutPatch, drawPatch, type Patch, sourceRegion } from './resample.ts';

/** The levelled surroundings of the future frame, on which the mattes are made. */
export interface WideView {
  raster: Raster;
  toWide: Similarity<'source', 'wide'>;
  mesh: FaceMesh<'wide'>;
  /** The same region of the source, shrunk for drawing; the finished picture is drawn from it too. */
  patch: Patch;
}

export interface MattedView extends WideView {
  matte: Matte;
}

/** Room around the frame, as shares of its width and height: tight crops give halos and lose shoulders. */
const room = { side: 0.3, top: 0.2, bottom: 0.35 } as const;
/** The nets see some 640 rows; the matte needs little more than it is drawn at, and every row costs time. */
const heightPxMax = 800;
/** The patch keeps more than the frame needs, so that the final scale may still change a little. */
const patchReserve = 1.2;

export async function wideView(
  source: Raster,
  mesh: FaceMesh<'source'>,
  limits: PhotoLimits,
  size: OutputSize,
): Promise<WideView> {
  const { toOutput, scale } = solveFrame({
    head: headLine(mesh, null),
    limits,
    size,
    edges: {
      widthPx: source.widthPx,
      heightPx: source.heightPx,
      counts: { top: false, bottom: true, left: false, right: false },
    },
  });
  const { toWide, wideSize } = surroundings(source, toOutput, size);
  const patch = await cutPatch(source, sourceRegion(toWide, wideSize), scale * patchReserve);
  return {
    raster: drawPatch(patch, toWide, wideSize, 'bilinear'),
    toWide,
    mesh: transformMesh(toWide, mesh),
    patch,
  };
}

/** The frame with room around it, clipped to the box that the turned source fills. */
function surroundings(source: Raster, toOutput: Similarity<'source', 'output'>, size: OutputSize) {
  const box = turnedBox(source, toOutput);
  const left = Math.max(box.left, -room.side * size.widthPx);
  const top = Math.max(box.top, -room.top * size.heightPx);
  const right = Math.min(box.right, (1 + room.side) * size.widthPx);
  const bottom = Math.min(box.bottom, (1 + room.bottom) * size.heightPx);
  const shrink = Math.min(1, heightPxMax / (bottom - top));
  const toWide: Similarity<'source', 'wide'> = {
    a: toOutput.a * shrink,
    b: toOutput.b * shrink,
    tx: (toOutput.tx - left) * shrink,
    ty: (toOutput.ty - top) * shrink,
  };
  const wideSize = {
    widthPx: Math.max(64, Math.round((right - left) * shrink)),
    heightPx: Math.max(64, Math.round((bottom - top) * shrink)),
  };
  return { toWide, wideSize };
}

function turnedBox({ widthPx, heightPx }: Raster, t: Similarity<'source', 'output'>) {
  const xs = [0, t.a * widthPx, -t.b * heightPx, t.a * widthPx - t.b * heightPx];
  const ys = [0, t.b * widthPx, t.a * heightPx, t.b * widthPx + t.a * heightPx];
  return {
    left: Math.min(...xs) + t.tx,
    right: Math.max(...xs) + t.tx,
    top: Math.min(...ys) + t.ty,
    bottom: Math.max(...ys) + t.ty,
  };
}
