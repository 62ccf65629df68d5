import { faceAxes, heightAboveEyes, pointOnAxes } from '../face/face-axes.ts';
import { pointAt, vertex } from '../face/face-points.ts';
import { levelling, type Similarity, scaleOf, transformPoint } from '../geometry/similarity.ts';
import type { Box, FaceMesh, Point } from '../geometry/spaces.ts';
import type { Patch } from '../raster/patch.ts';
import type { Raster, Size } from '../raster/raster.ts';
import { cutPatch, drawPatch, sourceRegion } from '../raster/resample.ts';

/**
 * Portrait space: the head, as roughly told from the chin alone, levelled by the eyes and at one size, with the
 * surroundings that any record's frame may reach. It depends on the original and on no record, so what is
 * observed in it serves every document.
 */
export interface PortraitView {
  toPortrait: Similarity<'source', 'portrait'>;
  size: Size;
}

/** Crown to chin. */
export const portraitHeadPx = 380;
/** Crown above and chin below the eyes, in depths of the mesh's chin: neither hair nor pose moves the view. */
const roughHead = { crown: 1.0265, chin: 1.0064 } as const;
/**
 * How far the view reaches, in head heights: beside the middle between the eyes, above the crown, below the chin.
 * So far reach the frames of all records (portrait-view.test.ts), and the nets see nothing better with more room.
 */
export const portraitReach = { side: 0.855, above: 0.455, below: 0.765 } as const;

/** In: the upright original's size; the mesh in its px. */
export function portraitView(mesh: FaceMesh<'source'>, source: Size): PortraitView {
  const axes = faceAxes(mesh);
  const chinDepth = -heightAboveEyes(axes, pointAt(mesh, vertex.chin));
  const crown = pointOnAxes(axes, 0, roughHead.crown * chinDepth);
  const chin = pointOnAxes(axes, 0, -roughHead.chin * chinDepth);
  const headHeightPx = (roughHead.crown + roughHead.chin) * chinDepth * axes.interEyePx;
  const levelled = levelling<'source', 'portrait'>({
    fixed: axes.eyeMidpoint,
    target: { x: 0, y: 0 },
    rollRad: axes.turnRad,
    scale: portraitHeadPx / headHeightPx,
  });
  const corners = cornersOf(source).map((corner) => transformPoint(levelled, corner));
  const { side, above, below } = portraitReach;
  const across = common(
    { from: -side * portraitHeadPx, to: side * portraitHeadPx },
    extent(corners.map(({ x }) => x)),
  );
  const down = common(
    {
      from: transformPoint(levelled, crown).y - above * portraitHeadPx,
      to: transformPoint(levelled, chin).y + below * portraitHeadPx,
    },
    extent(corners.map(({ y }) => y)),
  );
  return {
    toPortrait: { ...levelled, tx: levelled.tx - across.from, ty: levelled.ty - down.from },
    size: { widthPx: across.lengthPx, heightPx: down.lengthPx },
  };
}

/** Frames are solved for the head as the matte shows it, and moved by hand: a little beyond the view is needed too. */
const pixelsBeyondPx = 24;

/** Where in the source the pixels lie that photos are drawn from. */
export function sourceAround({ toPortrait, size }: PortraitView): Box<'source'> {
  const { tx, ty } = toPortrait;
  return sourceRegion(
    { ...toPortrait, tx: tx + pixelsBeyondPx, ty: ty + pixelsBeyondPx },
    { widthPx: size.widthPx + 2 * pixelsBeyondPx, heightPx: size.heightPx + 2 * pixelsBeyondPx },
  );
}

/** The view as the nets are to see it. In: pixels of the source that hold it. */
export async function drawPortraitView(from: Patch, { toPortrait, size }: PortraitView): Promise<Raster> {
  const patch = await cutPatch(from, sourceRegion(toPortrait, size), drawReserve * scaleOf(toPortrait));
  return drawPatch(patch, toPortrait, size, 'bilinear');
}

/** Twice as large is still drawn sharply, and edges guide the matte. */
const drawReserve = 2;

interface Stretch {
  from: number;
  to: number;
}

/** What is wanted of what there is. */
function common(wanted: Stretch, there: Stretch): { from: number; lengthPx: number } {
  const from = Math.max(wanted.from, there.from);
  return { from, lengthPx: Math.max(1, Math.round(Math.min(wanted.to, there.to) - from)) };
}

function extent(values: readonly number[]): Stretch {
  return { from: Math.min(...values), to: Math.max(...values) };
}

function cornersOf({ widthPx, heightPx }: Size): Point<'source'>[] {
  return [
    { x: 0, y: 0 },
    { x: widthPx, y: 0 },
    { x: 0, y: heightPx },
    { x: widthPx, y: heightPx },
  ];
}
