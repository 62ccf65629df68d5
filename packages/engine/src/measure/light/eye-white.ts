import type { Natives } from '@vesika/report';
import { alignedSizePx } from '../../face/aligned-face.ts';
import { type EyeOpening, eyeOpenings } from '../../face/eye-openings.ts';
import type { FaceView } from '../../face/face-view.ts';
import type { Space } from '../../geometry/spaces.ts';
import { spansOfPolygon } from '../../raster/polygon.ts';
import { quantile } from '../../raster/quantile.ts';

/** Quantile of the pixels between the lids that is the white of the eye; a catch light of usual size is above it. */
const whiteRank = 0.98;

/**
 * Light of the white of the eyes. It is nearly the same in people of all skin tones, so it shows an exposure that would
 * make dark skin look like pale skin in good light.
 *
 * Out:    linear luminance of the brighter eye, 0 to 1; null for eyes outside the picture.
 * Source: the method is ours.
 */
export function measureEyeWhite({ aligned: { luminance, mesh, raster } }: FaceView<Space>): Natives {
  const whiteOf = ({ polygon }: EyeOpening) => {
    const seen: number[] = [];
    for (const { y, from, to } of spansOfPolygon(polygon, raster)) {
      for (let x = from; x < to; x++) seen.push(luminance[y * alignedSizePx + x]!);
    }
    return seen.length === 0 ? [] : [quantile(seen, whiteRank) / 255];
  };
  const whites = eyeOpenings(mesh).flatMap(whiteOf);
  return { eyeWhiteLight: whites.length === 0 ? null : Math.max(...whites) };
}
