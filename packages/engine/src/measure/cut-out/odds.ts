import type { Evidence } from './evidence.ts';

/** Weights of a logistic regression on the evidence. */
export interface EvidenceWeights {
  intercept: number;
  ownColour: number;
  otherBarrier: number;
  ownBarrier: number;
  probability: number;
}

/** Barriers enter by the square root of barrier / unit, clamped at the maximum; bytes. */
const barrierUnit = 40;
const barrierMax = 160;
/** Keeps the logit of a probability of 0 or 1 finite. */
const probabilityMargin = 0.02;
/** Clamp of a pixel's log odds; pixels without evidence get the negative. */
const oddsMax = 5;

/**
 * Log odds that each pixel is on the wrong side of the matte.
 *
 * In:  `ownProbability`, probability that each pixel is on its side by the second pass, 0 to 1.
 * Out: one value per pixel, -5 without evidence.
 */
export function oddsOf(
  evidence: Evidence,
  ownProbability: Float32Array,
  weights: EvidenceWeights,
): Float32Array {
  const odds = new Float32Array(ownProbability.length).fill(-oddsMax);
  const { pixels, ownColour, otherBarrier, ownBarrier } = evidence;
  for (let k = 0; k < pixels.length; k++) {
    const i = pixels[k]!;
    const share = ownProbability[i]!;
    const sum =
      weights.intercept +
      weights.ownColour * ownColour[k]! +
      weights.otherBarrier * barrierRoot(otherBarrier[k]!) +
      weights.ownBarrier * barrierRoot(ownBarrier[k]!) +
      weights.probability * Math.log((share + probabilityMargin) / (1 + probabilityMargin - share));
    odds[i] = Math.min(oddsMax, Math.max(-oddsMax, sum));
  }
  return odds;
}

function barrierRoot(barrier: number): number {
  return Math.sqrt(Math.min(barrier, barrierMax) / barrierUnit);
}
