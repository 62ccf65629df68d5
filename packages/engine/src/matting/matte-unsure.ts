import { dilateMask } from '../raster/mask.ts';
import type { AlphaGrid } from './matte-resize.ts';

/** Below this the net means background, above the complement person. */
const certain = 0.02;
/** Certainty counts only so far from doubt, as a share of the grid's width. */
const reachShare = 0.01;

/** 1 where alpha is in doubt, or next to doubt. */
export function unsurePixels({ alpha, widthPx, heightPx }: AlphaGrid): Uint8Array {
  const doubtful = new Uint8Array(alpha.length);
  for (let i = 0; i < alpha.length; i++) if (alpha[i]! > certain && alpha[i]! < 1 - certain) doubtful[i] = 1;
  const reachPx = Math.max(1, Math.round(reachShare * widthPx));
  return dilateMask(doubtful, { widthPx, heightPx }, reachPx);
}
