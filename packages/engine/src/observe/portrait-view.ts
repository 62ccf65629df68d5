import { faceAxes, heightAboveEyes, pointOnAxes } from '../face/face-axes.ts';
import { pointAt, vertex } from '../face/face-points.ts';
import { levelling, type Similarity, scaleOf, transformPoint } from '../geometry/similarity.ts';
import type { Box, FaceMesh, Point } from '../geometry/spaces.ts';
import type { Patch } from '../raster/patch.ts';
import type { Raster, Size } from '../raster/raster.ts';
import { cutPatch, drawPatch, sourceRegion } from '../raster/resample.ts';

/**
 * Portrait space: the head levelled by the eyes and scaled to one size, with all surroundings that the frame of any
 * document may need. The head height is a rough estimate from the chin alone. The view depends only on the original, so
 * its observation serves every document.
 */
export interface PortraitView {
  toPortrait: Similarity<'source', 'portrait'>;
  size: Size;
  /** Row of the roughly estimated crown, px of the view. */
  crownRow: number;
}

/** Height of the head in the view, crown to chin. */
export const portraitHeadPx = 380;
/**
 * Crown above and chin below the eyes, in distances from the eyes to the mesh's chin. Rough on purpose, so that neither
 * hair nor pose moves the view.
 */
const roughHead = { crown: 1.0265, chin: 1.0064 } as const;
/**
 * Extent of the view, in head heights: beside the eye midpoint, above the crown, below the chin. It holds the frames of
 * all documents (portrait-view.test.ts); more surroundings do not improve the mattes.
 */
const portraitReach = { side: 1, above: 0.51, below: 0.95 } as const;
/** Each head height of hair above the crown adds this, because some authorities measure the head with its hair. */
const reachPerHair = { side: 0.74, above: 0.22, below: 0.45 } as const;
/** Higher hair, or what looks like it, widens the view no further. */
const hairHeadsMax = 0.6;

/**
 * Computes the portrait view.
 *
 * In: `mesh` in px of the upright original, `source` its size; height of the hair above the crown, in head heights.
 */
export function portraitView(mesh: FaceMesh<'source'>, source: Size, hairHeads = 0): PortraitView {
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
  const hair = Math.min(hairHeadsMax, Math.max(0, hairHeads));
  const [side, above, below] = (['side', 'above', 'below'] as const).map(
    (way) => portraitReach[way] + hair * reachPerHair[way],
  ) as [number, number, number];
  const across = intersection(
    { from: -side * portraitHeadPx, to: side * portraitHeadPx },
    extent(corners.map(({ x }) => x)),
  );
  const down = intersection(
    {
      from: transformPoint(levelled, crown).y - above * portraitHeadPx,
      to: transformPoint(levelled, chin).y + below * portraitHeadPx,
    },
    extent(corners.map(({ y }) => y)),
  );
  return {
    toPortrait: { ...levelled, tx: levelled.tx - across.from, ty: levelled.ty - down.from },
    size: { widthPx: across.lengthPx, heightPx: down.lengthPx },
    crownRow: transformPoint(levelled, crown).y - down.from,
  };
}

/** Height of the hair above the crown in a view with empty rows at its top, in head heights; negative under a crown. */
export function hairHeadsIn({ crownRow }: Pick<PortraitView, 'crownRow'>, emptyRows: number): number {
  return (crownRow - emptyRows) / portraitHeadPx;
}

/**
 * Margin around the view, because the final frame is solved with the hair from the matte and may be adjusted manually.
 */
const marginPx = 24;

/** Region of the source that photos are drawn from, source px. */
export function sourceAround({ toPortrait, size }: Pick<PortraitView, 'toPortrait' | 'size'>): Box<'source'> {
  const { tx, ty } = toPortrait;
  return sourceRegion(
    { ...toPortrait, tx: tx + marginPx, ty: ty + marginPx },
    { widthPx: size.widthPx + 2 * marginPx, heightPx: size.heightPx + 2 * marginPx },
  );
}

/** Draws the view for the nets. In: a patch of the source that contains it. */
export async function drawPortraitView(
  from: Patch,
  { toPortrait, size }: Pick<PortraitView, 'toPortrait' | 'size'>,
): Promise<Raster> {
  const patch = await cutPatch(from, sourceRegion(toPortrait, size), drawReserve * scaleOf(toPortrait));
  return drawPatch(patch, toPortrait, size, 'bilinear');
}

/** Factor by which the view may still be enlarged sharply; its edges guide the matte. */
const drawReserve = 2;

interface Range {
  from: number;
  to: number;
}

/** Intersection of two ranges. */
function intersection(requested: Range, available: Range): { from: number; lengthPx: number } {
  const from = Math.max(requested.from, available.from);
  return { from, lengthPx: Math.max(1, Math.round(Math.min(requested.to, available.to) - from)) };
}

function extent(values: readonly number[]): Range {
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
