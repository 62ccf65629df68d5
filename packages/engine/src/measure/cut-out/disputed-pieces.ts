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
  const [red, green, blue] = brightness;
  const wallLevel = red * wall[0] + green * wall[1] + blue * wall[2];
  const seen = new Float32Array(disputed.length);
  for (let i = 0, at = 0; i < seen.length; i++, at += 3) {
    if (covered?.[i] === 0) continue;
    const level = red * data[at]! + green * data[at + 1]! + blue * data[at + 2]!;
    seen[i] = (disputed[i]! / 255) * (Math.abs(level - wallLevel) / 255);
  }
  const around = boxMean(seen, picture, Math.round(halfSideShare * interEyePx));
  // A piece begins at odds of 1.
  const odds = around.map((mean) => mean / doubtMin);
  return piecesOf(odds, picture, areaMinPx);
}
