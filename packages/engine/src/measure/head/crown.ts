import model from './crown-model.json' with { type: 'json' };

/** Predictors of the crown's height; lengths in inter-eye distances. */
export interface HeadShape {
  /** Depth of the mesh's chin below the eyes. */
  chinDepth: number;
  /** Positive when the person looks down, which shows more of the skull above the eyes. */
  pitchDeg: number;
  /** Height of the hair's top on the midline above the eyes; null when it was not found. */
  hairHeight: number | null;
  /** The border of the picture cuts the hair off, so `hairHeight` is a lower bound. */
  isHairCut: boolean;
}

interface CrownEstimate {
  /** Height above the eyes, inter-eye distances. */
  height: number;
  /** Standard deviation of the head height, chin to crown, as a share of it. */
  uncertaintyShare: number;
}

/** Ratio of the manually annotated chin's depth to that of the mesh's chin, slightly above 1. */
export const chinPerMesh = model.chinPerMesh;

/**
 * Estimates the crown, the top of the skull under the hair, by linear regression on face length, pitch and hair height.
 * The hair height is clamped to the highest skull, so full or curly hair does not raise the crown; the uncertainty
 * increases with the depth of the hair.
 *
 * Out:    at most the height of visible hair.
 * Source: ICAO Doc 9303-3 defines the crown as the top of the head ignoring hair; the model is ours, fitted with
 *         leave-one-person-out validation by lab/fit/crown.ts, with figures in docs/accuracy/head.md.
 */
export function estimateCrown({ chinDepth, pitchDeg, hairHeight, isHairCut }: HeadShape): CrownEstimate {
  const pitch = Math.min(model.pitchDeg.max, Math.max(model.pitchDeg.min, pitchDeg));
  const { fromFace, underHair, uncertainty } = model;
  const byFace = fromFace.intercept + fromFace.perChin * chinDepth + fromFace.perPitchDeg * pitch;
  if (hairHeight === null) return { height: byFace, uncertaintyShare: uncertainty.fromFace };
  const byHair =
    underHair.intercept +
    underHair.perChin * chinDepth +
    underHair.perPitchDeg * pitch +
    underHair.perHair * Math.min(hairHeight, underHair.hairUpTo);
  if (isHairCut) return { height: Math.max(byFace, byHair), uncertaintyShare: uncertainty.fromFace };
  const height = Math.min(hairHeight, byHair);
  const hairDepth = Math.min(hairHeight - height, uncertainty.hairUpTo);
  return { height, uncertaintyShare: uncertainty.bare + uncertainty.perHair * hairDepth };
}
