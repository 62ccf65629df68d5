import type { Raster } from '../raster/raster.ts';
import { colourOdds, side } from './colour-odds.ts';

/** Side of the places within which colours are alike, px of the grid. */
const cellPx = 24;
/** Alpha from which a pixel counts for the person, and below the complement of which for the background. */
const sure = 0.95;
/** Trust in the colours against the nets; all see the same pixels. */
const weight = 0.2;

/**
 * Lets the colours around speak where the nets are unsure.
 *
 * In:  picture and alpha (0..1) of one size; alpha is changed where `unsure` is set.
 * Out: log odds of the colours for the person; 0 where they were not asked.
 */
export function weighColours(seen: Raster, alpha: Float32Array, unsure: Uint8Array): Float32Array {
  const known = new Uint8Array(alpha.length);
  for (let i = 0; i < known.length; i++) {
    known[i] = alpha[i]! > sure ? side.person : alpha[i]! < 1 - sure ? side.background : 0;
  }
  const odds = colourOdds(seen, unsure, { known, cellPx });
  for (let i = 0; i < alpha.length; i++) {
    if (unsure[i]) alpha[i] = withOdds(alpha[i]!, weight * odds[i]!);
  }
  return odds;
}

/** The nets never say 0 or 1; without a margin one of their errors could not be outvoted. */
const margin = 0.02;

/** Alpha with further evidence, in log odds, for the person. */
export function withOdds(alpha: number, logOdds: number): number {
  const odds = Math.log((alpha + margin) / (1 + margin - alpha)) + logOdds;
  const share = 1 / (1 + Math.exp(-odds));
  return Math.min(1, Math.max(0, share * (1 + 2 * margin) - margin));
}
