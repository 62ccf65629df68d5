import type { Evidence } from './evidence.ts';

/** What each piece of evidence is worth: weights of a logarithm of odds. */
export interface Worth {
  start: number;
  ownColour: number;
  otherBarrier: number;
  ownBarrier: number;
  look: number;
}

/** Barriers count by their square root, in units of this much of a byte, and no more than from the second on. */
const barrierUnit = 40;
const barrierMax = 160;
/** The net never says 0 or 1. */
const lookMargin = 0.02;
/** No single pixel speaks louder; where nobody asks, it speaks against. */
const oddsMax = 5;

/**
 * Logarithmic odds that a pixel came to the wrong side of the cut.
 *
 * In:  `own`, how much another look at the picture takes each pixel for one of its side, 0 to 1.
 * Out: one per px of the picture; lowest where no evidence was gathered.
 */
export function oddsOf(evidence: Evidence, own: Float32Array, worth: Worth): Float32Array {
  const odds = new Float32Array(own.length).fill(-oddsMax);
  const { pixels, ownColour, otherBarrier, ownBarrier } = evidence;
  for (let k = 0; k < pixels.length; k++) {
    const i = pixels[k]!;
    const share = own[i]!;
    const sum =
      worth.start +
      worth.ownColour * ownColour[k]! +
      worth.otherBarrier * barrierRoot(otherBarrier[k]!) +
      worth.ownBarrier * barrierRoot(ownBarrier[k]!) +
      worth.look * Math.log((share + lookMargin) / (1 + lookMargin - share));
    odds[i] = Math.min(oddsMax, Math.max(-oddsMax, sum));
  }
  return odds;
}

function barrierRoot(barrier: number): number {
  return Math.sqrt(Math.min(barrier, barrierMax) / barrierUnit);
}
