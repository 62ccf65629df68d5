import { type FaceAxes, faceAxes, heightAboveEyes, pointOnAxes } from '../../face/face-axes.ts';
import { pointAt, vertex } from '../../face/face-points.ts';
import type { FaceMesh, Point, Space } from '../../geometry/spaces.ts';
import { chinPerMesh, estimateCrown, type HeadShape } from './crown.ts';
import type { HairTop } from './hair-top.ts';
import { headPose } from './head-pose.ts';

/** Chin to crown along the face's own axis. */
export interface HeadLine<S extends Space> {
  axes: FaceAxes<S>;
  chin: Point<S>;
  /** Top of the skull, not of the hair (ICAO Doc 9303-3; ISO/IEC 39794-5). */
  crown: Point<S>;
  headHeightPx: number;
  /** One standard deviation of headHeightPx. */
  uncertaintyPx: number;
  /** Highest hair; null when no matte tells. */
  hairTop: Point<S> | null;
}

/**
 * Chin and crown of a head, the crown under the hair estimated (crown.ts).
 *
 * In:  mesh in any space; the hair's top found on a matte of that space, or null.
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
  };
}

/** Where hair ends against the background, and where the chin does, share of the height; one standard deviation. */
export const withHairUncertaintyShare = 0.01;

/** Chin to crown, or to the highest hair where that is seen and counts; one standard deviation beside it. */
export function measuredHeight<S extends Space>(
  { axes, chin, crown, headHeightPx, uncertaintyPx, hairTop }: HeadLine<S>,
  includesHair: boolean,
): { heightPx: number; uncertaintyPx: number } {
  if (!includesHair || !hairTop) return { heightPx: headHeightPx, uncertaintyPx };
  const top = Math.max(heightAboveEyes(axes, hairTop), heightAboveEyes(axes, crown));
  const heightPx = (top - heightAboveEyes(axes, chin)) * axes.interEyePx;
  return { heightPx, uncertaintyPx: heightPx * withHairUncertaintyShare };
}

/** What the crown is told from. In: as headLine. */
export function headShape<S extends Space>(mesh: FaceMesh<S>, hair: HairTop | null): HeadShape {
  return {
    chinDepth: -heightAboveEyes(faceAxes(mesh), pointAt(mesh, vertex.chin)),
    pitchDeg: headPose(mesh).pitchDeg,
    hairHeight: hair?.onMidline ?? null,
    isHairCut: hair?.isMidlineCut ?? false,
  };
}
