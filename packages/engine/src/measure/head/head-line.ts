import { type FaceAxes, faceAxes, heightAboveEyes, pointOnAxes } from '../../face/face-axes.ts';
import { pointAt, vertex } from '../../face/face-points.ts';
import { faceWidthPx } from '../../face/face-width.ts';
import type { FaceMesh, Point, Space } from '../../geometry/spaces.ts';
import { chinPerMesh, estimateCrown, type HeadShape } from './crown.ts';
import type { HairTop } from './hair-top.ts';
import { headPose } from './head-pose.ts';

/** The line from chin to crown along the midline of the face. */
export interface HeadLine<S extends Space> {
  axes: FaceAxes<S>;
  chin: Point<S>;
  /** Top of the skull, not of the hair (ICAO Doc 9303-3; ISO/IEC 39794-5). */
  crown: Point<S>;
  headHeightPx: number;
  /** Standard deviation of headHeightPx. */
  uncertaintyPx: number;
  /** Height of the highest hair, on the midline; null without a matte. */
  hairTop: Point<S> | null;
  /** Width of the face from ear root to ear root. */
  faceWidthPx: number;
}

/**
 * Locates chin and crown of a head; crown.ts estimates the crown under the hair.
 *
 * In:  mesh in any space; top of the hair from a matte, or null.
 * Out: px of that space.
 */
export function headLine<S extends Space>(mesh: FaceMesh<S>, hair: HairTop | null): HeadLine<S> {
  const axes = faceAxes(mesh);
  const shape = headShape(mesh, hair);
  const crown = estimateCrown(shape);
  const chinBelowEyes = chinPerMesh * shape.chinDepth;
  const headHeightPx = (crown.height + chinBelowEyes) * axes.interEyePx;
  return {
    axes,
    chin: pointOnAxes(axes, 0, -chinBelowEyes),
    crown: pointOnAxes(axes, 0, crown.height),
    headHeightPx,
    uncertaintyPx: headHeightPx * crown.uncertaintyShare,
    hairTop: hair && pointOnAxes(axes, 0, hair.highest),
    faceWidthPx: faceWidthPx(mesh),
  };
}

/** Standard deviation of the height from chin to top of hair, both of which are visible, as a share of it. */
export const withHairUncertaintyShare = 0.01;

/**
 * Head height by a document's definition, with its standard deviation: from chin to crown, or to the top of the hair
 * when the document includes hair and it was found; px.
 */
export function measuredHeight<S extends Space>(
  { axes, chin, crown, headHeightPx, uncertaintyPx, hairTop }: HeadLine<S>,
  includesHair: boolean,
): { heightPx: number; uncertaintyPx: number } {
  if (!includesHair || !hairTop) return { heightPx: headHeightPx, uncertaintyPx };
  const top = Math.max(heightAboveEyes(axes, hairTop), heightAboveEyes(axes, crown));
  const heightPx = (top - heightAboveEyes(axes, chin)) * axes.interEyePx;
  return { heightPx, uncertaintyPx: heightPx * withHairUncertaintyShare };
}

/** Predictors of the crown's height, from the inputs of headLine. */
export function headShape<S extends Space>(mesh: FaceMesh<S>, hair: HairTop | null): HeadShape {
  return {
    chinDepth: -heightAboveEyes(faceAxes(mesh), pointAt(mesh, vertex.chin)),
    pitchDeg: headPose(mesh).pitchDeg,
    hairHeight: hair?.onMidline ?? null,
    isHairCut: hair?.isMidlineCut ?? false,
  };
}
