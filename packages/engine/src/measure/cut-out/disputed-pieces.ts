import type { Space } from '../../geometry/spaces.ts';
import { boxMean } from '../../raster/box-mean.ts';
import type { Rgb } from '../../raster/rgb.ts';
import type { CutOutView } from './evidence.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** Half side of the square over which a dispute is averaged, inter-eye distances; edges and locks of hair are narrower. */
const halfSideShare = 0.09;
/** Mean of dispute times contrast from which a pixel is in doubt, 0 to 1. */
const doubtMin = 0.22;
/** Weights of a pixel's brightness (ITU-R BT.601). */
const brightness = [0.299, 0.587, 0.114] as const;

/**
 * Pieces that one net takes for the person and another for the background, weighted by how much they would show: kept or
 * removed, a piece as bright as the painted wall is not seen.
 *
 * In:  the original in its frame; for each pixel how far the nets disagree, 0 to 255; colour of the painted wall.
 * Out: largest first; px of the view.
 */
export function disputedPieces<S extends Space>(
  { picture, covered, interEyePx }: Pick<CutOutView<S>, 'picture' | 'covered' | 'interEyePx'>,
  { disputed, wall, areaMinPx }: { disputed: Uint8Array; wall: Rgb; areaMinPx: number },
): Piece[] {
  const { data } = picture;
  const seen = Float32Array.from(disputed, (dispute, i) => {
    if (covered?.[i] === 0) return 0;
    const contrast = brightness.reduce((sum, weight, c) => sum + weight * (data[3 * i + c]! - wall[c]!), 0);
    return (dispute / 255) * (Math.abs(contrast) / 255);
  });
  const around = boxMean(seen, picture, Math.round(halfSideShare * interEyePx));
  // A piece begins at odds of 1.
  const odds = around.map((mean) => mean / doubtMin);
  return piecesOf(odds, picture, areaMinPx);
}
