import type { Raster } from '../raster/raster.ts';
import { colourOdds, side } from './colour-odds.ts';

/** Side length of a cell of the colour model, grid px. */
const cellPx = 24;
/** Above this alpha a pixel trains the person's colours, below its complement the background's. */
const sure = 0.95;
/**
 * Weight of the colour evidence against the nets. It is low because the log odds of neighbouring pixels are not
 * independent.
 */
const weight = 0.2;

/**
 * Corrects a doubtful alpha by the local colours of person and background.
 *
 * In:  picture and alpha (0..1) of the same size; alpha is changed in place where `unsure` is 1.
 * Out: log odds that the colour is the person's, -4 to 4; 0 where `unsure` is 0.
 */
export function applyColourOdds(picture: Raster, alpha: Float32Array, unsure: Uint8Array): Float32Array {
  const known = new Uint8Array(alpha.length);
  for (let i = 0; i < known.length; i++) {
    known[i] = alpha[i]! > sure ? side.person : alpha[i]! < 1 - sure ? side.background : 0;
  }
  const odds = colourOdds(picture, unsure, { known, cellPx });
  for (let i = 0; i < alpha.length; i++) {
    if (unsure[i]) alpha[i] = withOdds(alpha[i]!, weight * odds[i]!);
  }
  return odds;
}

/** Keeps alphas of 0 and 1 at finite log odds, so that colour evidence can outweigh an error of the nets. */
const margin = 0.02;

/** Alpha after adding evidence for the person, given in log odds. */
export function withOdds(alpha: number, logOdds: number): number {
  const odds = Math.log((alpha + margin) / (1 + margin - alpha)) + logOdds;
  const share = 1 / (1 + Math.exp(-odds));
  return Math.min(1, Math.max(0, share * (1 + 2 * margin) - margin));
}
