import model from './crown-model.json' with { type: 'json' };

/** What the crown is told from, in inter-eye distances. */
export interface HeadShape {
  /** The mesh's chin below the eyes. */
  chinDepth: number;
  /** Positive: looking down, which shows more of the skull above the eyes. */
  pitchDeg: number;
  /** Top of the hair on the midline above the eyes; null where it is not seen. */
  hairHeight: number | null;
  /** It is the picture's edge instead, and the hair's top lies at least as high. */
  isHairCut: boolean;
}

export interface CrownEstimate {
  /** Above the eyes, in inter-eye distances. */
  height: number;
  /** One standard deviation of the head's height, chin to crown, as a share of it. */
  uncertaintyShare: number;
}

/** Hand-placed chins lie a little below the mesh's. */
export const chinPerMesh = model.chinPerMesh;

/**
 * The skull's top under the hair, from the face's length, its pitch and the hair. Hair higher than any skull reaches
 * says nothing more of it, and so full or curly hair does not lift the crown; the more hair lies over it, the less
 * certain it is.
 *
 * Source: what the crown is: ICAO Doc 9303-3, top of the head as if there were no hair; the model is ours, fitted and
 *         checked by leaving one person out: lab/fit/crown.ts, figures in docs/accuracy.md.
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
