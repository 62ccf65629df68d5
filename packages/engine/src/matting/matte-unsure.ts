import { dilateMask } from '../raster/mask.ts';
import type { AlphaGrid } from './matte-resize.ts';

/** Alpha below this is certain background, above its complement certain person. */
const certain = 0.02;
/** Certain pixels this close to a doubtful one count as doubtful too, as a share of the grid's width. */
const reachShare = 0.01;

/** 1 where alpha is doubtful, or close to a doubtful pixel. */
export function unsurePixels({ alpha, widthPx, heightPx }: AlphaGrid): Uint8Array {
  const doubtful = new Uint8Array(alpha.length);
  for (let i = 0; i < alpha.length; i++) if (alpha[i]! > certain && alpha[i]! < 1 - certain) doubtful[i] = 1;
  const reachPx = Math.max(1, Math.round(reachShare * widthPx));
  return dilateMask(doubtful, { widthPx, heightPx }, reachPx);
}
