import model from './crown-model.json' with { type: 'json' };

/** What the crown is told from, in inter-eye distances. */
export interface HeadShape {
  /** The mesh's chin below the eyes. */
  chinDepth: number;
  /** Positive: looking down, which shows more of the skull above the eyes. */
  pitchDeg: number;
  /** Top of the hair on the midline above the eyes; null where it is not seen. */
  hairHeight: number | null;
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
 *         checked by leaving one person out: scripts/fit/crown.ts, figures in docs/accuracy.md.
 */
export function estimateCrown({ chinDepth, pitchDeg, hairHeight }: HeadShape): CrownEstimate {
  const pitch = Math.min(model.pitchDeg.max, Math.max(model.pitchDeg.min, pitchDeg));
  if (hairHeight === null) {
    const { intercept, perChin, perPitchDeg } = model.fromFace;
    return {
      height: intercept + perChin * chinDepth + perPitchDeg * pitch,
      uncertaintyShare: model.uncertainty.fromFace,
    };
  }
  const { intercept, perChin, perPitchDeg, perHair, hairUpTo } = model.underHair;
  const height = Math.min(
    hairHeight,
    intercept + perChin * chinDepth + perPitchDeg * pitch + perHair * Math.min(hairHeight, hairUpTo),
  );
  const { bare, perHair: morePerHair, hairUpTo: depthUpTo } = model.uncertainty;
  return { height, uncertaintyShare: bare + morePerHair * Math.min(hairHeight - height, depthUpTo) };
}
